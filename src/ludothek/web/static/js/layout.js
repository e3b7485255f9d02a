/* The parts of the page around board and question, which table, replay and lesson share. */

import { drawBoard } from "./board.js";
import { drawRow } from "./cards.js";
import { badge, button, h, icon } from "./dom.js";
import { drawMe, drawOthers } from "./players.js";
import { t } from "./words.js";

const SLIM = 1.3; // boards slimmer than this have the table's cards beside them

/** The bar on top: where the game stands, and what I have to do. Small pages have the tools in a menu. */
export function drawTop(app) {
  const view = app.shown;
  const who = view.question ? app.player(view.question.seat) : null;
  return h(
    "header",
    { class: "top" },
    h("a", { class: "brand", href: `${app.root}/` }, "Ludothek"),
    h("h1", { class: "hidden" }, view.title),
    h("p", { class: "heading" }, heading(app).map((part, at) => h(at ? "span" : "strong", { key: at }, part))),
    h(
      "p",
      { class: `phase ${view.question && !app.look ? "mine" : ""}`, "data-prompt": "" },
      who && h("span", { class: `who c-${who.colour}` }, badge(who), h("span", null, who.name)),
      h("span", null, view.prompt),
    ),
    h(
      "div",
      { class: "tools", role: "group", "aria-label": t("ui-tools") },
      app.compact
        ? button("menu", icon("menu"), () => app.open("menu"), { "aria-label": t("ui-tools") })
        : drawTools(app),
    ),
  );
}

/** Where there is room, also the first fact: it stays in sight. The others stand with the cards of the table. */
const inTop = (app) => (app.compact ? 0 : 1);
const heading = (app) => [...app.shown.scene.heading, ...app.shown.scene.facts.slice(0, inTop(app))];

/** `app.tools` are [key of the words, symbol, action or address, what to do, letter]. */
function drawTools(app) {
  return app.tools.map(([key, symbol, action, call, letter]) => {
    const label = [icon(symbol), t(key)];
    return call
      ? button(action, label, call, { key, class: "plain", title: letter ? `${t(key)} (${letter})` : null })
      : h("a", { key, class: "button plain", href: action }, label);
  });
}

export function drawMenu(app) {
  return {
    title: app.view.title,
    kind: "small",
    body: h(
      "div",
      { class: "menu" },
      drawTools(app),
      h("a", { class: "button plain", href: `${app.root}/` }, "Ludothek"),
    ),
  };
}

const shared = (things) => things.filter((thing) => thing.owner < 0);

/** Whether the table's boards are slim enough to stand beside something. */
function isSlim({ boards }) {
  const all = shared(boards);
  return all.length > 0 && all.every((board) => board.width / board.height < SLIM);
}

/** Whether the table's cards stand beside its boards: not where I have a board of my own, which needs the room. */
const marketBeside = (app) => isSlim(app.shown.scene) && shared(app.shown.scene.rows).length > 0 && !atHome(app);

/** Whether I have a board of my own: it is what I look at most. */
const atHome = ({ shown }) => shown.seat >= 0 && shown.scene.boards.some((board) => board.owner === shown.seat);

/** The boards that belong to the table, not to one player: the first one, or all where there is room beside them. */
function drawBoards(app) {
  const boards = shared(app.shown.scene.boards);
  const beside = marketBeside(app);
  return h(
    "div",
    { class: `shared ${beside ? "slim" : ""}`, key: "shared" },
    boards.length > 0 && drawPanel(app, allInField(app) ? boards : boards.slice(0, 1)),
    beside && drawMarket(app),
  );
}

/** Whether all boards of the table stand together. */
const allInField = (app) => marketBeside(app) || (atHome(app) && isSlim(app.shown.scene));

const drawPanel = (app, boards) =>
  h(
    "div",
    { class: `panel boards ${atHome(app) && boards.length > 1 ? "abreast" : ""}`, key: "boards" },
    boards.map((board) => drawBoard(app, board)),
  );

/** Below my own things: the other boards, the cards of the table and what else everybody should see. */
function drawBelow(app) {
  if (marketBeside(app)) return null;
  const rest = allInField(app) ? [] : shared(app.shown.scene.boards).slice(1);
  const market = drawMarket(app);
  if (!rest.length && !market) return null;
  const boards = rest.length > 0 && drawPanel(app, rest);
  return choosing(app) ? [market, boards] : [boards, market];
}

