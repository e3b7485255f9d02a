/* What several pages need to hand a table on: a link to copy, and the choice of a bot. */

import { button, h } from "./dom.js";
import { t } from "./words.js";

/** A link to hand on, with a button that copies it. */
export function drawLink(app, label, address, more = null) {
  const copy = async (event) => {
    const field = event.currentTarget.parentNode.querySelector("input");
    field.select();
    // The clipboard is missing on plain-HTTP addresses of a local network; the old way works there.
    if (navigator.clipboard) await navigator.clipboard.writeText(address).catch(() => document.execCommand("copy"));
    else document.execCommand("copy");
    app.say(t("ui-copied"));
  };
  return h(
    "div",
    { class: "link", key: label },
    h(
      "label",
      { class: "field" },
      label,
      h("input", { readonly: true, value: address, onfocus: (event) => event.target.select() }),
    ),
    button("copy", t("ui-copy"), copy),
    more,
  );
}

/** Which bot; `name` of the field is "bot". Another option may stand `first`. */
export function drawBots(app, first = null) {
  return h(
    "select",
    { name: "bot", "aria-label": t("ui-bot-level"), mount: (el) => (el.value = first ? "" : app.boot.bot) },
    first,
    app.boot.bots.map((bot) => h("option", { key: bot.id, value: bot.id }, bot.label)),
  );
}
