import type { IncomingMessage, ServerResponse } from "node:http";
import type { ParsedUrlQuery } from "node:querystring";
import { type Api, createApi } from "@/services/api/api-client";
import { buildCallHeaders } from "@/services/api/call-headers";
import { getDispatch } from "@/services/api/dispatch.server";
import { apiBases } from "@/services/api/env";
import { PERSONAL_HEADER } from "@/utils/layout/personal-page";
import { soleCookie } from "@/utils/requests/sole-cookie";

/** The part of a page's context that the client of one request reads; GetServerSidePropsContext fits. */
export interface ServerCaller {
  req: IncomingMessage & { cookies: Partial<Record<string, string>> };
  /** The page's answer: it is marked as personal when the calls carry a session or a preview. */
  res?: Pick<ServerResponse, "setHeader">;
  query?: ParsedUrlQuery;
  locale?: string | undefined;
}

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

/**
 * The client of one request on the server. A system without a configured base address is the embedded backend, reached
 * in this process without a socket; a system with one is the operator's, reached by HTTP.
 * @param caller the request with its cookies, the parsed query and the language
 * @param token of a session that this request began; left out, that of the cookie
 */
export function createServerApi({ req, res, query = {}, locale }: ServerCaller, token?: string): Api {
  // Two that differ count as none.
  const isOne = soleCookie(req.headers?.cookie, "gp_web_token") !== null;
  const webLoginToken = token ?? (isOne ? (req.cookies.gp_web_token ?? null) : null);
  const previewToken = first(query.previewToken) ?? req.cookies.previewToken ?? null;
  if (webLoginToken !== null || previewToken !== null) res?.setHeader(PERSONAL_HEADER, "1");
  const headers = buildCallHeaders({
    lang: locale,
    webLoginToken,
    previewToken,
    channelName: first(query.channelName) ?? req.cookies.channelName ?? null,
  });
  return createApi({ bases: apiBases, headers: () => headers, transport: (request) => getDispatch()(request) });
}

/**
 * The client without a session: it gets public answers only.
 * @param lang the language of the answers
 */
export function createPublicApi(lang: string): Api {
  const headers = buildCallHeaders({ lang, webLoginToken: null, previewToken: null, channelName: null });
  return createApi({ bases: apiBases, headers: () => headers, transport: (request) => getDispatch()(request) });
}
