import { createPrivateKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MIN_SECRET_LENGTH, placeholderVariables, productionProblems, productionRules } from "@/backend/env-production";
import { DEFAULT_FIELDS, type EnvValues, envSchema } from "@/backend/env-schema";
import { EnvironmentError, textValue } from "@/utils/requests/env-values";
import { type EnvSource, readSharedEnv } from "@/utils/requests/shared-env";

/** The parsed configuration of the backend and the server; folders are absolute, lists are arrays. */
export type BackendEnv = ReturnType<typeof backendEnv>;

/** The variables of a terminal command: of the shell, .env.local and .env. @param folder absolute */
export function withEnvFiles(folder: string, variables: EnvSource = process.env): EnvSource {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...envFileEntries(folder), ...set]);
}

/** Names in .env and .env.local that no part of the product reads: they may be misspelt. @param folder absolute */
export function unknownVariables(folder: string): string[] {
  const isKnown = (name: string) => name in productionRules || HANDOFF_KEY.test(name);
  return [...new Set(envFileEntries(folder).map(([name]) => name))].filter((name) => !isKnown(name));
}

function envFileEntries(folder: string): [string, string][] {
  const files = [".env", ".env.local"].map((name) => join(folder, name)).filter((file) => existsSync(file));
  return files.flatMap((file) => parseEnvFile(readFileSync(file, "utf8")));
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
export function readBackendEnv(source: EnvSource = process.env): BackendEnv {
  const parsed = envSchema.safeParse(source);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  const isBackendDisabled = SYSTEMS.every((name) => textValue(source[name]) !== "");
  // A disabled backend sends no message, takes no money and hashes no code.
  if (!isBackendDisabled) {
    if (parsed.success) problems.push(...driverProblems(parsed.data));
    problems.push(...handoffProblems(source));
  }
  const isNamed = (name: string) => problems.some((problem) => problem.startsWith(`${name} `));
  if (textValue(source["SITE_MODE"]) === "production") {
    const unsafe = productionProblems(source, isBackendDisabled).filter(({ name }) => !isNamed(name));
    problems.push(...unsafe.map(({ name, why }) => `${name} ${why} when SITE_MODE is production.`));
  }
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return backendEnv(parsed.data, source, isBackendDisabled);
}

/** Base addresses of the operator's systems; with all of them set, the embedded backend answers no call. */
const SYSTEMS = ["NEXT_PUBLIC_SHOP_API_URL", "NEXT_PUBLIC_SITE_API_URL", "NEXT_PUBLIC_LOGIN_API_URL"];

/** An address without a slash at its end. */
const withoutSlash = (address: string) => address.replace(/\/+$/, "");

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
    url: withoutSlash(env.FCM_URL),
    tokenUrl: env.FCM_TOKEN_URL,
    timeoutMs: env.FCM_TIMEOUT_MS,
  };
}

/** The hosted checkout, and how long it may take. */
function paymentSettings(env: EnvValues) {
  return {
    paymentDriver: env.PAYMENT_DRIVER,
    /** The hosted checkout of PAYMENT_DRIVER=sslcommerz; its store is empty with any other driver. */
    sslcommerz: {
      storeId: env.SSLCOMMERZ_STORE_ID,
      storePassword: env.SSLCOMMERZ_STORE_PASSWORD,
      baseUrl: withoutSlash(env.SSLCOMMERZ_BASE_URL),
      timeoutMs: env.SSLCOMMERZ_TIMEOUT_MS,
    },
    /** The age at which we ask about a payment without an answer, and the pause between two rounds. */
    reconciler: { askAfterSeconds: env.PAYMENT_ASK_AFTER_SECONDS, pauseSeconds: env.RECONCILE_PAUSE_SECONDS },
    sandboxLateSeconds: env.SANDBOX_LATE_SECONDS,
    /** From this total on, a guest must enter a code for an order that is paid on delivery. */
    codCodeFromTaka: env.COD_CODE_FROM_TAKA,
  };
}

/** The settings for calling a system of the operator (docs/esim-port.md, docs/charging-port.md). */
function systemSettings(env: EnvValues, system: "ESIM" | "CHARGING") {
  return {
    /** Empty with any other driver than http. */
    url: withoutSlash(env[`${system}_HTTP_URL`]),
    /** Sent as Authorization: Bearer. */
    token: env[`${system}_HTTP_TOKEN`],
    timeoutMs: env[`${system}_HTTP_TIMEOUT_MS`],
  };
}

