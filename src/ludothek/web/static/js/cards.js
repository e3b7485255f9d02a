/* Rows of cards. All games share the anatomy: title, picture, what it does, cost at the left, its number at the
   right. */

import { button, h } from "./dom.js";
import { appear } from "./motion.js";
import { ruleLink } from "./rules.js";
import { hide } from "./tip.js";
import { tap } from "./turn.js";
import { t } from "./words.js";

const LONG_PRESS = 450;
const BROAD = 117; // pixels for a card, with the gap: small rows of a player stand beside each other

export function drawRow(app, row) {
  const head = [
    row.title,
    row.cards.length > 1 && !/\d/.test(row.title) && h("span", { class: "count" }, String(row.cards.length)),
  ];
  const body = [
    row.note && h("p", { class: "note" }, row.note),
    h("ul", { class: "cards" }, row.cards.map((card) => h("li", { key: card.id }, drawCard(app, card)))),
  ];
  if (row.folded) {
    const chosen = row.cards.some((card) => app.option(card.word));
    return h(
      "details",
      { class: "row", key: `row-${row.id}`, "data-row": row.id, open: chosen || null },
      h("summary", null, h("h3", null, head)),
      body,
    );
  }
  const broad = (el) => (el.style.flex = `${row.cards.length} 1 ${Math.max(2, row.cards.length) * BROAD}px`);
  return h(
    "section",
    { class: "row", key: `row-${row.id}`, "data-row": row.id, mount: broad, moved: broad },
    h("h3", null, head),
    body,
  );
}

function drawCard(app, card) {
  const option = app.option(card.word);
  const state = !option ? "" : option.refused ? "refused" : app.selected === card.word ? "selected" : "legal";
  const marks = [card.down && "down", card.spent && "spent"].filter(Boolean).join(" ");
  return h(
    "button",
    {
      type: "button",
      class: `card ${state} ${marks}`,
      "data-card": card.id,
      "data-word": card.word,
      "data-refused": option?.refused ? option.choice.rule : null,
      "aria-pressed": state === "legal" || state === "selected" ? String(state === "selected") : null,
      "aria-label": spoken(card, option),
      tip: () => large(app, card),
      onclick: (event) => {
        if (event.currentTarget._long) event.currentTarget._long = false;
        else if (option && !option.refused) tap(app, card.word);
        else openCard(app, card);
      },
      oncontextmenu: (event) => app.touch && event.preventDefault(), // a long press is ours
      onkeydown: (event) => {
        if (event.key === "z") openCard(app, card);
      },
      mount: (el) => {
        longPress(el, () => openCard(app, el._card));
        if (app.moving) appear(el);
        el._card = card;
      },
      moved: (el) => (el._card = card),
    },
    h("span", { class: "card-title" }, card.title),
    card.tag && h("span", { class: "card-tag" }, card.tag),
    picture(card),
    !card.down && h("span", { class: "card-text" }, card.text),
    h("span", { class: "card-foot" }, h("span", { class: "card-cost" }, card.cost), figure(card)),
    option && !option.refused && option.choice.key && h("kbd", { class: "card-key" }, option.choice.key),
  );
}

function picture(card) {
  if (!card.art) return null;
  const tint = `t-${card.tint || "stone"}`;
  return h("svg", { class: `card-art ${tint}`, viewBox: "0 0 120 48", "aria-hidden": "true", html: card.art });
}

function figure(card) {
  return card.figure && h("span", { class: "card-figure", title: card.figure_label || null }, card.figure);
}

/** What a reader hears: everything that is on the card, and what it is good for now. */
function spoken(card, option) {
  const figures = card.figure && `${card.figure_label || ""} ${card.figure}`.trim();
  const now = !option
    ? ""
    : option.refused
      ? t("ui-not-now", { why: option.choice.why })
      : t("ui-press", { key: option.choice.key, choice: option.choice.label });
  return [card.title, card.tag, card.text, card.cost, figures, now].filter(Boolean).join(". ");
}

function longPress(el, call) {
  let timer = 0;
  el.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      el._long = true; // the click that follows is the end of this press
      call();
    }, LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    el.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
    });
  }
}

// -- large ----------------------------------------------------------------------------------------------------

export function openCard(app, card) {
  hide();
  app.open("card", { card });
}

/** The card with all that is known about it. */
function large(app, card) {
  const option = app.option(card.word);
  return h(
    "div",
    { class: "card-large" },
    h("p", { class: "card-title" }, card.title, card.tag && h("span", { class: "card-tag" }, card.tag)),
    picture(card),
    card.text && h("p", null, card.text),
    (card.cost || card.figure) &&
      h(
        "p",
        { class: "card-foot" },
        h("span", { class: "card-cost" }, card.cost),
        card.figure && h("span", null, `${card.figure_label} `, figure(card)),
      ),
    option?.refused && h("p", { class: "why" }, ruleLink(app, option.choice.rule), " ", option.choice.why),
    (card.rule || card.source) && h("p", { class: "card-source" }, ruleLink(app, card.rule), " ", card.source),
  );
}

export function drawCardDialog(app) {
  const { card } = app.dialog;
  const option = app.option(card.word);
  const choose = () => {
    app.close();
    tap(app, card.word);
  };
  return {
    title: card.title,
    kind: "small",
    body: large(app, card),
    buttons: option && !option.refused ? button("choose", t("ui-choose"), choose, { class: "primary" }) : null,
  };
}
