import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BoundedCache } from "@/server/bounded-cache";
import { type CapturedPage, capturePage, sendPage } from "@/server/captured-page";
import { INCOMPLETE_HEADER } from "@/utils/incomplete-page";
import { DATA_MARK_HEADER } from "@/utils/page-data-mark";

/** Cookies that change what a public page shows: part of the key. */
const VARYING_COOKIES = ["channelName", "micrositeService", "showHeader", "showFooter", "siteLanguage"] as const;
/** Whoever carries one of these gets a page of their own. */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:gp_web_token|retailer_token|previewToken)=/;
const PERSONAL_QUERY = /[?&](?:authToken|previewToken)=/i;
/** Behind a number, a cart or an order; and the sandbox's own pages, which show codes. Next tells no cases apart. */
const PERSONAL_PATH =
  /^(?:\/(?:en|bn))?\/(?:dashboard|sandbox|shop\/(?:cart|order|user|esim|sim-services\/track))(?:\/|$)/i;
/** Pages and their data, the list of an installed site, feeds. */
const REUSABLE_TYPE = /^(?:text\/html|application\/(?:json|manifest\+json|atom\+xml))/;
const PUBLIC = "public, max-age=0, must-revalidate";
const DATA_PATH = /^\/_next\/data\/[^/]+(\/.*)\.json$/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
const LONGEST_KEY = 2_048;
/** More than our own cookies can hold: whoever sends more gets a page of their own, and no place in memory. */
const LONGEST_COOKIES = 512;

interface Kept {
  page: CapturedPage;
  /** Until when it is sent without asking. */
  until: number;
  /** What it was made from; absent where the loader did not say. */
  mark: string | undefined;
}

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface PageReuseOptions {
  /** How long a page is sent without asking its loader; 0 asks for every request. */
  seconds: number;
  /** The most bytes of pages to keep; 0 keeps none, and each page is written anew. */
  memory: number;
  /** What is still done to a page once it is rendered. */
  finish?: (page: CapturedPage) => CapturedPage;
}

/**
 * Serves pages through Next, and public ones from memory for a few seconds. After them the page's loader is asked again;
 * if its data are those of the kept page, that one is good for another few seconds, and React has nothing to write
 * (docs/decisions/047). Equal requests that arrive while one is being rendered wait for it. Only whole, successful,
 * anonymous pages are kept.
 */
export class PageReuse {
  private readonly kept: BoundedCache<Kept>;
  private readonly underWay = new Map<string, Promise<CapturedPage | undefined>>();
  private readonly seconds: number;
  private readonly finish: (page: CapturedPage) => CapturedPage;

  /** @param handler renders a page */
  constructor(
    private readonly handler: PageHandler,
    { seconds, memory, finish = (page) => page }: PageReuseOptions,
  ) {
    this.seconds = seconds;
    this.finish = finish;
    this.kept = new BoundedCache(memory);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    delete request.headers[DATA_MARK_HEADER];
    const key = request.method === "GET" ? publicKey(request) : undefined;
    if (key === undefined) return this.sendOwn(request, response);
    if (this.seconds === 0) return this.sendFor(key, request, response);
    const known = this.kept.get(key);
    if (known !== undefined && known.until > performance.now()) return sendPage(request, response, known.page);
    const other = this.underWay.get(key);
    if (other === undefined) return this.sendFor(key, request, response);
    const page = await other.catch(() => undefined);
    return page === undefined ? this.sendOwn(request, response) : sendPage(request, response, page);
  }

