/* The question: its choices as a numbered list, refused ones among them, and the corner with Undo and Confirm. */

import { badge, h, icon, signed } from "./dom.js";
import { drawHints, isHinted } from "./hints.js";
import { ruleLink } from "./rules.js";
import { drawNext } from "./score.js";
import { confirm, tap, undoStep, undoTo, undoTurn } from "./turn.js";
import { t } from "./words.js";

const ON_CHOICE = 3; // changes shown in the list; all of them when it is selected
const LONG = 9; // choices: more than fit without scrolling
const ENDS = { chance: "dice", revealed: "eye", others: "people", over: "flag" }; // symbols of what comes next

/** The panel of the question, or what stands there when nobody asks me. */
export function drawQuestion(app, instead = null) {
  const { question } = app;
  const inside = document.activeElement?.closest(".question");
  return h(
    "div",
    {
      key: `question ${question ? app.asking : ""}`, // another question begins at its top
      class: "question",
      mount: (el) => inside && queueMicrotask(() => el.querySelector("h2")?.focus()),
    },
    instead || (question ? drawAsked(app, question) : drawIdle(app)),
  );
}

function drawIdle(app) {
  const over = app.view.status === "over" && !app.narrow && app.answer;
  return [
    h("h2", { tabindex: -1 }, t("ui-actions")),
    h("p", { class: "idle" }, app.view.prompt),
    over ? drawNext(app) : app.prefs.level !== "quiet" && drawChanges(app),
  ];
}

/** What changed since I answered last, for each player. */
export function drawChanges(app) {
  const { recap, scene } = app.view;
  const changed = scene.players.filter((player) => recap.some((delta) => delta.seat === player.seat));
  if (!changed.length) return null;
  return h(
    "ul",
    { class: "recap", "aria-label": t("ui-recap") },
    changed.map((player) =>
      h(
        "li",
        { key: player.seat },
        badge(player),
        h("strong", null, player.name),
        h(
          "span",
          { class: "deltas" },
          recap.filter((delta) => delta.seat === player.seat).map((delta) => chip(delta)),
        ),
      ),
    ),
  );
}

function drawAsked(app, question) {
  const level = app.prefs.level;
  return [
    h(
      "div",
      { class: "question-head" },
      h("h2", { id: "question", tabindex: -1 }, t("ui-your-action")),
      question.source && h("span", { class: "source" }, question.source),
      level !== "quiet" && ruleLink(app, question.rule),
    ),
    level === "learner" && question.about && h("p", { class: "about" }, question.about),
    h(
      "ul",
      { class: "choices", "aria-labelledby": "question" },
      inOrder(question).map((item) => drawChoice(app, item)),
    ),
    drawHints(app),
  ];
}

/** All in the order of the vocabulary; where a long list is mostly refused, what is allowed comes first. */
function inOrder(question) {
  const all = [
    ...question.choices.map((choice) => ({ choice, refused: false })),
    ...question.refused.map((choice) => ({ choice, refused: true })),
  ];
  const mostly = all.length > LONG && question.refused.length > question.choices.length;
  return all.sort(
    (one, other) => (mostly && one.refused - other.refused) || one.choice.place - other.choice.place,
  );
}

function drawChoice(app, { choice, refused }) {
  return h("li", { key: choice.word }, refused ? drawRefused(app, choice) : drawAllowed(app, choice));
}

function drawAllowed(app, choice) {
  const selected = app.selected === choice.word;
  const told = app.prefs.level === "learner" || (app.prefs.level === "normal" && selected);
  return [
    h(
      "button",
      {
        type: "button",
        class: `choice ${selected ? "selected" : ""} ${isHinted(app, choice.word) ? "hinted" : ""}`,
        "data-choice": choice.word,
        "data-key": choice.key,
        "aria-pressed": String(selected),
        "aria-busy": app.sending === choice.word ? "true" : null,
        onclick: () => tap(app, choice.word),
        tip: choice.text && !told ? () => h("p", null, choice.text) : null,
      },
      h("kbd", null, choice.key),
      h(
        "span",
        { class: "choice-main" },
        h("span", { class: "choice-label" }, choice.label),
        h("span", { class: "choice-delta" }, drawDeltas(app, choice.delta).slice(0, ON_CHOICE)),
      ),
      choice.ends && h("span", { class: "choice-ends", title: t(`ui-ends-${choice.ends}`) }, icon(ENDS[choice.ends])),
    ),
    told && choice.text && h("p", { class: "choice-text" }, choice.text),
  ];
}

