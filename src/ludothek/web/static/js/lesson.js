/* A lesson: a situation, a task, and the same question as at a table; the server judges every answer. */

import { App } from "./app.js";
import { drawCardDialog } from "./cards.js";
import { drawDialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { post } from "./http.js";
import { drawKeys, drawNotation, startKeys } from "./keys.js";
import { drawLeft, drawMenu, drawTabs, drawTop, pane } from "./layout.js";
import { complete } from "./model.js";
import { drawChips, drawCompare } from "./players.js";
import { drawCorner, drawQuestion } from "./question.js";
import { drawRules, openRules, ruleLink } from "./rules.js";
import { drawSettings } from "./settings.js";
import { startTips } from "./tip.js";
import { t } from "./words.js";

const DIALOGS = {
  menu: drawMenu,
  compare: drawCompare,
  rules: drawRules,
  card: drawCardDialog,
  keys: drawKeys,
  notation: drawNotation,
  settings: drawSettings,
};

class Lesson extends App {
  constructor() {
    super(draw);
    this.hinted = false;
    this.begun = false; // whether the situation was read
    this.tools = [
      ["ui-lesson-list", "arrow-left", `${this.root}/learn`],
      ["ui-rules", "book", "rules", () => openRules(this), "r"],
      ["ui-settings", "settings", "settings", () => this.open("settings"), "s"],
      ["ui-keys", "keyboard", "keys", () => this.open("keys"), "?"],
    ];
  }

  start() {
    this.take(this.boot.lessonview);
    if (this.narrow) this.ask("");
    startTips();
    startKeys(this);
  }

  take(moment) {
    this.moment = moment;
    this.view = complete(moment.view);
    this.asksAnew();
    this.sending = "";
    if (moment.verdict?.kind === "right") this.hinted = false;
    document.title = `${moment.title} · ${this.view.title}`;
    this.render();
  }

  async ask(given, answered = this.moment.answered) {
    const wish = { answered, given, lang: this.lang, narrow: this.narrow };
    const moment = await this.attempt(() =>
      post(`${this.root}/api/lesson/${this.boot.game}/${this.boot.lesson}`, wish),
    );
    this.sending = "";
    if (moment) this.take(moment);
    else this.render();
  }

  answer({ code, word }) {
    this.ask(`${code} ${word}`);
  }

  /** A lesson takes nothing back: a wrong answer changes nothing. */
  request() {
    this.set({ selected: "" });
  }

  turnTo(tab) {
    this.begun = true;
    super.turnTo(tab);
  }

  again() {
    this.hinted = false;
    this.begun = false;
    this.ask("", 0);
  }

  resized() {
    this.ask("");
  }

  translated() {
    this.ask("");
  }
}

// -- drawing ----------------------------------------------------------------------------------------------------

function draw(app) {
  const { moment } = app;
  Object.assign(app.place.dataset, { answered: moment.answered, sending: app.sending });
  const corner = drawCorner(app);
  return [
    drawTop(app),
    drawChips(app),
    h(
      "main",
      { class: "table lesson", key: "main" },
      app.narrow && drawTask(app), // first thing on a phone, whatever the tab
      drawLeft(app),
      h(
        "div",
        { class: "right" },
        !app.narrow && drawTask(app),
        pane(app, "actions", "panel actions", [
          drawQuestion(app, moment.done ? drawDone(app) : null),
          app.narrow || moment.done ? null : corner,
        ]),
      ),
    ),
    app.narrow && corner && !moment.done && h(
      "section",
      { class: "bottom", key: "bottom", "aria-label": t("ui-turn") },
      corner,
    ),
    app.narrow && drawTabs(app, ["board", "me", "others", "actions"]),
    drawDialog(app, DIALOGS),
  ];
}

function drawTask(app) {
  const { moment } = app;
  const hinted = app.hinted && moment.hint && !moment.verdict?.hint; // a verdict brings the hint itself
  return h(
    "section",
    { class: "panel task", key: "task", "data-lesson": moment.id, "aria-labelledby": "lesson-title" },
    h(
      "header",
      null,
      h("h2", { id: "lesson-title" }, moment.title),
      !moment.done && !hinted && !moment.verdict?.hint && button(
        "hint",
        t("ui-lesson-hint"),
        () => app.set({ hinted: true }),
      ),
      h(
        "p",
        { class: "muted" },
        t("ui-lesson-question", { n: Math.min(moment.answered + 1, moment.questions), of: moment.questions }),
      ),
    ),
    drawSituation(app),
    h("p", null, h("strong", null, t("ui-lesson-task")), " ", moment.task),
    h(
      "div",
      { "aria-live": "polite" },
      drawVerdict(app, moment.verdict),
      hinted && h("p", { class: "hint", "data-hint": "" }, moment.hint),
    ),
    moment.done && app.narrow && drawDone(app),
  );
}

/** Folded when it has been read: there is a verdict, or somebody went on to another tab of a phone. */
function drawSituation(app) {
  const { situation, answered, verdict } = app.moment;
  const open = !verdict && (!app.narrow || (!app.begun && answered === 0));
  return h(
    "details",
    { key: `situation ${open}`, open },
    h("summary", null, t("ui-lesson-situation")),
    h("p", null, situation),
  );
}

function drawVerdict(app, verdict) {
  if (!verdict) return null;
  const good = verdict.kind === "right" || verdict.kind === "done";
  return h(
    "div",
    {
      key: `${app.moment.answered} ${verdict.text}`,
      class: `verdict ${good ? "good" : "why"}`,
      "data-verdict": verdict.kind,
      mount: (el) => queueMicrotask(() => el.scrollIntoView({ block: "nearest" })),
    },
    h("p", null, verdict.text),
    verdict.rule && h("p", null, ruleLink(app, verdict.rule), " ", verdict.sentence),
    verdict.hint && h("p", { class: "hint" }, verdict.hint),
  );
}

function drawDone(app) {
  const { next } = app.boot;
  return h(
    "div",
    { class: "done", "data-done": "" },
    h("h2", null, t("ui-lesson-done")),
    h("p", null, app.moment.learned),
    h(
      "div",
      { class: "next" },
      next && h(
        "a",
        { class: "button primary", "data-action": "next", href: next.url },
        t("ui-lesson-next", { title: next.title }),
      ),
      button("again", t("ui-lesson-again"), () => app.again()),
      h("a", { class: "button", href: `${app.root}/learn` }, t("ui-lesson-list")),
    ),
  );
}

new Lesson().start();
