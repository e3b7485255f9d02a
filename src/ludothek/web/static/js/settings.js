/* Preferences: kept on this device and, for a guest, on the server. */

import { h } from "./dom.js";
import { asked, post } from "./http.js";
import { setMotion } from "./motion.js";
import { offerPush } from "./notices.js";
import { setWords, t } from "./words.js";

const STORE = "ludothek-prefs";
const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "none"],
  level: ["learner", "normal", "quiet"],
  confirm: ["always", "barriers", "never"],
};
const DEFAULTS = { theme: "system", motion: "system", level: "normal", confirm: "barriers" };

export class Prefs {
  /** The server's word counts; a guest who has none yet keeps what this device remembers. */
  constructor(given) {
    const here = JSON.parse(localStorage.getItem(STORE) || "{}");
    for (const name in CHOICES) {
      this[name] = [given?.[name], here[name]].find((word) => CHOICES[name].includes(word)) || DEFAULTS[name];
    }
    this.apply();
  }

  apply() {
    const page = document.documentElement;
    if (this.theme === "system") delete page.dataset.theme;
    else page.dataset.theme = this.theme;
    page.dataset.level = this.level;
    setMotion(this.motion);
  }

  keep() {
    const values = Object.fromEntries(Object.keys(CHOICES).map((name) => [name, this[name]]));
    localStorage.setItem(STORE, JSON.stringify(values));
    return values;
  }
}

export async function setPref(app, name, word) {
  app.prefs[name] = word;
  app.prefs.apply();
  const values = app.prefs.keep();
  app.render();
  await app.attempt(() => post(`${app.root}/api/prefs`, values));
}

/** Another language, without losing what is on the table. */
export async function setLanguage(app, lang) {
  const words = await app.attempt(() => asked(`${app.root}/api/words?lang=${lang}`));
  if (!words) return;
  setWords(words);
  app.lang = lang;
  document.documentElement.lang = lang;
  app.render();
  app.translated();
  await app.attempt(() => post(`${app.root}/api/prefs`, { lang }));
}

export function drawSettings(app) {
  return {
    title: t("ui-settings"),
    body: [
      h(
        "fieldset",
        { class: "radios" },
        h("legend", null, t("ui-language")),
        app.languages.map(([lang, name]) =>
          radio("lang", lang, name, app.lang === lang, () => setLanguage(app, lang), lang),
        ),
      ),
      Object.entries(CHOICES).map(([name, words]) =>
        h(
          "fieldset",
          { class: "radios", key: name },
          h("legend", null, t(`ui-${name}-title`)),
          words.map((word) =>
            radio(name, word, t(`ui-${name}-${word}`), app.prefs[name] === word, () => setPref(app, name, word)),
          ),
        ),
      ),
      offerPush(app),
      h("p", null, h("a", { href: `${app.root}/me` }, t("ui-settings-page"))),
    ],
  };
}

function radio(name, value, label, checked, onchange, lang = null) {
  return h(
    "label",
    { key: value },
    h("input", { type: "radio", name, value, checked, onchange }),
    h("span", { lang }, label),
  );
}
