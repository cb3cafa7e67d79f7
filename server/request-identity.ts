import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Headers that the parts of Next use between each other; from outside they could only mislead it. */
const INTERNAL = /^x-(?:middleware-.*|invoke-.*|matched-path|now-route-matches|nextjs-(?!data$).*)$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Gives a request its id, the proxy's when it looks like one, and removes headers that are not allowed from outside.
 * @returns the id, which is now in the request's `x-request-id` header too
 */
export function identifyRequest(request: IncomingMessage): string {
  const sentId = request.headers["x-request-id"];
  const isValid = typeof sentId === "string" && REQUEST_ID.test(sentId);
  const id = isValid ? sentId : randomUUID();
  const isForbidden = (name: string) =>
    name.startsWith("x-") && ((name === "x-request-id" && !isValid) || INTERNAL.test(name));
  removeHeaders(request, isForbidden);
  if (!isValid) {
    request.headers["x-request-id"] = id;
    request.rawHeaders.push("x-request-id", id);
  }
  return id;
}

function removeHeaders(request: IncomingMessage, isForbidden: (name: string) => boolean): void {
  const names = Object.keys(request.headers).filter(isForbidden);
  if (names.length === 0) return;
  for (const name of names) delete request.headers[name];
  const raw: string[] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? "";
    if (!isForbidden(name.toLowerCase())) raw.push(name, request.rawHeaders[at + 1] ?? "");
  }
  // Changed in place: the backend's adapter reads the same array.
  request.rawHeaders.splice(0, request.rawHeaders.length, ...raw);
}
