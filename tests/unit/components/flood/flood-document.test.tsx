/** @jest-environment node */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import { type FloodFrame, loadFloodPage } from "@/services/content/flood-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const LIGHT = 50_000;

const PLAIN: FloodFrame = { header: true, footer: true, wallet: null, mode: null };
const WALLET: FloodFrame = {
  header: false,
  footer: false,
  wallet: { call: "PartnerBridge.goBackHome", merchant: "GP", script: "/webview-bridge.js" },
  mode: null,
};

const load = (language: "en" | "bn", { places = true, frame = PLAIN } = {}) => {
  const written = JSON.parse(readFileSync(`backend/content/${language}/flood-emergency.json`, "utf8"));
  const districts = Array.from({ length: 64 }, (_, index) => ({ name: `District ${index}`, name_bn: `জেলা ${index}` }));
  return loadFloodPage(
    fakeApi({
      getContentPage: () => ({ status: true, data: { ...written, path: "/flood-emergency", trail: [], beside: [] } }),
      getAllDistricts: () => (places ? { data: districts } : Promise.reject(new Error("down"))),
      getDemographyPageDistricts: () => ({ data: districts }),
    }),
    language,
    "2026-11-23",
    frame,
  );
};

describe.each(["en", "bn"] as const)("the flood page in %s", (language) => {
  it("[API-SITE-29] is small, loads nothing else, and has both forms and the hotlines", async () => {
    const html = drawFloodPage(await load(language));
    expect(Buffer.byteLength(html)).toBeLessThan(LIGHT);
    expect(gzipSync(html).byteLength).toBeLessThan(LIGHT / 3);
    expect(html).not.toMatch(/<(?:img|link rel="stylesheet"|script[^>]* src)/);
    const own = language === "bn" ? "/bn/flood-emergency" : "/flood-emergency";
    expect(html.match(new RegExp(`action="${own}" method="post"`, "g"))).toHaveLength(2);
    expect(html).toContain('name="action" value="record"');
    expect(html).toContain('name="action" value="trace"');
    expect(html).toContain('href="tel:999"');
    expect(html).toMatch(/<link rel="canonical"[^>]+flood-emergency"/);
  });

  it("is sent without districts when they cannot be loaded", async () => {
    const html = drawFloodPage(await load(language, { places: false }));
    expect(html.match(/<option/g)).toHaveLength(1);
  });

  it("[WALLET-01] has the wallet bar and no header or footer in the wallet, and is as small there", async () => {
    const html = drawFloodPage(await load(language, { frame: WALLET }));
    expect(html).not.toMatch(/<header|<footer/);
    expect(html).toMatch(/<nav id="wallet-bar" class="wallet" aria-label="[^"]+" hidden=""/);
    expect([...html.matchAll(/<script defer="" src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      "/webview-bridge.js",
      "/wallet-bar.js",
    ]);
    expect(Buffer.byteLength(html)).toBeLessThan(LIGHT);
  });

  it("[CONST-33] is in light mode on every device, unless the reader chose dark mode or the mode of the device", async () => {
    const html = drawFloodPage(await load(language));
    expect(html).toMatch(/:root\{color-scheme:light;/);
    expect(html).not.toMatch(/<html[^>]*data-mode/);
    expect(html).not.toMatch(/prefers-color-scheme:dark\)\{(?!:root\[data-mode="system"\])/);
    for (const mode of ["dark", "system"] as const) {
      const chosen = drawFloodPage(await load(language, { frame: { ...PLAIN, mode } }));
      expect(chosen).toMatch(new RegExp(`<html[^>]*data-mode="${mode}"`));
      expect(chosen).toContain(`:root[data-mode="${mode}"]{color-scheme:dark;`);
    }
  });
});
