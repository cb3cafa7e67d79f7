// Keeps two small pages a language for when there is no network: dial codes, hotlines, what waits in the cart; and the page
// for floods (docs/subscriber-services.md). It keeps no other answer of the site, and while there is a network every
// page comes from the network (docs/offline.md).
const STORE = "offline-3";
const PAGES = { en: "/offline", bn: "/bn/offline" };
const OWN_PAGES = ["/flood-emergency", "/bn/flood-emergency"];
const DAY_MS = 86_400_000;

/** Fetches the pages anew, as a visitor whom nobody knows, and keeps them; all or none. */
async function keepPages() {
  const store = await caches.open(STORE);
  const asked = (path) => new Request(path, { cache: "reload", credentials: "omit" });
  await store.addAll([...Object.values(PAGES), ...OWN_PAGES].map(asked));
}

/** Codes and prices change: pages that were kept a day ago are kept anew. */
async function refreshPages() {
  const store = await caches.open(STORE);
  const kept = await store.match(PAGES.en, { ignoreVary: true });
  const keptAt = Date.parse(kept?.headers.get("date") ?? "");
  if (!(Date.now() - keptAt < DAY_MS)) await keepPages();
}

/** The page that was asked for, where it is one of those that are kept; else the page for when there is no network. */
function offlinePage(address) {
  const { pathname } = new URL(address);
  if (OWN_PAGES.includes(pathname)) return caches.match(pathname, { ignoreVary: true });
  const language = /^\/bn(\/|$)/.test(pathname) ? "bn" : "en";
  return caches.match(PAGES[language], { ignoreVary: true });
}

async function answer(event) {
  try {
    // Fetched by the browser while this script was still starting.
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refreshPages().catch(() => undefined));
    return page;
  } catch (error) {
    const page = await offlinePage(event.request.url);
    if (page === undefined) throw error;
    return page;
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  // Only a page that somebody opens: everything else goes its way as if this script were not there.
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
});
