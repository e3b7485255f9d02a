/* The keyboard: every option has a key, every part of the table a letter (table/question.py leaves these letters to the
   table). `?` lists them. */

import { h } from "./dom.js";
import { skip } from "./motion.js";
import { compare } from "./players.js";
import { openRules } from "./rules.js";
import { hide } from "./tip.js";
import { confirm, tap, undoStep, undoTurn } from "./turn.js";
import { t } from "./words.js";

const PAUSE = 700; // after "1" when there are both 1 and 12

const COMMANDS = {
  "?": (app) => app.open("keys"),
  "/": (app) => app.question && app.open("notation", { text: "" }),
  u: undoStep,
  U: undoTurn,
  t: undoTurn,
  r: (app) => openRules(app),
  c: compare,
  l: (app) => go(app, "log", ".log"),
  b: (app) => go(app, "board", ".drawing [tabindex='0']"),
  m: (app) => go(app, "me", "[data-pane=me] button"),
  o: (app) => go(app, "others", "[data-pane=others] button"),
  x: (app) => go(app, "actions", ".choice"),
  h: (app) => app.view.seat >= 0 && app.open("recap"),
  s: (app) => app.open("settings"),
};

export function startKeys(app) {
  let typed = "";
  let timer = 0;

  const play = (key) => {
    typed = "";
    clearTimeout(timer);
    const choice = app.question?.choices.find((found) => found.key === key);
    if (choice) tap(app, choice.word);
    return Boolean(choice);
  };

  /** Digits wait for more as long as a longer key may be meant. */
  const digit = (key) => {
    const keys = app.question?.choices.map((choice) => choice.key) || [];
    typed += key;
    clearTimeout(timer);
    if (!keys.some((found) => found.startsWith(typed))) typed = key;
    const longer = keys.some((found) => found.startsWith(typed) && found !== typed);
    if (longer) timer = setTimeout(() => play(typed), PAUSE);
    else if (keys.includes(typed)) play(typed);
    else typed = "";
  };

  addEventListener("keydown", (event) => {
    if (event.key === "Escape") return escape(app);
    if (event.ctrlKey || event.metaKey || event.altKey || app.dialog || app.curtain) return;
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "Enter") {
      if (typed) return play(typed) && event.preventDefault();
      if (event.target.closest("button, a, summary, [role=button]")) return;
      if (app.selected) confirm(app);
    } else if (/^\d$/.test(event.key)) {
      digit(event.key);
    } else if (event.key.length === 1 && app.question?.choices.some((choice) => choice.key === event.key)) {
      play(event.key);
    } else if (COMMANDS[event.key]) {
      event.preventDefault();
      COMMANDS[event.key](app);
    }
  });
}

/** Whatever lies on top goes: motion, a note, a selection, the look back. */
function escape(app) {
  skip();
  if (hide() || app.dialog) return; // the browser closes dialogs itself
  if (app.selected || app.unfolded) app.set({ selected: "", unfolded: "" });
  else if (app.look) app.set({ look: null });
  else if (app.said) app.set({ said: null });
}

function go(app, tab, selector) {
  app.turnTo(tab);
  requestAnimationFrame(() => app.place.querySelector(selector)?.focus());
}

// -- the list of keys -----------------------------------------------------------------------------------------

const LIST = [
  ["1 2 3 …", "ui-key-choice"],
  ["Enter", "ui-key-confirm"],
  ["u", "ui-key-undo-step"],
  ["U t", "ui-key-undo-turn"],
  ["← → Tab", "ui-key-move"],
  ["z", "ui-key-card"],
  ["/", "ui-key-notation"],
  ["b x m o", "ui-key-panes"],
  ["l", "ui-key-log"],
  ["h", "ui-key-recap"],
  ["c", "ui-key-compare"],
  ["r", "ui-key-rules"],
  ["s", "ui-key-settings"],
  ["Esc", "ui-key-escape"],
  ["?", "ui-key-help"],
];

export function drawKeys() {
  return {
    title: t("ui-keys"),
    body: h(
      "table",
      { class: "keys" },
      h(
        "tbody",
        null,
        LIST.map(([keys, about]) =>
          h(
            "tr",
            { key: about },
            h("th", { scope: "row" }, keys.split(" ").map((key) => [h("kbd", null, key), " "])),
            h("td", null, t(about)),
          ),
        ),
      ),
    ),
  };
}

// -- notation -------------------------------------------------------------------------------------------------

/** The line that takes an answer as a word or a number, with or without the question's code. */
export function drawNotation(app) {
  const { text } = app.dialog;
  const { question } = app;
  if (!question) return { title: t("ui-notation"), body: h("p", null, app.view.prompt) };
  const found = matches(question, text);
  const submit = (event) => {
    event.preventDefault();
    if (!text.trim() || found.length !== 1) return app.set({ dialog: { ...app.dialog, bad: true } });
    const [{ choice, refused }] = found;
    if (refused) return app.set({ dialog: { ...app.dialog, why: choice } });
    app.close();
    app.selected = choice.word; // typed in full: nothing is left to confirm
    confirm(app);
  };
  const complete = (event) => {
    if (event.key !== "Tab" || event.shiftKey || !found.length) return;
    event.preventDefault();
    app.set({ dialog: { ...app.dialog, text: found[0].choice.word } });
  };
  const { why, bad } = app.dialog;
  return {
    title: t("ui-notation"),
    kind: "notation",
    body: h(
      "form",
      { onsubmit: submit },
      h(
        "label",
        { class: "field" },
        question.prompt,
        h("input", {
          type: "text",
          value: text,
          "data-focus": "",
          "data-notation": "",
          autocomplete: "off",
          spellcheck: "false",
          "aria-describedby": "notation-found",
          onkeydown: complete,
          oninput: (event) => app.set({ dialog: { name: "notation", text: event.target.value } }),
        }),
      ),
      bad && h("p", { class: "why", role: "alert" }, t("ui-notation-unknown", { text })),
      why && h("p", { class: "why", role: "alert" }, h("code", null, why.rule), " ", why.why),
      h(
        "ul",
        { id: "notation-found", class: "found" },
        found.slice(0, 8).map(({ choice, refused }) =>
          h(
            "li",
            { key: choice.word },
            h("kbd", null, choice.key || "–"),
            h("code", null, choice.word),
            h(refused ? "s" : "span", null, choice.label),
          ),
        ),
      ),
      h("p", { class: "muted" }, t("ui-notation-about", { code: question.code })),
    ),
  };
}

/** Those somebody may mean, the exact one first. */
export function matches(question, text) {
  const given = text.trim().toLowerCase();
  const bare = given.startsWith(`${question.code} `) ? given.slice(question.code.length).trim() : given;
  const all = [
    ...question.choices.map((choice) => ({ choice, refused: false })),
    ...question.refused.map((choice) => ({ choice, refused: true })),
  ];
  const exact = all.filter(({ choice }) => bare && (choice.key === bare || choice.word === bare));
  if (exact.length) return exact;
  return all.filter(({ choice }) => choice.word.startsWith(bare) || choice.label.toLowerCase().startsWith(bare));
}
