import { readPagePush } from "@/services/push/push-env.server";
import { isTileAddress, type MapTiles } from "@/utils/maps/map-tiles";
import type { OutsideLinks } from "@/utils/menu/menu-item";
import { EnvironmentError, isHttpAddress, textValue } from "@/utils/requests/env-values";
import { type EnvSource, readSharedEnv } from "@/utils/requests/shared-env";

/** Configuration of the site's server code. The values that a page needs are in the page's props. */
export type SiteEnv = ReturnType<typeof readSiteEnv>;

/** The analytics service (TRACK-08). */
export type AnalyticsEnv = NonNullable<ReturnType<typeof readAnalytics>>;

const MIN_SECRET_LENGTH = 32;
const CHANNEL = /^[\w-]{1,40}$/;

type Reader = ReturnType<typeof createReader>;

/** Reads variables, each with its expected form. @param problems gets a sentence for each invalid value */
function createReader(source: EnvSource, problems: string[]) {
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
    oneOf<const Choices extends readonly [string, ...string[]]>(name: string, choices: Choices): Choices[number] {
      const value = textValue(source[name], choices[0]);
      const known = choices.find((word) => word === value);
      if (known === undefined) problems.push(`${name} must be ${choices.join(" or ")}.`);
      return known ?? choices[0];
    },
  };
}

/** Null when no events are counted: there is no project token, and no sandbox driver. */
function readAnalytics({ text, refuse, oneOf, matching, link }: Reader) {
  const idKey = text("ANALYTICS_ID_KEY");
  if (idKey !== "" && idKey.length < MIN_SECRET_LENGTH) {
    refuse(`ANALYTICS_ID_KEY must have ${MIN_SECRET_LENGTH} characters or more.`);
  }
  const analytics = {
    driver: oneOf("ANALYTICS_DRIVER", ["mixpanel", "console", "collector"]),
    /** Empty only with the sandbox drivers. */
    token: matching("ANALYTICS_TOKEN", "", /^[\w-]{8,128}$/, "the token of a project: 8 to 128 letters and digits"),
    apiHost: link("ANALYTICS_API_HOST", "https://api-js.mixpanel.com"),
    /** Secret for making a reader's id from the number; empty = the token is used, which is not secret. */
    idKey,
    /** Percentage of sessions that are recorded. */
    recordingPercent: Number(
      matching("ANALYTICS_RECORDING_PERCENT", "0", /^(100|\d{1,2})$/, "a whole number from 0 to 100") || "0",
    ),
  };
  return analytics.driver === "mixpanel" && analytics.token === "" ? null : analytics;
}

/** Street tiles of the store locator's map; null = only the country's outline is drawn (docs/stores-and-map.md). */
function readMapTiles({ text, refuse }: Reader): MapTiles | null {
  const url = text("MAP_TILES_URL");
  const attribution = text("MAP_TILES_ATTRIBUTION");
  if (url === "") return null;
  if (!isTileAddress(url)) refuse("MAP_TILES_URL must be an https address with {z}, {x} and {y} in it.");
  if (attribution === "") refuse("MAP_TILES_ATTRIBUTION must say whose the tiles of MAP_TILES_URL are.");
  return { url, attribution };
}

/** The SHA-256 digests in hex of the test gate's two fields; null means there is no gate. */
function readGate({ digest }: Reader) {
  const userSha256 = digest("GATE_USER_SHA256");
  const passwordSha256 = digest("GATE_PASSWORD_SHA256");
  return userSha256 !== "" && passwordSha256 !== "" ? { userSha256, passwordSha256 } : null;
}

/** Addresses of the company's other sites. */
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
export function readSiteEnv(source: EnvSource = process.env) {
  const problems: string[] = [];
  const reader = createReader(source, problems);
  const { matching, oneOf, text } = reader;
  const shared = readSharedEnv(source);
  const analytics = readAnalytics(reader);
  const mapTiles = readMapTiles(reader);
  const gate = readGate(reader);
  if (!isHttpAddress(shared.publicOrigin)) reader.refuse("PUBLIC_ORIGIN must be an absolute http or https address.");
  const channel = (name: string, fallback: string) =>
    matching(name, fallback, CHANNEL, "a name of letters, digits, - and _");
  const env = {
    ...shared,
    /** The values of channelName that the partner apps send (CHROME-23). */
    channels: {
      app: channel("APP_CHANNEL", "mygp"),
      wallet: channel("WALLET_CHANNEL", "wallet"),
      bank: channel("BANK_CHANNEL", "bank"),
    },
    /** The site's merchant name for the wallet, and the path of the wallet's function on `window`. */
    wallet: {
      merchantName: text("WALLET_MERCHANT_NAME", "GP"),
      bridge: matching("WALLET_BRIDGE", "PartnerBridge.goBackHome", /^[\w$]+(\.[\w$]+)*$/, "names joined by dots"),
    },
    /** Address of the script that connects a web view with its app. */
    webviewBridge: matching(
      "WEBVIEW_BRIDGE_URL",
      "/webview-bridge.js",
      /^(\/(?!\/)|https:\/\/)[^\s;,'"]+$/,
      "a path of this site or an https address",
    ),
    /** Domain of the cookies that we set; empty means host only. */
    cookieDomain: matching("COOKIE_DOMAIN", "", /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "a domain, e.g. .example.com"),
    mapTiles,
    /** The secret for the keys of forms without script; empty with an external API, which does not need it. */
    formSecret: text("CODE_PEPPER"),
    /** The seller's VAT registration number, shown on every invoice. */
    vatNumber: matching("VAT_NUMBER", "000000000-0000", /^[0-9]{9}(-[0-9]{4})?$/, "nine digits, a dash, four digits"),
    links: readLinks(reader),
    /** True when browsers may store dial codes and hotlines for offline use; never behind a gate. */
    serviceWorker: oneOf("SERVICE_WORKER", ["on", "off"]) === "on" && gate === null,
    analytics,
    /** Pages on which analytics and push need consent: none, all outside of partners' apps, or all pages. */
    consent: oneOf("CONSENT", ["off", "site", "everywhere"]),
    /** How browsers get a token for push messages; null = visitors are not asked for permission. */
    push: readPagePush(source, shared.siteMode === "sandbox", problems),
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
