import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { networkList } from "@/utils/client-network";
import { EnvironmentError, isHttpAddress, listValue, textValue } from "@/utils/env-values";

const whole = (fallback: number, smallest = 0, largest = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .optional()
    .transform((value, issues) => {
      const text = textValue(value, String(fallback));
      const number = Number(text);
      if (/^\d+$/.test(text) && number >= smallest && number <= largest) return number;
      issues.addIssue(`must be a whole number from ${smallest} to ${largest}, not "${text}"`);
      return z.NEVER;
    });

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z
    .string()
    .optional()
    .transform((value, issues): Choices[number] => {
      const text = textValue(value, choices[0]);
      const known = choices.find((entry) => entry === text);
      if (known !== undefined) return known;
      issues.addIssue(`must be ${choices.join(" or ")}, not "${text}"`);
      return z.NEVER;
    });

const text = (fallback = "") =>
  z
    .string()
    .optional()
    .transform((value) => textValue(value, fallback));

const optionalPostgres = text().refine(
  (value) => value === "" || /^postgres(ql)?:\/\//.test(value),
  "must start with postgres:// or postgresql://",
);

const list = z.string().optional().transform(listValue);

const networks = z
  .string()
  .optional()
  .transform((value, issues) => {
    try {
      networkList(listValue(value));
    } catch (error) {
      issues.addIssue(`must be networks, comma-separated: ${error instanceof Error ? error.message : error}`);
    }
    return listValue(value);
  });

const DEFAULT_FIELDS = "to={to}&text={text}&from={sender}";

const schema = z.object({
  SITE_MODE: choice(["sandbox", "production"]),
  PORT: whole(3000, 0, 65_535),
  HOST: text(),
  DATA_DIR: text(".data").transform((value) => resolve(value)),
  DATABASE_URL: optionalPostgres,
  DATABASE_REPLICA_URL: optionalPostgres,
  PUBLIC_ORIGIN: text().refine((value) => value === "" || isHttpAddress(value), "must be an http or https address"),
  TRUST_PROXY_HOPS: whole(0, 0, 10),
  SMS_DRIVER: choice(["sandbox", "http"]),
  PAYMENT_DRIVER: choice(["sandbox", "sslcommerz"]),
  SSLCOMMERZ_STORE_ID: text(),
  SSLCOMMERZ_STORE_PASSWORD: text(),
  SSLCOMMERZ_BASE_URL: text("https://sandbox.sslcommerz.com").refine(isHttpAddress, "must be an http or https address"),
  SSLCOMMERZ_TIMEOUT_MS: whole(10_000, 100, 60_000),
  PAYMENT_ASK_AFTER_SECONDS: whole(20, 1, 3_600),
  RECONCILE_PAUSE_SECONDS: whole(15, 1, 3_600),
  SANDBOX_LATE_SECONDS: whole(30, 1, 3_600),
  COD_CODE_FROM_TAKA: whole(10_000, 0, 1_000_000_000),
  CHARGING_DRIVER: choice(["sandbox", "http"]),
  CODE_PEPPER: text(),
  SANDBOX_KEY: text(),
  PREVIEW_TOKEN: text().refine((value) => value === "" || value.length >= 32, "must have 32 characters or more"),
  CORS_ALLOW: list,
  REFERRER_ALLOW: list,
  FRAME_ANCESTORS: list,
  OPERATOR_PREFIXES: text("013,017").transform(listValue),
  PAGE_REUSE_SECONDS: whole(5, 0, 3600),
  PAGE_MEMORY_MB: whole(32, 0, 4096),
  LOG_LEVEL: choice(["warn", "trace", "debug", "info", "error", "silent"]),
  RATE_CLIENT_PAGES_PER_MINUTE: whole(1200, 1),
  RATE_CLIENT_READS_PER_MINUTE: whole(1200, 1),
  RATE_CLIENT_WRITES_PER_MINUTE: whole(240, 1),
  RATE_CLIENT_ORDERS_PER_HOUR: whole(120, 1),
  RATE_CLIENT_NUMBERS_PER_DAY: whole(20, 1, 1_000_000),
  RATE_CLIENT_CODES_PER_HOUR: whole(30, 1, 1_000_000),
  RATE_CLIENT_WRONG_CODES_PER_DAY: whole(30, 1, 1_000_000),
  RATE_CLIENT_SHARED_NETWORKS: networks,
  SMS_PER_MINUTE: whole(600, 1, 1_000_000),
  SMS_HTTP_URL: text().refine((value) => value === "" || isHttpAddress(value), "must be an http or https address"),
  SMS_HTTP_FORMAT: choice(["json", "form"]),
  SMS_HTTP_FIELDS: text(DEFAULT_FIELDS),
  SMS_HTTP_NUMBERS: choice(["international", "local"]),
  SMS_HTTP_SENDER: text(),
  SMS_HTTP_TOKEN: text(),
  SMS_HTTP_OK: text(),
  SMS_HTTP_TIMEOUT_MS: whole(5_000, 100, 30_000),
  NEXT_PUBLIC_SHOP_API_URL: text(),
  NEXT_PUBLIC_SITE_API_URL: text(),
  NEXT_PUBLIC_LOGIN_API_URL: text(),
});

/** Everything the backend and the server may be told, parsed; folders are absolute, lists are arrays. */
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
  /** The hosted checkout of PAYMENT_DRIVER=sslcommerz; its store is empty with any other driver. No slash at its end. */
  sslcommerz: { storeId: string; storePassword: string; baseUrl: string; timeoutMs: number };
  /** The age at which a payment is asked about whose payer never came back, and the pause between two rounds. */
  reconciler: { askAfterSeconds: number; pauseSeconds: number };
  sandboxLateSeconds: number;
  /** Total of an order on delivery from which a guest types a code. */
  codCodeFromTaka: number;
  chargingDriver: "sandbox" | "http";
  /** Never empty once the server runs: in sandbox mode server.ts makes one into the data folder. */
  codePepper: string;
  sandboxKey: string;
  /** What editors show to see drafts of content pages; empty = nobody sees any. */
  previewToken: string;
  corsAllow: readonly string[];
  referrerAllow: readonly string[];
  frameAncestors: readonly string[];
  operatorPrefixes: readonly string[];
  pageReuseSeconds: number;
  /** The most that kept pages may hold; 0 keeps none. */
  pageMemoryMb: number;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  rateClient: {
    pagesPerMinute: number;
    readsPerMinute: number;
    writesPerMinute: number;
    ordersPerHour: number;
    /** Different numbers that one client may ask codes for. */
    numbersPerDay: number;
    codesPerHour: number;
    wrongCodesPerDay: number;
    /** Networks behind whose addresses many people stand: a hundredfold budget. */
    sharedNetworks: readonly string[];
  };
  /** Text messages that the site sends in a minute at most. */
  smsPerMinute: number;
  /** The gateway of SMS_DRIVER=http; its address is empty with any other driver. */
  smsHttp: SmsHttpSettings;
  /** Key of each partner that may hand users over, by its channel name in lower case. */
  handoffKeys: ReadonlyMap<string, string>;
  /** True when all three systems of the operator are configured: then the embedded backend stays asleep. */
  backendAsleep: boolean;
}

