import { createPrivateKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeholderVariables, productionProblems } from "@/backend/env-production";
import { DEFAULT_FIELDS, type EnvValues, envSchema } from "@/backend/env-schema";
import { EnvironmentError, textValue } from "@/utils/requests/env-values";

/** The parsed configuration of the backend and the server; folders are absolute, lists are arrays. */
export interface BackendEnv {
  siteMode: "sandbox" | "production";
  port: number;
  /** Empty means every address of this machine. */
  host: string;
  dataDir: string;
  /** Empty means the embedded PostgreSQL. */
  databaseUrl: string;
  databaseReplicaUrl: string;
  /** Without a slash at its end. */
  publicOrigin: string;
  trustProxyHops: number;
  smsDriver: "sandbox" | "http";
  paymentDriver: "sandbox" | "sslcommerz";
  /** The hosted checkout of PAYMENT_DRIVER=sslcommerz; its store is empty with any other driver. No trailing slash. */
  sslcommerz: { storeId: string; storePassword: string; baseUrl: string; timeoutMs: number };
  /** The age at which we ask about a payment without an answer, and the pause between two rounds. */
  reconciler: { askAfterSeconds: number; pauseSeconds: number };
  sandboxLateSeconds: number;
  /** From this total on, a guest must enter a code for an order that is paid on delivery. */
  codCodeFromTaka: number;
  chargingDriver: "sandbox" | "http";
  /** The charging system of CHARGING_DRIVER=http; its address is empty with any other driver. */
  chargingHttp: SystemHttpSettings;
  esimDriver: "sandbox" | "http";
  /** The eSIM system of ESIM_DRIVER=http; its address is empty with any other driver. */
  esimHttp: SystemHttpSettings;
  /** The destination of events; the backend collects them only with "collector". */
  analyticsDriver: "mixpanel" | "console" | "collector";
  pushDriver: "sandbox" | "fcm";
  /** Firebase, for PUSH_DRIVER=fcm; its project is empty with any other driver. Addresses without a trailing slash. */
  fcm: ReturnType<typeof pushAccount>;
  /** Never empty once the server runs: in sandbox mode, server.ts creates one in the data folder. */
  codePepper: string;
  sandboxKey: string;
  /** The editors' token for drafts of content pages; empty = no drafts are shown. */
  previewToken: string;
  /** The operator's name in addresses and in the texts that a search reads. */
  brand: { nameEn: string; nameBn: string; slug: string };
  corsAllow: readonly string[];
  referrerAllow: readonly string[];
  frameAncestors: readonly string[];
  operatorPrefixes: readonly string[];
  pageReuseSeconds: number;
  /** The memory limit for pages that are kept for reuse; 0 keeps none. */
  pageMemoryMb: number;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  rateClient: ReturnType<typeof clientLimits>;
  /** Maximum number of text messages that the site sends in a minute. */
  smsPerMinute: number;
  /** The gateway of SMS_DRIVER=http; its address is empty with any other driver. */
  smsHttp: ReturnType<typeof smsSettings>;
  /** The key of each partner that may hand users over, by the partner's channel name in lower case. */
  handoffKeys: ReadonlyMap<string, string>;
  /** True when all three systems of the operator are configured: then the embedded backend does not start. */
  backendAsleep: boolean;
  /** Variables of a production site that are not set, so that their links go nowhere; none in a sandbox. */
  placeholders: readonly string[];
}

/** The settings for calling a system of the operator (docs/esim-port.md, docs/charging-port.md). */
export interface SystemHttpSettings {
  /** Without a slash at its end. */
  url: string;
  /** Sent as Authorization: Bearer. */
  token: string;
  timeoutMs: number;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The variables of a terminal command: those set in the shell, then .env.local, then .env of a folder.
 * @param folder absolute
 */
export function withEnvFiles(folder: string, variables: Source = process.env): Source {
  const files = [".env", ".env.local"].map((name) => join(folder, name)).filter((file) => existsSync(file));
  const set = Object.entries(variables).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...files.flatMap((file) => parseEnvFile(readFileSync(file, "utf8"))), ...set]);
}

/** Parses NAME=value lines like scripts/lib/environment.mjs, which runs before any TypeScript can. */
function parseEnvFile(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || raw === undefined) return [];
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(raw)?.[2];
    return [[name, quoted ?? raw.replace(/(^|\s)#.*$/, "").trim()]];
  });
}

/**
 * Reads the backend's variables. In production mode it refuses everything of the sandbox (env-production.ts). If the
 * operator's own systems answer every call, the drivers and secrets of the embedded backend are not needed.
 * @param source where the variables are read from; the process by default
 * @throws EnvironmentError with one sentence for each problem, all of them at once
 */
