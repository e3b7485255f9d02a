/* The players: chips at the top, what belongs to each, and all of them side by side. */

import { drawBoard } from "./board.js";
import { drawRow } from "./cards.js";
import { badge, h, icon } from "./dom.js";
import { flash } from "./motion.js";
import { t } from "./words.js";

const ON_CHIP = 3; // figures; the rest is in the comparison
const MANY = 4; // more players than this leave room for one figure only

const real = (players) => players.filter((player) => !player.neutral);

// -- chips ----------------------------------------------------------------------------------------------------

export function drawChips(app) {
  const { scene } = app.shown;
  return h(
    "nav",
    { class: "chips", "aria-label": t("ui-players") },
    h("ul", null, scene.players.map((player) => h("li", { key: player.seat }, drawChip(app, player)))),
    h(
      "button",
      {
        type: "button",
        class: "plain compare",
        "data-action": "compare",
        onclick: () => compare(app),
      },
      t("ui-compare"),
    ),
  );
}

function drawChip(app, player) {
  const seat = app.shown.seats.find((found) => found.seat === player.seat);
  const asked = app.shown.asked.includes(player.seat);
  const room = app.shown.scene.players.length > MANY ? 1 : ON_CHIP;
  const figures = [...player.figures].sort((one, other) => other.score - one.score).slice(0, room);
  return h(
    "button",
    {
      type: "button",
      class: `chip c-${player.colour} ${asked ? "asked" : ""} ${player.out ? "out" : ""}`,
      "data-player": player.seat,
      "data-asked": asked ? "" : null,
      "aria-pressed": String(isOpen(app, player)),
      "aria-label": spoken(app, player, seat, asked),
      onclick: () => openPlayer(app, player),
      tip: () => about(player, seat),
    },
    badge(player),
    h("span", { class: "chip-name" }, h("span", null, player.name)),
    player.you && h("strong", { class: "chip-you" }, t("ui-you")),
    player.neutral && h("span", { class: "mark" }, player.role || t("ui-neutral")),
    player.bot && h(
      "span",
      { class: "mark", title: player.away ? t("ui-away") : t("ui-bot") },
      icon("robot"),
      player.away && t("ui-away"),
    ),
    seat?.hints > 0 && h(
      "span",
      { class: "mark", "data-hints-taken": seat.hints, title: t("ui-hints-taken", { n: seat.hints }) },
      icon("target"),
      String(seat.hints),
    ),
    seat?.kind === "person" && !seat.yours && seat.online && h("span", { class: "online", title: t("ui-online") }),
    h("span", { class: "chip-figures" }, figures.map((figure) => drawFigure(figure, "chip-figure"))),
  );
}

function spoken(app, player, seat, asked) {
  const marks = [
    player.you && t("ui-you"),
    player.neutral && (player.role || t("ui-neutral")),
    asked && t("ui-is-asked"),
    seat?.bot && t("ui-bot"),
    seat?.hints > 0 && t("ui-hints-taken", { n: seat.hints }),
    player.out && t("ui-out"),
  ];
  const figures = player.figures.map((figure) => `${figure.label} ${figure.value}`);
  return [player.name, ...marks.filter(Boolean), ...figures].join(", ");
}

function about(player, seat) {
  const lines = [...player.notes];
  if (seat?.away) lines.unshift(t("ui-away-long"));
  if (seat?.hints) lines.push(t("ui-hints-taken", { n: seat.hints }));
  return [
    h("p", { class: "tip-title" }, player.name),
    player.figures.length > 0 && h(
      "p",
      { class: "figures" },
      player.figures.map((figure) => drawFigure(figure, "figure", true)),
    ),
    lines.map((line) => h("p", null, line)),
  ];
}

/** A number with its symbol. It flashes when it changed. */
function drawFigure(figure, cls, named = false) {
  const value = figure.of ? `${figure.value}/${figure.of}` : String(figure.value);
  return h(
    "span",
    {
      key: figure.id,
      class: `${cls} ${figure.score ? "score" : ""}`,
      title: figure.label,
      "data-figure": figure.id,
      "data-value": figure.value,
      moved: (el, before, now) => before.props["data-value"] !== now.props["data-value"] && flash(el),
    },
    figure.icon && icon(figure.icon),
    (named || !figure.icon) && h("span", { class: "figure-label" }, figure.label),
    h("b", null, value),
  );
}

// -- opening --------------------------------------------------------------------------------------------------

function isOpen(app, { seat }) {
  return app.beside.includes(seat) || (seat === app.shown.seat && app.tab === "me");
}