/** How an SMS gateway is spoken to. */
export interface SmsHttpSettings {
  url: string;
  format: "json" | "form";
  /** Names and values as in a query; {to}, {text} and {sender} in values are filled. */
  fields: string;
  /** 8801712345678, or 01712345678. */
  numbers: "international" | "local";
  sender: string;
  /** Sent as Authorization: Bearer; empty = none. */
  token: string;
  /** Text that the answer must hold to count as accepted; empty = any answer of the 200s. */
  ok: string;
  timeoutMs: number;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The variables of a command of the terminal: what the shell has set, then .env.local, then .env of a folder.
 * @param folder absolute
 */
export function withEnvFiles(folder: string, variables: Source = process.env): Source {
  const files = [".env", ".env.local"].map((name) => join(folder, name)).filter((file) => existsSync(file));
  const set = Object.entries(variables).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...files.flatMap((file) => parseEnvFile(readFileSync(file, "utf8"))), ...set]);
}

/** NAME=value lines as scripts/lib/environment.mjs reads them, which runs before any TypeScript can. */
function parseEnvFile(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || raw === undefined) return [];
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(raw)?.[2];
    return [[name, quoted ?? raw.replace(/(^|\s)#.*$/, "").trim()]];
  });
}

/**
 * Reads the backend's variables. In production mode it refuses every sandbox driver and a missing pepper, unless the
 * operator's own systems answer every call.
 * @param source where the variables come from; the process's own by default
 * @throws EnvironmentError with one sentence a problem
 */
