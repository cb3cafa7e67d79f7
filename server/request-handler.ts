import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isBackendPath } from "@/server/backend-paths";
import { answerHealth, answerReadiness, type HealthState } from "@/server/health";
import type { Log } from "@/server/log";
import { loggedPath } from "@/server/logged-path";
import { METRICS_PATH, type Metrics, type WatchedRequest } from "@/server/metrics";
import type { PageGuard } from "@/server/page-guard";
import { type PageRefusal, refusalAnswer, sendRefusal } from "@/server/refusal-page";
import { identifyRequest } from "@/server/request-identity";
import { decoded, normaliseTarget, withoutNul } from "@/server/request-target";
import { readableSearch } from "@/server/search-target";
import { applyHeaders } from "@/server/security-headers";
import { sentColourMode } from "@/utils/layout/colour-cookie";
import { isShopInBengali } from "@/utils/paths/shop-languages";
import { QueueRefusal } from "@/utils/requests/network-queue";
import { MAX_USER_AGENT_CHARACTERS } from "@/utils/requests/request-limits";

/** Next accepts the language in upper or lower case: "/EN/shop" would be a second address of "/shop". */
const DEFAULT_PREFIX = /^\/en(?=[/?]|$)/i;

/**
 * The error page, opened by its own address. Next would answer with status 500 although nothing failed. For a visitor,
 * this is a page that does not exist.
 */
const ERROR_PAGE = /^((?:\/bn)?)\/500\/?(?=$|\?)/i;
/** A Bengali address of the shop with its rest, in upper or lower case: Next reads "/BN/Shop" as "/bn/shop". */
const BENGALI_SHOP_PATH = /^\/bn(\/shop(?:[/?].*)?)$/i;
const NOT_FOUND_PAGE = "/404";

export interface Parts {
  health: HealthState;
  securityHeaders: ReadonlyMap<string, string>;
  log: Log;
  /** Answers the contract's calls; undefined when the embedded backend is not used. */
  backend: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
  /** True for a document before its day; absent without a database. @param pathname decoded */
  isUnpublished?: ((pathname: string) => Promise<boolean>) | undefined;
  /** Returns true when the address is that of a file and the file was served. */
  files: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;
  /** Decides whether a page is refused; undefined in development. */
  guard: Pick<PageGuard, "refusalOf"> | undefined;
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  /** Absent without METRICS_TOKEN. */
  metrics?: Metrics | undefined;
}

/** Addresses of a page's data, which the site's own scripts request. */
const DATA = /^\/_next\//i;

/** Answers every request: headers first, then health, calls, files and pages, in the order of the cheapest check. */
export function createRequestHandler(parts: Parts): RequestListener {
  return (request, response) => {
    const watched: WatchedRequest = { kind: "page" };
    const answered = route(parts, request, response, watched).catch((error: unknown) => {
      parts.log.error({ err: error, url: loggedPath(request.url) }, "A request failed");
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, "Something went wrong on our side. Please try again.");
    });
    parts.metrics?.watch(response, answered, watched);
  };
}

async function route(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  watched: WatchedRequest,
): Promise<unknown> {
  const id = identifyRequest(request);
  applyHeaders(response, parts.securityHeaders);
  response.setHeader("X-Request-Id", id);
  if (parts.health.draining) response.setHeader("Connection", "close");
  const isTarget = normaliseTarget(request);
  if (isTarget) request.url = readableSearch(request.url ?? "/");
  const pathname = request.url?.split("?", 1)[0] ?? "/";
  const refuse = (refusal: PageRefusal, asData = false) => {
    const { reason } = refusal;
    if (reason === "too-many-requests" || reason === "site-busy") parts.metrics?.countLimited(reason);
    const mode = sentColourMode(request.headers.cookie);
    return sendRefusal(response, refusalAnswer(refusal, { id, pathname, asData, mode }));
  };
  if (!isTarget) return refuse({ reason: "request-unreadable" });
  if (await answerOperator(parts, request, response, pathname)) {
    watched.kind = null;
    return;
  }
  if (parts.backend !== undefined && isBackendPath(pathname)) {
    watched.kind = "call";
    return parts.backend(request, response);
  }
  const readable = decoded(pathname);
  const isUnpublished = readable !== null && (await parts.isUnpublished?.(readable));
  if (isUnpublished) request.url = NOT_FOUND_PAGE;
  else if (await parts.files(request, response, pathname)) {
    watched.kind = "file";
    return;
  }
  const refusal = parts.guard?.refusalOf(request);
  if (refusal !== undefined) return refuse(refusal, DATA.test(pathname));
  if (DEFAULT_PREFIX.test(String(request.url))) return sendToDefault(request, response);
  // Next would answer an address with an incomplete character as a server error.
  if (readable === null) return refuse({ reason: "request-unreadable" });
  const shopPath = BENGALI_SHOP_PATH.exec(request.url ?? "")?.[1];
  if (shopPath !== undefined && !isShopInBengali()) return redirect(response, 307, shopPath);
  // All widths of a picture are built in advance, so nothing may be resized on request.
  if (pathname.startsWith("/_next/image")) return sendPlain(response, 404, "Not found");
  const { headers } = request;
  if (headers["user-agent"] !== undefined) {
    headers["user-agent"] = headers["user-agent"].slice(0, MAX_USER_AGENT_CHARACTERS);
  }
  request.url = withoutNul(String(request.url)).replace(ERROR_PAGE, `$1${NOT_FOUND_PAGE}`);
  return parts.pages(request, response).catch((error: unknown) => {
    if (!(error instanceof QueueRefusal)) throw error;
    return refuse(error, DATA.test(pathname));
  });
}

/** Answers the addresses of the operator's own programs. @returns false for any other address */
async function answerOperator(
  { health, metrics }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  if (pathname === "/healthz") answerHealth(response);
  else if (pathname === "/readyz") await answerReadiness(response, health);
  else return pathname === METRICS_PATH && (await metrics?.answer(request, response)) === true;
  return true;
}

/**
 * English has no prefix; an address with one leads to the same page without it. Not in next.config.js: inside, Next calls
 * every English page /en/..., so its rule would match the bare address as well.
 */
function sendToDefault(request: IncomingMessage, response: ServerResponse): void {
  // Only one slash at the start: "//host" would lead to another site.
  const rest = (request.url ?? "").slice("/en".length).replace(/^[/\\]+/, "");
  redirect(response, 308, `/${rest}`);
}

function redirect(response: ServerResponse, status: 307 | 308, path: string): void {
  response.writeHead(status, { Location: path, "Content-Length": 0 });
  response.end();
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(text);
}
