/* The table: its state, its connection, and what is drawn where.

   Nothing here knows a game: everything comes from the View (table/view.py) with its Scene (scene/model.py).

   Hooks for tests (stable):
     #app                     data-seq, data-n, data-seat, data-status ("open" "running" "over"), data-asked (I owe an
                              answer), data-connected ("socket" "polling" ""), data-sending (the word on its way)
     [data-prompt]            the phase sentence
     [data-choice=WORD]       a choice of the list; data-key its key; refused ones have data-refused=RULE
     [data-why=WORD]          the unfolded reason under a refused choice, with [data-rule=RULE], which opens the rules
     [data-piece=ID]          a piece on a board, [data-card=ID] a card; both with data-word=WORD, data-refused=RULE,
                              class legal / selected / refused
     [data-board=ID] [data-row=ID]
     [data-action=NAME]       confirm undo-step undo-turn now compare recap rules share settings keys menu (below
                              1100 px it has the four before it) close hush choose copy rotate-invite rotate-watch
                              rotate-SEAT leave take-back fill rematch to-rematch hook hook-test push yes no
                              lift (the curtain); in a replay first prev play next last continue; in a lesson hint
                              again next; hint-goal hint-area hint-move analysis analysis-stop
     [data-step=N]            a step of the composed turn; [data-delta=choice] [data-delta=turn] the strips
     [data-tab=NAME]          board me others actions log: a tab of the phone (data-dot: something can be done there)
     [data-pane=NAME]         the same and market: a pane (data-current: shown on a phone)
     [data-player=SEAT]       a chip (data-asked); [data-panel=SEAT] what belongs to a player
     [data-figure=ID]         a figure, data-value its number; [data-comparison], [data-sort=ID]
     [data-n=N]               a line of the log (data-undone), [data-undo=N] [data-ask-undo=N] its buttons;
                              [data-barrier=N] the barrier; [data-filter=since|all|me]; [data-look=N] the banner
     [data-dialog=NAME]       rules card recap keys notation settings share menu compare;
                              [data-rule-text=ID] a rule in it
     [data-notation]          the notation line
     [data-score] [data-waiting] [data-seed-note] [data-curtain] [data-consent] [data-said] [data-live]
     [data-hints]             hints and analysis; [data-hint-text=RUNG]; [data-analysis=running|done|stopped] with
                              data-simulations, [data-analysed=WORD] its rows
     [data-turning]           turning points of a finished game ("done" when they are there), [data-turning-point=N] each
     replay: [data-slider] [data-position=N] [data-graph] [data-graph-figure=ID]
     lesson: #app data-answered; [data-lesson=ID] [data-verdict=KIND] [data-hint] [data-done] */

import { App } from "./app.js";
import { drawCardDialog } from "./cards.js";
import { drawDialog } from "./dialog.js";
import { badge, button, h } from "./dom.js";
import { noHints } from "./hints.js";
import { drawKeys, drawNotation, startKeys } from "./keys.js";
import { drawLeft, drawMenu, drawTabs, drawTop, pane } from "./layout.js";
import { drawLog, drawLookBanner, drawRecap, lookAt, news } from "./log.js";
import { complete } from "./model.js";
import { Net } from "./net.js";
import { drawTitle } from "./notices.js";
import { drawChips, drawCompare } from "./players.js";
import { drawCorner, drawQuestion } from "./question.js";
import { drawRules, loadRules, openRules } from "./rules.js";
import { drawScore } from "./score.js";
import { drawSettings } from "./settings.js";
import { startTips } from "./tip.js";
import { drawTurning } from "./turning.js";
import { acknowledged, consent, settle } from "./turn.js";
import { t } from "./words.js";

const DIALOGS = {
  rules: drawRules,
  menu: drawMenu,
  compare: drawCompare,
  card: drawCardDialog,
  recap: drawRecap,
  keys: drawKeys,
  notation: drawNotation,
  settings: drawSettings,
  share: (app) => app.sharing.drawShare(app),
};

