import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { readBackendEnv, unknownVariables, withEnvFiles } from "@/backend/env";
import { SAFE_PRODUCTION as production } from "@/tests/support/servers/production";

it("needs no variables: the default is a sandbox on port 3000 with its own database", () => {
  const env = readBackendEnv({});

  expect(env).toMatchObject({
    siteMode: "sandbox",
    port: 3000,
    databaseUrl: "",
    publicOrigin: "http://localhost:3000",
    smsDriver: "sandbox",
    operatorPrefixes: ["013", "017"],
    isBackendDisabled: false,
  });
  expect(isAbsolute(env.dataDir)).toBe(true);
});

it("treats a blank variable as not set, and splits lists at commas", () => {
  const env = readBackendEnv({ PORT: "", SITE_MODE: " ", FRAME_ANCESTORS: "https://a.example, https://b.example," });

  expect(env.port).toBe(3000);
  expect(env.siteMode).toBe("sandbox");
  expect(env.frameAncestors).toEqual(["https://a.example", "https://b.example"]);
});

it("derives the public origin from the port and removes a slash at its end", () => {
  expect(readBackendEnv({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
  expect(readBackendEnv({ PUBLIC_ORIGIN: "https://shop.example/" }).publicOrigin).toBe("https://shop.example");
});

it("disables the embedded backend only when all three systems have their own address", () => {
  const two = { NEXT_PUBLIC_SHOP_API_URL: "https://a.example", NEXT_PUBLIC_SITE_API_URL: "https://b.example" };

  expect(readBackendEnv(two).isBackendDisabled).toBe(false);
  expect(readBackendEnv({ ...two, NEXT_PUBLIC_LOGIN_API_URL: "https://c.example" }).isBackendDisabled).toBe(true);
});

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["SITE_MODE", "staging"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["DATABASE_URL", "postgres://shop:p#ss/word@localhost/shop"],
  ["PUBLIC_ORIGIN", "shop.example"],
  ["PUBLIC_ORIGIN", "https://shop.example/shop"],
  ["PAGE_REUSE_SECONDS", "-1"],
])("reports %s when it is %s", (name, value) => {
  expect(() => readBackendEnv({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});

it("says how a password with signs is written into DATABASE_URL, and does not repeat it", () => {
  const read = () => readBackendEnv({ DATABASE_URL: "postgres://shop:p#ss/word@localhost/shop" });

  expect(read).toThrow("percent encoding (# is %23)");
  expect(read).not.toThrow("p#ss");
});

it.each(["", ".operator.com.bd", "operator.com.bd", "shop.operator.com.bd"])(
  "accepts %p as COOKIE_DOMAIN",
  (domain) => {
    expect(() => readBackendEnv({ ...production, COOKIE_DOMAIN: domain })).not.toThrow();
  },
);

it.each([
  ["SMS_DRIVER", "sandbox"],
  ["PAYMENT_DRIVER", "sandbox"],
  ["CODE_PEPPER", ""],
  ["CODE_PEPPER", "short"],
  ["SMS_HTTP_URL", ""],
  ["SMS_HTTP_URL", "http://sms.example/send"],
  ["SSLCOMMERZ_BASE_URL", "http://pay.example"],
])("refuses production with %s %p", (name, value) => {
  expect(() => readBackendEnv(production)).not.toThrow();
  expect(() => readBackendEnv({ ...production, [name]: value })).toThrow(new RegExp(`^${name} must`));
});

it("requires no driver and no pepper if the operator's systems answer all calls", () => {
  const elsewhere = {
    SITE_MODE: "production",
    PUBLIC_ORIGIN: "https://shop.operator.com.bd",
    NEXT_PUBLIC_SHOP_API_URL: "https://a.operator.com.bd",
    NEXT_PUBLIC_SITE_API_URL: "https://b.operator.com.bd",
    NEXT_PUBLIC_LOGIN_API_URL: "https://c.operator.com.bd",
  };

  expect(readBackendEnv(elsewhere).isBackendDisabled).toBe(true);
  expect(() => readBackendEnv({ ...elsewhere, NEXT_PUBLIC_LOGIN_API_URL: "" })).toThrow(/^SMS_DRIVER must/m);
});

describe("unsafe or incomplete values", () => {
  const http = { SMS_DRIVER: "http", SMS_HTTP_URL: "http://sms.example/send" };

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "a payment gateway without a store",
      { PAYMENT_DRIVER: "sslcommerz", SSLCOMMERZ_STORE_PASSWORD: "p" },
      /^SSLCOMMERZ_STORE_ID must be set when PAYMENT_DRIVER is sslcommerz\.$/,
    ],
    [
      "a payment gateway without a password",
      { PAYMENT_DRIVER: "sslcommerz", SSLCOMMERZ_STORE_ID: "s" },
      /^SSLCOMMERZ_STORE_PASSWORD must be set/,
    ],
    ["a gateway without an address", { SMS_DRIVER: "http" }, /^SMS_HTTP_URL must be set when SMS_DRIVER is http\.$/],
    ["an invalid address", { ...http, SMS_HTTP_URL: "sms.example" }, /^SMS_HTTP_URL must be an http/],
    ["an eSIM system without an address", { ESIM_DRIVER: "http", ESIM_HTTP_TOKEN: "t" }, /^ESIM_HTTP_URL must be set/],
    [
      "an eSIM system without a token",
      { ESIM_DRIVER: "http", ESIM_HTTP_URL: "http://e" },
      /^ESIM_HTTP_TOKEN must be set/,
    ],
    [
      "a charging system without an address",
      { CHARGING_DRIVER: "http", CHARGING_HTTP_TOKEN: "t" },
      /^CHARGING_HTTP_URL must be set/,
    ],
    [
      "a charging system without a token",
      { CHARGING_DRIVER: "http", CHARGING_HTTP_URL: "http://c" },
      /^CHARGING_HTTP_TOKEN must be set/,
    ],
    [
      "a message without its text",
      { ...http, SMS_HTTP_FIELDS: "to={to}" },
      /^SMS_HTTP_FIELDS must have a field with \{text\}/,
    ],
    [
      "a message without its recipient",
      { ...http, SMS_HTTP_FIELDS: "text={text}" },
      /^SMS_HTTP_FIELDS must have a field with \{to\}/,
    ],
    [
      "a sender in the fields without a value",
      { ...http, SMS_HTTP_FIELDS: "a={to}&b={text}&c={sender}" },
      /^SMS_HTTP_SENDER must be set/,
    ],
    ["a short key of the sandbox", { SANDBOX_KEY: "secret" }, /^SANDBOX_KEY must have 32 characters or more\.$/],
    ["a short partner key", { HANDOFF_KEY_WALLET: "secret" }, /^HANDOFF_KEY_WALLET must have 32 characters or more\.$/],
    [
      "one key for two partners",
      { HANDOFF_KEY_WALLET: "k".repeat(32), HANDOFF_KEY_BANK: "k".repeat(32) },
      /^Each HANDOFF_KEY_ must differ/,
    ],
    ["an invalid list of shop languages", { SHOP_LOCALES: "bn" }, /^SHOP_LOCALES must be en or en,bn, not "bn"\.$/],
    [
      "an invalid shared network",
      { RATE_CLIENT_SHARED_NETWORKS: "198.51.100.0/33" },
      /^RATE_CLIENT_SHARED_NETWORKS must be networks.*198\.51\.100\.0\/33/,
    ],
  ])("%s is refused with a reason", (_, variables, words) => {
    expect(() => readBackendEnv(variables)).toThrow(words);
  });

  it("allows plain HTTP to a gateway on the same machine, in production too", () => {
    expect(() => readBackendEnv({ ...production, SMS_HTTP_URL: "http://127.0.0.1:9000/send" })).not.toThrow();
  });

  it("reads the partners' keys by channel", () => {
    const env = readBackendEnv({
      HANDOFF_KEY_WALLET: "w".repeat(32),
      HANDOFF_KEY_MYGP: "m".repeat(40),
      HANDOFF_KEY_BANK: "",
    });
    expect([...env.handoffKeys]).toEqual([
      ["wallet", "w".repeat(32)],
      ["mygp", "m".repeat(40)],
    ]);
  });

  it("has no variable for the budget of a code or a number", () => {
    const named = readBackendEnv({ RATE_NUMBER_WRONG_PER_DAY: "99", RATE_CODE_TRIES: "99" });
    expect(named).toEqual(readBackendEnv({}));
  });
});

describe("the variables of a command", () => {
  const folder = mkdtempSync(join(tmpdir(), "env-files-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("come from .env and .env.local on every version of Node, and the shell's variables win", () => {
    writeFileSync(
      join(folder, ".env"),
      "# the shop\nexport DATABASE_URL='postgres://shop # not a comment' # a comment\nPORT=3001 # a port\nHOST=\"one\"\nno line\n",
    );
    writeFileSync(join(folder, ".env.local"), "PORT=3002\r\nHOST=two\r\n");
    expect(withEnvFiles(folder, { HOST: "three", LOG_LEVEL: undefined })).toEqual({
      DATABASE_URL: "postgres://shop # not a comment",
      PORT: "3002",
      HOST: "three",
    });
  });

  it("are named if no part of the product reads them", () => {
    writeFileSync(join(folder, ".env"), "TRUST_PROXY_HOP=1\nPORT=3001\nHANDOFF_KEY_KIOSK=k\n");
    writeFileSync(join(folder, ".env.local"), "TRUST_PROXY_HOP=2\nPUBLIC_ORIGN=https://shop.example\n");
    expect(unknownVariables(folder)).toEqual(["TRUST_PROXY_HOP", "PUBLIC_ORIGN"]);
    expect(unknownVariables(join(folder, "nowhere"))).toEqual([]);
  });

  it("are only the shell's variables if there is no file", () => {
    expect(withEnvFiles(join(folder, "nowhere"), { PORT: "3003" })).toEqual({ PORT: "3003" });
  });
});
