/* The log: what happened, with links to the position and the rule, undo to a line, and what is new to me. */

import { badge, button, h } from "./dom.js";
import { asked } from "./http.js";
import { complete, logLines } from "./model.js";
import { drawChanges } from "./question.js";
import { ruleLink } from "./rules.js";
import { askUndo, undoTo } from "./turn.js";
import { t } from "./words.js";

const FILTERS = ["since", "all", "me"];

export function drawLog(app) {
  const { view } = app;
  const filter = app.filter || "all";
  const live = app.answer && view.seat >= 0; // not in a replay, and not for those who only watch
  const lines = allLines(app);
  const fits = {
    all: () => true,
    since: (line) => isNew(view, line),
    me: (line) => line.mark || line.seat === view.seat,
  }[filter];
  const shown = lines.filter(fits);
  return [
    h(
      "header",
      { class: "log-head" },
      h("h2", null, t("ui-log")),
      h(
        "div",
        { class: "filters", role: "group", "aria-label": t("ui-log-filter") },
        (live ? FILTERS : []).map((name) =>
          h("button", {
            type: "button",
            class: "filter",
            "data-filter": name,
            title: name === "since" ? t("ui-recap") : null,
            "aria-pressed": String(filter === name),
            onclick: () => app.set({ filter: name }),
          }, t(`ui-log-${name}`))),
      ),
      live && button("recap", t("ui-recap-short"), () => app.open("recap"), { class: "plain" }),
    ),
    h(
      "ol",
      { class: "log", tabindex: 0, "aria-label": t("ui-log"), mount: stick, moved: stick },
      filter === "all" && lines[0]?.n > 1 && !app.wholeLog && h(
        "li",
        { key: "older" },
        h("button", { type: "button", class: "plain", onclick: () => loadWhole(app) }, t("ui-log-older")),
      ),
      shown.length === 0 && h("li", { key: "empty", class: "muted" }, t("ui-log-empty")),
      withBarrier(app, shown),
    ),
  ];
}

const isNew = (view, line) => line.n > view.since;

/** The whole log where it was asked for, with the lines that came since. */
function allLines(app) {
  if (!app.wholeLog) return app.view.log;
  return app.wholeLog.seq === app.view.seq ? app.wholeLog.lines : app.view.log;
}

async function loadWhole(app) {
  const { seq, seat } = app.view;
  const lines = await app.attempt(() =>
    asked(`${app.root}/api/table/${app.boot.table}/log?lang=${app.lang}&seat=${seat}`),
  );
  if (lines) app.set({ wholeLog: { seq, lines: logLines(lines) } });
}

/** The newest line stays in sight, unless somebody scrolled up to read; in a replay that of the position. */
function stick(el) {
  requestAnimationFrame(() => {
    // a phone scrolls the whole tab
    const frame = getComputedStyle(el).overflowY === "visible" ? el.closest("main") : el;
    const isUp = frame.scrollTop < (el._end || 0) - 40;
    el._end = el.offsetParent ? frame.scrollHeight - frame.clientHeight : 0; // a tab that is opened begins at its end
    if (!el.offsetParent) return;
    const here = [...el.querySelectorAll(".here")].at(-1)?.getBoundingClientRect();
    const { top, bottom } = frame.getBoundingClientRect();
    if (here) frame.scrollTop += Math.min(0, here.top - top) + Math.max(0, here.bottom - bottom); // only the log itself
    else if (!isUp) frame.scrollTop = frame.scrollHeight;
  });
}

// -- lines ----------------------------------------------------------------------------------------------------

/** The lines, with the barrier drawn where one cannot go back alone. */
function withBarrier(app, lines) {
  const { undo } = app.view;
  const drawn = [];
  const acted = lines.some((line) => line.seat === app.view.seat); // else there is nothing to be kept from
  let crossed = !undo || !acted || app.view.status === "over";
  lines.forEach((line, at) => {
    const last = lines[at + 1]?.n !== line.n; // several lines of one answer: only the last can be gone back to
    if (!crossed && line.n > undo.barrier) {
      crossed = true;
      if (undo.why && at > 0) drawn.push(barrier(undo));
    }
    drawn.push(drawLine(app, line, at, last));
  });
  if (!crossed && undo.why && lines.length) drawn.push(barrier(undo));
  return drawn;
}

