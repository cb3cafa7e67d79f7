import type { IncomingMessage, ServerResponse } from "node:http";
import type { ParsedUrlQuery } from "node:querystring";
import { callPaths } from "@/backend/contract/paths";
import { type Api, type CallHeaders, createApi } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { buildCallHeaders } from "@/services/api/call-headers";
import { getDispatch } from "@/services/api/dispatch.server";
import { apiBases } from "@/services/api/env";
import { visitorAddress } from "@/services/api/visitor-address.server";
import { TOKEN_COOKIE } from "@/services/login/session-cookie";
import { MISMATCH_HEADER, PERSONAL_HEADER } from "@/utils/layout/page-headers";
import { firstValue } from "@/utils/paths/query-value";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The part of a page's context that the request's client reads; GetServerSidePropsContext has this shape. */
interface ServerCaller {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  /** The page's response. It is marked as personal when the calls carry a session or a preview token. */
  res?: Pick<ServerResponse, "setHeader" | "headersSent">;
  query?: ParsedUrlQuery;
  locale?: string | undefined;
}

/** The visitor's connection of a call, for the embedded backend. */
type Connection = Parameters<ReturnType<typeof getDispatch>>[1];

/**
 * The client for one request on the server. A system without a configured base address is the embedded backend, called
 * in this process without a socket. A system with one is the operator's, called by HTTP.
 * @param caller the request with its cookies, the parsed query and the language
 * @param token of a session that this request started; the cookie's token when omitted
 */
export function createServerApi(caller: ServerCaller, token?: string): Api {
  return checkedApi(headersOf(caller, token), caller.res);
}

/**
 * The client for a call that counts as the visitor's, for example of a form that was sent to a page. The backend does not
 * count the calls of the site itself. These carry the visitor's network address and the id of the request, also to the
 * operator's systems.
 * @param token of the session that the calls carry; the cookie's token when omitted
 */
export function createVisitorApi(caller: ServerCaller, token?: string): Api {
  return apiWithAddress(caller, token, (remoteAddress) => ({ incoming: { socket: { remoteAddress } } }));
}

/**
 * The client for a page's call after which the backend may ask the payment gateway. The call itself is not counted, and
 * the question counts as the visitor's.
 * @param token of the session that the calls carry; the cookie's token when omitted
 */
export function createAskingApi(caller: ServerCaller, token?: string): Api {
  return apiWithAddress(caller, token, (visitor) => ({ visitor }));
}

function apiWithAddress(
  caller: ServerCaller,
  token: string | undefined,
  connectionOf: (address: string) => Connection,
): Api {
  const address = visitorAddress(caller.req);
  const id = caller.req.headers["x-request-id"];
  const headers = {
    ...headersOf(caller, token),
    // Only the address that was found: what a visitor wrote into this header must not reach another system.
    ...(address !== "" && { "X-Forwarded-For": address }),
    ...(typeof id === "string" && { "X-Request-Id": id }),
  };
  return checkedApi(headers, caller.res, connectionOf(address));
}

/**
 * The client that sends these headers. It adds the name of the call to its error, for the server's log. It notes on the
 * page's response that an answer of another system does not fit the contract: when the page then fails, that system is
 * out of order (server/page-reuse.ts). The answer is passed on all the same, because a page shows what it can of it. Our
 * own backend's answers are not checked.
 */
function checkedApi(headers: CallHeaders, res: ServerCaller["res"], connection?: Connection): Api {
  const { request } = createApi({
    bases: apiBases,
    headers: () => headers,
    transport: (sent) => getDispatch()(sent, connection),
  });
  return {
    async request(call, input) {
      try {
        const answer = await request(call, input);
        const isOurs = apiBases[callPaths[call].system] === "";
        const field = isOurs ? null : (globalThis.contractMismatch?.(call, answer) ?? null);
        if (field !== null && res?.headersSent === false) {
          res.setHeader(MISMATCH_HEADER, encodeURIComponent(`${call} ${field}`));
        }
        return answer;
      } catch (error) {
        throw error instanceof ApiError ? Object.assign(error, { call }) : error;
      }
    },
  };
}

function headersOf({ req, res, query = {}, locale }: ServerCaller, token?: string): CallHeaders {
  // Two different tokens count as no token.
  const isOne = soleCookie(req.headers?.cookie, TOKEN_COOKIE) !== null;
  const webLoginToken = token ?? (isOne ? (req.cookies[TOKEN_COOKIE] ?? null) : null);
  const previewToken = firstValue(query.previewToken) ?? req.cookies.previewToken ?? null;
  if (webLoginToken !== null || previewToken !== null) res?.setHeader(PERSONAL_HEADER, "1");
  return buildCallHeaders({
    lang: locale,
    webLoginToken,
    previewToken,
    channelName: firstValue(query.channelName) ?? req.cookies.channelName ?? null,
  });
}

/**
 * A client without a session: it gets only public answers.
 * @param lang the language of the answers
 * @param res the response of the page or file that is made from the answers
 */
export function createPublicApi(lang: string, res?: ServerCaller["res"]): Api {
  return checkedApi(buildCallHeaders({ lang, webLoginToken: null, previewToken: null, channelName: null }), res);
}
