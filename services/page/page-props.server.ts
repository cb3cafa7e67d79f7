import { createHash } from "node:crypto";
import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSideProps, GetServerSidePropsContext, GetStaticProps } from "next";
import { renderToString } from "react-dom/server";
import type { Api } from "@/services/api/api-client";
import { createAskingApi, createServerApi } from "@/services/api/api-client.server";
import { ApiError } from "@/services/api/api-error";
import { isDevelopment } from "@/services/api/env";
import { type SiteEnv, siteEnv } from "@/services/api/env.server";
import { headerMenuOf } from "@/services/page/header-menu.server";
import { analyticsOf } from "@/services/page/page-analytics.server";
import { type PageChrome, readPageChrome } from "@/services/page/page-chrome.server";
import { getPageTexts } from "@/services/page/page-texts.server";
import { handoffOf, type PageUser } from "@/services/page/page-user.server";
import { setMarkupWriter } from "@/utils/layout/cached-markup";
import { type Chrome, resolveChrome } from "@/utils/layout/chrome-rules";
import { DATA_VERSION_HEADER, INCOMPLETE_HEADER, OUTAGE_SECONDS, PERSONAL_HEADER } from "@/utils/layout/page-headers";
import type { LayoutData, PageProps, WalletBridge } from "@/utils/layout/page-layout";
import { hasCart, isEnglishOnly } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf } from "@/utils/text/translations";

// Not in development: there, a changed component must be visible.
if (!isDevelopment) setMarkupWriter(renderToString);

/** The arguments of a page's loader. */
export interface PageRequest {
  api: Api;
  /** Makes the client for a call after which the backend may ask the payment gateway. */
  askingApi: () => Api;
  language: Language;
  query: ParsedUrlQuery;
  context: GetServerSidePropsContext;
  /** The frame of the page: its reader, and the partner app around it. */
  chrome: Promise<Chrome>;
  /** The logged-in reader; null for a visitor, and when the user could not be looked up. */
  user: Promise<PageUser["info"]>;
}

/** The frame's own texts: those for every page, those of the cart where it is, and those of the gate if used. */
const frameTexts = (path: string) => [
  "common",
  ...(hasCart(path) ? ["cart"] : []),
  ...(siteEnv().gate === null ? [] : ["gate"]),
  ...(siteEnv().consent === "off" ? [] : ["consent"]),
];

/** @param bengaliOutside true on a shop page whose visitor reads the rest of the site in Bengali */
function layoutOf(language: Language, path: string, pageChrome: PageChrome, bengaliOutside = false): LayoutData {
  const env = siteEnv();
  const { chrome, parameterErrors, sidebarChannel } = pageChrome;
  return {
    brand: brandName(env.brand, language),
    brandEnglish: env.brand.nameEn,
    brandSlug: env.brand.slug,
    menu: headerMenuOf(language, path),
    outside: env.links,
    origin: env.publicOrigin,
    chrome,
    ...(chrome.walletBar && { wallet: walletOf(env) }),
    ...(parameterErrors.length > 0 && { parameterErrors }),
    ...sessionOf(pageChrome.user),
    ...(sidebarChannel !== "" && { sidebarChannel }),
    ...(env.cookieDomain !== "" && { cookieDomain: env.cookieDomain }),
    ...(env.referrerAllow.length > 0 && { referrerAllow: env.referrerAllow }),
    sandbox: env.siteMode === "sandbox" && chrome.channel === null,
    outsideLanguage: bengaliOutside ? "bn" : null,
    languageNotice: bengaliOutside && chrome.channel === null,
    gate: env.gate && { user: env.gate.userSha256, password: env.gate.passwordSha256 },
  };
}

function sessionOf({ info, refused, handedOver }: PageUser): Pick<LayoutData, "user" | "token"> {
  return {
    user: info && { msisdn: info.msisdn, starStatus: info.star_status },
    ...(refused && { token: "refused" as const }),
    ...(handedOver && { token: "handed-over" as const }),
  };
}

/** True when a page shows data of its reader. */
const isPersonal = ({ info, refused, handedOver }: PageUser) => info !== null || refused || handedOver;

/** The app's functions that the wallet bar calls. */
export const walletOf = ({ wallet }: SiteEnv): WalletBridge => ({ call: wallet.bridge, merchant: wallet.merchantName });

/** True outside of partners' apps, which handle being offline themselves, and outside of development. */
const offersOffline = ({ channel }: Chrome) => siteEnv().serviceWorker && channel === null && !isDevelopment;

/**
 * A partner's app asks its users itself, unless the configuration says that the site asks: without a choice, no events.
 */
function consentOf({ channel }: Chrome): Pick<LayoutData, "consent"> {
  const { consent } = siteEnv();
  if (consent === "off") return {};
  return { consent: consent === "site" && channel !== null ? "silent" : "ask" };
}

/**
 * True on an English-only shop page, for a visitor who chose Bengali (docs/interfaces.md#addresses).
 */
function readsBengaliOutside({ resolvedUrl, req }: GetServerSidePropsContext): boolean {
  return isEnglishOnly(resolvedUrl) && req.cookies.siteLanguage === "bn";
}

/**
 * The token of a hand-off that began a session; undefined for the session of the cookie. A hand-off is redeemed before
 * a page's own data is read: it may belong to another user.
 */
