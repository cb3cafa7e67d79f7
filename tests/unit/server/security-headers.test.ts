import { createHash } from "node:crypto";
import { calledOrigins, securityHeaders } from "@/server/security-headers";
import { readSiteEnv } from "@/services/api/env.server";

const options = {
  inlineScripts: ["let a = 1;"],
  scripts: [],
  frameAncestors: ["https://partner.example"],
  connect: ["https://api.example"],
  pictures: [],
  publicOrigin: "https://shop.example",
  dev: false,
};
const policy = (changes = {}) => securityHeaders({ ...options, ...changes }).get("Content-Security-Policy") ?? "";

describe("the content security policy", () => {
  it("allows our own scripts and the one inline script by its hash, and no other", () => {
    const hash = createHash("sha256").update("let a = 1;").digest("base64");

    expect(policy()).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy()).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("allows the script of a bridge that a partner hosts, and its origin alone", () => {
    const sources = policy({ scripts: ["https://bridge.example"] })
      .match(/script-src ([^;]*)/)?.[1]
      ?.split(" ");
    expect(sources).toContain("https://bridge.example");
    expect(policy()).not.toContain("bridge.example");
  });

  it("lets only configured origins frame the site or be called", () => {
    expect(policy()).toContain("frame-ancestors 'self' https://partner.example");
    expect(policy()).toContain("connect-src 'self' https://api.example");
    expect(policy({ frameAncestors: [] })).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  it("shows pictures of our own, and those of the map's tiles where some are configured", () => {
    expect(policy()).toMatch(/img-src 'self' data: blob:(;|$)/);
    expect(policy({ pictures: ["https://*.tile.example"] })).toContain(
      "img-src 'self' data: blob: https://*.tile.example",
    );
  });

  it("lets no worker run but our own", () => {
    expect(policy()).toMatch(/worker-src 'self';/);
  });

  it("closes what the site does not use", () => {
    expect(policy()).toContain("object-src 'none'");
    expect(policy()).toContain("base-uri 'none'");
  });
});

describe("the services that pages may call", () => {
  const PUSH = {
    NEXT_PUBLIC_FIREBASE_API_KEY: "AIzaOfTheShop",
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: "shop-test",
    NEXT_PUBLIC_FIREBASE_SENDER_ID: "100200300400",
    NEXT_PUBLIC_FIREBASE_APP_ID: "1:100200300400:web:0123abcd",
    NEXT_PUBLIC_FIREBASE_VAPID_KEY: `B${"A".repeat(86)}`,
  };
  const FIREBASE = ["https://firebaseinstallations.googleapis.com", "https://fcmregistrations.googleapis.com"];
  const MIXPANEL = ["https://api-js.mixpanel.com"];
  const TOKEN = { ANALYTICS_TOKEN: "0123456789abcdef" };
  const called = (env: Readonly<Record<string, string>>, bases: readonly string[] = ["", "", ""]) =>
    policy({ connect: calledOrigins(readSiteEnv(env), bases) })
      .match(/connect-src ([^;]*)/)?.[1]
      ?.split(" ");

  it.each([
    ["nothing is configured", {}, []],
    ["push is configured", PUSH, FIREBASE],
    ["the token of Mixpanel is set", TOKEN, MIXPANEL],
    ["both are", { ...PUSH, ...TOKEN }, [...MIXPANEL, ...FIREBASE]],
    ["the host of Mixpanel is set, but no token", { ANALYTICS_API_HOST: "https://count.example" }, []],
    ["events stay in the sandbox", { ANALYTICS_DRIVER: "collector" }, []],
    ["events stay in the browser's console, with a token", { ...TOKEN, ANALYTICS_DRIVER: "console" }, []],
    ["another host counts", { ...TOKEN, ANALYTICS_API_HOST: "https://count.example/in" }, ["https://count.example"]],
  ])("are those that are configured: %s", (_what, env, origins) => {
    expect(called(env)).toEqual(["'self'", ...origins]);
  });

  it("are the operator's systems where they are configured, by their origins", () => {
    expect(called({}, ["https://api.example/shop", "", "https://login.example"])).toEqual([
      "'self'",
      "https://api.example",
      "https://login.example",
    ]);
  });
});

it("asks for https only where the site is served by it", () => {
  expect(securityHeaders(options).has("Strict-Transport-Security")).toBe(true);
  expect(securityHeaders({ ...options, publicOrigin: "http://localhost:3000" }).has("Strict-Transport-Security")).toBe(
    false,
  );
});

it("keeps the referrer to our own origin and forbids type guessing", () => {
  const headers = securityHeaders(options);

  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});