function drawRefused(app, choice) {
  const unfolded = app.unfolded === choice.word;
  const reason = (rule) => h("p", { class: "why", "data-why": choice.word }, rule, " ", choice.why);
  return [
    h(
      "button",
      {
        type: "button",
        class: "choice refused",
        "data-choice": choice.word,
        "data-refused": choice.rule || "?",
        "aria-expanded": String(unfolded),
        onclick: () => tap(app, choice.word),
        tip: unfolded ? null : () => reason(ruleLink(app, choice.rule)),
      },
      h("kbd", { "aria-hidden": "true" }, "–"),
      h(
        "span",
        { class: "choice-main" },
        h("s", null, choice.label),
        h("span", { class: "hidden" }, ` (${t("ui-refused")})`),
      ),
      h("span", { class: "no", "aria-hidden": "true" }, t("ui-no")),
    ),
    unfolded && reason(ruleLink(app, choice.rule)),
  ];
}

// -- changes --------------------------------------------------------------------------------------------------

/** Changes, my own first: they are what one looks for. */
function drawDeltas(app, deltas) {
  const isMine = (delta) => delta.seat === app.view.seat;
  const order = [...deltas].sort((one, other) => isMine(other) - isMine(one));
  return order.map((delta) => chip(delta, isMine(delta) ? null : app.player(delta.seat)));
}

/** One change: "−1 steel". `player` is whose it is, where that must be said. */
export function chip(delta, player = null) {
  return h(
    "span",
    { class: `delta ${delta.by < 0 ? "cost" : "gain"}` },
    player && [badge(player), h("span", { class: "hidden" }, `${player.name} `)],
    signed(delta.by),
    delta.icon ? icon(delta.icon) : " ",
    delta.icon ? h("span", { class: "delta-label" }, delta.label) : delta.label,
  );
}

// -- the corner -----------------------------------------------------------------------------------------------

/** The composed turn, what it changes, and the three buttons: always in the same place. */
export function drawCorner(app) {
  const { view } = app;
  const option = app.option(app.selected);
  const steps = view.undo?.steps || [];
  if (app.look || view.status !== "running" || view.seat < 0) return null;
  return h(
    "div",
    { class: "corner", role: "group", "aria-label": t("ui-turn") },
    steps.length > 0 &&
      h(
        "ol",
        { class: "steps", "aria-label": t("ui-turn-steps") },
        steps.map((step, at) =>
          h("li", { key: step.n }, h("button", {
            type: "button",
            class: "step",
            "data-step": step.n,
            title: t("ui-undo-to", { what: step.label }),
            onclick: () => undoTo(app, step.n),
          }, `${at + 1} `, step.label)),
        ),
      ),
    drawDelta(app, option),
    drawButtons(app, option),
  );
}

function drawDelta(app, option) {
  const turn = app.turnDelta?.() || [];
  if (!option && !turn.length) return null;
  return h(
    "div",
    { class: "strip" },
    turn.length > 0 && h(
      "p",
      { class: "deltas", "data-delta": "turn" },
      h("span", { class: "muted" }, t("ui-turn-so-far")),
      drawDeltas(app, turn),
    ),
    option && h(
      "p",
      { class: "deltas", "data-delta": "choice" },
      h("strong", null, option.choice.label),
      drawDeltas(app, option.choice.delta),
    ),
    option?.choice.ends && app.prefs.level !== "quiet" && h(
      "p",
      { class: "muted ends" },
      t(`ui-ends-${option.choice.ends}`),
    ),
  );
}

function drawButtons(app, option) {
  const { undo } = app.view;
  const back = (action, label, possible, call) =>
    h(
      "button",
      {
        type: "button",
        "data-action": action,
        "aria-disabled": possible ? null : "true",
        title: possible ? null : undo.why || null,
        onclick: () => call(app),
      },
      label,
    );
  return h(
    "div",
    { class: "corner-buttons" },
    undo && back("undo-step", t("ui-undo-step"), app.selected || undo.step >= 0, undoStep),
    undo && back("undo-turn", t("ui-undo-turn"), undo.turn >= 0, undoTurn),
    h(
      "button",
      {
        type: "button",
        class: "primary",
        "data-action": "confirm",
        disabled: !option,
        "aria-busy": app.sending ? "true" : null,
        onclick: () => confirm(app),
      },
      t("ui-confirm"),
      app.compact ? null : h("kbd", null, "↵"),
    ),
  );
}
