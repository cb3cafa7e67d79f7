import { listValue, textValue } from "@/utils/requests/env-values";
import type { EnvSource } from "@/utils/requests/shared-env";

/** Reads another variable in the same way as the rule's own: its text, empty when it is not set. */
type Read = (name: string) => string;

/**
 * The rule for a variable when the site starts with SITE_MODE=production.
 * - `refuses`: the rest of the sentence that names the problem, or null for a value that is safe.
 * - `asks`: the start continues and names the variable, because its default is a placeholder.
 * - `harmless`: why no value of it can bring the sandbox, invented data or an open access into production.
 */
type ProductionRule =
  | { readonly refuses: (value: string, read: Read) => string | null; readonly ofTheSite?: true }
  | { readonly asks: string }
  | { readonly harmless: string };

export const MIN_SECRET_LENGTH = 32;
/** The minimum of different characters: a random secret of 32 characters has more, a repeated letter has one. */
const MIN_DIFFERENT_CHARACTERS = 10;
const EXAMPLE_SECRETS = /change.?me|example|pepper|secret|password|sandbox|your.?key|0123456|1234567|abcdef/i;
/** Host names that no real system has (RFC 2606, RFC 6761). */
const PLACEHOLDER_HOST = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/;
/** SSLCommerz's test system and the store of its documentation. */
const PAYMENT_TEST_HOST = /(^|\.)sandbox\./;
const PAYMENT_TEST_STORE = "testbox";
/** The placeholder for the VAT registration on an invoice while none is configured. */
const VAT_PLACEHOLDER = /^0{9}(-0{4})?$/;

/** True for an address that is encrypted, or that leads to a program on this machine. */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** A rule for the address of a system that the site calls; an invalid address is refused elsewhere. */
function addressProblem(value: string, why: string): string | null {
  if (value === "" || !URL.canParse(value)) return null;
  if (PLACEHOLDER_HOST.test(new URL(value).hostname)) return "must be a real address, not that of an example";
  return isSafeAddress(value) ? null : `must be https, ${why},`;
}

/** The problem with a secret that could be guessed; null for a good one. */
function secretProblem(value: string): string | null {
  const command = "make one with: openssl rand -base64 32";
  if (value.length < MIN_SECRET_LENGTH) {
    return `must be set (${MIN_SECRET_LENGTH} random characters or more, kept outside the database; ${command})`;
  }
  const isGuessable = EXAMPLE_SECRETS.test(value) || new Set(value).size < MIN_DIFFERENT_CHARACTERS;
  return isGuessable ? `must be random, not an example or a pattern (${command})` : null;
}

/** True if cookies of the domain reach the address; an invalid address is refused elsewhere. */
function isDomainOf(domain: string, address: string): boolean {
  const bare = domain.toLowerCase().replace(/^\./, "");
  if (bare === "" || !URL.canParse(address)) return true;
  return `.${new URL(address).hostname}`.endsWith(`.${bare}`);
}

const notSandbox: ProductionRule = {
  // Every driver's default is the sandbox.
  refuses: (value) => (value === "" || value === "sandbox" ? "must not be sandbox" : null),
};
const optionalSecret: ProductionRule = { refuses: (value) => (value === "" ? null : secretProblem(value)) };
/** `https://*` and `https://*.com` would be everybody. */
const NAMED_ORIGIN = /^https:\/\/(?:\*\.[^*./]+\.)?[^*/]+$/;
const encryptedOrigins: ProductionRule = {
  ofTheSite: true,
  refuses: (value) =>
    listValue(value).every((origin) => NAMED_ORIGIN.test(origin))
      ? null
      : "must list https origins only, with named hosts (https://*.partner.example for its subdomains)",
};
const systemAddress: ProductionRule = {
  ofTheSite: true,
  refuses: (value) => addressProblem(value, "since sessions and orders go there"),
};
/** The test gate: if only one of its two digests is set, it would be off without a warning. */
const gateOf = (other: string): ProductionRule => ({
  ofTheSite: true,
  refuses: (value, read) =>
    value === "" && read(other) !== "" ? `must be set beside ${other}, or the gate that was meant is open` : null,
});
const placeholderLink: ProductionRule = { asks: "its links lead to an address that does not exist" };

