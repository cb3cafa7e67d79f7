import { readFileSync } from "node:fs";
import { readBackendEnv } from "@/backend/env";
import { placeholderVariables, productionRules } from "@/backend/env-production";
import { envSchema } from "@/backend/env-schema";
import { readSiteEnv } from "@/services/api/env.server";
import { SAFE_PRODUCTION, UNSAFE_VALUES } from "@/tests/support/servers/production";
import { EnvironmentError, readBoth } from "@/utils/requests/env-values";

const reasons = (variables: Record<string, string>): readonly string[] => {
  try {
    readBoth(
      () => readBackendEnv(variables),
      () => readSiteEnv(variables),
    );
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
};

/** The names of the variables that a file reads, which are in capitals. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:source|process\.env)(?:\.|\[")([A-Z][A-Z0-9_]+)|\(\s*"([A-Z][A-Z0-9_]{3,})"/g);
  return [...found].map(([, one, other]) => one ?? other ?? "").filter((name) => name !== "NODE_ENV");
}

describe("the rules of production for each variable", () => {
  const documented = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name ?? "",
  );

  it.each([
    ["the backend's schema", Object.keys(envSchema.shape)],
    [".env.example", documented],
    ["services/api/env.server.ts", namesIn("services/api/env.server.ts")],
    ["services/api/env.ts", namesIn("services/api/env.ts")],
    ["utils/requests/shared-env.ts", namesIn("utils/requests/shared-env.ts")],
  ])("has an entry for every variable of %s", (_, names) => {
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !(name in productionRules))).toEqual([]);
  });

  it("has no entry for a variable that is not documented", () => {
    expect(Object.keys(productionRules).filter((name) => !documented.includes(name))).toEqual([]);
  });

  it("gives a reason for every variable that it calls harmless", () => {
    const words = Object.values(productionRules).map((rule) =>
      "harmless" in rule ? rule.harmless : "refused or named",
    );
    expect(words.filter((reason) => reason.length < 15)).toEqual([]);
  });

  it("is tested with an unsafe value of every variable that has one", () => {
    const tried = new Set(UNSAFE_VALUES.map(([name]) => name));
    const refusing = Object.entries(productionRules).filter(([, rule]) => "refuses" in rule);
    const untried = refusing.map(([name]) => name).filter((name) => !tried.has(name));
    // One rule covers three addresses, and only one of them is tested.
    expect(untried).toEqual(["NEXT_PUBLIC_SHOP_API_URL", "NEXT_PUBLIC_SITE_API_URL"]);
  });

  it("refuses the sandbox for every driver", () => {
    const drivers = Object.keys(envSchema.shape).filter((name) => name.endsWith("_DRIVER"));
    expect(drivers.length).toBeGreaterThanOrEqual(4);
    const mayStay = drivers.filter((name) => reasons({ ...SAFE_PRODUCTION, [name]: "sandbox" }).length === 0);
    expect(mayStay).toEqual([]);
  });
});

/** These accept any text: secrets, display names, and values in the format of another system. */
const ANY_TEXT = new Set([
  "DATA_DIR",
  "CODE_PEPPER",
  "SANDBOX_KEY",
  "SSLCOMMERZ_STORE_ID",
  "SSLCOMMERZ_STORE_PASSWORD",
  "CHARGING_HTTP_TOKEN",
  "ESIM_HTTP_TOKEN",
  "FCM_PROJECT_ID",
  "FCM_CLIENT_EMAIL",
  "FCM_PRIVATE_KEY",
  "SMS_HTTP_TOKEN",
  "SMS_HTTP_SENDER",
  "SMS_HTTP_OK",
  "SMS_HTTP_FIELDS",
  "SMS_VOICE_FIELDS",
  "WALLET_MERCHANT_NAME",
  "BRAND_NAME_EN",
  "BRAND_NAME_BN",
  "MAP_TILES_ATTRIBUTION",
]);
/** Variables that only the tests read. */
const OF_TESTS = new Set(["BASE_URL", "CHROMIUM", "KILL_ROUNDS", "FAST_CHECK_SEED"]);

describe("every variable of .env.example", () => {
  const documented = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name ?? "",
  );
  const readers = [
    "backend/env-schema.ts",
    "services/api/env.server.ts",
    "services/push/push-env.server.ts",
    "utils/requests/shared-env.ts",
  ]
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const forPartners = (name: string) => name.startsWith("HANDOFF_KEY_");

  it("is read by the server or used by the tests", () => {
    expect(documented.length).toBeGreaterThan(100);
    expect(
      documented.filter(
        (name) => !OF_TESTS.has(name) && !forPartners(name) && !new RegExp(`\\b${name}\\b`).test(readers),
      ),
    ).toEqual([]);
  });

  it.each(documented.filter((name) => !ANY_TEXT.has(name) && !OF_TESTS.has(name)))(
    "%s is refused by name when its value is invalid",
    (name) => {
      const refusals = ["?? ??", "x"].flatMap((value) => reasons({ [name]: value }));
      expect(refusals.filter((reason) => reason.includes(name))).not.toEqual([]);
    },
  );
});

