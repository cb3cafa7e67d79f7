import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { BoundedCache } from "@/server/bounded-cache";
import { type CapturedPage, capturePage, sendPage, withFrameCookies } from "@/server/captured-page";
import type { PageSource } from "@/server/metrics";
import { type PublicVisit, publicVisit } from "@/server/public-visit";
import {
  DATA_VERSION_HEADER,
  INCOMPLETE_HEADER,
  MISMATCH_HEADER,
  OUTAGE_SECONDS,
  PERSONAL_HEADER,
} from "@/utils/layout/page-headers";
import { cookieHeader, readCookies } from "@/utils/requests/cookies";
import { withTimeout } from "@/utils/requests/with-timeout";

/** Content types that are cached: pages and their data, the web manifest, feeds. */
const REUSABLE_TYPE = /^(?:text\/html|application\/(?:json|manifest\+json|atom\+xml))/;
const PUBLIC = "public, max-age=0, must-revalidate";
/** How long a page that its reader has left keeps its turn, in milliseconds; rendering takes much less. */
const MAX_ABANDONED_MS = 10_000;

interface CachedPage {
  page: CapturedPage;
  /** The time until which the page is sent without calling its loader. */
  until: number;
  /** The version of the data it was made from; absent if the loader did not give one. */
  version: string | undefined;
}

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface PageReuseOptions {
  /** How long a page is sent without calling its loader; 0 calls it for every request. */
  seconds: number;
  /** Maximum size of cached pages in bytes; 0 caches none, and each page is rendered again. */
  memory: number;
  /** The changes made to a page after it is rendered. */
  finish?: (page: CapturedPage) => CapturedPage;
  /** Renders when it is the request's turn (PageGuard). A page from memory does not wait. */
  inTurn?: <Page>(request: IncomingMessage, render: () => Promise<Page>) => Promise<Page | undefined>;
  /** Called for each page with what it was made from. */
  onPage?: ((source: PageSource) => void) | undefined;
  /** Called for a page that failed with an answer that does not fit the contract: its call and the field. */
  onMismatch?: (mismatch: string) => void;
}

/**
 * Serves pages through Next, and public pages from memory for a few seconds. After that, the page's loader is called
 * again; if its data is equal to the cached page's, that one is valid for some more seconds, React renders nothing, and
 * the page is compressed as small as possible (docs/decisions/20). Equal requests that arrive while one is being
 * rendered wait for it. Only whole, successful, anonymous pages are kept, and such a page is made from its key alone:
 * the loader gets no other header of the reader, so that nothing of one reader can reach another (docs/decisions/19).
 */
export class PageReuse {
  private readonly cache: BoundedCache<CachedPage>;
  private readonly inProgress = new Map<string, Promise<CapturedPage | undefined>>();

  /** @param handler the function that renders a page */
  constructor(
    private readonly handler: PageHandler,
    private readonly options: PageReuseOptions,
  ) {
    this.cache = new BoundedCache(options.memory);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    delete request.headers[DATA_VERSION_HEADER];
    const cookies = readCookies(request.headers.cookie);
    const visit = request.method === "GET" ? publicVisit(request, cookies) : undefined;
    if (visit === undefined) {
      // Next must parse exactly the cookies that were read here.
      if (request.headers.cookie !== undefined) request.headers.cookie = cookieHeader(cookies);
      return this.sendOwn(request, response);
    }
    const { key, headers } = visit;
    if (this.options.seconds === 0) return this.sendFor(visit, request, response);
    const known = this.cache.get(key);
    if (known !== undefined && known.until > performance.now())
      return this.sendFromMemory(request, response, known.page);
    const other = this.inProgress.get(key);
    if (other === undefined) return this.sendFor(visit, request, response);
    const page = await other.catch(() => undefined);
    return page === undefined ? this.sendOwn(request, response, headers) : this.sendFromMemory(request, response, page);
  }

  private sendFromMemory(request: IncomingMessage, response: ServerResponse, page: CapturedPage): Promise<void> {
    this.options.onPage?.("memory");
    return sendPage(request, response, page);
  }

  /** Renders for one reader only. */
  private async sendOwn(request: IncomingMessage, response: ServerResponse, headers = request.headers): Promise<void> {
    this.options.onPage?.("personal");
    const page = await this.capture(request, response, headers);
    if (page !== undefined) await sendPage(request, response, makePrivate(page));
  }

  /** Renders for this reader and, when the page turns out to be public, for everyone with the same request. */
  private async sendFor(visit: PublicVisit, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { key } = visit;
    const rendering = this.renderOrReuse(visit, request, response);
    // Waiting requests get only a page that is public.
    const shared = rendering.then((answer) => answer?.shared);
    if (this.options.seconds > 0) this.inProgress.set(key, shared);
    shared.catch(() => undefined);
    try {
      const answer = await rendering;
      if (answer !== undefined) await sendPage(request, response, answer.shared ?? makePrivate(answer.page));
    } finally {
      this.inProgress.delete(key);
    }
  }