async function handedOverToken(
  { query }: GetServerSidePropsContext,
  chrome: Promise<PageChrome>,
): Promise<string | undefined> {
  const handoff = handoffOf(query);
  return handoff !== null && (await chrome).user.handedOver ? handoff : undefined;
}

/**
 * Sends a digest of the data that the page is made from. If the server already has a page made from the same data, the
 * response ends here and the page is not rendered (docs/decisions/20). The texts belong to the build; address and data
 * decide which ones are used.
 * @returns whether the response has ended
 */
function endIfUnchanged({ req, res }: GetServerSidePropsContext, madeFrom: object): boolean {
  // A response with its own headers must be rendered.
  if (res.statusCode !== 200 || res.hasHeader("Set-Cookie") || res.hasHeader(INCOMPLETE_HEADER)) return false;
  const version = createHash("sha1").update(JSON.stringify(madeFrom)).digest("base64url");
  res.setHeader(DATA_VERSION_HEADER, version);
  if (req.headers[DATA_VERSION_HEADER] !== version) return false;
  res.end();
  return true;
}

/** @throws `error`, unless it is `isNotFound`. Sets Retry-After when another system did not answer */
export function rethrowUnlessNotFound(error: unknown, { res }: Pick<GetServerSidePropsContext, "res">): void {
  if (error instanceof ApiError && error.isNotFound) return;
  // A refusal without an error of the contract comes from a program in front of the system. An operator's system that has
  // too many requests counts ours as those of one client.
  const isUnanswered =
    error instanceof ApiError && (error.kind !== "refused" || error.errors.length === 0 || error.status === 429);
  if (isUnanswered) res.setHeader("Retry-After", OUTAGE_SECONDS);
  throw error;
}

/**
 * The props of every page rendered on request: texts, frame and the page's own data.
 * @param namespaces texts that the page needs in addition to the frame's
 * @param load loads the page's own data; an ApiError with `isNotFound` becomes a 404, any other failure the error page
 * @param moreTexts namespaces that depend on the data
 */
export function withPageProps<Data extends object = Record<never, never>>(
  namespaces: readonly string[],
  load?: (request: PageRequest) => Promise<Data>,
  moreTexts?: (data: Data) => readonly string[],
): GetServerSideProps<PageProps & Data> {
  return async (context) => {
    const language = languageOf(context.locale);
    // A navigation within the site; for a whole page, server/request-handler.ts has done the same.
    if (language === "bn" && isEnglishOnly(context.resolvedUrl)) {
      return { redirect: { destination: context.resolvedUrl, permanent: false } };
    }
    const api = createServerApi(context);
    const chrome = readPageChrome(context, api);
    const token = await handedOverToken(context, chrome);
    try {
      const [texts, resolved, data] = await Promise.all([
        getPageTexts(language, [...frameTexts(context.resolvedUrl), ...namespaces]),
        chrome,
        load?.({
          api: token === undefined ? api : createServerApi(context, token),
          askingApi: () => createAskingApi(context, token),
          language,
          query: context.query,
          context,
          chrome: chrome.then((resolved) => resolved.chrome),
          user: chrome.then(({ user }) => user.info),
        }),
      ]);
      if (isPersonal(resolved.user)) context.res.setHeader(PERSONAL_HEADER, "1");
      const { analytics, push } = siteEnv();
      const layout = {
        ...layoutOf(language, context.resolvedUrl, resolved, readsBengaliOutside(context)),
        ...(offersOffline(resolved.chrome) && { offline: true as const }),
        // Not on pages rendered at build: they have no visitor to count.
        ...(analytics && { analytics: analyticsOf(analytics, resolved.user.info?.msisdn) }),
        ...consentOf(resolved.chrome),
        // A partner's app has its own push messages.
        ...(push && resolved.chrome.channel === null && { push }),
      };
      if (endIfUnchanged(context, { layout, data })) return { props: {} as PageProps & Data };
      const more = moreTexts && (await getPageTexts(language, moreTexts(data as Data)));
      return { props: { layout, texts: { ...texts, ...more }, ...(data as Data) } };
    } catch (error) {
      rethrowUnlessNotFound(error, context);
      // The cookies are also sent with the not-found page.
      await chrome;
      return { notFound: true };
    }
  };
}

/**
 * The props of a page that is rendered at build: the not-found and the error page, which must not need the backend. One
 * build may serve under several addresses, so these pages contain none; a change of brand, channels or the wallet's
 * bridge makes a build stale (scripts/lib/build-stages.mjs). They have no visitor either:
 * components/layout/use-lazy-chrome.ts detects the partner app in the browser.
 */
export function withStaticPageProps(namespaces: readonly string[] = []): GetStaticProps<PageProps> {
  return async ({ locale }) => {
    const language = languageOf(locale);
    // With those of the cart: the address that was not found may be one of the shop.
    const texts = await getPageTexts(language, [...frameTexts("/shop"), ...namespaces]);
    const env = siteEnv();
    const nobody = resolveChrome({ path: "/", query: {}, cookies: {}, user: null, partners: env.channels });
    const user: PageUser = { info: null, refused: false, handedOver: false };
    const late = {
      origin: "",
      // The page's root element decides (server/captured-page.ts).
      sandbox: true,
      consent: "silent" as const,
      wallet: walletOf(env),
      partners: env.channels,
    };
    return { props: { layout: { ...layoutOf(language, "/404", { ...nobody, user }), ...late }, texts } };
  };
}
