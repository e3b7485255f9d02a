/* The table as a place: its links, leaving and coming back, the webhook, and the room before the game.
   The table loads this module when somebody needs it. */

import { badge, button, h, icon } from "./dom.js";
import { asked, post } from "./http.js";
import { drawBots, drawLink } from "./links.js";
import { t } from "./words.js";

const api = (app, what) => `${app.root}/api/table/${app.boot.table}/${what}`;

const absolute = (app, path) => `${location.origin}${app.root}${path}`;

/** Links and hook are asked for when they are needed: they are nobody's but the players'. */
export async function loadLinks(app) {
  const links = await app.attempt(() => asked(api(app, "links")));
  const hook = app.boot.host ? await app.attempt(() => asked(api(app, "hook"))) : null;
  app.set({ links, hook });
}

export function openShare(app) {
  app.open("share");
  if (app.view.seat >= 0) loadLinks(app);
}

// -- the dialog -----------------------------------------------------------------------------------------------

export function drawShare(app) {
  const { links, hook, view } = app;
  const table = `/table/${app.boot.table}`;
  const mine = view.seats.filter((seat) => seat.yours);
  return {
    title: t("ui-table"),
    body: [
      view.status === "open" && links?.invite && drawLink(
        app,
        t("ui-link-invite"),
        links.invite,
        rotate(app, "invite"),
      ),
      links?.watch && drawLink(app, t("ui-link-watch"), links.watch, rotate(app, "watch")),
      mine.map((seat) =>
        links?.seats?.[seat.seat] && drawLink(
          app,
          t("ui-link-seat", { name: seat.name }),
          links.seats[seat.seat],
          rotate(app, seat.seat),
        ),
      ),
      view.seed_note && h("p", { class: "muted", key: "seed", "data-seed-note": "" }, view.seed_note),
      drawLink(app, t("ui-link-position-n", { n: app.shown.n }), absolute(app, `${table}/at/${app.shown.n}`)),
      mine.length > 0 && view.status === "running" && h(
        "section",
        { key: "seats" },
        h("h3", null, t("ui-seats")),
        mine.map((seat) => drawSeat(app, seat)),
      ),
      app.boot.host && drawHook(app, hook || {}),
      h(
        "p",
        { class: "links", key: "pages" },
        h("a", { href: `${app.root}${table}/text` }, t("ui-text-table")),
        h("a", { href: `${app.root}${table}/replay` }, t("ui-replay")),
        h("a", { href: `${app.root}${table}/print` }, t("ui-print")),
        view.status === "over" && h("a", { href: `${app.root}${table}/record` }, t("ui-record")),
      ),
    ],
  };
}

/** A new link: who has the old one can do nothing with it any more. */
function rotate(app, what) {
  const turn = async () => {
    const links = await app.attempt(() => post(api(app, "rotate"), { what }));
    if (!links) return;
    app.links = links;
    app.say(t("ui-rotated"));
  };
  return button(`rotate-${what}`, t("ui-rotate"), turn, { title: t("ui-rotate-about") });
}

function drawSeat(app, seat) {
  if (seat.away) {
    const back = () => app.attempt(() => post(api(app, "take-back"), { seat: seat.seat }));
    return h(
      "p",
      { key: seat.seat },
      t("ui-bot-plays", { name: seat.name }),
      " ",
      button("take-back", t("ui-take-back"), back),
    );
  }
  const leave = async (event) => {
    event.preventDefault();
    const bot = new FormData(event.currentTarget).get("bot");
    await app.attempt(() => post(api(app, "leave"), { seat: seat.seat, bot }));
    app.close();
  };
  return h(
    "form",
    { key: seat.seat, class: "inline", onsubmit: leave },
    h("span", null, t("ui-leave-about", { name: seat.name })),
    drawBots(app),
    h("button", { "data-action": "leave" }, t("ui-leave")),
  );
}

function drawHook(app, hook) {
  const save = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wish = { url: form.get("url"), format: form.get("format") };
    if (await app.attempt(() => post(api(app, "hook"), wish))) await renew();
  };
  const test = async () => {
    const found = await app.attempt(() => post(api(app, "hook/test")));
    if (found) app.say(found.error || t("ui-hook-sent"), { bad: Boolean(found.error) });
    await renew();
  };
  const renew = async () => {
    app.hook = (await app.attempt(() => asked(api(app, "hook")))) || app.hook;
    app.render();
  };
  return h(
    "details",
    { key: "hook" },
    h("summary", null, t("ui-hook")),
    h("p", { class: "muted" }, t("ui-hook-about")),
    h(
      "form",
      { key: hook.url || "", class: "hook", onsubmit: save }, // filled in once: what is being typed stays
      h(
        "label",
        { class: "field" },
        t("ui-hook-url"),
        h("input", { name: "url", type: "url", mount: (el) => (el.value = hook.url || "") }),
      ),
      h(
        "label",
        { class: "field" },
        t("ui-hook-format"),
        h(
          "select",
          { name: "format", mount: (el) => (el.value = hook.format || "json") },
          ["json", "discord", "slack", "ntfy"].map((word) =>
            h("option", { key: word, value: word }, t(`ui-hook-${word}`)),
          ),
        ),
      ),
      h(
        "div",
        { class: "inline" },
        h("button", { "data-action": "hook" }, t("ui-save")),
        button("hook-test", t("ui-hook-test"), test, { disabled: !hook.url }),
      ),
      hook.last_error && h("p", { class: "why", role: "status" }, t("ui-hook-error", { error: hook.last_error })),
    ),
  );
}

// -- before the game ------------------------------------------------------------------------------------------

/** Who is there, who is missing, and how they get here. */
export function drawWaitingRoom(app) {
  const { view, boot, links } = app;
  if (view.status !== "open") return null;
  const fill = async (event) => {
    event.preventDefault();
    const bot = new FormData(event.currentTarget).get("bot");
    await app.attempt(() => post(api(app, "fill"), { bot }));
  };
  return h(
    "section",
    { class: "panel waiting", key: "waiting", "data-waiting": "" },
    h("h2", null, t("ui-waiting")),
    h("p", null, t("ui-waiting-about")),
    h(
      "ul",
      { class: "seats" },
      view.seats.map((seat) => {
        const player = view.scene.players.find((found) => found.seat === seat.seat);
        return h(
          "li",
          { key: seat.seat, class: seat.kind === "open" ? "free" : null },
          player && badge(player),
          h("span", null, seat.kind === "open" ? t("ui-seat-free") : seat.name),
          seat.yours && h("strong", null, t("ui-you")),
          seat.kind === "bot" && h("span", { class: "mark" }, icon("robot"), t("ui-bot")),
        );
      }),
    ),
    view.seed_note && h("p", { class: "muted", "data-seed-note": "" }, view.seed_note),
    links?.invite && drawLink(app, t("ui-link-invite"), links.invite),
    boot.host && h(
      "form",
      { class: "inline", onsubmit: fill },
      h("span", null, t("ui-fill-about")),
      drawBots(app),
      h("button", { class: "primary", "data-action": "fill" }, t("ui-fill")),
    ),
  );
}