  /** Calls the page's loader, and renders the page unless the cached one has the same data. */
  private async renderOrReuse(
    { key, headers }: PublicVisit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ page: CapturedPage; shared: CapturedPage | undefined } | undefined> {
    const known = this.cache.get(key);
    const version = known?.version;
    const page = await this.capture(request, response, {
      ...headers,
      ...(version !== undefined && { [DATA_VERSION_HEADER]: version }),
    });
    if (page === undefined) return undefined;
    const until = performance.now() + this.options.seconds * 1_000;
    const madeFrom = dataVersionOf(page);
    if (known !== undefined && version !== undefined && madeFrom === version && page.body.plain.length === 0) {
      known.until = until;
      known.page.body.makeSmallest();
      this.options.onPage?.("unchanged");
      return { page, shared: known.page };
    }
    this.options.onPage?.("rendered");
    if (!isReusable(page)) return { page, shared: undefined };
    const shared = makePublic(page);
    // Twice the body's size, because its compressed forms are cached too.
    this.cache.set(key, { page: shared, until, version: madeFrom }, shared.body.size * 2 + key.length);
    return { page, shared };
  }

  /** @param headers the request headers that the page may read; the response still depends on the original headers */
  private async capture(
    request: IncomingMessage,
    response: ServerResponse,
    headers: IncomingHttpHeaders,
  ): Promise<CapturedPage | undefined> {
    const own = request.headers;
    const render = async () => {
      request.headers = { ...headers };
      let rendered: Promise<unknown> = Promise.resolve();
      try {
        const page = await capturePage(response, () => {
          rendered = this.handler(request, response);
          return rendered;
        });
        // Rendering goes on after its reader has left, so it keeps its turn. Otherwise, readers who leave at once could
        // start any number of renderings.
        if (page === undefined) await withTimeout(rendered, MAX_ABANDONED_MS).catch(() => undefined);
        return page;
      } finally {
        request.headers = own;
      }
    };
    const { inTurn, finish, onMismatch } = this.options;
    const page = await (inTurn === undefined ? render() : inTurn(request, render));
    if (page === undefined) return undefined;
    const whole = withFrameCookies(withOutage(page, onMismatch), own);
    return finish === undefined ? whole : finish(whole);
  }
}

/**
 * Next answers every failed page with 500. A loader that sets Retry-After lacked another system for a moment. A page whose
 * answers do not fit the contract failed because of them.
 */
function withOutage(page: CapturedPage, onMismatch: PageReuseOptions["onMismatch"]): CapturedPage {
  const { [MISMATCH_HEADER]: mismatch, ...headers } = page.headers;
  if (page.status !== 500) return { ...page, headers };
  if (mismatch !== undefined) {
    onMismatch?.(decodeURIComponent(String(mismatch)));
    headers["retry-after"] ??= String(OUTAGE_SECONDS);
  }
  return { ...page, headers, status: headers["retry-after"] === undefined ? 500 : 503 };
}

function dataVersionOf({ headers }: CapturedPage): string | undefined {
  const version = headers[DATA_VERSION_HEADER];
  return typeof version === "string" ? version : undefined;
}

function isReusable({ status, headers }: CapturedPage): boolean {
  return (
    status === 200 &&
    REUSABLE_TYPE.test(String(headers["content-type"] ?? "")) &&
    headers["set-cookie"] === undefined &&
    headers[INCOMPLETE_HEADER] === undefined &&
    headers[PERSONAL_HEADER] === undefined
  );
}

function makePublic(page: CapturedPage): CapturedPage {
  const etag = `W/"${createHash("sha1").update(page.body.plain).digest("base64url")}"`;
  const { [DATA_VERSION_HEADER]: _version, ...headers } = page.headers;
  return { ...page, headers: { ...headers, etag, "cache-control": PUBLIC, vary: "Cookie" }, isShared: true };
}

/** A permanent redirect, or a picture that its loader marks as publicly cacheable. */
function isLasting({ status, headers }: CapturedPage): boolean {
  const isPicture = String(headers["content-type"] ?? "").startsWith("image/");
  const isForAll = String(headers["cache-control"] ?? "").startsWith("public,");
  return status === 301 || status === 308 || (status === 200 && isPicture && isForAll);
}

function makePrivate(page: CapturedPage): CapturedPage {
  const headers = { ...page.headers };
  for (const inside of ["etag", INCOMPLETE_HEADER, PERSONAL_HEADER, DATA_VERSION_HEADER]) delete headers[inside];
  if (!isLasting(page)) headers["cache-control"] = "private, no-store";
  return { ...page, headers };
}