describe("the start in production", () => {
  it("accepts a complete set of safe values", () => {
    expect(reasons(SAFE_PRODUCTION)).toEqual([]);
  });

  it.each<[string, string, Record<string, string>?]>(UNSAFE_VALUES.map(([...row]) => row))(
    "refuses %s %p and no other variable",
    (name, value, more = {}) => {
      const named = reasons({ ...SAFE_PRODUCTION, ...more, [name]: value }).map((reason) => reason.split(" ")[0]);
      expect(named).toEqual([name]);
    },
  );

  it("reports all problems at once, one sentence per line", () => {
    const all = reasons({ SITE_MODE: "production", PAYMENT_DRIVER: "sslcommerz", PORT: "http", VIDEO_URL: "nowhere" });
    expect(all.map((reason) => reason.split(" ")[0]).sort()).toEqual([
      "CHARGING_DRIVER",
      "CODE_PEPPER",
      "DATABASE_URL",
      "ESIM_DRIVER",
      "PORT",
      "PUBLIC_ORIGIN",
      "PUSH_DRIVER",
      "SMS_DRIVER",
      "SSLCOMMERZ_BASE_URL",
      "VAT_NUMBER",
      "VIDEO_URL",
    ]);
    expect(all.filter((reason) => !/^[A-Z0-9_]+ must .+\.$/.test(reason))).toEqual([]);
  });

  it("requires safe addresses, but no drivers and secrets, if the operator's systems answer all calls", () => {
    const systems = Object.fromEntries(
      ["SHOP", "SITE", "LOGIN"].map((name) => [`NEXT_PUBLIC_${name}_API_URL`, `https://${name}.operator.com.bd`]),
    );
    const disabled = { SITE_MODE: "production", PUBLIC_ORIGIN: "https://shop.operator.com.bd", ...systems };
    expect(reasons(disabled)).toEqual([]);
    const plain = { ...disabled, NEXT_PUBLIC_SITE_API_URL: "http://site.operator.com.bd", PUBLIC_ORIGIN: "" };
    expect(reasons(plain).map((reason) => reason.split(" ")[0])).toEqual(["PUBLIC_ORIGIN", "NEXT_PUBLIC_SITE_API_URL"]);
  });

  it("reports the links that are placeholders until they are set", () => {
    const { VIDEO_URL: _, ...others } = Object.fromEntries(
      placeholderVariables({}).map((name) => [name, "https://a.bd"]),
    );
    expect(placeholderVariables(others)).toEqual(["VIDEO_URL"]);
  });
});

it("a sandbox accepts each of these values", () => {
  for (const [name, value, more] of UNSAFE_VALUES) {
    const own = reasons({ ...more, [name]: value });
    expect([name, value, own]).toEqual([name, value, []]);
  }
});
