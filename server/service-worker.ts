import type { Parts } from "@/server/request-handler";

/** The address of the script that stores the offline page in browsers (public/service-worker.js). */
const PATH = "/service-worker.js";

/** The replacement: it deletes what was stored and unregisters itself. */
const UNREGISTER_SCRIPT = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/**
 * Serves files except the offline page's script: a browser with the old script gets one that unregisters itself. If it
 * got only a 404, the old script would stay in the browser forever.
 */
export function withoutServiceWorker(files: Parts["files"]): Parts["files"] {
  return async (request, response, pathname) => {
    if (pathname !== PATH) return files(request, response, pathname);
    response.writeHead(200, {
      "Cache-Control": "no-cache",
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": Buffer.byteLength(UNREGISTER_SCRIPT),
    });
    response.end(UNREGISTER_SCRIPT);
    return true;
  };
}