export function readBackendEnv(source: Source = process.env): BackendEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`));
  }
  const env = parsed.data;
  const backendAsleep =
    env.NEXT_PUBLIC_SHOP_API_URL !== "" && env.NEXT_PUBLIC_SITE_API_URL !== "" && env.NEXT_PUBLIC_LOGIN_API_URL !== "";
  // A sleeping backend sends no message, takes no money and hashes no code.
  const problems = backendAsleep ? [] : [...paymentProblems(env), ...smsProblems(env), ...handoffProblems(source)];
  if (env.SITE_MODE === "production" && !backendAsleep) problems.push(...productionProblems(env));
  if (problems.length > 0) throw new EnvironmentError(problems);
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
    codePepper: env.CODE_PEPPER,
    sandboxKey: env.SANDBOX_KEY,
    previewToken: env.PREVIEW_TOKEN,
    corsAllow: env.CORS_ALLOW,
    referrerAllow: env.REFERRER_ALLOW,
    frameAncestors: env.FRAME_ANCESTORS,
    operatorPrefixes: env.OPERATOR_PREFIXES,
    pageReuseSeconds: env.PAGE_REUSE_SECONDS,
    pageMemoryMb: env.PAGE_MEMORY_MB,
    logLevel: env.LOG_LEVEL,
    rateClient: {
      pagesPerMinute: env.RATE_CLIENT_PAGES_PER_MINUTE,
      readsPerMinute: env.RATE_CLIENT_READS_PER_MINUTE,
      writesPerMinute: env.RATE_CLIENT_WRITES_PER_MINUTE,
      ordersPerHour: env.RATE_CLIENT_ORDERS_PER_HOUR,
      numbersPerDay: env.RATE_CLIENT_NUMBERS_PER_DAY,
      codesPerHour: env.RATE_CLIENT_CODES_PER_HOUR,
      wrongCodesPerDay: env.RATE_CLIENT_WRONG_CODES_PER_DAY,
      sharedNetworks: env.RATE_CLIENT_SHARED_NETWORKS,
    },
    smsPerMinute: env.SMS_PER_MINUTE,
    smsHttp: {
      url: env.SMS_HTTP_URL,
      format: env.SMS_HTTP_FORMAT,
      fields: env.SMS_HTTP_FIELDS,
      numbers: env.SMS_HTTP_NUMBERS,
      sender: env.SMS_HTTP_SENDER,
      token: env.SMS_HTTP_TOKEN,
      ok: env.SMS_HTTP_OK,
      timeoutMs: env.SMS_HTTP_TIMEOUT_MS,
    },
    handoffKeys: new Map(handoffKeysOf(source)),
    backendAsleep,
  };
}

type Values = z.infer<typeof schema>;
const SHORTEST_SECRET = 32;

function paymentProblems(env: Values): string[] {
  if (env.PAYMENT_DRIVER !== "sslcommerz") return [];
  const missing = (["SSLCOMMERZ_STORE_ID", "SSLCOMMERZ_STORE_PASSWORD"] as const).filter((name) => env[name] === "");
  return missing.map((name) => `${name} must be set when PAYMENT_DRIVER is sslcommerz.`);
}

function smsProblems(env: Values): string[] {
  if (env.SMS_DRIVER !== "http") return [];
  const problems: string[] = [];
  if (env.SMS_HTTP_URL === "") problems.push("SMS_HTTP_URL must be set when SMS_DRIVER is http.");
  const fields = [...new URLSearchParams(env.SMS_HTTP_FIELDS).values()].join(" ");
  for (const needed of ["{to}", "{text}"]) {
    if (!fields.includes(needed)) problems.push(`SMS_HTTP_FIELDS must have a field with ${needed}.`);
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

function productionProblems(env: Values): string[] {
  const problems: string[] = [];
  const refuse = (name: string, why: string) => problems.push(`${name} ${why} when SITE_MODE is production.`);
  if (env.SMS_DRIVER === "sandbox") refuse("SMS_DRIVER", "must not be sandbox");
  if (env.PAYMENT_DRIVER === "sandbox") refuse("PAYMENT_DRIVER", "must not be sandbox");
  if (env.PAYMENT_DRIVER === "sslcommerz" && !isSafeWay(env.SSLCOMMERZ_BASE_URL)) {
    refuse("SSLCOMMERZ_BASE_URL", "must be https, since it carries the store's password,");
  }
  if (env.CODE_PEPPER.length < SHORTEST_SECRET) {
    refuse("CODE_PEPPER", `must be set (${SHORTEST_SECRET} random characters or more, kept outside the database)`);
  }
  if (env.SMS_DRIVER === "http" && env.SMS_HTTP_URL !== "" && !isSafeWay(env.SMS_HTTP_URL)) {
    refuse("SMS_HTTP_URL", "must be https, since messages carry codes,");
  }
  return problems;
}

/** Encrypted, or to a program on this very machine. */
function isSafeWay(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
