/* The figures of all players over a whole game, as lines; a click jumps to a position. */

import { badge, h } from "./dom.js";
import { t } from "./words.js";

const WIDTH = 420;
const HEIGHT = 190;
const LEFT = 26;
const RIGHT = 20;
const TOP = 10;
const BOTTOM = 22;
const LETTER = 11; // the height of one
const APART = 1.8; // between the lines of two players with the same value
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "1 6"]; // one for each figure, so that lines differ without colour

const dashes = (kind) => DASHES[kind % DASHES.length] || null;

/** `app.series` are all figures, `app.figures` the ids of those that are shown, `app.hushed` the seats that are not. */
export function drawGraph(app) {
  const { series, view } = app;
  if (!series) return h("p", { class: "muted" }, t("ui-loading"));
  const kinds = kindsOf(series);
  const shown = app.figures || defaults(kinds);
  const lines = series.lines.filter((line) => shown.includes(line.id) && !app.hushed.includes(line.seat));
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const last = Math.max(1, series.n.length - 1);
  const x = (n) => LEFT + (n / last) * (WIDTH - LEFT - RIGHT);
  const y = (value) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const height = (value, line) => y(value) + line.seat * APART;
  const heights = letters(lines, height);
  const jump = (event) => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      event.currentTarget.getScreenCTM().inverse(),
    );
    app.jump(Math.min(last, Math.max(0, Math.round(((at.x - LEFT) / (WIDTH - LEFT - RIGHT)) * last))));
  };
  return [
    h(
      "svg",
      {
        class: "graph",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "img",
        "aria-label": t("ui-graph"),
        "data-graph": "",
        onclick: jump,
      },
      (series.rounds || []).map((n) => h("path", { class: "round", d: `M${x(n)} ${TOP}V${HEIGHT - BOTTOM}` })),
      ticks(low, high).map((value) => [
        h("path", { class: "grid", d: `M${LEFT} ${y(value)}H${WIDTH - RIGHT}` }),
        h("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(value)),
      ]),
      lines.map((line) => drawLine(view, line, kinds, x, (value) => height(value, line), heights.get(line))),
      h("path", { class: "now", d: `M${x(view.n)} ${TOP}V${HEIGHT - BOTTOM}` }),
      h("text", { x: x(view.n), y: HEIGHT - 5, "text-anchor": "middle", class: "now" }, String(view.n)),
    ),
    drawLegend(app, kinds, shown),
  ];
}

/** The figures there are, in the order in which the first player has them. */
function kindsOf(series) {
  const kinds = new Map();
  for (const line of series.lines) if (!kinds.has(line.id)) kinds.set(line.id, line);
  return [...kinds.values()];
}

/** What the game is won by, or else the first figure. */
function defaults(kinds) {
  const scores = kinds.filter((kind) => kind.score);
  return (scores.length ? scores : kinds.slice(0, 1)).map((kind) => kind.id);
}

function ticks(low, high) {
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * unit).find((size) => size >= rough));
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

const endOf = (line) => line.values.findLastIndex((value) => value !== null);

/** How high the letters stand at the ends of the lines of one figure: none on another. */
function letters(lines, y) {
  const named = lines.filter((line) => line.id === lines[0].id && endOf(line) >= 0);
  const found = named.map((line) => ({ line, at: y(line.values[endOf(line)], line) }));
  found.sort((one, other) => one.at - other.at);
  found.forEach((letter, n) => (letter.at = Math.max(letter.at, n ? found[n - 1].at + LETTER : TOP)));
  let lowest = HEIGHT - BOTTOM;
  for (const letter of found.toReversed()) {
    letter.at = Math.min(letter.at, lowest);
    lowest = letter.at - LETTER;
  }
  return new Map(found.map(({ line, at }) => [line, at]));
}

/** Steps, because a figure keeps its value until it changes; with the player's letter at this height. */
function drawLine(view, line, kinds, x, y, letter) {
  const player = view.scene.players.find((found) => found.seat === line.seat);
  const kind = kinds.findIndex((found) => found.id === line.id);
  let d = "";
  let before = null;
  line.values.forEach((value, n) => {
    if (value === null) before = null;
    else {
      if (before === null) d += `M${x(n).toFixed(1)} ${y(value).toFixed(1)}`;
      else if (value !== before || n === line.values.length - 1) d += `H${x(n).toFixed(1)}V${y(value).toFixed(1)}`;
      before = value;
    }
  });
  const end = endOf(line);
  if (end < 0 || !player) return null;
  return h(
    "g",
    { key: `${line.seat}-${line.id}`, class: `c-${player.colour}` },
    h("path", { class: "line-edge", d }),
    h("path", { class: line.score ? "line score" : "line", d, "stroke-dasharray": dashes(kind) }),
    letter !== undefined && h("text", { class: "letter", x: x(end) + 6, y: letter + 4 }, player.letter),
  );
}

function drawLegend(app, kinds, shown) {
  const flip = (list, item) => (list.includes(item) ? list.filter((other) => other !== item) : [...list, item]);
  return h(
    "div",
    { class: "graph-legend", role: "group", "aria-label": t("ui-graph-figures") },
    app.view.scene.players
      .filter((player) => app.series.lines.some((line) => line.seat === player.seat))
      .map((player) =>
        h(
          "button",
          {
            key: `seat-${player.seat}`,
            type: "button",
            class: "toggle",
            "aria-pressed": String(!app.hushed.includes(player.seat)),
            onclick: () => app.set({ hushed: flip(app.hushed, player.seat) }),
          },
          badge(player),
          player.name,
        ),
      ),
    kinds.map((kind, place) =>
      h(
        "button",
        {
          key: kind.id,
          type: "button",
          class: "toggle",
          "data-graph-figure": kind.id,
          "aria-pressed": String(shown.includes(kind.id)),
          onclick: () => app.set({ figures: flip(shown, kind.id) }),
        },
        h(
          "svg",
          { class: "sample", viewBox: "0 0 26 8", "aria-hidden": "true" },
          h("path", { d: "M0 4H26", "stroke-dasharray": dashes(place), class: kind.score ? "score" : null }),
        ),
        kind.label,
      )),
  );
}
