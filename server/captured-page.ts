import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, EncodedBody, encode, isCompressible } from "@/server/compression";

/** A complete response of the page handler, captured before anything is sent. */
export interface CapturedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: EncodedBody;
  /** True when it is cached and sent to many visitors, so that good compression pays off. */
  isShared?: boolean;
}

const FAST_GZIP_LEVEL = 4;

export const isHtml = (page: CapturedPage): boolean =>
  String(page.headers["content-type"] ?? "").startsWith("text/html");

/**
 * The page for a frame of another site, e.g. a partner's. Browsers that refuse third-party cookies still keep partitioned
 * ones there, and such a cookie does not change the frame that the visitor sees outside of that site.
 * @param asked headers of the request as the browser sent them
 */
export function withFrameCookies(page: CapturedPage, asked: IncomingHttpHeaders): CapturedPage {
  const cookies = page.headers["set-cookie"];
  const isForeign = asked["sec-fetch-dest"] === "iframe" && asked["sec-fetch-site"] === "cross-site";
  if (!isForeign || cookies === undefined) return page;
  const partitioned = [cookies]
    .flat()
    .map((cookie) => `${cookie}`.replace(/(?<=; SameSite=None; Secure)$/, "; Partitioned"));
  return { ...page, headers: { ...page.headers, "set-cookie": partitioned } };
}

/** The page of a test site: its root element says so, for pages rendered at build, which cannot know it (404, 500). */
export function withSandboxMark(page: CapturedPage): CapturedPage {
  if (!isHtml(page)) return page;
  return { ...page, body: new EncodedBody(page.body.text.replace("<html ", '<html data-sandbox="" ')) };
}

/** Runs `render` on the response and captures its output; undefined when the client disconnects before. */
export async function capturePage(
  response: ServerResponse,
  render: () => Promise<unknown>,
): Promise<CapturedPage | undefined> {
  const chunks: (Buffer | string)[] = [];
  const before = new Set(response.getHeaderNames());
  const { write, end, writeHead, flushHeaders } = response;
  return new Promise((done, fail) => {
    const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders });
    const collect = (chunk: unknown, encoding: unknown) => {
      const isUtf8 = typeof encoding !== "string" || /^utf-?8$/i.test(encoding);
      if (typeof chunk === "string") chunks.push(isUtf8 ? chunk : Buffer.from(chunk, encoding as BufferEncoding));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const callLast = (values: unknown[]) => {
      const callback = values.at(-1);
      if (typeof callback === "function") process.nextTick(() => callback());
    };
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === "object" && value !== null);
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    }) as ServerResponse["writeHead"];
    response.flushHeaders = () => undefined;
    response.write = ((...values: unknown[]) => {
      collect(values[0], values[1]);
      callLast(values);
      return true;
    }) as ServerResponse["write"];
    response.end = ((...values: unknown[]) => {
      collect(values[0], values[1]);
      restore();
      // The page's own headers are sent with the page. Headers of this one response (its request id) stay on it.
      const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !before.has(name)));
      for (const name of Object.keys(headers)) response.removeHeader(name);
      // For a loader that has sent its own response (robots.txt): Next checks this property and then renders nothing.
      Object.defineProperty(response, "headersSent", { value: true, configurable: true });
      done({ status: response.statusCode, headers, body: bodyOf(chunks) });
      callLast(values);
      return response;
    }) as ServerResponse["end"];
    response.once("close", () => done(undefined));
    render().catch((error: unknown) => {
      restore();
      fail(error);
    });
  });
}

/** A page that was written as text stays a string: later steps change the text, and it is encoded only once. */
function bodyOf(chunks: readonly (Buffer | string)[]): EncodedBody {
  return chunks.every((chunk) => typeof chunk === "string")
    ? new EncodedBody(chunks.join(""))
    : EncodedBody.joined(chunks);
}

/** Sends a captured page: compressed when the client accepts it, 304 when the client already has it. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: CapturedPage): Promise<void> {
  const { etag, "content-type": type } = page.headers;
  const known = page.status === 200 && typeof etag === "string" && request.headers["if-none-match"] === etag;
  const compressible = isCompressible(typeof type === "string" ? type : undefined, page.body.plain.length);
  const encoding =
    !known && compressible
      ? chooseEncoding(request.headers["accept-encoding"], { brotli: page.isShared === true })
      : "identity";
  const body = await encode(page.body, encoding, FAST_GZIP_LEVEL);
  // The response starts only now, all at once. Next checks headersSent when its loader returns: if false, it renders
  // and sends its own page. And Next's replacement of setHeader does nothing when headers count as sent.
  Reflect.deleteProperty(response, "headersSent");
  for (const [name, value] of Object.entries(page.headers)) {
    if (value !== undefined && name !== "content-length") response.setHeader(name, value);
  }
  if (known) {
    response.removeHeader("Content-Type");
    response.writeHead(304).end();
    return;
  }
  if (compressible) response.appendHeader("Vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (request.method === "HEAD") {
    // Next renders no body for HEAD, so its length is unknown.
    response.writeHead(page.status).end();
    return;
  }
  if (page.status !== 204 && page.status !== 304) response.setHeader("Content-Length", body.length);
  response.writeHead(page.status);
  response.end(body);
}

/** Compresses a handler's responses for clients that accept it; other clients get them unchanged. */
export function compressed(
  handler: (request: IncomingMessage, response: ServerResponse) => unknown,
): (request: IncomingMessage, response: ServerResponse) => Promise<unknown> {
  return async (request, response) => {
    if (chooseEncoding(request.headers["accept-encoding"], { brotli: false }) === "identity")
      return handler(request, response);
    const page = await capturePage(response, async () => handler(request, response));
    if (page !== undefined) await sendPage(request, response, page);
  };
}