const barrier = (undo) => h("li", { key: "barrier", class: "barrier", "data-barrier": undo.barrier }, undo.why);

function drawLine(app, line, at, last) {
  const here = app.position === line.n;
  const key = `${line.n}-${at}`;
  if (line.mark) return h("li", { key, class: "line part" }, line.text);
  return h(
    "li",
    {
      key,
      class: `line ${here ? "here" : ""} ${isNew(app.view, line) ? "new" : ""}`,
      "data-n": line.n,
      "data-undone": line.undone ? "" : null,
    },
    mark(app, line),
    h(
      "button",
      {
        type: "button",
        class: "line-text",
        title: line.undone ? null : t("ui-look", { n: line.n }),
        "aria-disabled": line.undone ? "true" : null,
        onclick: () => !line.undone && lookAt(app, line.n),
      },
      line.undone ? [h("s", null, line.text), h("span", { class: "hidden" }, ` (${t("ui-undone")})`)] : line.text,
    ),
    h("span", { class: "line-tools" }, ruleLink(app, line.rule), last && !line.undone && backButton(app, line)),
  );
}

/** Whose answer brought it about. */
function mark(app, line) {
  const player = line.seat >= 0 && app.player(line.seat);
  return player ? badge(player) : h("span", { class: "badge" });
}

/** "Undo to here" where I may, "ask to go back here" beyond the barrier. */
function backButton(app, line) {
  const { undo, n, seat, status } = app.view;
  if (!undo || seat < 0 || line.n >= n || status === "open") return null;
  if (undo.steps.some((step) => step.n === line.n)) {
    return h(
      "button",
      { type: "button", class: "back", "data-undo": line.n, onclick: () => undoTo(app, line.n) },
      t("ui-undo-here"),
    );
  }
  if (line.n < undo.barrier) {
    return h(
      "button",
      { type: "button", class: "back", "data-ask-undo": line.n, onclick: () => askUndo(app, line.n) },
      t("ui-ask-undo-here"),
    );
  }
  return null;
}

// -- looking back ---------------------------------------------------------------------------------------------

/** Show an older position in place. */
export async function lookAt(app, n) {
  if (app.jump) return app.jump(n); // a replay has its own way to go there
  if (n >= app.view.n) return backToNow(app);
  const wish = new URLSearchParams({ lang: app.lang, seat: app.view.seat, narrow: app.narrow ? 1 : 0 });
  const view = await app.attempt(() => asked(`${app.root}/api/table/${app.boot.table}/at/${n}?${wish}`));
  if (view) app.set({ look: complete(view), selected: "", unfolded: "" });
}

export function backToNow(app) {
  app.set({ look: null });
}

export function drawLookBanner(app) {
  if (!app.look) return null;
  return h(
    "div",
    { class: "banner look", key: "look", role: "status", "data-look": app.look.n },
    h("span", null, t("ui-looking-back", { n: app.look.n, of: app.look.last })),
    h("a", { href: `${app.root}/table/${app.boot.table}/at/${app.look.n}` }, t("ui-link-position")),
    h("button", { type: "button", "data-action": "now", onclick: () => backToNow(app) }, t("ui-back-to-now")),
  );
}

// -- since my turn --------------------------------------------------------------------------------------------

export function drawRecap(app) {
  const { view } = app;
  const lines = view.log.filter((line) => isNew(view, line) && !line.undone);
  return {
    title: t("ui-recap"),
    body: [
      drawChanges(app),
      lines.length === 0 && h("p", null, t("ui-recap-nothing")),
      h(
        "ol",
        { class: "log" },
        lines.map((line, at) =>
          h(
            "li",
            { key: at, class: line.mark ? "line part" : "line" },
            !line.mark && mark(app, line),
            h("span", { class: "line-said" }, line.text),
          ),
        ),
      ),
    ],
  };
}

// -- announcing -----------------------------------------------------------------------------------------------

/** For screen readers: only lines that are new, and the phase sentence when it changed. */
export function news(before, view) {
  if (!before) return view.prompt;
  const fresh = view.n > before.n ? view.log.filter((line) => line.n > before.n && !line.undone) : [];
  const prompt = view.prompt !== before.prompt ? [view.prompt] : [];
  const rematch = view.rematch && !before.rematch ? [t("ui-rematch-begun")] : [];
  return [...fresh.map((line) => line.text), ...prompt, ...rematch].join(" ");
}
