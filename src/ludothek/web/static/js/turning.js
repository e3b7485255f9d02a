/* The turning points of a finished game. A bot looks for them when somebody opens the page. */

import { badge, h } from "./dom.js";
import { asked } from "./http.js";
import { t } from "./words.js";

/** Ask once for each language; what the server cannot tell is left out. */
function load(app) {
  if (app.turning?.lang === app.lang) return;
  const mine = (app.turning = { lang: app.lang, points: null });
  asked(`${app.root}/api/table/${app.boot.table}/turning?lang=${app.lang}`)
    .then((points) => (mine.points = points))
    .catch((error) => (mine.error = error.message))
    .then(() => app.render());
}

/** Links lead to the replay, which is `here` or on another page. */
export function drawTurning(app, here = false) {
  if (app.view.status !== "over") return null;
  load(app);
  const { points, error } = app.turning;
  const waiting = !points && !error;
  return h(
    "section",
    { class: "panel turning", key: "turning", "data-turning": waiting ? "" : "done", "aria-label": t("ui-turning") },
    h("h2", null, t("ui-turning")),
    h("p", { class: "muted" }, t("ui-turning-about")),
    waiting && h("p", { role: "status" }, t("ui-turning-thinking")),
    error && h("p", { class: "muted" }, error),
    points && !points.length && h("p", null, t("ui-turning-none")),
    points?.length > 0 && h("ol", null, points.map((point) => drawPoint(app, point, here))),
  );
}

function drawPoint(app, point, here) {
  const player = app.player(point.seat);
  const { before = 0, after = 0, best = "", value = 0, error = 0 } = point;
  const kind = app.view.seats.length === 1 ? "-points" : "";
  const href = here ? `#${point.n}` : `${app.root}/table/${app.boot.table}/replay#${point.n}`;
  return h(
    "li",
    { key: point.n, "data-turning-point": point.n },
    h(
      "p",
      { class: "turn-head" },
      player && badge(player),
      player && h("strong", null, player.name),
      h("span", { class: after < before ? "loss" : "rise" }, t(`ui-turning-swing${kind}`, { before, after })),
      h("a", { href }, t("ui-turning-look", { n: point.n })),
    ),
    h("p", null, t("ui-turning-played", { played: point.played })),
    h("p", { class: "muted" }, best ? t(`ui-turning-best${kind}`, { best, value, error }) : t("ui-turning-same")),
  );
}