const BUDGET = { harmless: "a budget of one client; those of a code and of a number are no variables" } as const;
const TEST_ONLY = { harmless: "read by the tests, never by the site" } as const;
const DISPLAY = { harmless: "a name or an address that is shown or compared, with no power" } as const;
const PUBLIC_NAME = { harmless: "a public name of the push project, which every browser gets" } as const;
const TIMING = { harmless: "a limit or a time within the bounds that its reader checks" } as const;

/** The rule of production for every variable of .env.example; env-production.test.ts fails without one. */
export const productionRules: Readonly<Record<string, ProductionRule>> = {
  SITE_MODE: { harmless: "it is what asks for these rules" },
  PORT: { harmless: "a port of this machine" },
  HOST: { harmless: "an address of this machine" },
  PUBLIC_ORIGIN: {
    ofTheSite: true,
    refuses: (value) => (value.startsWith("https://") ? null : "must be set to the https address that visitors type"),
  },
  DATA_DIR: {
    harmless: "in production it has the pictures of shared links and the files of ad orders, and no database",
  },
  TRUST_PROXY_HOPS: {
    harmless: "0 believes no proxy; more than there are is the operator's statement about his network",
  },
  WEB_CONCURRENCY: { harmless: "reserved: it is checked, and one start is one process" },
  PAGE_REUSE_SECONDS: TIMING,
  PAGE_MEMORY_MB: TIMING,
  LOG_LEVEL: { harmless: "no level writes codes, tokens or whole numbers" },
  DATABASE_URL: {
    refuses: (value) =>
      value === ""
        ? "must be set: the embedded database is for the sandbox, it has no backups and no second machine,"
        : null,
  },
  DATABASE_REPLICA_URL: { harmless: "reserved; nothing reads from it" },
  NEXT_PUBLIC_SHOP_API_URL: systemAddress,
  NEXT_PUBLIC_SITE_API_URL: systemAddress,
  NEXT_PUBLIC_LOGIN_API_URL: systemAddress,
  SMS_DRIVER: notSandbox,
  SMS_HTTP_URL: { refuses: (value) => addressProblem(value, "since messages carry codes") },
  SMS_VOICE_URL: { refuses: (value) => addressProblem(value, "since calls read codes out") },
  SMS_VOICE_FIELDS: { harmless: "how the gateway is written to" },
  SMS_HTTP_FORMAT: { harmless: "how the gateway is written to" },
  SMS_HTTP_FIELDS: { harmless: "how the gateway is written to" },
  SMS_HTTP_NUMBERS: { harmless: "how the gateway is written to" },
  SMS_HTTP_SENDER: DISPLAY,
  SMS_HTTP_TOKEN: { harmless: "the gateway's secret; a wrong one sends nothing" },
  SMS_HTTP_OK: { harmless: "makes an answer count for less, never for more than its status" },
  SMS_HTTP_TIMEOUT_MS: TIMING,
  SMS_PER_MINUTE: { harmless: "a ceiling for the whole site; those of a number are no variables" },
  PAYMENT_DRIVER: notSandbox,
  SSLCOMMERZ_STORE_ID: {
    refuses: (value) =>
      value === PAYMENT_TEST_STORE ? "must be a store of your own, not that of the documentation" : null,
  },
  SSLCOMMERZ_STORE_PASSWORD: { harmless: "the gateway's secret; a wrong one opens no payment" },
  SSLCOMMERZ_BASE_URL: {
    refuses(value, read) {
      if (read("PAYMENT_DRIVER") !== "sslcommerz") return null;
      const isTest = value === "" || (URL.canParse(value) && PAYMENT_TEST_HOST.test(new URL(value).hostname));
      if (isTest)
        return "must be set to the system that takes real money (https://securepay.sslcommerz.com), not to its sandbox,";
      return addressProblem(value, "since it carries the store's password");
    },
  },
  SSLCOMMERZ_TIMEOUT_MS: TIMING,
  PAYMENT_ASK_AFTER_SECONDS: TIMING,
  RECONCILE_PAUSE_SECONDS: TIMING,
  SANDBOX_LATE_SECONDS: { harmless: "read by the sandbox gateway alone, which production refuses" },
  COD_CODE_FROM_TAKA: { harmless: "a rule of the business" },
  CHARGING_DRIVER: notSandbox,
  CHARGING_HTTP_URL: { refuses: (value) => addressProblem(value, "since balances come from it") },
  CHARGING_HTTP_TOKEN: { harmless: "the charging system's secret; a wrong one reveals nothing" },
  CHARGING_HTTP_TIMEOUT_MS: TIMING,
  ESIM_DRIVER: notSandbox,
  ESIM_HTTP_URL: { refuses: (value) => addressProblem(value, "since activation codes come from it") },
  ESIM_HTTP_TOKEN: { harmless: "the eSIM system's secret; a wrong one orders nothing" },
  ESIM_HTTP_TIMEOUT_MS: TIMING,
  PUSH_DRIVER: notSandbox,
  FCM_PROJECT_ID: { harmless: "the public name of a project; a wrong one sends nothing" },
  FCM_CLIENT_EMAIL: { harmless: "the name of the service account; a wrong one sends nothing" },
  FCM_PRIVATE_KEY: { harmless: "the service account's secret; a wrong one sends nothing, and its form is checked" },
  FCM_URL: { refuses: (value) => addressProblem(value, "since browsers' tokens go there") },
  FCM_TOKEN_URL: { refuses: (value) => addressProblem(value, "since the service account signs in there") },
  FCM_TIMEOUT_MS: TIMING,
  NEXT_PUBLIC_FIREBASE_API_KEY: PUBLIC_NAME,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: PUBLIC_NAME,
  NEXT_PUBLIC_FIREBASE_SENDER_ID: PUBLIC_NAME,
  NEXT_PUBLIC_FIREBASE_APP_ID: PUBLIC_NAME,
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: PUBLIC_NAME,
  CODE_PEPPER: { refuses: secretProblem },
  PREVIEW_TOKEN: optionalSecret,
  METRICS_TOKEN: { ofTheSite: true, refuses: (value) => (value === "" ? null : secretProblem(value)) },
  SANDBOX_KEY: {
    refuses: (value) =>
      value === "" ? null : "must be empty: it opens calls of the sandbox, which production does not have,",
  },
  CORS_ALLOW: encryptedOrigins,
  REFERRER_ALLOW: { harmless: "hosts that a log-in may lead back to; nothing but an address is handed to them" },
  FRAME_ANCESTORS: encryptedOrigins,
  COOKIE_DOMAIN: {
    ofTheSite: true,
    refuses: (value, read) =>
      isDomainOf(value, read("PUBLIC_ORIGIN"))
        ? null
        : "must be empty, or PUBLIC_ORIGIN's domain or one above it: browsers drop the cookie of any other, and nobody can log in,",
  },
  RATE_CLIENT_CODES_PER_HOUR: BUDGET,
  RATE_CLIENT_NUMBERS_PER_DAY: BUDGET,
  RATE_CLIENT_WRONG_CODES_PER_DAY: BUDGET,
  RATE_CLIENT_SHARED_NETWORKS: BUDGET,
  RATE_CLIENT_PAGES_PER_MINUTE: BUDGET,
  RATE_CLIENT_READS_PER_MINUTE: BUDGET,
  RATE_CLIENT_WRITES_PER_MINUTE: BUDGET,
  RATE_CLIENT_ORDERS_PER_HOUR: BUDGET,
  HANDOFF_KEY_WALLET: optionalSecret,
  GATE_USER_SHA256: gateOf("GATE_PASSWORD_SHA256"),
  GATE_PASSWORD_SHA256: gateOf("GATE_USER_SHA256"),
  APP_CHANNEL: DISPLAY,
  WALLET_CHANNEL: DISPLAY,
  BANK_CHANNEL: DISPLAY,
  WALLET_MERCHANT_NAME: DISPLAY,
  WALLET_BRIDGE: DISPLAY,
  WEBVIEW_BRIDGE_URL: { harmless: "a path of this site or an https address; its reader refuses anything else" },
  ANALYTICS_DRIVER: {
    ofTheSite: true,
    refuses: (value) =>
      value === "" || value === "mixpanel"
        ? null
        : "must be mixpanel: the others are for looking at events in a sandbox,",
  },
  CONSENT: { harmless: "whether analytics and push wait for the visitor's consent" },
  ANALYTICS_TOKEN: { harmless: "the public name of a project; without one nothing is counted" },
  ANALYTICS_RECORDING_PERCENT: { harmless: "how many visits are recorded, with texts and inputs masked; 0 by default" },
  ANALYTICS_API_HOST: {
    ofTheSite: true,
    refuses: (value) => addressProblem(value, "since it receives what visitors do"),
  },
  ANALYTICS_ID_KEY: {
    ofTheSite: true,
    refuses(value, read) {
      if (read("ANALYTICS_TOKEN") === "") return null;
      return value === ""
        ? "must be set beside ANALYTICS_TOKEN, or readers' ids can be turned back into numbers,"
        : secretProblem(value);
    },
  },
  NEXT_PATCHES: { harmless: "whether pages are sent as Next renders them" },
  SERVICE_WORKER: { harmless: "whether browsers keep one public page" },
  OPERATOR_PREFIXES: { harmless: "which numbers are the operator's" },
  BRAND_NAME_EN: DISPLAY,
  BRAND_NAME_BN: DISPLAY,
  BRAND_SLUG: DISPLAY,
  SHOP_LOCALES: { harmless: "the languages of the shop's own texts; nothing else is opened by them" },
  MAP_TILES_URL: { harmless: "an https address; its reader refuses anything else" },
  MAP_TILES_ATTRIBUTION: DISPLAY,
  VAT_NUMBER: {
    refuses: (value) =>
      value === "" || VAT_PLACEHOLDER.test(value)
        ? "must be set to the seller's registration, which every invoice shows,"
        : null,
  },
  FLEXIPLAN_URL: placeholderLink,
  VIDEO_URL: placeholderLink,
  ROAMING_URL: placeholderLink,
  COMPANY_URL: placeholderLink,
  VACANCIES_URL: placeholderLink,
  MYGP_STORE_URL: placeholderLink,
  SOCIAL_FACEBOOK_URL: placeholderLink,
  SOCIAL_YOUTUBE_URL: placeholderLink,
  SOCIAL_INSTAGRAM_URL: placeholderLink,
  SOCIAL_LINKEDIN_URL: placeholderLink,
  BASE_URL: TEST_ONLY,
  CHROMIUM: TEST_ONLY,
  KILL_ROUNDS: TEST_ONLY,
  FAST_CHECK_SEED: TEST_ONLY,
};

