import { z } from "zod";
import { SHOP_LOCALES, shopLocales } from "@/utils/paths/shop-languages";
import { networkList } from "@/utils/requests/client-network";
import { isHttpAddress, listValue, textValue } from "@/utils/requests/env-values";

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

const optionalPostgres = text()
  .refine((value) => value === "" || /^postgres(ql)?:\/\//.test(value), {
    message: "must start with postgres:// or postgresql://",
    abort: true,
  })
  .refine(
    (value) => value === "" || URL.canParse(value),
    "must be an address like postgres://user:password@host:5432/name; write signs of the password in percent encoding (# is %23)",
  );

const httpAddress = text().refine((value) => value === "" || isHttpAddress(value), "must be an http or https address");

/** An address of a site without a path: paths are added to it. */
const httpOrigin = httpAddress.refine(
  (value) => !isHttpAddress(value) || new URL(value).origin === value.toLowerCase().replace(/\/+$/, ""),
  "must be a scheme and a host only, like https://shop.example",
);

/** Entries separated by commas. @param meaning what each entry must be, in words */
const listOf = (pattern: RegExp, meaning: string, fallback = "") =>
  z
    .string()
    .optional()
    .transform((value, issues): readonly string[] => {
      const entries = listValue(textValue(value, fallback));
      const wrong = entries.find((entry) => !pattern.test(entry));
      if (wrong !== undefined) issues.addIssue(`must be ${meaning}, comma-separated, not "${wrong}"`);
      return entries;
    });

const origins = listOf(/^(\*|https?:\/\/[^\s/;'"]+)$/, "origins like https://partner.example");

const networks = z
  .string()
  .optional()
  .transform((value, issues): readonly string[] => {
    try {
      networkList(listValue(value));
    } catch (error) {
      issues.addIssue(`must be networks, comma-separated: ${error instanceof Error ? error.message : error}`);
    }
    return listValue(value);
  });

const optionalToken = text().refine((value) => value === "" || value.length >= 32, "must have 32 characters or more");

/** The fields of a request to an SMS gateway, if no others are configured. */
export const DEFAULT_FIELDS = "to={to}&text={text}&from={sender}";
/** The same fields for a call that reads the text out. */
const DEFAULT_VOICE_FIELDS = "type=voice&to={to}&text={text}&language={language}&from={sender}";

/**
 * The variables of the backend and the server, parsed; `readSharedEnv` reads those that the site uses too. The
 * production rule of each is in `productionRules`.
 */
export const envSchema = z.object({
  SITE_MODE: choice(["sandbox", "production"]),
  PORT: whole(3000, 0, 65_535),
  HOST: text().refine((value) => /^[\w.:%-]*$/.test(value), "must be an address or a name of this machine"),
  WEB_CONCURRENCY: whole(1, 1, 1024),
  DATABASE_URL: optionalPostgres,
  DATABASE_REPLICA_URL: optionalPostgres,
  PUBLIC_ORIGIN: httpOrigin,
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
  COD_CODE_FROM_TAKA: whole(10_000, 0, 100_000_000),
  CHARGING_DRIVER: choice(["sandbox", "http"]),
  CHARGING_HTTP_URL: httpAddress,
  CHARGING_HTTP_TOKEN: text(),
  CHARGING_HTTP_TIMEOUT_MS: whole(3_000, 100, 60_000),
  ESIM_DRIVER: choice(["sandbox", "http"]),
  ESIM_HTTP_URL: httpAddress,
  ESIM_HTTP_TOKEN: text(),
  ESIM_HTTP_TIMEOUT_MS: whole(10_000, 100, 60_000),
  ANALYTICS_DRIVER: choice(["mixpanel", "console", "collector"]),
  PUSH_DRIVER: choice(["sandbox", "fcm"]),
  FCM_PROJECT_ID: text(),
  FCM_CLIENT_EMAIL: text(),
  FCM_PRIVATE_KEY: text(),
  FCM_URL: text("https://fcm.googleapis.com").refine(isHttpAddress, "must be an http or https address"),
  FCM_TOKEN_URL: text("https://oauth2.googleapis.com/token").refine(isHttpAddress, "must be an http or https address"),
  FCM_TIMEOUT_MS: whole(5_000, 100, 30_000),
  CODE_PEPPER: text(),
  SANDBOX_KEY: optionalToken,
  PREVIEW_TOKEN: optionalToken,
  METRICS_TOKEN: optionalToken,
  SHOP_LOCALES: z.preprocess((value) => shopLocales(value as string | undefined), choice(SHOP_LOCALES)),
  BRAND_SLUG: text().refine(
    (value) => /^[a-z0-9-]*$/.test(value),
    "must be small letters, digits and hyphens, as in an address",
  ),
  CORS_ALLOW: origins,
  REFERRER_ALLOW: listOf(/^[a-z0-9.-]+(:\d+)?$/i, "hosts like partner.example"),
  FRAME_ANCESTORS: origins,
  OPERATOR_PREFIXES: listOf(/^01\d$/, "three digits that begin with 01", "013,017"),
  NEXT_PATCHES: choice(["on", "off"]),
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
  SMS_HTTP_URL: httpAddress,
  SMS_HTTP_FORMAT: choice(["json", "form"]),
  SMS_HTTP_FIELDS: text(DEFAULT_FIELDS),
  SMS_VOICE_URL: httpAddress,
  SMS_VOICE_FIELDS: text(DEFAULT_VOICE_FIELDS),
  SMS_HTTP_NUMBERS: choice(["international", "local"]),
  SMS_HTTP_SENDER: text(),
  SMS_HTTP_TOKEN: text(),
  SMS_HTTP_OK: text(),
  SMS_HTTP_TIMEOUT_MS: whole(5_000, 100, 30_000),
  NEXT_PUBLIC_SHOP_API_URL: httpAddress,
  NEXT_PUBLIC_SITE_API_URL: httpAddress,
  NEXT_PUBLIC_LOGIN_API_URL: httpAddress,
});

export type EnvValues = z.infer<typeof envSchema>;
