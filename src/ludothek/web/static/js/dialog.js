/* Dialogs: one at a time, in one <dialog> element. Each module describes its own as { title, body, buttons, kind }.
   And remarks: they stand in the dialog when there is one, because it covers everything else. */

import { button, h, icon } from "./dom.js";
import { ruleLink } from "./rules.js";
import { t } from "./words.js";

/** `dialogs` has a function for every name; `app.dialog` says which one is open. */
export function drawDialog(app, dialogs) {
  if (!app.dialog) return drawSaid(app);
  const { title, body, buttons, kind = "" } = dialogs[app.dialog.name](app);
  return h(
    "dialog",
    {
      key: `dialog-${app.dialog.name}`,
      class: `dialog ${kind}`,
      "data-dialog": app.dialog.name,
      "aria-labelledby": "dialog-title",
      mount: show,
      onclose: (event) => event.target.isConnected && app.close(), // by Escape; one that was replaced says nothing
      onclick: (event) => {
        if (event.target === event.currentTarget) app.close(); // on the dark around it
      },
    },
    h(
      "div",
      { class: "dialog-frame" },
      h(
        "header",
        null,
        h("h2", { id: "dialog-title" }, title),
        button("close", icon("cross"), () => app.close(), { class: "small", "aria-label": t("ui-close") }),
      ),
      h("div", { class: "dialog-body" }, body),
      buttons && h("footer", null, buttons),
    ),
    drawSaid(app),
  );
}

function show(el) {
  queueMicrotask(() => {
    el.showModal(); // not before it is in the page
    el.querySelector("[data-focus]")?.focus();
  });
}

/** What the page says for a while: an acknowledgement, a refusal. */
function drawSaid(app) {
  const { said } = app;
  return h(
    "div",
    { class: "said", key: "said", role: "status" },
    said &&
      h(
        "p",
        { class: said.bad ? "bad" : null, "data-said": "" },
        said.rule && [ruleLink(app, said.rule), " "],
        said.text,
        " ",
        button("hush", icon("cross"), () => app.set({ said: null }), { class: "small", "aria-label": t("ui-close") }),
      ),
  );
}
