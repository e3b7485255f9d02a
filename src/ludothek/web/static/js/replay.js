/* A game from its first position to its last: slider, graph, log, and going on from any position. */

import { App } from "./app.js";
import { drawCardDialog } from "./cards.js";
import { drawDialog } from "./dialog.js";
import { button, h, icon } from "./dom.js";
import { drawGraph } from "./graph.js";
import { asked, post } from "./http.js";
import { drawLeft, drawMenu, drawTop } from "./layout.js";
import { drawBots, drawLink } from "./links.js";
import { drawLog } from "./log.js";
import { complete, logLines } from "./model.js";
import { drawChips, drawCompare } from "./players.js";
import { drawRules, openRules } from "./rules.js";
import { drawScore } from "./score.js";
import { drawSettings } from "./settings.js";
import { startTips } from "./tip.js";
import { drawTurning } from "./turning.js";
import { t } from "./words.js";

const DIALOGS = {
  menu: drawMenu,
  compare: drawCompare,
  rules: drawRules,
  card: drawCardDialog,
  settings: drawSettings,
};
const PACE = 800; // between two positions while it plays

/** `#57` in the address is a position; -1: there is none. */
const inAddress = () => (/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : -1);

class Replay extends App {
  constructor() {
    super(draw);
    this.series = null;
    this.hushed = [];
    this.playing = 0;
    this.kept = new Map(); // position -> view
    this.wanted = -1;
    this.tools = [
      ["ui-to-table", "arrow-left", `${this.root}/table/${this.boot.table}`],
      ["ui-rules", "book", "rules", () => openRules(this), "r"],
      ["ui-settings", "settings", "settings", () => this.open("settings"), "s"],
    ];
  }

  async start() {
    const wanted = inAddress(); // before the first view writes its own there
    this.show(complete(this.boot.view));
    startTips();
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => this.follow());
    if (wanted >= 0) this.jump(wanted);
    else if (this.narrow) this.jump(this.view.n); // the first view was drawn for a broad page
    await this.load();
  }

  /** What the whole game needs once, in the page's language. */
  async load() {
    const table = `${this.root}/api/table/${this.boot.table}`;
    const [series, lines] = await Promise.all([
      this.attempt(() => asked(`${table}/series?lang=${this.lang}`)),
      this.attempt(() => asked(`${table}/log?lang=${this.lang}&seat=${this.view.seat}`)),
    ]);
    this.set({ series, whole: logLines(lines || []) });
    this.show({ ...this.view, log: this.whole });
  }

  follow() {
    const n = inAddress();
    if (n >= 0 && n !== this.view.n) this.jump(n);
  }

  show(view) {
    if (this.whole) view.log = this.whole;
    view.since = view.last; // nothing of it is news
    this.view = view;
    document.title = `${view.title} · ${t("ui-replay")}`;
    history.replaceState(null, "", `#${view.n}`);
    this.render();
  }

  get position() {
    return this.view.n;
  }

  get last() {
    return this.view.last;
  }

  async jump(n) {
    const goal = Math.min(this.last, Math.max(0, n));
    this.wanted = goal;
    const view = await this.fetch(goal);
    if (view && this.wanted === goal) this.show(view); // somebody who drags the slider wants only the last one
    this.fetch(goal + 1);
  }

  async fetch(n) {
    if (n > this.last) return null;
    const key = `${n} ${this.lang} ${this.narrow}`;
    if (!this.kept.has(key)) {
      const wish = new URLSearchParams({ lang: this.lang, narrow: this.narrow ? 1 : 0 });
      const address = `${this.root}/api/table/${this.boot.table}/at/${n}?${wish}`;
      this.kept.set(key, this.attempt(() => asked(address)).then((view) => view && complete(view)));
    }
    const view = await this.kept.get(key);
    if (!view) this.kept.delete(key);
    return view;
  }

  play() {
    if (this.playing) return this.pause();
    const next = async () => {
      await this.jump(this.view.n + 1);
      if (this.view.n >= this.last) this.pause();
    };
    this.set({ playing: setInterval(next, PACE) });
    if (this.view.n >= this.last) this.jump(0);
  }

  pause() {
    clearInterval(this.playing);
    this.set({ playing: 0 });
  }

  press(event) {
    if (this.dialog || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, svg.drawing")) return;
    const calls = {
      ArrowLeft: () => this.jump(this.view.n - 1),
      ArrowRight: () => this.jump(this.view.n + 1),
      p: () => this.jump(this.view.n - 1),
      n: () => this.jump(this.view.n + 1),
      Home: () => this.jump(0),
      End: () => this.jump(this.last),
      r: () => openRules(this),
      s: () => this.open("settings"),
    };
    calls[event.key]?.();
  }

  resized() {
    this.jump(this.view.n);
  }

  async translated() {
    this.whole = null;
    await this.load();
    this.jump(this.view.n);
  }
}