function backendEnv(env: EnvValues, source: EnvSource, isBackendDisabled: boolean) {
  const placeholders: readonly string[] = env.SITE_MODE === "production" ? placeholderVariables(source) : [];
  const handoffKeys: ReadonlyMap<string, string> = new Map(handoffKeysOf(source));
  return {
    ...readSharedEnv(source),
    port: env.PORT,
    /** Empty means every address of this machine. */
    host: env.HOST,
    /** Empty means the embedded PostgreSQL. */
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    smsDriver: env.SMS_DRIVER,
    /** The gateway of SMS_DRIVER=http; its address is empty with any other driver. */
    smsHttp: smsSettings(env),
    /** Maximum number of text messages that the site sends in a minute. */
    smsPerMinute: env.SMS_PER_MINUTE,
    ...paymentSettings(env),
    chargingDriver: env.CHARGING_DRIVER,
    chargingHttp: systemSettings(env, "CHARGING"),
    esimDriver: env.ESIM_DRIVER,
    esimHttp: systemSettings(env, "ESIM"),
    /** The destination of events; the backend collects them only with "collector". */
    analyticsDriver: env.ANALYTICS_DRIVER,
    pushDriver: env.PUSH_DRIVER,
    /** Firebase, for PUSH_DRIVER=fcm; its project is empty with any other driver. */
    fcm: pushAccount(env),
    /** Never empty once the server runs: in sandbox mode, server.ts creates one in the data folder. */
    codePepper: env.CODE_PEPPER,
    sandboxKey: env.SANDBOX_KEY,
    /** The editors' token for drafts of content pages; empty = no drafts are shown. */
    previewToken: env.PREVIEW_TOKEN,
    /** The token of the program that reads /metrics; empty = there is no such address. */
    metricsToken: env.METRICS_TOKEN,
    corsAllow: env.CORS_ALLOW,
    frameAncestors: env.FRAME_ANCESTORS,
    operatorPrefixes: env.OPERATOR_PREFIXES,
    nextPatches: env.NEXT_PATCHES === "on",
    pageReuseSeconds: env.PAGE_REUSE_SECONDS,
    /** The memory limit for pages that are kept for reuse; 0 keeps none. */
    pageMemoryMb: env.PAGE_MEMORY_MB,
    logLevel: env.LOG_LEVEL,
    rateClient: clientLimits(env),
    /** The key of each partner that may hand users over, by the partner's channel name in lower case. */
    handoffKeys,
    /** True when all three systems of the operator are configured: then the embedded backend does not start. */
    isBackendDisabled,
    /** Variables of a production site that are not set, so that their links go nowhere; none in a sandbox. */
    placeholders,
  };
}

function driverProblems(env: EnvValues): string[] {
  const unset = (driver: keyof EnvValues, value: string, needed: readonly (keyof EnvValues)[]) =>
    needed
      .filter((name) => env[driver] === value && env[name] === "")
      .map((name) => `${name} must be set when ${driver} is ${value}.`);
  return [
    ...unset("PAYMENT_DRIVER", "sslcommerz", ["SSLCOMMERZ_STORE_ID", "SSLCOMMERZ_STORE_PASSWORD"]),
    ...unset("SMS_DRIVER", "http", ["SMS_HTTP_URL"]),
    ...smsProblems(env),
    ...unset("ESIM_DRIVER", "http", ["ESIM_HTTP_URL", "ESIM_HTTP_TOKEN"]),
    ...unset("CHARGING_DRIVER", "http", ["CHARGING_HTTP_URL", "CHARGING_HTTP_TOKEN"]),
    ...unset("PUSH_DRIVER", "fcm", ["FCM_PROJECT_ID", "FCM_CLIENT_EMAIL", "FCM_PRIVATE_KEY"]),
    ...pushProblems(env),
  ];
}

function pushProblems(env: EnvValues): string[] {
  if (env.PUSH_DRIVER !== "fcm" || env.FCM_PRIVATE_KEY === "" || isPrivateKey(env.FCM_PRIVATE_KEY)) return [];
  return ["FCM_PRIVATE_KEY must be the private_key of the service account: a PEM block, its line ends as \\n."];
}

/** True for a text that is an RSA key that can sign; line ends may be the two characters \n. */
function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text.replaceAll("\\n", "\n")).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function smsProblems(env: EnvValues): string[] {
  if (env.SMS_DRIVER !== "http") return [];
  const problems: string[] = [];
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
function handoffKeysOf(source: EnvSource): [string, string][] {
  return Object.entries(source).flatMap(([name, value]): [string, string][] => {
    const channel = HANDOFF_KEY.exec(name)?.[1]?.toLowerCase();
    const key = textValue(value);
    return channel === undefined || key === "" ? [] : [[channel, key]];
  });
}

function handoffProblems(source: EnvSource): string[] {
  const keys = handoffKeysOf(source);
  const short = keys.filter(([, key]) => key.length < MIN_SECRET_LENGTH);
  const problems = short.map(
    ([channel]) => `HANDOFF_KEY_${channel.toUpperCase()} must have ${MIN_SECRET_LENGTH} characters or more.`,
  );
  if (new Set(keys.map(([, key]) => key)).size < keys.length) {
    problems.push("Each HANDOFF_KEY_ must differ from the others: a key tells which partner calls.");
  }
  return problems;
}
