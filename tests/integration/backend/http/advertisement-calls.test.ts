import type { WireAdvertisement } from "@/backend/contract/content/advertisements";
import { importData } from "@/backend/domain/data-import/import-data";
import { type LoginApp, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

type Listed = { data: WireAdvertisement[] };

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const listIn = (lang: "en" | "bn") => app.call<Listed>("listAdvertisements", undefined, { headers: { lang } });
const imagesIn = async (lang: "en" | "bn") => (await listIn(lang)).body.data.map((entry) => entry.field_image);

const campaign = {
  id: "test-campaign",
  paths: ["/recharge", "/bn/5g"],
  starts_on: "2026-01-01",
  ends_on: "2099-01-01",
  frequency_hours: 12,
  width: 300,
  height: 200,
  scroll_direction: "top-left",
  images: { en: "/images/ads/phones-en.webp", bn: "/images/ads/phones-bn.webp" },
  alts: { en: "Phones", bn: "ফোন" },
  link: "/shop",
};
const importOf = (...rows: object[]) =>
  importData(
    { db },
    { kind: "advertisements", name: "a.jsonl", text: rows.map((row) => JSON.stringify(row)).join("\n"), dryRun: false },
  );

it("[API-SITE-30] GET /api/get-advertise-block answers today's campaigns in the reader's language", async () => {
  expect((await imagesIn("en")).slice(0, 2)).toEqual([
    "/images/ads/phones-en.webp",
    "/images/ads/recharge-draw-en.webp",
  ]);
  // The first campaign is in English. A campaign that is over or has not begun is in neither list.
  expect((await imagesIn("bn"))[0]).toBe("/images/ads/recharge-draw-bn.webp");
  expect((await imagesIn("en")).join()).not.toMatch(/esim|tablets/);
});

it("[API-SITE-40] the list is in data, each entry with the operator's field names", async () => {
  const { status, body } = await listIn("en");
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({
    field_allowed_page_list: [{ field_allowed_page_url: expect.arrayContaining([{ uri: "/shop" }]) }],
    field_daily_frequency: 24,
    field_height: 200,
    field_width: 320,
    field_link: "/shop/devices/phones",
    field_open_link_in_a_new_tab: false,
    field_scroll_direction: "bottom-right",
  });
});

it("lists an imported campaign only on its days, and not after it was withdrawn", async () => {
  expect(await importOf(campaign)).toEqual({ rows: 1, problems: [] });
  expect((await listIn("bn")).body.data[0]).toMatchObject({ field_image_alt: "ফোন", field_daily_frequency: 12 });
  await importOf({ ...campaign, ends_on: "2026-01-02" });
  expect((await listIn("bn")).body.data.map((entry) => entry.field_image_alt)).not.toContain("ফোন");
  await importOf({ ...campaign, published: "no" });
  expect((await listIn("bn")).body.data.map((entry) => entry.field_image_alt)).not.toContain("ফোন");
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<b>",
  "//evil.example/x",
  "/\\evil.example",
  "http://shop.example",
  "ftp://shop.example",
  "https:/shop.example",
  "https://user:secret@shop.example/",
  "https://shop.example/a b",
  "java\tscript:alert(1)",
  "recharge",
])("refuses the link %j with its line and field, and stores no row of the file", async (link) => {
  const good = { ...campaign, id: "beside-it" };
  const { problems } = await importOf(good, { ...campaign, id: "unsafe", link });
  expect(problems).toEqual([{ line: 2, field: "link", reason: "is neither a path of this site nor an https address" }]);
  const { rows } = await db.pool.query("select id from advertisements where id in ('beside-it', 'unsafe')");
  expect(rows).toEqual([]);
});

it("refuses external pictures, pages that are not a path, an unknown direction and an unknown language", async () => {
  const { problems } = await importOf({
    ...campaign,
    images: { en: "https://cdn.example/a.webp", bn: "/images/ads/phones-bn.webp" },
    paths: ["/recharge", "shop"],
    scroll_direction: "sideways",
    languages: ["en", "hi"],
  });
  expect(problems.map(({ line, field }) => `${line} ${field}`).sort()).toEqual([
    "1 images",
    "1 languages",
    "1 paths",
    "1 scroll_direction",
  ]);
});

it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example"])(
  "a database constraint refuses the link %j",
  async (link) => {
    await expect(
      db.pool.query("update advertisements set link = $1 where id = 'phones-on-emi'", [link]),
    ).rejects.toThrow("advertisements_link_check");
  },
);