function openPlayer(app, { seat }) {
  const mine = seat === app.shown.seat;
  const open = app.beside.includes(seat);
  if (!mine) app.set({ beside: open ? [] : [seat] });
  if (open) return;
  app.turnTo(mine ? "me" : "others");
  requestAnimationFrame(() => {
    app.place.querySelector(`[data-panel="${seat}"]`)?.scrollIntoView({ block: "nearest" });
  });
}

/** All figures of all players; a phone has them in a tab. */
export function compare(app) {
  if (app.narrow) app.turnTo("others");
  else app.open("compare");
}

// -- panels ---------------------------------------------------------------------------------------------------

/** All that belongs to one colour. On a broad page a player's only board is headed by the name. My own board shows what
    I have: the figures need not be listed above it, they are in my chip and in the comparison. */
function drawPlayer(app, player) {
  const { scene } = app.shown;
  const boards = scene.boards.filter((board) => board.owner === player.seat);
  const rows = scene.rows.filter((row) => row.owner === player.seat);
  const inBoard = boards.length === 1 && !app.narrow;
  const head = h(
    inBoard ? "div" : "header",
    { class: "player-head" },
    badge(player),
    h("h2", null, player.name),
    player.you && h("span", { class: "muted" }, t("ui-you")),
    !(boards.length && player.you) && h(
      "p",
      { class: "figures" },
      player.figures.map((figure) => drawFigure(figure, "figure", !app.narrow && !inBoard)),
    ),
    player.notes.length > 0 && h("ul", { class: "notes" }, player.notes.map((note) => h("li", null, note))),
  );
  return h(
    "section",
    {
      class: `player c-${player.colour}`,
      key: `player-${player.seat}`,
      "data-panel": player.seat,
      "aria-label": player.name,
    },
    !inBoard && head,
    boards.map((board) => drawBoard(app, board, inBoard ? head : null)),
    rows.length > 0 && h("div", { class: "rows" }, rows.map((row) => drawRow(app, row))),
  );
}

export function drawMe(app) {
  const me = app.player(app.shown.seat);
  return me ? drawPlayer(app, me) : null;
}

/** The opened player; on a phone the comparison, and all others below each other. */
export function drawOthers(app) {
  const { players } = app.shown.scene;
  const others = players.filter((player) => player.seat !== app.shown.seat);
  if (app.narrow) {
    const shown = others.filter((player) => has(app, player)).map((player) => drawPlayer(app, player));
    return [h("h2", null, t("ui-compare")), drawComparison(app), shown];
  }
  const open = others.filter((player) => app.beside.includes(player.seat));
  return open.length ? open.map((player) => drawPlayer(app, player)) : null;
}

/** Whether there is anything to show but figures. */
function has(app, { seat, notes }) {
  const { rows, boards } = app.shown.scene;
  return notes.length > 0 || [...rows, ...boards].some((thing) => thing.owner === seat);
}

// -- the comparison -------------------------------------------------------------------------------------------

export const drawCompare = (app) => ({ title: t("ui-compare"), body: drawComparison(app) });

function drawComparison(app) {
  const players = real(app.shown.scene.players);
  const columns = [];
  for (const player of players) {
    for (const figure of player.figures) if (!columns.some((column) => column.id === figure.id)) columns.push(figure);
  }
  const by = app.sorting || { id: "", down: true };
  const value = (player, id) => player.figures.find((figure) => figure.id === id)?.value ?? -Infinity;
  const order = [...players];
  if (by.id) order.sort((one, other) => (value(other, by.id) - value(one, by.id)) * (by.down ? 1 : -1));
  const sort = (id) => app.set({ sorting: { id, down: by.id === id ? !by.down : true } });
  return h(
    "section",
    { class: "comparison", key: "comparison" },
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": t("ui-compare") },
      h(
        "table",
        { "data-comparison": "" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "col" }, t("ui-player")),
            columns.map((column) =>
              h(
                "th",
                {
                  key: column.id,
                  scope: "col",
                  "aria-sort": by.id === column.id ? (by.down ? "descending" : "ascending") : null,
                },
                h(
                  "button",
                  { type: "button", class: "sort", "data-sort": column.id, onclick: () => sort(column.id) },
                  column.icon && icon(column.icon),
                  h("span", { class: column.icon ? "sort-label" : null }, column.label),
                ),
              ),
            ),
          ),
        ),
        h(
          "tbody",
          null,
          order.map((player) =>
            h(
              "tr",
              { key: player.seat, class: player.seat === app.shown.seat ? "you" : null },
              h("th", { scope: "row" }, badge(player), player.name),
              columns.map((column) => {
                const figure = player.figures.find((found) => found.id === column.id);
                return h(
                  "td",
                  { key: column.id, class: column.score ? "score" : null },
                  figure ? String(figure.value) : "–",
                );
              }),
            ),
          ),
        ),
      ),
    ),
  );
}