export function readBackendEnv(source: Source = process.env): BackendEnv {
  const parsed = envSchema.safeParse(source);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  const backendAsleep = SYSTEMS.every((name) => textValue(source[name]) !== "");
  // A sleeping backend sends no message, takes no money and hashes no code.
  if (!backendAsleep) {
    if (parsed.success) problems.push(...driverProblems(parsed.data));
    problems.push(...handoffProblems(source));
  }
  const isNamed = (name: string) => problems.some((problem) => problem.startsWith(`${name} `));
  if (textValue(source["SITE_MODE"]) === "production") {
    const unsafe = productionProblems(source, backendAsleep).filter(({ name }) => !isNamed(name));
    problems.push(...unsafe.map(({ name, why }) => `${name} ${why} when SITE_MODE is production.`));
  }
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return backendEnv(parsed.data, source, backendAsleep);
}

/** Base addresses of the operator's systems; with all of them set, the embedded backend answers no call. */
const SYSTEMS = ["NEXT_PUBLIC_SHOP_API_URL", "NEXT_PUBLIC_SITE_API_URL", "NEXT_PUBLIC_LOGIN_API_URL"];

/** The gateway for text messages and calls; the fields are described in http-sms.ts. */
function smsSettings(env: EnvValues) {
  return {
    url: env.SMS_HTTP_URL,
    format: env.SMS_HTTP_FORMAT,
    fields: env.SMS_HTTP_FIELDS,
    voiceUrl: env.SMS_VOICE_URL,
    voiceFields: env.SMS_VOICE_FIELDS,
    numbers: env.SMS_HTTP_NUMBERS,
    sender: env.SMS_HTTP_SENDER,
    token: env.SMS_HTTP_TOKEN,
    ok: env.SMS_HTTP_OK,
    timeoutMs: env.SMS_HTTP_TIMEOUT_MS,
  };
}

/** The limits for one client in a period. */
function clientLimits(env: EnvValues) {
  return {
    pagesPerMinute: env.RATE_CLIENT_PAGES_PER_MINUTE,
    readsPerMinute: env.RATE_CLIENT_READS_PER_MINUTE,
    writesPerMinute: env.RATE_CLIENT_WRITES_PER_MINUTE,
    ordersPerHour: env.RATE_CLIENT_ORDERS_PER_HOUR,
    /** The number of different numbers for which one client may request codes. */
    numbersPerDay: env.RATE_CLIENT_NUMBERS_PER_DAY,
    codesPerHour: env.RATE_CLIENT_CODES_PER_HOUR,
    wrongCodesPerDay: env.RATE_CLIENT_WRONG_CODES_PER_DAY,
    /** Networks whose addresses many people share: they have a budget that is a hundred times larger. */
    sharedNetworks: env.RATE_CLIENT_SHARED_NETWORKS,
  };
}

/** The service account that sends push messages. */
function pushAccount(env: EnvValues) {
  return {
    projectId: env.FCM_PROJECT_ID,
    clientEmail: env.FCM_CLIENT_EMAIL,
    privateKey: env.FCM_PRIVATE_KEY,
    url: env.FCM_URL.replace(/\/+$/, ""),
    tokenUrl: env.FCM_TOKEN_URL,
    timeoutMs: env.FCM_TIMEOUT_MS,
  };
}

