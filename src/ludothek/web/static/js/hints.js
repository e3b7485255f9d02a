/* What a bot thinks of my question: hints in three rungs, and an analysis that is refined step by step until I answer,
   stop it or look elsewhere. */

import { h, icon } from "./dom.js";
import { post } from "./http.js";
import { tap } from "./turn.js";
import { t } from "./words.js";

const RUNGS = ["goal", "area", "move"];

const ask = (app, what, body) =>
  post(`${app.root}/api/table/${app.boot.table}/${what}?lang=${app.lang}`, { seat: app.view.question.seat, ...body });

/** Nothing is known of a new question yet. */
export const noHints = () => ({ given: {}, busy: "", analysis: null });

async function take(app, rung) {
  const mine = app.hints;
  if (mine.busy) return;
  mine.busy = rung;
  app.render();
  const found = await app.attempt(() => ask(app, "hint", { rung }));
  mine.busy = "";
  if (found) mine.given[rung] = { words: [], ...found };
  app.render();
}

/** Whether an analysis may go on: it is the one of this question, nobody has answered, and somebody looks. */
const goesOn = (app, mine, analysis) =>
  app.hints === mine && mine.analysis === analysis && analysis.running && app.question && !app.sending && !document.hidden;

async function analyse(app) {
  const mine = app.hints;
  const analysis = (mine.analysis = { options: [], running: true, done: false });
  app.render();
  while (goesOn(app, mine, analysis)) {
    const found = await app.attempt(() => ask(app, "analysis", {}));
    if (!goesOn(app, mine, analysis)) break;
    if (!found || found.done) analysis.running = false;
    if (found) Object.assign(analysis, { done: false, ...found });
    app.render();
  }
  analysis.running = false;
  app.render();
}

function stop(app) {
  app.hints.analysis.running = false;
  app.render();
}

/** Whether a hint speaks of this answer. */
export const isHinted = (app, word) => {
  const { area, move } = app.hints?.given || {};
  return Boolean((move || area)?.words.includes(word));
};

// -- drawing --------------------------------------------------------------------------------------------------

export function drawHints(app) {
  const { hints, view } = app;
  if (!hints || !view.hints || app.look) return null;
  const running = hints.analysis?.running;
  const others = view.seats.some((seat) => seat.kind === "person" && !seat.yours);
  return h(
    "section",
    { class: "hints", "data-hints": "", "aria-label": t("ui-hints") },
    h(
      "div",
      { class: "hint-buttons", role: "group", "aria-label": t("ui-hints"), title: others ? t("ui-hints-about") : null },
      icon("target"),
      RUNGS.map((rung) => h("button", {
        key: rung,
        type: "button",
        class: "plain",
        "data-action": `hint-${rung}`,
        "aria-busy": hints.busy === rung ? "true" : null,
        disabled: Boolean(hints.busy || hints.given[rung]),
        onclick: () => take(app, rung),
      }, t(`ui-hint-${rung}`))),
      h("button", {
        type: "button",
        class: "plain",
        "data-action": running ? "analysis-stop" : "analysis",
        onclick: () => (running ? stop(app) : analyse(app)),
      }, t(running ? "ui-analysis-stop" : "ui-analysis")),
    ),
    h(
      "div",
      { class: "hint-texts", "aria-live": "polite" },
      RUNGS.filter((rung) => hints.given[rung]).map((rung) =>
        h("p", { key: rung, "data-hint-text": rung }, hints.given[rung].text)),
      hints.busy && h("p", { key: "busy", class: "muted" }, t("ui-hint-thinking")),
    ),
    hints.analysis && drawAnalysis(app, hints.analysis),
  );
}

function drawAnalysis(app, analysis) {
  const alone = app.view.seats.length === 1;
  const state = analysis.running ? "running" : analysis.done ? "done" : "stopped";
  return h(
    "div",
    { class: "analysis", "data-analysis": state, "data-simulations": analysis.simulations || 0 },
    analysis.options.length > 0 && h(
      "table",
      { "aria-label": t("ui-analysis-title") },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("ui-analysis-option")),
          h("th", { scope: "col" }, t(alone ? "ui-analysis-points" : "ui-analysis-chances")),
          h("th", { scope: "col" }, t("ui-analysis-visits")),
        ),
      ),
      h(
        "tbody",
        null,
        analysis.options.map((option) =>
          h(
            "tr",
            { key: option.word, "data-analysed": option.word },
            h("td", null, h("button", {
              type: "button", class: "plain", onclick: () => tap(app, option.word),
            }, option.label)),
            h("td", null, t(alone ? "ui-points" : "ui-percent", { value: option.value, error: option.error })),
            h("td", null, String(option.visits)),
          ),
        ),
      ),
    ),
    h("p", { class: "muted" }, t(`ui-analysis-${state}`)),
  );
}
