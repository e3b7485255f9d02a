/* Boards: drawn by the server, with pieces that keep their element as long as they are the same piece. */

import { h, icon } from "./dom.js";
import { appear, travel } from "./motion.js";
import { ruleLink } from "./rules.js";
import { tap } from "./turn.js";
import { t } from "./words.js";
import { fit, resize, zoomIn, zoomOut, zoomable } from "./zoom.js";

const SMALLEST = [-22, -22, 44, 44]; // the reach of a piece that names none
const FINGER = 44; // pixels of the screen that a finger needs
const BAND = 24; // pieces whose heights differ by less stand in one line when they are read

const touched = matchMedia("(any-pointer: coarse)");
const sizes = new Map(); // board -> the viewBox it was drawn with last
const scales = new Map(); // board -> pixels of the screen for a unit of it, when all of it is shown

/** `head` stands in place of the board's title. */
export function drawBoard(app, board, head = null) {
  const pieces = board.pieces || [];
  const stop = tabStop(app, board, pieces);
  const viewBox = `0 0 ${board.width} ${board.height}`;
  const moving = app.moving && sizes.get(board.id) === viewBox; // in another drawing everything lies elsewhere
  sizes.set(board.id, viewBox);
  const least = app.narrow || touched.matches ? FINGER / (scales.get(board.id) || 1) : 0;
  const choose = (event, hit) => {
    const piece = least ? meant(app, pieces, least, hit, event) : hit;
    tap(app, piece.word, element(event.currentTarget.parentNode, piece));
  };
  return h(
    "figure",
    { class: "board", key: `board-${board.id}`, "data-board": board.id },
    h("figcaption", { class: "board-head" }, head || h("h2", null, board.title), zoomButtons()),
    h(
      "svg",
      {
        viewBox,
        role: "group",
        "aria-label": board.title,
        class: "drawing",
        mount: (el) => {
          zoomable(el);
          new ResizeObserver(() => measure(app, board.id, el)).observe(el);
        },
        moved: (el, before, now) => {
          if (before.props.viewBox === now.props.viewBox) return;
          resize(el, board.width, board.height);
          measure(app, board.id, el);
        },
        onkeydown: (event) => walk(event, app, board, pieces),
      },
      h("g", { class: "back", "aria-hidden": "true", html: board.back || "" }),
      h(
        "g",
        { class: "pieces" },
        byHeight(pieces).map((piece) => drawPiece(app, piece, piece.id === stop, moving, least, choose)),
      ),
    ),
    drawLegend(board),
    board.note && h("p", { class: "note" }, board.note),
  );
}

function zoomButtons() {
  const button = (key, symbol, call) =>
    h(
      "button",
      {
        class: "small",
        type: "button",
        "aria-label": t(key),
        title: t(key),
        onclick: (event) => call(event.currentTarget.closest("figure").querySelector("svg.drawing")),
      },
      icon(symbol),
    );
  return h(
    "div",
    { class: "zoom", role: "group", "aria-label": t("ui-zoom") },
    button("ui-zoom-out", "zoom-out", zoomOut),
    button("ui-zoom-in", "zoom-in", zoomIn),
    button("ui-zoom-fit", "fit", fit),
  );
}

function drawLegend(board) {
  if (!board.legend?.length) return null;
  return h(
    "ul",
    { class: "legend" },
    board.legend.map(([symbol, words]) => h("li", null, symbol && icon(symbol), words)),
  );
}

const byHeight = (pieces) => [...pieces].sort((one, other) => (one.z || 0) - (other.z || 0));

const element = (drawing, { id }) => drawing.querySelector(`[data-piece="${CSS.escape(id)}"]`);

// -- what a finger hits -----------------------------------------------------------------------------------------

/** How large a board is shown decides how far its targets reach. */
function measure(app, id, svg) {
  const box = svg.getBoundingClientRect();
  const scale = Math.min(box.width / svg._zoom.width, box.height / svg._zoom.height);
  if (!scale || Math.abs(scale / scales.get(id) - 1) < 0.02) return;
  scales.set(id, scale);
  app.render();
}