function backendEnv(env: EnvValues, source: Source, backendAsleep: boolean): BackendEnv {
  return {
    siteMode: env.SITE_MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    publicOrigin: (env.PUBLIC_ORIGIN || `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    smsDriver: env.SMS_DRIVER,
    paymentDriver: env.PAYMENT_DRIVER,
    sslcommerz: {
      storeId: env.SSLCOMMERZ_STORE_ID,
      storePassword: env.SSLCOMMERZ_STORE_PASSWORD,
      baseUrl: env.SSLCOMMERZ_BASE_URL.replace(/\/+$/, ""),
      timeoutMs: env.SSLCOMMERZ_TIMEOUT_MS,
    },
    reconciler: { askAfterSeconds: env.PAYMENT_ASK_AFTER_SECONDS, pauseSeconds: env.RECONCILE_PAUSE_SECONDS },
    sandboxLateSeconds: env.SANDBOX_LATE_SECONDS,
    codCodeFromTaka: env.COD_CODE_FROM_TAKA,
    chargingDriver: env.CHARGING_DRIVER,
    analyticsDriver: env.ANALYTICS_DRIVER,
    chargingHttp: {
      url: env.CHARGING_HTTP_URL.replace(/\/+$/, ""),
      token: env.CHARGING_HTTP_TOKEN,
      timeoutMs: env.CHARGING_HTTP_TIMEOUT_MS,
    },
    esimDriver: env.ESIM_DRIVER,
    esimHttp: {
      url: env.ESIM_HTTP_URL.replace(/\/+$/, ""),
      token: env.ESIM_HTTP_TOKEN,
      timeoutMs: env.ESIM_HTTP_TIMEOUT_MS,
    },
    pushDriver: env.PUSH_DRIVER,
    fcm: pushAccount(env),
    codePepper: env.CODE_PEPPER,
    sandboxKey: env.SANDBOX_KEY,
    previewToken: env.PREVIEW_TOKEN,
    brand: { nameEn: env.BRAND_NAME_EN, nameBn: env.BRAND_NAME_BN, slug: env.BRAND_SLUG },
    corsAllow: env.CORS_ALLOW,
    referrerAllow: env.REFERRER_ALLOW,
    frameAncestors: env.FRAME_ANCESTORS,
    operatorPrefixes: env.OPERATOR_PREFIXES,
    pageReuseSeconds: env.PAGE_REUSE_SECONDS,
    pageMemoryMb: env.PAGE_MEMORY_MB,
    logLevel: env.LOG_LEVEL,
    rateClient: clientLimits(env),
    smsPerMinute: env.SMS_PER_MINUTE,
    smsHttp: smsSettings(env),
    handoffKeys: new Map(handoffKeysOf(source)),
    backendAsleep,
    placeholders: env.SITE_MODE === "production" ? placeholderVariables(source) : [],
  };
}

const SHORTEST_SECRET = 32;

function driverProblems(env: EnvValues): string[] {
  return [
    ...paymentProblems(env),
    ...smsProblems(env),
    ...systemProblems(env, "ESIM"),
    ...systemProblems(env, "CHARGING"),
    ...pushProblems(env),
  ];
}

function pushProblems(env: EnvValues): string[] {
  if (env.PUSH_DRIVER !== "fcm") return [];
  const names = ["FCM_PROJECT_ID", "FCM_CLIENT_EMAIL", "FCM_PRIVATE_KEY"] as const;
  const problems = names
    .filter((name) => env[name] === "")
    .map((name) => `${name} must be set when PUSH_DRIVER is fcm.`);
  if (env.FCM_PRIVATE_KEY !== "" && !isPrivateKey(env.FCM_PRIVATE_KEY)) {
    problems.push("FCM_PRIVATE_KEY must be the private_key of the service account: a PEM block, its line ends as \\n.");
  }
  return problems;
}

/** True for a text that is an RSA key that can sign; line ends may be the two characters \n. */
function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text.replaceAll("\\n", "\n")).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function systemProblems(env: EnvValues, system: "ESIM" | "CHARGING"): string[] {
  const driver = `${system}_DRIVER` as const;
  if (env[driver] !== "http") return [];
  const missing = ([`${system}_HTTP_URL`, `${system}_HTTP_TOKEN`] as const).filter((name) => env[name] === "");
  return missing.map((name) => `${name} must be set when ${driver} is http.`);
}

function paymentProblems(env: EnvValues): string[] {
  if (env.PAYMENT_DRIVER !== "sslcommerz") return [];
  const missing = (["SSLCOMMERZ_STORE_ID", "SSLCOMMERZ_STORE_PASSWORD"] as const).filter((name) => env[name] === "");
  return missing.map((name) => `${name} must be set when PAYMENT_DRIVER is sslcommerz.`);
}

function smsProblems(env: EnvValues): string[] {
  if (env.SMS_DRIVER !== "http") return [];
  const problems: string[] = [];
  if (env.SMS_HTTP_URL === "") problems.push("SMS_HTTP_URL must be set when SMS_DRIVER is http.");
  const valuesOf = (query: string) => [...new URLSearchParams(query).values()].join(" ");
  const fields = valuesOf(env.SMS_HTTP_FIELDS);
  for (const name of ["SMS_HTTP_FIELDS", "SMS_VOICE_FIELDS"] as const) {
    const missing = ["{to}", "{text}"].filter((needed) => !valuesOf(env[name]).includes(needed));
    for (const needed of missing) problems.push(`${name} must have a field with ${needed}.`);
  }
  if (fields.includes("{sender}") && env.SMS_HTTP_SENDER === "" && env.SMS_HTTP_FIELDS !== DEFAULT_FIELDS) {
    problems.push("SMS_HTTP_SENDER must be set when SMS_HTTP_FIELDS names {sender}.");
  }
  return problems;
}

const HANDOFF_KEY = /^HANDOFF_KEY_([A-Z0-9_]{1,40})$/;

/** Channel names in lower case with their keys. */
function handoffKeysOf(source: Source): [string, string][] {
  return Object.entries(source).flatMap(([name, value]): [string, string][] => {
    const channel = HANDOFF_KEY.exec(name)?.[1]?.toLowerCase();
    const key = textValue(value);
    return channel === undefined || key === "" ? [] : [[channel, key]];
  });
}

function handoffProblems(source: Source): string[] {
  const keys = handoffKeysOf(source);
  const short = keys.filter(([, key]) => key.length < SHORTEST_SECRET);
  const problems = short.map(
    ([channel]) => `HANDOFF_KEY_${channel.toUpperCase()} must have ${SHORTEST_SECRET} characters or more.`,
  );
  if (new Set(keys.map(([, key]) => key)).size < keys.length) {
    problems.push("Each HANDOFF_KEY_ must differ from the others: a key tells which partner calls.");
  }
  return problems;
}
