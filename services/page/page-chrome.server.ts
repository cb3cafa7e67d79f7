import type { IncomingMessage } from "node:http";
import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { type SiteEnv, siteEnv } from "@/services/api/env.server";
import { TOKEN_COOKIE } from "@/services/login/session-cookie";
import { handoffOf, type PageUser, readPageUser } from "@/services/page/page-user.server";
import { type ResolvedChrome, resolveChrome } from "@/utils/layout/chrome-rules";
import { firstValue } from "@/utils/paths/query-value";

const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
/** CONST-14. */
const TOKEN_SECONDS = 365 * DAY_SECONDS;
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The frame of a page, and its reader. */
export interface PageChrome extends ResolvedChrome {
  user: PageUser;
}

/**
 * Decides the frame of a request's page (CHROME-01): reads the four sources, looks up the user when the request has
 * a session, and sends the cookies that the browser does not have yet. Never fails.
 * @param context the request; on a navigation within the site, Next requests only the data, and the same is done
 * @param api the request's client
 */
export async function readPageChrome(context: GetServerSidePropsContext, api: Api): Promise<PageChrome> {
  const env = siteEnv();
  const user = await readPageUser(context, api);
  const { query, req, res, resolvedUrl } = context;
  const parameter = (name: string) => firstValue(query[name]);
  const resolved = resolveChrome({
    path: resolvedUrl,
    query: {
      channelName: parameter("channelName"),
      micrositeService: parameter("micrositeService"),
      showHeader: parameter("showHeader"),
      showFooter: parameter("showFooter"),
    },
    cookies: req.cookies,
    user: user.info,
    partners: env.channels,
  });
  for (const { name, value } of resolved.cookies)
    res.appendHeader("Set-Cookie", cookieText(name, value, REMEMBERED_SECONDS, env));
  const token = user.handedOver && isOpened(req) ? handoffOf(query) : null;
  if (token !== null) res.appendHeader("Set-Cookie", cookieText(TOKEN_COOKIE, token, TOKEN_SECONDS, env));
  return { ...resolved, user };
}

/**
 * True for a page opened in a tab: a session that begins with it is stored before any script runs, so that an early
 * click does not lose it. A picture or a frame of another site opens no page. If the browser does not send this header,
 * or prefetches the page, the page's own script stores the session (docs/decisions/18).
 */
function isOpened({ headers }: IncomingMessage): boolean {
  return headers?.["sec-fetch-dest"] === "document" && headers["sec-purpose"] === undefined;
}

/**
 * A cookie of the frame or the session as Set-Cookie: readable by scripts, and kept in a partner's frame, which needs
 * SameSite=None and therefore Secure. Browsers count localhost as secure; any other plain address gets Lax.
 */
function cookieText(name: string, value: string, seconds: number, { publicOrigin, cookieDomain }: SiteEnv): string {
  const { protocol, hostname } = new URL(publicOrigin);
  const crossSite = protocol === "https:" || LOCAL_HOSTS.includes(hostname);
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${seconds}`,
    ...(cookieDomain === "" ? [] : [`Domain=${cookieDomain}`]),
    ...(crossSite ? ["SameSite=None", "Secure"] : ["SameSite=Lax"]),
  ].join("; ");
}
