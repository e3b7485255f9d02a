// Web Push for this device: on, off, and what stands in the way.

export async function pushButtons(part) {
  const said = part.querySelector("[data-push-said]");
  const on = part.querySelector("[data-push-on]");
  const off = part.querySelector("[data-push-off]");
  const say = (what) => (said.textContent = what ? said.dataset[what] : "");

  if (!window.isSecureContext) return say("insecure");
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !part.dataset.pushKey) return say("unsupported");

  const worker = await navigator.serviceWorker.register(part.dataset.pushWorker, { scope: part.dataset.pushScope });
  const show = async () => {
    const active = Boolean(await worker.pushManager.getSubscription());
    on.hidden = active;
    off.hidden = !active;
    say(active ? "active" : Notification.permission === "denied" ? "denied" : "");
  };

  on.addEventListener("click", async () => {
    if ((await Notification.requestPermission()) !== "granted") return say("denied");
    try {
      await navigator.serviceWorker.ready;
      const key = bytes(part.dataset.pushKey);
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = subscription.toJSON();
      await send(part.dataset.push, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
      location.reload(); // the list of devices has one more
    } catch {
      say("failed");
    }
  });

  off.addEventListener("click", async () => {
    const subscription = await worker.pushManager.getSubscription();
    if (subscription) {
      await send(part.dataset.pushDrop, { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    location.reload();
  });

  await show();
}

async function send(url, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(answer.statusText);
}

// A VAPID key is base64url; the browser wants bytes.
function bytes(key) {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
