import type { StarTier } from "@/backend/contract/subscriber-services/star";
import { listStarOffers, type StarOfferList } from "@/backend/domain/star/list-star-offers";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

interface Asked {
  category?: string;
  area?: string;
  tier?: StarTier;
  page?: number;
  perPage?: number;
  district?: string;
  today?: boolean;
  position?: { latitude: number; longitude: number };
  first?: string;
  now?: string;
}

/** @param now the current time; by default noon of 21 November 2026 in Dhaka */
function list(asked: Asked = {}) {
  const { category, area, tier, district, page = 1, perPage = 24, now = "2026-11-21T06:00:00Z" } = asked;
  const filter = { category: category ?? null, area: area ?? null, tier: tier ?? null, district: district ?? null };
  const { today = false, position = null, first = null } = asked;
  return listStarOffers({ db, now: () => new Date(now) }, { filter, today, position, first, page, perPage });
}

const ids = (offers: StarOfferList) => offers.items.map((offer) => offer.id);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(`
    truncate star_branches, star_offers, star_categories, star_areas;
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
  it("lists valid and published offers, in the order of the business", async () => {
    expect(ids(await list())).toEqual(["feast", "tea", "room"]);
  });

  it("lists an offer until the end of its last day in Dhaka", async () => {
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
  ] as const)("filters by %j", async (asked, expected) => {
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

  describe("by place and day", () => {
    beforeAll(() =>
      db.pool.query(`
        insert into star_branches (offer_id, code, names, district, latitude, longitude)
        select id, code, '{"en": "Branch", "bn": "শাখা"}', district, latitude, longitude
        from (values ('tea', 'a', 'Sylhet', 24.8949, 91.8687), ('feast', 'a', 'Dhaka', 23.7461, 90.3742),
          ('feast', 'b', 'Sylhet', 24.9052, 91.8703)) branch (id, code, district, latitude, longitude);
        update star_offers set weekdays = '{0,5}' where id = 'tea';
        update star_offers set weekdays = '{6}' where id = 'feast'`),
    );
    afterAll(() => db.pool.query("truncate star_branches; update star_offers set weekdays = '{}'"));

    it("lists offers with a branch in the district, before offers that are valid everywhere", async () => {
      expect(ids(await list({ district: "Dhaka" }))).toEqual(["feast", "room"]);
      expect(ids(await list({ district: "Khulna" }))).toEqual(["room"]);
    });

    it("counts the offers of each district with the other filters applied", async () => {
      const counts = ({ districts }: StarOfferList) => districts.map(({ key, count }) => [key, count]);
      expect(counts(await list({ district: "Dhaka" }))).toEqual([
        ["Dhaka", 1],
        ["Sylhet", 2],
      ]);
      expect(counts(await list({ area: "sylhet" }))).toEqual([["Sylhet", 1]]);
    });

    it("sorts offers and their branches by distance in metres, and lists offers without a branch last", async () => {
      const { items } = await list({ position: { latitude: 24.905, longitude: 91.87 } });
      expect(items.map(({ id, branches }) => [id, branches.map(({ district, metres }) => [district, metres])])).toEqual(
        [
          [
            "feast",
            [
              ["Sylhet", 38],
              ["Dhaka", 198_933],
            ],
          ],
          ["tea", [["Sylhet", 1131]]],
          ["room", []],
        ],
      );
    });

    it("returns no distance without a position", async () => {
      expect((await list()).items.flatMap(({ branches }) => branches.map(({ metres }) => metres))).toEqual([
        null,
        null,
        null,
      ]);
    });

    it("lists offers that are valid on the day of the week in Dhaka", async () => {
      // 20 November 2026 is a Friday; at 18:00 UTC Saturday begins in Dhaka.
      expect(ids(await list({ today: true, now: "2026-11-20T17:59:59Z" }))).toEqual(["over", "tea", "room"]);
      expect(ids(await list({ today: true, now: "2026-11-20T18:00:00Z" }))).toEqual(["feast", "room"]);
    });
  });

  it("lists the offer with the given id first, if it matches the filter", async () => {
    expect(ids(await list({ first: "room" }))).toEqual(["room", "feast", "tea"]);
    expect(ids(await list({ first: "room", category: "food" }))).toEqual(["feast", "tea"]);
  });

  it("pages without losing or repeating an offer", async () => {
    const pages = await Promise.all([1, 2].map((page) => list({ page, perPage: 2 })));
    expect(pages.flatMap(ids)).toEqual(["feast", "tea", "room"]);
    expect(pages[1]).toMatchObject({ count: 3, page: 2, pages: 2, perPage: 2 });
  });
});