// -- drawing ----------------------------------------------------------------------------------------------------

function draw(app) {
  const { view } = app;
  Object.assign(app.place.dataset, { n: view.n, status: view.status });
  return [
    drawTop(app),
    drawSlider(app),
    drawChips(app),
    h(
      "main",
      { class: "replay", key: "main" },
      drawLeft(app, drawScore(app)),
      h(
        "div",
        { class: "right" },
        h(
          "section",
          { class: "panel", "aria-label": t("ui-graph") },
          h("h2", null, t("ui-graph")),
          h("p", { class: "muted" }, t("ui-graph-about")),
          drawGraph(app),
        ),
        drawTurning(app, true),
        h("section", { class: "panel logs", "aria-label": t("ui-log") }, drawLog(app)),
        h(
          "section",
          { class: "panel", "aria-label": t("ui-continue") },
          drawContinue(app),
          view.seed_note && h("p", { class: "muted", "data-seed-note": "" }, view.seed_note),
          drawLink(
            app,
            t("ui-link-position-n", { n: view.n }),
            `${location.origin}${app.root}/table/${app.boot.table}/at/${view.n}`,
          ),
        ),
      ),
    ),
    drawDialog(app, DIALOGS),
  ];
}

function drawSlider(app) {
  const { n } = app.view;
  const step = (action, key, symbol, call, disabled) =>
    button(action, icon(symbol), call, { "aria-label": t(key), title: t(key), disabled });
  return h(
    "section",
    { class: "slider", "aria-label": t("ui-position"), key: "slider" },
    step("first", "ui-first", "first", () => app.jump(0), n === 0),
    step("prev", "ui-prev", "prev", () => app.jump(n - 1), n === 0),
    step("play", app.playing ? "ui-pause" : "ui-play", app.playing ? "pause" : "play", () => app.play(), false),
    step("next", "ui-next", "next", () => app.jump(n + 1), n >= app.last),
    step("last", "ui-last", "last", () => app.jump(app.last), n >= app.last),
    h("input", {
      type: "range",
      min: 0,
      max: app.last,
      value: n,
      "data-slider": "",
      "aria-label": t("ui-position"),
      "aria-valuetext": t("ui-position-of", { n, of: app.last }),
      oninput: (event) => app.jump(Number(event.target.value)),
    }),
    h("output", { "data-position": n }, t("ui-position-of", { n, of: app.last })),
  );
}

/** A new table that begins here, against bots. */
function drawContinue(app) {
  const go = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wish = { n: app.view.n, seat: Number(form.get("seat")), bot: form.get("bot") };
    const found = await app.attempt(() => post(`${app.root}/api/table/${app.boot.table}/continue`, wish));
    if (found) location.assign(found.url);
  };
  const players = app.view.scene.players.filter((player) => !player.neutral);
  return h(
    "form",
    { class: "continue", onsubmit: go },
    h("h2", null, t("ui-continue")),
    h("p", { class: "muted" }, t("ui-continue-about")),
    h(
      "div",
      { class: "inline" },
      h(
        "select",
        { name: "seat", "aria-label": t("ui-seat") },
        players.map((player) => h("option", { key: player.seat, value: player.seat }, player.name)),
      ),
      drawBots(app),
      h("button", { class: "primary", "data-action": "continue", disabled: Boolean(app.view.score) }, t("ui-continue")),
    ),
  );
}

new Replay().start();