/** Whether I am still asked what I was asked before: others may have answered theirs in the meantime. */
function sameQuestion(before, view) {
  const [one, other] = [before?.question, view.question];
  if (!one || !other || one.seat !== other.seat || one.code !== other.code) return false;
  if (before.lang === view.lang && one.prompt !== other.prompt) return false;
  const words = (question) => question.choices.map((choice) => choice.word).join(" ");
  return words(one) === words(other);
}

class Table extends App {
  constructor() {
    super(draw);
    this.connected = "";
    this.sharing = null; // the module share.js
    this.spoken = ""; // the last announcement
    this.figures = new Map(); // position -> what the players had, to tell what a turn changed
    this.hints = noHints();
    this.lifted = ""; // for whom the curtain was lifted
    this.tools = [
      ["ui-rules", "book", "rules", () => openRules(this), "r"],
      ["ui-table", "link", "share", () => this.share(), ""],
      ["ui-settings", "settings", "settings", () => this.open("settings"), "s"],
      ["ui-keys", "keyboard", "keys", () => this.open("keys"), "?"],
    ];
    this.net = new Net({
      root: this.root,
      table: this.boot.table,
      query: () => new URLSearchParams(this.wishes()),
      on: {
        view: (view) => this.take(complete(view)),
        ack: (ack, sent) => acknowledged(this, ack, sent),
        online: (seats) => this.online(seats),
        error: (sentence) => this.say(sentence, { bad: true }),
        state: (up, how) => this.set({ connected: up ? how : "" }),
      },
    });
  }

  /** How I want to see it. A seat is named only if the address names one: else the server shows the one asked. */
  wishes() {
    const wishes = { lang: this.lang, narrow: this.narrow ? 1 : 0 };
    return this.boot.seat === null || this.boot.seat === undefined ? wishes : { ...wishes, seat: this.boot.seat };
  }

  start() {
    this.take(complete(this.boot.view));
    this.sending = this.net.outbox.find((message) => message.type === "answer")?.word || ""; // chosen before a reload
    if (this.narrow) this.boot.view = null; // it was drawn for a broad page: the first one over the line is right
    this.net.connect();
    startTips();
    startKeys(this);
    if (this.view.status === "open") this.wait();
  }

  /** Links, seats and hooks are seldom needed: their code comes when it is. */
  async loadSharing() {
    this.sharing ||= await this.attempt(() => import("./share.js"));
    return this.sharing;
  }

  async share() {
    (await this.loadSharing())?.openShare(this);
  }

  /** The room before the game. */
  async wait() {
    const sharing = await this.loadSharing();
    this.render();
    if (this.view.seat >= 0) sharing?.loadLinks(this);
  }

