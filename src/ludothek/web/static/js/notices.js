/* Telling a person that it is their turn: the tab's title, its icon, and a push message to this device. */

import { button, h } from "./dom.js";
import { post } from "./http.js";
import { t } from "./words.js";

/** The tab says whether I am asked. */
export function drawTitle(app) {
  const { view } = app;
  const mine = Boolean(view.question) && view.status === "running";
  const key = mine ? "ui-title-turn" : view.status === "over" ? "ui-title-over" : "";
  document.title = key ? t(key, { game: view.title }) : view.title;
  const link = document.querySelector("link[rel~=icon]");
  if (!link) return;
  link.dataset.calm ||= link.getAttribute("href");
  const address = mine ? link.dataset.turn || link.dataset.calm : link.dataset.calm;
  if (link.getAttribute("href") !== address) link.setAttribute("href", address);
}

const possible = () => "serviceWorker" in navigator && "PushManager" in window;

/** A button where the browser can show messages and nobody has decided yet. */
export function offerPush(app) {
  if (!possible() || !app.boot.pushkey) return null;
  if (Notification.permission === "denied") return h("p", { class: "muted" }, t("ui-push-denied"));
  if (app.pushed) return h("p", { role: "status" }, t("ui-push-on"));
  return h("p", null, button("push", t("ui-push-offer"), () => subscribe(app)));
}

async function subscribe(app) {
  let device;
  try {
    const worker = await navigator.serviceWorker.register(`${app.root}/sw.js`);
    await navigator.serviceWorker.ready;
    const applicationServerKey = bytes(app.boot.pushkey);
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = subscription.toJSON();
    device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, label: navigator.platform || "" };
  } catch {
    // the browser's own words are in its language, and for those who program
    return app.say(t(Notification.permission === "denied" ? "ui-push-denied" : "ui-push-failed"), { bad: true });
  }
  await app.attempt(async () => {
    await post(`${app.root}/api/push`, device);
    app.set({ pushed: true });
  });
}

function bytes(base64url) {
  const plain = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