  /** Renders for one reader alone. */
  private async sendOwn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await this.capture(request, response);
    if (page !== undefined) await sendPage(request, response, makePrivate(page));
  }

  /** Renders for this reader and, when the page turns out to be public, for those who ask for the same. */
  private async sendFor(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = this.ask(key, request, response);
    // Followers only ever see a page that is fit for all.
    const shared = asked.then((answer) => answer?.shared);
    if (this.seconds > 0) this.underWay.set(key, shared);
    shared.catch(() => undefined);
    try {
      const answer = await asked;
      if (answer !== undefined) await sendPage(request, response, answer.shared ?? makePrivate(answer.page));
    } finally {
      this.underWay.delete(key);
    }
  }

  /** Has the page's loader asked, and the page written unless the kept one says the same. */
  private async ask(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ page: CapturedPage; shared: CapturedPage | undefined } | undefined> {
    const known = this.kept.get(key);
    if (known?.mark !== undefined) request.headers[DATA_MARK_HEADER] = known.mark;
    const page = await this.capture(request, response);
    if (page === undefined) return undefined;
    const until = performance.now() + this.seconds * 1_000;
    const mark = markOf(page);
    if (known?.mark !== undefined && mark === known.mark && page.body.plain.length === 0) {
      known.until = until;
      return { page, shared: known.page };
    }
    if (!isReusable(page)) return { page, shared: undefined };
    const shared = makePublic(page);
    // Twice the body: its gzip form is kept beside it.
    this.kept.set(key, { page: shared, until, mark }, shared.body.size * 2 + key.length);
    return { page, shared };
  }

  private async capture(request: IncomingMessage, response: ServerResponse): Promise<CapturedPage | undefined> {
    const page = await capturePage(response, () => this.handler(request, response));
    return page === undefined ? undefined : this.finish(page);
  }
}

function markOf({ headers }: CapturedPage): string | undefined {
  const mark = headers[DATA_MARK_HEADER];
  return typeof mark === "string" ? mark : undefined;
}

/** What tells one public page from another; undefined when the answer may be for one person. */
export function publicKey(request: IncomingMessage): string | undefined {
  const url = request.url ?? "/";
  const cookies = request.headers.cookie ?? "";
  if (PERSONAL_COOKIE.test(cookies) || request.headers.authorization !== undefined) return undefined;
  // Judged as Next reads it: "/shop/%6Frder" is an order too. What cannot be decoded is kept for nobody.
  const plain = url.length > LONGEST_KEY ? undefined : decoded(url);
  if (plain === undefined || PERSONAL_QUERY.test(plain)) return undefined;
  const pathname = decoded(url.split("?", 1)[0] ?? "/");
  if (pathname === undefined || DOT_SEGMENT.test(pathname)) return undefined;
  const data = DATA_PATH.exec(pathname);
  if (PERSONAL_PATH.test(data?.[1] ?? pathname)) return undefined;
  if (data === null && pathname.startsWith("/_next/")) return undefined;
  const varying = varyingCookies(cookies);
  if (varying.length > LONGEST_COOKIES) return undefined;
  return `${url}\n${request.headers["x-nextjs-data"] ?? ""}\n${varying}`;
}

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url).replace(/[/\\]+/g, "/");
  } catch {
    return undefined;
  }
}

/** The first cookie of each name that changes a page: a page reads no other, so a second one makes no difference. */
function varyingCookies(cookies: string): string {
  if (cookies === "") return "";
  const sent = cookies.split(";").map((cookie) => cookie.trim());
  return VARYING_COOKIES.flatMap((name) => sent.find((cookie) => cookie.startsWith(`${name}=`)) ?? []).join(";");
}

function isReusable({ status, headers }: CapturedPage): boolean {
  return (
    status === 200 &&
    REUSABLE_TYPE.test(String(headers["content-type"] ?? "")) &&
    headers["set-cookie"] === undefined &&
    headers[INCOMPLETE_HEADER] === undefined
  );
}

function makePublic(page: CapturedPage): CapturedPage {
  const etag = `W/"${createHash("sha1").update(page.body.plain).digest("base64url")}"`;
  const { [DATA_MARK_HEADER]: _mark, ...headers } = page.headers;
  return { ...page, headers: { ...headers, etag, "cache-control": PUBLIC, vary: "Cookie" } };
}

/** A redirect for good, or a picture of which a loader says that everybody may keep it. */
function isLasting({ status, headers }: CapturedPage): boolean {
  const isPicture = String(headers["content-type"] ?? "").startsWith("image/");
  const isForAll = String(headers["cache-control"] ?? "").startsWith("public,");
  return status === 301 || status === 308 || (status === 200 && isPicture && isForAll);
}

function makePrivate(page: CapturedPage): CapturedPage {
  const { etag: _etag, [INCOMPLETE_HEADER]: _incomplete, [DATA_MARK_HEADER]: _mark, ...headers } = page.headers;
  if (!isLasting(page)) headers["cache-control"] = "private, no-store";
  return { ...page, headers };
}
