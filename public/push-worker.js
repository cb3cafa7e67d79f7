// Shows push messages. It is registered for /push-messages/, where there is no page: pages belong to service-worker.js, and
// neither worker takes anything from the other (docs/decisions/27).

/** What a message says; the sender writes `data`, and `notification` when it comes from the provider's own pages. */
function readMessage(data) {
  let message = {};
  try {
    message = data ? data.json() : {};
  } catch {
    // Words alone are no message of ours.
  }
  const { data: own = {}, notification = {} } = message ?? {};
  const title = own.title || notification.title;
  if (typeof title !== "string" || title === "") return null;
  return { title, body: own.body || notification.body || "", link: own.link || "/", tag: own.tag };
}

/** The address of a link on this site; anything else leads to its home page. */
function addressOf(link) {
  try {
    const address = new URL(link, self.location.origin);
    return address.origin === self.location.origin ? address.href : self.location.origin;
  } catch {
    return self.location.origin;
  }
}

const openPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(message) {
  const pages = await openPages();
  const page = pages.find((entry) => entry.focused) ?? pages.find((entry) => entry.visibilityState === "visible");
  // Whoever looks at the site reads it there.
  if (page !== undefined) return page.postMessage({ type: "push-message", ...message });
  const { title, body, link, tag } = message;
  await self.registration.showNotification(title, {
    body,
    // The same message twice shows once.
    ...(tag && { tag }),
    icon: "/icons/app-192.png",
    data: { link },
  });
}

async function open(link) {
  const address = addressOf(link);
  const pages = await openPages();
  const same = pages.find(({ url }) => url === address);
  if (same !== undefined) return same.focus();
  return self.clients.openWindow(address);
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const message = readMessage(event.data);
  if (message !== null) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? "/"));
});
