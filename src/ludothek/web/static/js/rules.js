/* The rules of the game, searchable in place; every rule id on the page opens them at that rule. */

import { h } from "./dom.js";
import { asked } from "./http.js";
import { t } from "./words.js";

const kept = new Map(); // language -> [{ id, text }]

/** A rule's id, as a button that opens the rules there. */
export function ruleLink(app, rule) {
  if (!rule) return null;
  return h(
    "button",
    {
      class: "rule",
      type: "button",
      "data-rule": rule,
      title: t("ui-open-rule"),
      onclick: () => openRules(app, rule),
    },
    rule,
  );
}

export async function openRules(app, rule = "") {
  app.open("rules", { rule, search: "", rules: kept.get(app.lang) || null });
  await loadRules(app);
}

/** The sentences in the page's language; asked for once. */
export async function loadRules(app) {
  const { lang } = app;
  if (!kept.has(lang)) {
    const rules = await app.attempt(() => asked(`${app.root}/api/rules/${app.boot.game}?lang=${lang}`));
    if (!rules) return;
    kept.set(lang, rules);
  }
  if (app.dialog?.name === "rules") app.set({ dialog: { ...app.dialog, rules: kept.get(lang) } });
}

export function drawRules(app) {
  const { rule, search, rules } = app.dialog;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word));
  const found = (rules || []).filter(fits);
  return {
    title: t("ui-rules"),
    kind: "drawer",
    body: [
      h("label", { class: "field" }, t("ui-rules-search"), h("input", {
        type: "search",
        value: search,
        "data-focus": rule ? null : "",
        oninput: (event) => app.set({ dialog: { ...app.dialog, rule: "", search: event.target.value } }),
      })),
      h(
        "p",
        { class: "muted", role: "status" },
        rules ? t("ui-rules-found", { n: found.length, of: rules.length }) : t("ui-loading"),
      ),
      h("dl", { class: "rules" }, found.map((one) => [
        one.id === rule
          ? h(
            "dt",
            { key: `${one.id}-here`, class: "here", "data-rule-text": one.id, tabindex: -1, mount: reveal },
            one.id,
          )
          : h("dt", { key: `${one.id}-id`, "data-rule-text": one.id }, one.id),
        h("dd", { key: one.id, class: one.id === rule ? "here" : null }, one.text),
      ])),
      h("p", null, h("a", { href: `${app.root}/rules/${app.boot.game}` }, t("ui-rules-page"))),
    ],
  };
}

function reveal(el) {
  requestAnimationFrame(() => {
    el.scrollIntoView({ block: "center" });
    el.focus({ preventScroll: true });
  });
}
