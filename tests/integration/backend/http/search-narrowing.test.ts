import type { z } from "zod";
import type { searchHit } from "@/backend/contract/content/search";
import type { Narrowed } from "@/backend/contract/content/search-narrowing";
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

describe("narrowing the products of a search", () => {
  it("names the brands with their counts, and a chosen one has as many products as it said", async () => {
    const { narrowed } = await products();
    expect(narrowed.brands.length).toBeGreaterThan(2);
    const [brand] = narrowed.brands;
    const chosen = await products({ brands: [brand?.value] });
    expect(chosen.narrowed.count).toBe(brand?.count);
    expect(new Set(chosen.hits.map((hit) => hit.brand))).toEqual(new Set([brand?.label]));
    // The other brands can still be added.
    expect(chosen.narrowed.brands).toEqual(narrowed.brands);
  });

  it("keeps to a price and to what is in stock", async () => {
    const { hits, narrowed } = await products({ price_min: 10_000, price_max: 30_000, in_stock: true });
    expect(hits.length).toBeGreaterThan(2);
    expect(hits.every(({ price = 0, in_stock: had }) => price >= 10_000 && price <= 30_000 && had)).toBe(true);
    expect(narrowed.in_stock).toBe(narrowed.count);
  });

  it("orders all of them by price before the list is cut into pages", async () => {
    const first = (await products({ sort: "price-low", limit: 5 })).hits.map(({ price = 0 }) => price);
    const second = (await products({ sort: "price-low", limit: 5, page: 2 })).hits.map(({ price = 0 }) => price);
    expect([...first, ...second]).toEqual([...first, ...second].sort((one, other) => one - other));
    const [highest] = (await products({ sort: "price-high", limit: 1 })).hits;
    expect(highest?.price).toBe((await products()).narrowed.price.max);
  });

  it("is in the order of the search where no order is asked for", async () => {
    const plain = await site.search("phone", "en", { limit: 20 });
    const narrowed = await products({ limit: 20 });
    expect(narrowed.hits.map(({ path }) => path)).toEqual(plain.items["Products"]?.map(({ path }) => path));
  });

  it("leaves the counts of the categories as they are", async () => {
    const plain = await site.search("phone", "en", { details: true });
    const narrowed = await products({ price_min: 10_000_000 });
    expect(narrowed.categories).toEqual(plain.categories);
    expect([narrowed.narrowed.count, narrowed.hits]).toEqual([0, []]);
  });

  it("refuses filters that cannot be", async () => {
    for (const more of [{ brands: ["<b>"] }, { price_min: -1 }, { sort: "popular" }, { in_stock: false }]) {
      expect((await site.send({ key: "phone", category: "products", ...more })).status).toBe(400);
    }
  });
});

describe("the details of results", () => {
  const all = (key: string, lang: "en" | "bn" = "en") => site.search(key, lang, { details: true, limit: 20 });

  it("a suggestion, which sends its key alone, has none of them", async () => {
    for (const hit of hitsOf(await site.search("balance"))) {
      expect(hit).not.toHaveProperty("trail");
      expect(hit).not.toHaveProperty("dial_code");
    }
  });

  it("a centre has its area in the reader's language", async () => {
    const hits = hitsOf(await all("dhanmondi"));
    expect(hits.find(({ path }) => path === "/store-locator/dhaka-dhanmondi")?.area).toBe("Dhanmondi, Dhaka");
    const bengali = hitsOf(await all("ধানমন্ডি", "bn"));
    expect(bengali.find(({ path }) => path === "/store-locator/dhaka-dhanmondi")?.area).toBe("ধানমন্ডি, ঢাকা");
  });

  it("a service has the code that starts it, and a page the titles of the pages above it", async () => {
    const hits = hitsOf(await all("balance transfer"));
    expect(hits.find(({ dial_code: code }) => code !== undefined)?.dial_code).toMatch(/^[*#][0-9*#]+#$/);
    const pages = hitsOf(await all("students career"));
    const page = pages.find(({ path }) => path === "/about/career/career-opportunities/students");
    expect(page?.trail?.length).toBeGreaterThan(1);
    expect(page?.trail).not.toContain(page?.title);
  });

  it("says which parts of the summary match", async () => {
    const [hit] = hitsOf(await all("see my balance")).filter(({ summary_matches: parts = [] }) => parts.length > 0);
    const [[start, end] = [0, 0]] = hit?.summary_matches ?? [];
    expect(hit?.summary?.slice(start, end).toLowerCase()).toMatch(/balance|see|my/);
  });

  it("news have their day", async () => {
    const hits = hitsOf(await all("esim notice")).filter(({ path }) => path.startsWith("/notice-board/"));
    expect(hits[0]?.published_on).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
