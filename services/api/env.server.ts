import { resolve } from "node:path";
import { readPushSettings } from "@/services/push/push-env.server";
import type { PushSettings } from "@/utils/layout/page-layout";
import { isTileAddress, type MapTiles } from "@/utils/maps/map-tiles";
import type { OutsideLinks } from "@/utils/menu/menu-item";
import { EnvironmentError, isHttpAddress, listValue, textValue } from "@/utils/requests/env-values";

/** Configuration of the site's server code. The values that a page needs are in the page's props. */
export interface SiteEnv {
  siteMode: "sandbox" | "production";
  /** Without a slash at its end. */
  publicOrigin: string;
  /** The values of channelName that the partner apps send (CHROME-23). */
  channels: { app: string; wallet: string; bank: string };
  /** The site's merchant name for the wallet, and the path of the wallet's function on `window`. */
  wallet: { merchantName: string; bridge: string };
  /** Address of the script that connects a web view with its app. */
  webviewBridge: string;
  /** Domain of the cookies that we set; empty means host only. */
  cookieDomain: string;
  /** Other hosts to which a log-in may redirect. */
  referrerAllow: readonly string[];
  brand: { nameEn: string; nameBn: string; slug: string };
  /** Absolute path of the folder for the pictures of shared links. */
  dataDir: string;
  /** Street tiles of the store locator's map; null = only the country's outline is drawn (docs/stores-and-map.md). */
  mapTiles: MapTiles | null;
  /** The seller's VAT registration number, shown on every invoice. */
  vatNumber: string;
  /** Addresses of the company's other sites. */
  links: OutsideLinks;
  /** True when browsers may store dial codes and hotlines for offline use. */
  serviceWorker: boolean;
  /** Null when no events are counted: there is no project token, and no sandbox driver. */
  analytics: AnalyticsEnv | null;
  /** Pages on which analytics and push need consent: none, all outside of partners' apps, or all pages. */
  consent: "off" | "site" | "everywhere";
  /** The project that sends push messages; null = visitors are not asked for permission. */
  push: PushSettings | null;
  /** Number of trusted proxies before the site; the backend refuses an invalid value. */
  trustProxyHops: number;
  /** SHA-256 digests in hex of the test gate's two fields; null means there is no gate. */
  gate: { userSha256: string; passwordSha256: string } | null;
}

/** The analytics service (TRACK-08). */
export interface AnalyticsEnv {
  driver: "mixpanel" | "console" | "collector";
  /** Empty only with the sandbox drivers. */
  token: string;
  /** Without a slash at its end. */
  apiHost: string;
  /** Secret for making a reader's id from the number; empty = the token is used, which is not secret. */
  idKey: string;
  /** Percentage of sessions that are recorded. */
  recordingPercent: number;
}

type Source = Readonly<Record<string, string | undefined>>;

const SHORTEST_SECRET = 32;
const CHANNEL = /^[\w-]{1,40}$/;

type Reader = ReturnType<typeof createReader>;

/** Reads variables, each with its expected form. @param problems gets a sentence for each invalid value */
function createReader(source: Source, problems: string[]) {
  const matching = (name: string, fallback: string, pattern: RegExp, meaning: string) => {
    const value = textValue(source[name], fallback);
    if (value !== "" && !pattern.test(value)) problems.push(`${name} must be ${meaning}.`);
    return value;
  };
  return {
    matching,
    text: (name: string, fallback = "") => textValue(source[name], fallback),
    refuse: (problem: string) => void problems.push(problem),
    /** An address, without a slash at its end. */
    link(name: string, fallback: string) {
      const value = textValue(source[name], fallback);
      if (!isHttpAddress(value)) problems.push(`${name} must be an absolute http or https address.`);
      return value.replace(/\/+$/, "");
    },
    digest(name: string) {
      const value = textValue(source[name]).toLowerCase();
      if (value !== "" && !/^[0-9a-f]{64}$/.test(value))
        problems.push(`${name} must be a SHA-256 digest: 64 hex digits.`);
      return value;
    },
    oneOf<const Words extends readonly [string, ...string[]]>(name: string, choices: Words): Words[number] {
      const value = textValue(source[name], choices[0]);
      const known = choices.find((word) => word === value);
      if (known === undefined) problems.push(`${name} must be ${choices.join(" or ")}.`);
      return known ?? choices[0];
    },
  };
}

function readAnalytics({ text, refuse, oneOf, matching, link }: Reader): AnalyticsEnv | null {
  const idKey = text("ANALYTICS_ID_KEY");
  if (idKey !== "" && idKey.length < SHORTEST_SECRET) {
    refuse(`ANALYTICS_ID_KEY must have ${SHORTEST_SECRET} characters or more.`);
  }
  const analytics = {
    driver: oneOf("ANALYTICS_DRIVER", ["mixpanel", "console", "collector"]),
    token: matching("ANALYTICS_TOKEN", "", /^[\w-]{8,128}$/, "the token of a project: 8 to 128 letters and digits"),
    apiHost: link("ANALYTICS_API_HOST", "https://api-js.mixpanel.com"),
    idKey,
    recordingPercent: Number(
      matching("ANALYTICS_RECORDING_PERCENT", "0", /^(100|\d{1,2})$/, "a whole number from 0 to 100") || "0",
    ),
  };
  return analytics.driver === "mixpanel" && analytics.token === "" ? null : analytics;
}