/** Whether an answer lies among these things. */
const asks = (app, things, inside) => things.some((thing) => thing[inside].some((one) => app.option(one.word)));

/** Whether I choose from the cards of the table: then they come before my own. */
const choosing = (app) => asks(app, shared(app.shown.scene.rows), "cards");

function drawMarket(app) {
  const { rows } = app.shown.scene;
  const facts = app.shown.scene.facts.slice(inTop(app));
  if (!shared(rows).length && !facts.length) return null;
  return h(
    "div",
    { class: `panel market ${atHome(app) ? "rows" : ""}`, key: "market" },
    facts.length > 0 && h("ul", { class: "facts" }, facts.map((fact) => h("li", null, fact))),
    shared(rows).map((row) => drawRow(app, row)),
  );
}

// -- panes ----------------------------------------------------------------------------------------------------

/** A part of the page; on a phone those of one tab are shown at a time. */
export function pane(app, name, cls, children, key = name, label = t(`ui-tab-${name}`)) {
  if (!children) return null;
  const current = app.tab === name ? "" : null;
  return h(
    "section",
    { class: `pane ${cls}`, key, "data-pane": key, "data-current": current, "aria-label": label },
    children,
  );
}

/** The order of the page's parts. Who has a board of their own finds it on top, unless the question lies elsewhere. */
function order(app, above) {
  const { boards, rows } = app.shown.scene;
  if (!atHome(app) || above) return choosing(app) ? ["field", "below", "sides"] : ["field", "sides", "below"];
  const mine = (things) => things.filter((thing) => thing.owner === app.shown.seat);
  if (asks(app, mine(boards), "pieces") || asks(app, mine(rows), "cards")) return ["sides", "field", "below"];
  if (choosing(app)) return ["below", "sides", "field"];
  return asks(app, shared(boards), "pieces") ? ["field", "sides", "below"] : ["sides", "field", "below"];
}

/** The boards of the table; my things with those of somebody else; what else the table has. */
export function drawLeft(app, above = null) {
  const parts = {
    field: pane(app, "board", "field", [above, drawBoards(app)]),
    sides: h(
      "div",
      { class: `sides ${atHome(app) ? "home" : ""}`, key: "sides" },
      pane(app, "me", "panel", drawMe(app)),
      pane(app, "others", "panel", drawOthers(app)),
    ),
    below: pane(app, "board", "below", drawBelow(app), "market", t("ui-table")),
  };
  const names = order(app, [above].flat().some(Boolean));
  return h(
    "div",
    {
      class: "left",
      "data-first": names[0],
      // What is asked lies on top: whoever has scrolled down would not see it come.
      moved: (el, before, now) => before.props["data-first"] !== now.props["data-first"] && el.scrollTo(0, 0),
    },
    names.map((name) => parts[name]),
  );
}

/** The tabs of a phone; a dot shows where something can be done. */
export function drawTabs(app, names) {
  return h(
    "nav",
    { class: "tabs", key: "tabs", "aria-label": t("ui-tabs") },
    names.map((name) =>
      h(
        "button",
        {
          key: name,
          type: "button",
          "data-tab": name,
          "aria-current": app.tab === name ? "page" : null,
          "data-dot": dot(app, name) ? "" : null,
          onclick: () => app.turnTo(name),
        },
        h("span", { class: dot(app, name) ? "dot" : null }, t(`ui-tab-${name}`)),
        dot(app, name) && h("span", { class: "hidden" }, ` (${t("ui-tab-dot")})`),
      ),
    ),
  );
}

function dot(app, name) {
  const { question, view } = app;
  if (name === "log") return view.log.some((line) => line.n > view.since && line.seat !== view.seat);
  if (!question) return false;
  const { scene } = view;
  const can = (things) => things.some((thing) => question.choices.some((choice) => choice.word === thing.word));
  const where = {
    board: (thing) => thing.owner < 0,
    me: (thing) => thing.owner === view.seat,
    others: (thing) => thing.owner >= 0 && thing.owner !== view.seat,
  }[name];
  if (!where) return true; // the list of choices has them all
  const there = (things, inside) => things.some((thing) => where(thing) && can(thing[inside]));
  return there(scene.boards, "pieces") || there(scene.rows, "cards");
}
