import { once } from "node:events";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { getCookieParser } from "next/dist/server/api-utils/get-cookie-parser";
import { parseUrl } from "next/dist/shared/lib/router/utils/parse-url";

/** A request as Node's HTTP parser delivers it. */
export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Replaces the connection of a request. */
const nobody = new Socket();

/** Runs one request without a network connection, so that tens of thousands take only seconds. */
export async function exchange(serve: Serve, { method, url, headers }: Asked): Promise<Answered> {
  const request = Object.assign(new IncomingMessage(nobody), { method, url });
  request.headers = { ...headers };
  const response = new ServerResponse(request);
  const sent: Buffer[] = [];
  const wire = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      sent.push(chunk);
      done();
    },
  });
  response.assignSocket(wire as unknown as Socket);
  const finished = once(response, "finish");
  await serve(request, response);
  await finished;
  const text = Buffer.concat(sent).toString();
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: text.slice(text.indexOf("\r\n\r\n") + 4),
  };
}

/**
 * A page that prints everything it can read from its request, with Next's own parsers. Like the site's pages, it sets a
 * cookie if the address names a channel.
 */
export async function showEverything(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await new Promise(setImmediate);
  const url = request.url ?? "";
  let query: unknown = "unreadable";
  try {
    query = parseUrl(url).query;
  } catch {
    // Next answers such an address with an error page.
  }
  const cookies = getCookieParser(request.headers as Record<string, string>)();
  if (/[?&]channelName=/.test(url)) response.setHeader("Set-Cookie", "channelName=wallet; Path=/");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(JSON.stringify({ method: request.method, url, query, cookies, headers: request.headers }));
}
