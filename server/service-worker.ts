import type { Parts } from "@/server/request-handler";

/** Where browsers fetch the script that keeps the offline page (public/service-worker.js). */
const PATH = "/service-worker.js";

/** What they get in its place: it forgets what was kept and takes itself away. */
const LEAVING = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/**
 * Files without the offline page's script: whoever has it from before gets one that leaves. A script that is simply gone
 * would stay in their browser for good.
 */
export function withoutServiceWorker(files: Parts["files"]): Parts["files"] {
  return async (request, response, pathname) => {
    if (pathname !== PATH) return files(request, response, pathname);
    response.writeHead(200, {
      "Cache-Control": "no-cache",
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": Buffer.byteLength(LEAVING),
    });
    response.end(LEAVING);
    return true;
  };
}