/** Where a piece can be hit: at least so many units in both directions, around the same middle. */
function reachOf(piece, least = 0) {
  const [x, y, width, height] = piece.reach[2] ? piece.reach : SMALLEST;
  const wide = Math.max(least, width);
  const high = Math.max(least, height);
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

/** How far a point lies outside of a reach, and how far from its middle. */
function distances(point, piece, least = 0) {
  const [x, y, width, height] = reachOf(piece, least);
  const across = point.x - piece.x - x - width / 2;
  const down = point.y - piece.y - y - height / 2;
  const outside = Math.hypot(Math.max(0, Math.abs(across) - width / 2), Math.max(0, Math.abs(down) - height / 2));
  return [outside, Math.hypot(across, down)];
}

/** Widened reaches overlap: whose outline is nearest is meant, and within several the one with the nearest middle. */
function meant(app, pieces, least, hit, event) {
  const svg = event.currentTarget.ownerSVGElement;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const found = pieces
    .filter((piece) => piece === hit || (app.option(piece.word) && distances(point, piece, least)[0] === 0))
    .map((piece) => [piece, ...distances(point, piece)]);
  found.sort((one, other) => one[1] - other[1] || one[2] - other[2]);
  return found[0][0];
}

// -- pieces ---------------------------------------------------------------------------------------------------

function drawPiece(app, piece, stop, moving, least, choose) {
  const option = app.option(piece.word);
  const state = stateOf(app, piece.word, option);
  const [x, y, width, height] = reachOf(piece);
  const [left, top, wide, high] = reachOf(piece, option ? least : 0);
  const isSelected = app.selected === piece.word;
  return h(
    "g",
    {
      key: piece.id,
      class: `piece ${state}`,
      "data-id": piece.id,
      "data-piece": piece.id,
      "data-word": piece.word,
      "data-refused": option?.refused ? option.choice.rule : null,
      transform: `translate(${piece.x} ${piece.y})`,
      at: [piece.x, piece.y],
      role: option ? "button" : "img",
      "aria-label": spoken(piece, option),
      "aria-disabled": option?.refused ? "true" : null,
      "aria-pressed": option && !option.refused ? String(isSelected) : null,
      tabindex: stop ? 0 : -1,
      tip: () => aboutPiece(app, piece),
      onclick: (event) => choose(event, piece),
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        tap(app, piece.word, event.currentTarget);
      },
      onfocus: () => (app.focused = piece.id),
      mount: (el) => {
        if (moving) appear(el);
      },
      moved: (el, before, now) => {
        if (moving && before.props.transform !== now.props.transform) travel(el, before.props.at, now.props.at);
      },
    },
    h("g", { class: "art", html: piece.art }),
    h("rect", { class: "outline", x, y, width, height, rx: 8 }),
    h("rect", { class: "reach", x: left, y: top, width: wide, height: high }),
    state === "legal" || state === "selected" ? keyMark(option.choice.key, x, y, width, height) : null,
  );
}

function stateOf(app, word, option) {
  if (!option) return "";
  if (option.refused) return "refused";
  return app.selected === word ? "selected" : "legal";
}

/** The key, in the lower right corner; small pieces are not covered by it. */
function keyMark(key, x, y, width, height) {
  if (!key) return null;
  const wide = 18 + 8 * (key.length - 1);
  const inside = Math.min(wide / 2, (width - wide) / 6);
  return h(
    "g",
    { class: "key-mark", transform: `translate(${x + width - inside} ${y + height - inside})`, "aria-hidden": "true" },
    h("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 9 }),
    h("text", { y: 4.3, "text-anchor": "middle" }, key),
  );
}

function spoken(piece, option) {
  if (!option) return piece.label;
  if (option.refused) return `${piece.label}. ${t("ui-not-now", { why: option.choice.why })}`;
  return `${piece.label}. ${t("ui-press", { key: option.choice.key, choice: option.choice.label })}`;
}

function aboutPiece(app, piece) {
  const option = app.option(piece.word);
  const quiet = app.prefs.level === "quiet";
  return [
    h("p", { class: "tip-title" }, piece.label),
    piece.tip && !quiet && h("p", null, piece.tip),
    option?.refused && h("p", { class: "why" }, ruleLink(app, option.choice.rule), " ", option.choice.why),
    option && !option.refused && h(
      "p",
      { class: "may" },
      h("kbd", null, option.choice.key),
      " ",
      option.choice.label,
    ),
  ];
}

// -- the keyboard ---------------------------------------------------------------------------------------------

/** As one reads: line by line, from left to right. */
export function readingOrder(pieces) {
  return [...pieces].sort((one, other) => {
    const lines = Math.round(one.y / BAND) - Math.round(other.y / BAND);
    return lines || one.x - other.x;
  });
}

/** Where Tab enters the board: the piece that had the focus, else the first one that can be chosen. */
function tabStop(app, board, pieces) {
  if (pieces.some((piece) => piece.id === app.focused)) return app.focused;
  const order = readingOrder(pieces);
  const first = order.find((piece) => app.option(piece.word) && !app.option(piece.word).refused);
  return (first || order[0])?.id;
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from target to target; with Shift, or where there are none, from piece to piece. */
function walk(event, app, board, pieces) {
  const step = STEPS[event.key];
  if (!step && event.key !== "Home" && event.key !== "End") return;
  event.preventDefault();
  const targets = pieces.filter((piece) => app.option(piece.word));
  const order = readingOrder(targets.length && !event.shiftKey ? targets : pieces);
  const at = order.findIndex((piece) => piece.id === app.focused);
  const next = event.key === "Home" ? 0 : event.key === "End" ? order.length - 1 : at + step;
  const piece = order[(next + order.length) % order.length];
  if (!piece) return;
  app.set({ focused: piece.id });
  element(event.currentTarget, piece)?.focus();
}