/** The rule of a variable; every partner's key has the rule of HANDOFF_KEY_WALLET. */
function ruleOf(name: string): ProductionRule | undefined {
  return productionRules[/^HANDOFF_KEY_[A-Z0-9_]+$/.test(name) ? "HANDOFF_KEY_WALLET" : name];
}

/**
 * Every variable whose value production refuses, in the order of the table.
 * @param isDisabled true when the operator's own systems answer every call: then only rules of the site itself count
 */
export function productionProblems(source: EnvSource, isDisabled: boolean): { name: string; why: string }[] {
  const read: Read = (name) => textValue(source[name]);
  const partners = Object.keys(source).filter((name) => name.startsWith("HANDOFF_KEY_"));
  const names = new Set([...Object.keys(productionRules), ...partners]);
  return [...names].flatMap((name) => {
    const rule = ruleOf(name);
    if (rule === undefined || !("refuses" in rule) || (isDisabled && rule.ofTheSite !== true)) return [];
    const why = rule.refuses(read(name), read);
    return why === null ? [] : [{ name, why }];
  });
}

/** Variables that are not set and whose default is a placeholder, for the last lines of a start. */
export function placeholderVariables(source: EnvSource): string[] {
  return Object.entries(productionRules).flatMap(([name, rule]) =>
    "asks" in rule && textValue(source[name]) === "" ? [name] : [],
  );
}
