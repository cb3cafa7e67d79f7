import { createHash } from "node:crypto";
import { securityHeaders } from "@/server/security-headers";

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