function readMapTiles({ text, refuse }: Reader): MapTiles | null {
  const url = text("MAP_TILES_URL");
  const attribution = text("MAP_TILES_ATTRIBUTION");
  if (url === "") return null;
  if (!isTileAddress(url)) refuse("MAP_TILES_URL must be an https address with {z}, {x} and {y} in it.");
  if (attribution === "") refuse("MAP_TILES_ATTRIBUTION must say whose the tiles of MAP_TILES_URL are.");
  return { url, attribution };
}

function readGate({ digest }: Reader): SiteEnv["gate"] {
  const userSha256 = digest("GATE_USER_SHA256");
  const passwordSha256 = digest("GATE_PASSWORD_SHA256");
  return userSha256 !== "" && passwordSha256 !== "" ? { userSha256, passwordSha256 } : null;
}

function readLinks({ link }: Reader): OutsideLinks {
  return {
    flexiplan: link("FLEXIPLAN_URL", "https://flexiplan.example"),
    video: link("VIDEO_URL", "https://video.example"),
    roaming: link("ROAMING_URL", "https://roaming.example"),
    company: link("COMPANY_URL", "https://company.example"),
    vacancies: link("VACANCIES_URL", "https://vacancies.example"),
    myGpStore: link("MYGP_STORE_URL", "https://mygp-store.example"),
    facebook: link("SOCIAL_FACEBOOK_URL", "https://facebook.example"),
    youTube: link("SOCIAL_YOUTUBE_URL", "https://youtube.example"),
    instagram: link("SOCIAL_INSTAGRAM_URL", "https://instagram.example"),
    linkedIn: link("SOCIAL_LINKEDIN_URL", "https://linkedin.example"),
  };
}

/**
 * Reads the site's variables, each with its default.
 * @param source where the variables are read from; the process by default
 * @throws EnvironmentError with one sentence for each problem
 */
export function readSiteEnv(source: Source = process.env): SiteEnv {
  const problems: string[] = [];
  const reader = createReader(source, problems);
  const { link, matching, oneOf } = reader;
  const analytics = readAnalytics(reader);
  const mapTiles = readMapTiles(reader);
  const gate = readGate(reader);
  const env: SiteEnv = {
    siteMode: textValue(source.SITE_MODE) === "production" ? "production" : "sandbox",
    publicOrigin: link("PUBLIC_ORIGIN", `http://localhost:${textValue(source.PORT, "3000")}`),
    channels: {
      app: matching("APP_CHANNEL", "mygp", CHANNEL, "a name of letters, digits, - and _"),
      wallet: matching("WALLET_CHANNEL", "wallet", CHANNEL, "a name of letters, digits, - and _"),
      bank: matching("BANK_CHANNEL", "bank", CHANNEL, "a name of letters, digits, - and _"),
    },
    wallet: {
      merchantName: textValue(source.WALLET_MERCHANT_NAME, "GP"),
      bridge: matching("WALLET_BRIDGE", "PartnerBridge.goBackHome", /^[\w$]+(\.[\w$]+)*$/, "names joined by dots"),
    },
    webviewBridge: matching(
      "WEBVIEW_BRIDGE_URL",
      "/webview-bridge.js",
      /^(\/(?!\/)|https:\/\/)[^\s;,'"]+$/,
      "a path of this site or an https address",
    ),
    cookieDomain: matching("COOKIE_DOMAIN", "", /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "a domain, e.g. .example.com"),
    referrerAllow: listValue(source.REFERRER_ALLOW),
    brand: {
      nameEn: textValue(source.BRAND_NAME_EN, "GP"),
      nameBn: textValue(source.BRAND_NAME_BN, "জিপি"),
      slug: textValue(source.BRAND_SLUG, "gp"),
    },
    mapTiles,
    dataDir: resolve(textValue(source.DATA_DIR, ".data")),
    vatNumber: matching("VAT_NUMBER", "000000000-0000", /^[0-9]{9}(-[0-9]{4})?$/, "nine digits, a dash, four digits"),
    links: readLinks(reader),
    serviceWorker: matching("SERVICE_WORKER", "on", /^(on|off)$/, "on or off") !== "off",
    analytics,
    consent: oneOf("CONSENT", ["off", "site", "everywhere"]),
    push: readPushSettings(source, problems),
    trustProxyHops: Number.parseInt(textValue(source.TRUST_PROXY_HOPS, "0"), 10) || 0,
    gate,
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return env;
}

let known: SiteEnv | undefined;

/** The process's own site variables, read once; server.ts has checked them before the first page. */
export function siteEnv(): SiteEnv {
  known ??= readSiteEnv();
  return known;
}
