// The service worker: shows a notice when somebody is asked, and opens the table when the notice is tapped.
// It keeps no pages: a table is always fetched fresh.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    notice = { body: event.data.text() };
  }
  event.waitUntil(
    self.registration.showNotification(notice.title || "Ludothek", {
      body: notice.body || "",
      tag: notice.tag || "ludothek", // a newer notice of the same table replaces the older one
      renotify: Boolean(notice.tag),
      data: { url: notice.url || self.registration.scope },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.registration.scope)));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname);
  return there ? there.focus() : self.clients.openWindow(url.href);
}
