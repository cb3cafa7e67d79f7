import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isBackendPath } from "@/server/backend-paths";
import { type RefusalReason, refusalAnswer } from "@/server/refusal-page";
import { MAX_ADDRESS_CHARACTERS } from "@/utils/requests/request-limits";

/** The error that Node's parser reports for a request that it rejects. */
type ParserError = Error & { code?: string; rawPacket?: Buffer };

const REQUEST_LINE = /^[A-Z]+ (?:https?:\/\/[^/ ]+)?(\/[^ ?]*)/i;
const MAX_LINE_LENGTH = MAX_ADDRESS_CHARACTERS + "OPTIONS ".length;
const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  414: "URI Too Long",
  431: "Request Header Fields Too Large",
};

/**
 * Answers requests that Node's parser refuses, which never reach the request handler: headers that are too large get 414
 * or 431, anything else 400, in the form and with the headers of every other refusal.
 * @param securityHeaders the headers of every response
 */
export function answerParserErrors(server: Server, securityHeaders: ReadonlyMap<string, string>): void {
  const inProgress = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = inProgress.get(socket) ?? new Set();
    inProgress.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  });
  server.on("clientError", (error: ParserError, socket) => {
    const responses = [...(inProgress.get(socket) ?? [])];
    // If an earlier request of the connection has no response yet, the client would take this one for it.
    const isAnswerable = responses.every(({ req, headersSent }) => !req.complete && !headersSent);
    if (error.code === "ECONNRESET" || !socket.writable || !isAnswerable) {
      socket.destroy(error);
      return;
    }
    socket.end(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? TIMED_OUT : rawAnswer(error, securityHeaders), () =>
      socket.destroy(),
    );
  });
}

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

function rawAnswer(error: ParserError, securityHeaders: ReadonlyMap<string, string>): string {
  const line = error.rawPacket?.subarray(0, MAX_LINE_LENGTH + 1).toString("latin1") ?? "";
  const id = randomUUID();
  const pathname = REQUEST_LINE.exec(line)?.[1] ?? "";
  const { status, headers, body } = refusalAnswer(
    { reason: reasonOf(error, line) },
    { id, pathname, asData: isBackendPath(pathname) },
  );
  const lines = [
    `HTTP/1.1 ${status} ${PHRASES[status] ?? "Bad Request"}`,
    ...[...securityHeaders, ["X-Request-Id", id], ...Object.entries(headers)].map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "Connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** @param line the start of the data the parser was reading; the request line if it is the first of a connection */
function reasonOf({ code }: ParserError, line: string): RefusalReason {
  if (code !== "HPE_HEADER_OVERFLOW") return "request-unreadable";
  const isLongAddress = line.length > MAX_LINE_LENGTH && REQUEST_LINE.test(line) && !/[\r\n]/.test(line);
  return isLongAddress ? "address-too-long" : "headers-too-large";
}
