import type { StarTier } from "@/backend/contract/star";
import { listStarOffers, type StarOfferList } from "@/backend/domain/star/list-star-offers";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";

let db: TestDatabase;

interface Asked {
  category?: string;
  area?: string;
  tier?: StarTier;
  page?: number;
  perPage?: number;
  now?: string;
}

/** @param now a moment; by default noon of 21 November 2026 in Dhaka */
function list({ category, area, tier, page = 1, perPage = 24, now = "2026-11-21T06:00:00Z" }: Asked = {}) {
  const filter = { category: category ?? null, area: area ?? null, tier: tier ?? null };
  return listStarOffers({ db, now: () => new Date(now) }, { filter, page, perPage });
}

const ids = (offers: StarOfferList) => offers.items.map((offer) => offer.id);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(`
    truncate star_offers, star_categories, star_areas;
    insert into star_categories (key, labels, position) values
      ('food', '{"en": "Food", "bn": "খাবার"}', 1), ('hotels', '{"en": "Hotels", "bn": "হোটেল"}', 0);
    insert into star_areas (key, labels, position) values
      ('dhaka', '{"en": "Dhaka", "bn": "ঢাকা"}', 0), ('sylhet', '{"en": "Sylhet", "bn": "সিলেট"}', 1);
    insert into star_offers (id, partners, titles, category, area, tiers, summaries, how_to, valid_until, position,
      published)
    select id, texts, texts, category, area, tiers, texts, texts, until::date, position, published
    from (values
      ('tea', 'food', 'sylhet', array['Silver Star', 'Gold Star'], '2026-11-21', 2, true),
      ('feast', 'food', 'dhaka', array['Gold Star'], '2027-01-01', 1, true),
      ('room', 'hotels', 'dhaka', array['Platinum Plus'], '2027-01-01', 3, true),
      ('over', 'food', 'dhaka', array['Gold Star'], '2026-11-20', 0, true),
      ('hidden', 'food', 'dhaka', array['Gold Star'], '2027-01-01', 0, false)
    ) offer (id, category, area, tiers, until, position, published)
    cross join (select '{"en": "One", "bn": "এক"}'::jsonb as texts) words`);
});

afterAll(() => db.close());

describe("listStarOffers", () => {
  it("lists what runs, in the order of the business", async () => {
    expect(ids(await list())).toEqual(["feast", "tea", "room"]);
  });

  it("keeps an offer until the end of its last day in Dhaka", async () => {
    expect(ids(await list({ now: "2026-11-21T17:59:59Z" }))).toContain("tea");
    expect(ids(await list({ now: "2026-11-21T18:00:00Z" }))).not.toContain("tea");
  });

  it.each([
    [{ category: "food" }, ["feast", "tea"]],
    [{ area: "dhaka" }, ["feast", "room"]],
    [{ tier: "Gold Star" }, ["feast", "tea"]],
    [{ tier: "Non Star" }, []],
    [{ category: "food", area: "dhaka", tier: "Gold Star" }, ["feast"]],
    [{ category: "nowhere" }, []],
  ] as const)("narrows by %j", async (asked, expected) => {
    expect(ids(await list(asked))).toEqual(expected);
  });

  it("counts each category and area with the other filters applied, in the order of the business", async () => {
    const { categories, areas, count } = await list({ category: "food", area: "dhaka" });
    expect(count).toBe(1);
    expect(categories).toEqual([
      { key: "hotels", labels: { en: "Hotels", bn: "হোটেল" }, count: 1 },
      { key: "food", labels: { en: "Food", bn: "খাবার" }, count: 1 },
    ]);
    expect(areas.map(({ key, count: offers }) => [key, offers])).toEqual([
      ["dhaka", 1],
      ["sylhet", 1],
    ]);
  });

  it("pages without losing or repeating an offer", async () => {
    const pages = await Promise.all([1, 2].map((page) => list({ page, perPage: 2 })));
    expect(pages.flatMap(ids)).toEqual(["feast", "tea", "room"]);
    expect(pages[1]).toMatchObject({ count: 3, page: 2, pages: 2, perPage: 2 });
  });
});