  asksAnew() {
    super.asksAnew();
    this.hints = noHints();
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  take(view) {
    const before = this.view;
    if (!sameQuestion(before, view)) this.asksAnew();
    if (before && before.lang === view.lang) this.spoken = news(before, view) || this.spoken;
    if (view.hand_over !== this.lifted) this.lifted = "";
    for (const n of this.figures.keys()) if (n > view.n) this.figures.delete(n);
    this.figures.set(view.n, view.scene.players);
    this.view = view;
    settle(this);
    drawTitle(this);
    this.render();
  }

  online(seats) {
    for (const seat of this.view.seats) seat.online = seats.includes(seat.seat);
    this.render();
  }

  resized() {
    this.render();
    this.net.settings({ ...this.wishes(), narrow: this.narrow });
    if (this.look) lookAt(this, this.look.n);
  }

  translated() {
    this.net.settings({ ...this.wishes(), narrow: this.narrow });
    if (this.look) lookAt(this, this.look.n);
    if (this.dialog?.name === "rules") loadRules(this);
    this.wholeLog = null;
  }

  // -- what goes out --------------------------------------------------------------------------------------------

  answer(message) {
    this.net.send(message);
  }

  request(message) {
    this.net.send(message);
  }

  /** What my turn changed so far, as far as this page saw its beginning: all for me, for others what they win by. */
  turnDelta() {
    const { undo, scene } = this.view;
    const then = undo && undo.turn >= 0 && undo.turn < this.view.n && this.figures.get(undo.turn);
    if (!then) return [];
    const found = [];
    for (const player of scene.players) {
      const old = then.find((other) => other.seat === player.seat)?.figures || [];
      for (const figure of player.figures) {
        const by = figure.value - (old.find((other) => other.id === figure.id)?.value ?? figure.value);
        if (!by || (player.seat !== this.view.seat && !figure.score)) continue;
        found.push({ seat: player.seat, figure: figure.id, label: figure.label, icon: figure.icon, by });
      }
    }
    return found;
  }

  /** Between two people at one screen nobody sees the other's cards. */
  get curtain() {
    return this.view.hand_over && this.lifted !== this.view.hand_over ? this.view.hand_over : "";
  }
}

// -- drawing ----------------------------------------------------------------------------------------------------

function draw(app) {
  const { view } = app;
  const state = {
    seq: view.seq, n: view.n, seat: view.seat, status: view.status, connected: app.connected, sending: app.sending,
  };
  Object.assign(app.place.dataset, state);
  app.place.toggleAttribute("data-asked", Boolean(view.question));
  if (app.curtain) return [drawCurtain(app), drawLive(app)];
  const corner = drawCorner(app);
  return [
    drawTop(app),
    drawChips(app),
    drawBanners(app),
    h(
      "main",
      { class: "table", key: "main" },
      drawLeft(app, [app.sharing?.drawWaitingRoom(app), drawScore(app), !app.look && drawTurning(app)]),
      h(
        "div",
        { class: "right" },
        pane(app, "actions", "panel actions", [drawQuestion(app), app.narrow ? null : corner]),
        pane(app, "log", "panel logs", drawLog(app)),
      ),
    ),
    app.narrow && corner && h("section", { class: "bottom", key: "bottom", "aria-label": t("ui-turn") }, corner),
    app.narrow && drawTabs(
      app,
      view.seat >= 0 ? ["board", "me", "others", "actions", "log"] : ["board", "others", "actions", "log"],
    ),
    drawLive(app),
    drawDialog(app, DIALOGS),
  ];
}

function drawBanners(app) {
  const { view } = app;
  return h(
    "div",
    { class: "banners", key: "banners" },
    !app.connected && h("p", { class: "banner", key: "lost", role: "status" }, t("ui-reconnecting")),
    drawLookBanner(app),
    view.consent && drawConsent(app),
    view.notes.map((note) => h("p", { class: "banner", key: note }, note)),
  );
}

function drawConsent(app) {
  const { consent: wish } = app.view;
  return h(
    "div",
    { class: "banner ask", key: "consent", "data-consent": "", role: "status" },
    h("span", null, wish.label),
    wish.mine
      ? [
          button("yes", t("ui-consent-yes"), () => consent(app, true), { class: "primary" }),
          button("no", t("ui-consent-no"), () => consent(app, false)),
        ]
      : h("span", { class: "muted" }, t("ui-consent-waiting")),
  );
}

/** The heading has the focus, not the button: an Enter too many must not lift the curtain. */
function drawCurtain(app) {
  const name = app.view.hand_over;
  const player = app.player(app.view.seat);
  return h(
    "main",
    { class: "curtain", key: "curtain", "data-curtain": name },
    h(
      "div",
      { class: "panel" },
      player && badge(player),
      h("h1", { tabindex: -1, mount: (el) => queueMicrotask(() => el.focus()) }, t("ui-hand-over", { name })),
      h("p", null, t("ui-hand-over-about")),
      button("lift", t("ui-hand-over-lift", { name }), () => app.set({ lifted: name }), { class: "primary" }),
    ),
  );
}

/** Read aloud by screen readers. */
function drawLive(app) {
  return h(
    "div",
    { class: "hidden", key: "live", "data-live": "", "aria-live": "polite" },
    app.curtain ? "" : app.spoken,
  );
}

new Table().start();
