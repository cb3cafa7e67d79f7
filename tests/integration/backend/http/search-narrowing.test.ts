import type { z } from "zod";
import type { searchHit } from "@/backend/contract/content/search";
import type { Narrowed } from "@/backend/contract/content/search-narrowing";
import content from "@/backend/http/docs/examples/content.json";
import { type Found, hitsOf, searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

type Hit = z.infer<typeof searchHit>;

async function products(more: object = {}, key = "phone"): Promise<Found & { hits: Hit[]; narrowed: Narrowed }> {
  const found = await site.search(key, "en", { category: "products", limit: 100, details: true, ...more });
  return { ...(found as Found & { narrowed: Narrowed }), hits: hitsOf(found) };
}

it("the documented example is an answer of the invented shop", async () => {
  const { body, answer } = content.searchGp;
  const { items } = (await (await site.send(body)).json()).data;
  expect(items).toEqual(answer.data.items);
});

describe("the filters for products of a search", () => {
  it("list brands with their counts, which are the counts after a choice", async () => {
    const { narrowed } = await products();
    expect(narrowed.brands.length).toBeGreaterThan(2);
    const [brand] = narrowed.brands;
    const chosen = await products({ brands: [brand?.value] });
    expect(chosen.narrowed.count).toBe(brand?.count);
    expect(new Set(chosen.hits.map((hit) => hit.brand))).toEqual(new Set([brand?.label]));
    // The other brands can still be added.
    expect(chosen.narrowed.brands).toEqual(narrowed.brands);
  });

  it("limit the price, and to products in stock", async () => {
    const { hits, narrowed } = await products({ price_min: 10_000, price_max: 30_000, in_stock: true });
    expect(hits.length).toBeGreaterThan(2);
    expect(hits.every(({ price = 0, in_stock: had }) => price >= 10_000 && price <= 30_000 && had)).toBe(true);
    expect(narrowed.in_stock).toBe(narrowed.count);
  });

  it("sort all products by price before they are split into pages", async () => {
    const first = (await products({ sort: "price-low", limit: 5 })).hits.map(({ price = 0 }) => price);
    const second = (await products({ sort: "price-low", limit: 5, page: 2 })).hits.map(({ price = 0 }) => price);
    expect([...first, ...second]).toEqual([...first, ...second].sort((one, other) => one - other));
    const [highest] = (await products({ sort: "price-high", limit: 1 })).hits;
    expect(highest?.price).toBe((await products()).narrowed.price.max);
  });

  it("keep the order of the search without a sort order", async () => {
    const plain = await site.search("phone", "en", { limit: 20 });
    const narrowed = await products({ limit: 20 });
    expect(narrowed.hits.map(({ path }) => path)).toEqual(plain.items["Products"]?.map(({ path }) => path));
  });

  it("do not change the counts of the categories", async () => {
    const plain = await site.search("phone", "en", { details: true });
    const narrowed = await products({ price_min: 10_000_000 });
    expect(narrowed.categories).toEqual(plain.categories);
    expect([narrowed.narrowed.count, narrowed.hits]).toEqual([0, []]);
  });

  it("refuse invalid values", async () => {
    for (const more of [{ brands: ["<b>"] }, { price_min: -1 }, { sort: "popular" }, { in_stock: false }]) {
      expect((await site.send({ key: "phone", category: "products", ...more })).status).toBe(400);
    }
  });
});

describe("the details of a result", () => {
  const all = (key: string, lang: "en" | "bn" = "en") => site.search(key, lang, { details: true, limit: 20 });

  it("are left out of suggestions, which send only key", async () => {
    for (const hit of hitsOf(await site.search("balance"))) {
      expect(hit).not.toHaveProperty("trail");
      expect(hit).not.toHaveProperty("dial_code");
    }
  });

  it("contain the area of a centre in the reader's language", async () => {
    const hits = hitsOf(await all("dhanmondi"));
    expect(hits.find(({ path }) => path === "/store-locator/dhaka-dhanmondi")?.area).toBe("Dhanmondi, Dhaka");
    const bengali = hitsOf(await all("ধানমন্ডি", "bn"));
    expect(bengali.find(({ path }) => path === "/store-locator/dhaka-dhanmondi")?.area).toBe("ধানমন্ডি, ঢাকা");
  });

  it("contain the dial code of a service, and the titles of a page's parents", async () => {
    const hits = hitsOf(await all("balance transfer"));
    expect(hits.find(({ dial_code: code }) => code !== undefined)?.dial_code).toMatch(/^[*#][0-9*#]+#$/);
    const pages = hitsOf(await all("students career"));
    const page = pages.find(({ path }) => path === "/about/career/career-opportunities/students");
    expect(page?.trail?.length).toBeGreaterThan(1);
    expect(page?.trail).not.toContain(page?.title);
  });

  it("contain the matching parts of the summary", async () => {
    const [hit] = hitsOf(await all("see my balance")).filter(({ summary_matches: parts = [] }) => parts.length > 0);
    const [[start, end] = [0, 0]] = hit?.summary_matches ?? [];
    expect(hit?.summary?.slice(start, end).toLowerCase()).toMatch(/balance|see|my/);
  });

  it("contain the date of a notice", async () => {
    const hits = hitsOf(await all("esim notice")).filter(({ path }) => path.startsWith("/notice-board/"));
    expect(hits[0]?.published_on).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
