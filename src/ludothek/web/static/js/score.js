/* The end: the score sheet, and what one may want to do next. */

import { badge, h } from "./dom.js";
import { post } from "./http.js";
import { drawBots } from "./links.js";
import { ruleLink } from "./rules.js";
import { t } from "./words.js";

export function drawScore(app) {
  const { score, scene } = app.shown;
  if (!score) return null;
  const players = scene.players.filter((player) => player.seat < score.totals.length);
  const order = [...players].sort((one, other) => score.places[one.seat] - score.places[other.seat]);
  const cells = (points) => order.map((player) => h("td", { key: player.seat }, String(points[player.seat])));
  const name = (player) => (app.narrow ? h("span", { class: "hidden" }, player.name) : player.name);
  return h(
    "section",
    { class: "panel score-sheet", key: "score", "data-score": "", "aria-label": t("ui-score") },
    h("h2", null, score.winners),
    score.outcome && h("p", null, score.outcome),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": t("ui-score") },
      h(
        "table",
        null,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "col" }, t("ui-score")),
            order.map((player) => h("th", { key: player.seat, scope: "col" }, badge(player), name(player))),
          ),
        ),
        h(
          "tbody",
          null,
          score.rows.map((row, at) =>
            h(
              "tr",
              { key: at },
              h("th", { scope: "row" }, row.label, " ", ruleLink(app, row.rule)),
              cells(row.points),
            ),
          ),
          h("tr", { key: "totals", class: "total" }, h("th", { scope: "row" }, t("ui-total")), cells(score.totals)),
          h(
            "tr",
            { key: "places", class: "total" },
            h("th", { scope: "row" }, t("ui-place")),
            cells(score.places.map((place) => t("ui-place-n", { n: place }))),
          ),
        ),
      ),
    ),
    app.narrow && app.answer && drawNext(app),
  );
}

/** After the game: on a broad page in the place of the question. */
export function drawNext(app) {
  const table = `${app.root}/table/${app.boot.table}`;
  return h(
    "div",
    { class: "next" },
    app.view.rematch ? drawToRematch(app) : app.view.seat >= 0 && drawRematch(app),
    h("a", { class: "button", href: `${table}/replay` }, t("ui-replay")),
    h("a", { class: "button", href: `${table}/print` }, t("ui-print")),
    h("a", { class: "button", href: `${table}/record` }, t("ui-record")),
  );
}

/** Somebody has begun it; whoever looks on goes along. */
function drawToRematch(app) {
  const href = `${app.root}/table/${app.view.rematch}`;
  return h("a", { class: "button primary", href, "data-action": "to-rematch" }, t("ui-to-rematch"));
}

function drawRematch(app) {
  const again = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wish = { same_seed: form.has("same_seed"), rotate: form.has("rotate"), bot: form.get("bot") || "" };
    const found = await app.attempt(() => post(`${app.root}/api/table/${app.boot.table}/rematch`, wish));
    if (found) location.assign(found.url);
  };
  // Set once: a later drawing must not undo what somebody ticked.
  const box = (name, label, checked) => {
    const input = h("input", { type: "checkbox", name, mount: (el) => (el.checked = checked) });
    return h("label", { class: "check" }, input, label);
  };
  return h(
    "form",
    { class: "rematch", onsubmit: again },
    h("button", { class: "primary", "data-action": "rematch" }, t("ui-rematch")),
    box("rotate", t("ui-rematch-rotate"), true),
    box("same_seed", t("ui-rematch-same"), false),
    app.view.seats.some((seat) => seat.kind === "bot") && h(
      "label",
      { class: "check" },
      t("ui-rematch-bots"),
      drawBots(app, h("option", { key: "", value: "" }, t("ui-rematch-bots-same"))),
    ),
  );
}
