import { resolve } from "node:path";
import { readSiteEnv } from "@/services/api/env.server";

const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

it("has defaults without variables", () => {
  expect(readSiteEnv({})).toMatchObject({
    siteMode: "sandbox",
    channels: { app: "mygp", wallet: "wallet", bank: "bank" },
    brand: { nameEn: "GP", nameBn: "জিপি", slug: "gp" },
    links: { flexiplan: "https://flexiplan.example" },
    gate: null,
    analytics: null,
    dataDir: resolve(".data"),
  });
});

it("enables analytics only with a token, with the library's host as the default", () => {
  expect(readSiteEnv({ ANALYTICS_API_HOST: "https://count.example" }).analytics).toBeNull();
  expect(readSiteEnv({ ANALYTICS_TOKEN: "0123456789abcdef" }).analytics).toEqual({
    driver: "mixpanel",
    token: "0123456789abcdef",
    apiHost: "https://api-js.mixpanel.com",
    idKey: "",
    recordingPercent: 0,
  });
  expect(
    readSiteEnv({ ANALYTICS_TOKEN: "0123456789abcdef", ANALYTICS_RECORDING_PERCENT: "25" }).analytics?.recordingPercent,
  ).toBe(25);
  expect(() => readSiteEnv({ ANALYTICS_ID_KEY: "short" })).toThrow("ANALYTICS_ID_KEY must have 32 characters");
});

it("enables the gate only if both digests are set", () => {
  expect(readSiteEnv({ GATE_USER_SHA256: digest }).gate).toBeNull();
  expect(readSiteEnv({ GATE_USER_SHA256: digest, GATE_PASSWORD_SHA256: digest }).gate).toEqual({
    userSha256: digest,
    passwordSha256: digest,
  });
});

it.each([
  ["WALLET_BRIDGE", "alert('x')"],
  ["WEBVIEW_BRIDGE_URL", "//bridge.example/x.js"],
  ["WEBVIEW_BRIDGE_URL", "http://bridge.example/x.js"],
  ["COOKIE_DOMAIN", ".example.com; Secure"],
  ["ANALYTICS_TOKEN", "</script>"],
  ["ANALYTICS_API_HOST", "count.example"],
  ["ANALYTICS_RECORDING_PERCENT", "101"],
  ["ANALYTICS_RECORDING_PERCENT", "half"],
])("refuses %s=%s", (name, value) => {
  expect(() => readSiteEnv({ [name]: value })).toThrow(`${name} must be`);
});

it.each([
  ["WALLET_BRIDGE", "Wallet.Host.$close"],
  ["WEBVIEW_BRIDGE_URL", "https://bridge.example/x.js?v=2"],
  ["COOKIE_DOMAIN", ".example.com.bd"],
])("accepts %s=%s", (name, value) => {
  expect(JSON.stringify(readSiteEnv({ [name]: value }))).toContain(`"${value}"`);
});

it.each([
  [
    { MAP_TILES_URL: "http://tile.example/{z}/{x}/{y}.png", MAP_TILES_ATTRIBUTION: "Somebody" },
    "MAP_TILES_URL must be",
  ],
  [{ MAP_TILES_URL: "https://tile.example/{z}/{x}.png", MAP_TILES_ATTRIBUTION: "Somebody" }, "MAP_TILES_URL must be"],
  [{ MAP_TILES_URL: "https://tile.example/{z}/{x}/{y}.png" }, "MAP_TILES_ATTRIBUTION must"],
])("refuses the tiles %j", (source, words) => {
  expect(() => readSiteEnv(source)).toThrow(words);
});

it("accepts tiles with an attribution, and has none by default", () => {
  const url = "https://{s}.tile.example/{z}/{x}/{y}.png";
  const { mapTiles } = readSiteEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "Somebody" });
  expect(mapTiles).toEqual({ url, attribution: "Somebody" });
  expect(readSiteEnv({}).mapTiles).toBeNull();
});

it("reports every invalid variable", () => {
  const read = () => readSiteEnv({ GATE_USER_SHA256: "password", VIDEO_URL: "video.example" });

  expect(read).toThrow("GATE_USER_SHA256 must be a SHA-256 digest: 64 hex digits.");
  expect(read).toThrow("VIDEO_URL must be an absolute http or https address.");
});
