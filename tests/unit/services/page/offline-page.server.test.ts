/** @jest-environment node */
import { readFileSync } from "node:fs";
import { drawOfflinePage } from "@/components/layout/draw-offline-page";
import { ApiError } from "@/services/api/api-error";
import { loadOfflinePage } from "@/services/page/offline-page.server";
import { webManifest } from "@/services/seo/web-manifest.server";
import { offlineCss } from "@/styles/offline-styles";
import { fakeApi } from "@/tests/support/screens/fake-api";

/** The support page as editors maintain it: the offline page is made from its tables. */
const supportPage = (language: "en" | "bn") =>
  JSON.parse(readFileSync(`backend/content/${language}/personal/customer-service.json`, "utf8"));
const load = (language: "en" | "bn") =>
  loadOfflinePage(
    fakeApi({ getContentPage: () => ({ status: true, data: supportPage(language) }) }),
    language,
    "2026-11-22",
  );

test.each(["en", "bn"] as const)(
  "the offline page in %s has the dial codes and hotlines of the support page",
  async (language) => {
    const { codes, hotlines, brand } = await load(language);
    expect(codes.map(({ href }) => href)).toEqual(expect.arrayContaining(["tel:*121*1%23", "tel:*121*3%23"]));
    expect(hotlines.map(({ href }) => href)).toEqual(
      expect.arrayContaining(["tel:121", "tel:158", "tel:+8801700000121"]),
    );
    const texts = [...codes, ...hotlines].flatMap(({ name, code, note }) => [name, code, note]);
    expect(texts.filter((text) => text === "" || text.includes("{{"))).toEqual([]);
    expect(brand).toBe(language === "bn" ? "জিপি" : "GP");
  },
);

test("the offline page has no codes if the support page is not published, and throws on an outage", async () => {
  const loadAfter = (error: ApiError) =>
    loadOfflinePage(fakeApi({ getContentPage: () => Promise.reject(error) }), "en", "2026-11-22");
  const absence = [{ code: "content-page-not-found" as const, message: "There is no such page" }];
  const page = await loadAfter(new ApiError({ kind: "refused", status: 404, errors: absence }));
  expect([page.codes, page.hotlines]).toEqual([[], []]);
  await expect(loadAfter(new ApiError({ kind: "outage", status: 503 }))).rejects.toThrow(ApiError);
});

test.each([
  ["en", /This is a test site/],
  ["bn", /এটি পরীক্ষামূলক সাইট/],
] as const)("the offline page of a test site says in %s that nothing is real", async (language, words) => {
  expect(drawOfflinePage(await load(language))).toMatch(words);
});

test("the offline page loads no files: its CSS has no url() and no @import", () => {
  expect(offlineCss()).not.toMatch(/url\(|@import/);
});

test.each([
  ["en", "/", ["/recharge", "/shop/user/track_order", "/store-locator"]],
  ["bn", "/bn", ["/bn/recharge", "/shop/user/track_order", "/bn/store-locator"]],
] as const)("the installed site opens in %s at %s with its shortcuts", async (language, start, shortcuts) => {
  const manifest = await webManifest(language, "white");
  expect(manifest).toMatchObject({ lang: language, start_url: start, scope: "/", id: "/" });
  expect((manifest["shortcuts"] as { url: string }[]).map(({ url }) => url)).toEqual(shortcuts);
  const icons = [manifest, ...(manifest["shortcuts"] as object[])].flatMap(
    (part) => (part as { icons: { src: string }[] }).icons,
  );
  for (const { src } of icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(500);
});

it("[CONST-33] the offline page is light on every device, because one document is kept for every visitor", () => {
  expect(offlineCss()).toContain(":root{color-scheme:light;");
  expect(offlineCss()).not.toMatch(/prefers-color-scheme|color-scheme:dark/);
});
