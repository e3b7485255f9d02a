/* Answering: what a tap on an option does, when it has to be confirmed, and what can be taken back. */

import { show } from "./tip.js";
import { t } from "./words.js";

/** Whether an answer waits for Confirm, or for a second tap. */
export function waits(app, choice) {
  if (app.prefs.confirm === "always") return true;
  if (app.prefs.confirm === "never") return false;
  return app.touch || Boolean(choice.ends);
}

/** Somebody points at an option: in the list, on the board, on a card, or by its key. */
export function tap(app, word, target = null) {
  const option = app.option(word);
  if (!option) {
    if (target) show(target);
    return;
  }
  if (app.sending) return;
  if (option.refused) {
    app.set({ unfolded: app.unfolded === word ? "" : word, selected: "" });
    if (target) show(target);
    return;
  }
  const again = app.selected === word;
  app.set({ selected: word, unfolded: "" });
  if (again || !waits(app, option.choice)) confirm(app);
}

export function confirm(app) {
  const { question, selected } = app;
  if (!question || !selected || app.sending) return;
  app.set({ sending: selected });
  app.answer({ type: "answer", seat: question.seat, seq: app.view.seq, code: question.code, word: selected });
}

/** Back to a position; what is only selected goes first. */
export function undoTo(app, to, why) {
  if (app.look || app.sending) return;
  if (app.selected) app.set({ selected: "" });
  else if (to >= 0) app.request({ type: "undo", seat: app.view.seat, seq: app.view.seq, to });
  else app.say(why || t("ui-undo-nothing"));
}

export const undoStep = (app) => undoTo(app, app.view?.undo?.step ?? -1, app.view?.undo?.why);

export function undoTurn(app) {
  if (!app.sending) app.selected = "";
  undoTo(app, app.view?.undo?.turn ?? -1, app.view?.undo?.why);
}

/** Beyond the barrier the others have to agree. */
export function askUndo(app, to) {
  app.request({ type: "ask_undo", seat: app.view.seat, to });
}

/** To what this page showed: another wish that came since is not meant. */
export function consent(app, yes) {
  app.request({ type: "consent", seat: app.view.seat, yes, to: app.view.consent.to });
}

/** What the server made of a request. */
export function acknowledged(app, ack, sent) {
  const done = ack.kind === "done" || ack.kind === "again";
  if (!sent || sent.type === "answer") app.ack = { seq: ack.seq || 0, done };
  if (ack.kind === "stale") app.say(ack.why || t("ui-stale"), { bad: true });
  else if (!done) app.say(ack.why || t("ui-not-asked"), { rule: ack.rule, bad: true });
  settle(app);
  app.render();
}

/** An answer is on its way until a view shows what became of it: before, nothing else can be answered. */
export function settle(app) {
  if (!app.ack || app.view.seq < app.ack.seq) return;
  app.sending = "";
  if (app.ack.done) app.asksAnew();
  app.ack = null;
}
