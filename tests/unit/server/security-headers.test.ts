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
  it("allows only our own scripts and the inline script by its hash", () => {
    const hash = createHash("sha256").update("let a = 1;").digest("base64");

    expect(policy()).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy()).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("allows the script of a bridge only from the configured origin", () => {
    const sources = policy({ scripts: ["https://bridge.example"] })
      .match(/script-src ([^;]*)/)?.[1]
      ?.split(" ");
    expect(sources).toContain("https://bridge.example");
    expect(policy()).not.toContain("bridge.example");
  });

  it("allows only configured origins to frame the site and to be called", () => {
    expect(policy()).toContain("frame-ancestors 'self' https://partner.example");
    expect(policy()).toContain("connect-src 'self' https://api.example");
    expect(policy({ frameAncestors: [] })).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  it("allows our own pictures, and those of the configured map tiles", () => {
    expect(policy()).toMatch(/img-src 'self' data: blob:(;|$)/);
    expect(policy({ pictures: ["https://*.tile.example"] })).toContain(
      "img-src 'self' data: blob: https://*.tile.example",
    );
  });

  it("allows only our own workers", () => {
    expect(policy()).toMatch(/worker-src 'self';/);
  });

  it("forbids objects and a base element", () => {
    expect(policy()).toContain("object-src 'none'");
    expect(policy()).toContain("base-uri 'none'");
  });
});

describe("the origins that pages may call", () => {
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
    ["both are configured", { ...PUSH, ...TOKEN }, [...MIXPANEL, ...FIREBASE]],
    ["the host of Mixpanel is set, but no token", { ANALYTICS_API_HOST: "https://count.example" }, []],
    ["events stay in the sandbox", { ANALYTICS_DRIVER: "collector" }, []],
    ["events stay in the browser's console, with a token", { ...TOKEN, ANALYTICS_DRIVER: "console" }, []],
    [
      "Mixpanel has another host",
      { ...TOKEN, ANALYTICS_API_HOST: "https://count.example/in" },
      ["https://count.example"],
    ],
  ])("are those that are configured: %s", (_what, env, origins) => {
    expect(called(env)).toEqual(["'self'", ...origins]);
  });

  it("contain the configured systems of the operator", () => {
    expect(called({}, ["https://api.example/shop", "", "https://login.example"])).toEqual([
      "'self'",
      "https://api.example",
      "https://login.example",
    ]);
  });
});

it("sends Strict-Transport-Security only if the site is served over https", () => {
  expect(securityHeaders(options).has("Strict-Transport-Security")).toBe(true);
  expect(securityHeaders({ ...options, publicOrigin: "http://localhost:3000" }).has("Strict-Transport-Security")).toBe(
    false,
  );
});

it("limits the referrer to other sites, and forbids MIME sniffing", () => {
  const headers = securityHeaders(options);

  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});
