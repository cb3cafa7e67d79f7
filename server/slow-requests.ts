import type { IncomingMessage, Server } from "node:http";
import { callPaths } from "@/backend/contract/paths";

const UPLOAD_PATH = callPaths.uploadAdCreative.path;
/** The longest time that a request may take to arrive, except a file of an ad order. */
export const MAX_REQUEST_MS = 30_000;
/** Node's own limit for a request: an ad order's file may take two minutes (docs/advertising.md). */
export const MAX_UPLOAD_MS = 150_000;

/**
 * Ends requests whose body does not arrive in time, with the answer to requests that the parser rejects
 * (server/parser-errors.ts). Node has only one limit for all requests of a server.
 */
export function limitSlowRequests(server: Server): void {
  server.on("request", (request: IncomingMessage, response) => {
    if (!hasBody(request) || request.url?.split("?", 1)[0] === UPLOAD_PATH) return;
    const limit = setTimeout(() => {
      if (request.complete) return;
      const error = Object.assign(new Error("The body did not arrive in time"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      server.emit("clientError", error, request.socket);
    }, MAX_REQUEST_MS);
    response.once("close", () => clearTimeout(limit));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}
