import type { PackSort } from "@/backend/contract/subscriber-services/packs";
import type { PackFilter } from "@/backend/db/queries/subscriber-services/pack-queries";
import { listInternetPacks } from "@/backend/domain/packs/list-packs";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

/** Nothing narrowed. */
const everything: PackFilter = {
  kind: null,
  validity: null,
  tag: null,
  codes: null,
  reducedOnly: false,
  maxPoisha: null,
  minDataMb: null,
  minMinutes: null,
  minHours: null,
  anyUseOnly: false,
};

function list(
  filter: Partial<PackFilter> = {},
  page: { sort?: PackSort; maxOfKind?: number; page?: number; perPage?: number } = {},
) {
  return listInternetPacks(
    { db },
    { filter: { ...everything, ...filter }, sort: "popular", maxOfKind: null, page: 1, perPage: 24, ...page },
  );
}

const ids = (packs: Awaited<ReturnType<typeof listInternetPacks>>) => packs.items.map((pack) => pack.id);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(`
    truncate internet_packs;
    insert into internet_packs (id, kind, titles, price_poisha, data_mb, minutes, sms, validity_hours, tags, terms,
      popularity, unlimited_data, published)
    select id, kind, jsonb_build_object('en', id, 'bn', 'প্যাক'), price, mb, minutes, sms, hours, tags,
      '{"en": ["One"], "bn": ["এক"]}', popularity, unlimited, published
    from (values
      ('day', 'internet', 3000, 1024, 0, 0, 72, array['social'], 50, false, true),
      ('week', 'internet', 12000, 5120, 0, 0, 73, array['popular', 'social'], 90, false, true),
      ('fortnight', 'bundle', 20000, 4096, 100, 50, 360, '{}'::text[], 40, false, true),
      ('month', 'minutes', 10000, 0, 200, 0, 361, '{}'::text[], 70, false, true),
      ('endless', 'internet', 100000, 2048, 0, 0, 720, '{}'::text[], 10, true, true),
      ('hidden', 'internet', 100, 99999, 0, 0, 720, array['social'], 999, false, false)
    ) pack (id, kind, price, mb, minutes, sms, hours, tags, popularity, unlimited, published)`);
});

afterAll(() => db.close());

describe("listInternetPacks", () => {
  it.each([
    ["popular", ["week", "month", "day", "fortnight", "endless"]],
    ["price-low", ["day", "month", "week", "fortnight", "endless"]],
    ["price-high", ["endless", "fortnight", "week", "month", "day"]],
    ["most-data", ["endless", "week", "fortnight", "day", "month"]],
    // Poisha per megabyte, where a minute counts as ten megabytes: 2.3, 2.9, 3.9, 5 and 48.8.
    ["best-value", ["week", "day", "fortnight", "month", "endless"]],
  ] as const)("sorts by %s and leaves out unpublished packs", async (sort, expected) => {
    expect(ids(await list({}, { sort }))).toEqual(expected);
  });

  it("counts packs of up to three days as day, up to fifteen as week, and longer ones as month", async () => {
    expect(ids(await list({ validity: "day" }))).toEqual(["day"]);
    expect(ids(await list({ validity: "week" }))).toEqual(["week", "fortnight"]);
    expect(ids(await list({ validity: "month" }))).toEqual(["month", "endless"]);
  });

  it("filters by dial codes, and by a reduced price", async () => {
    await db.pool.query(
      "update internet_packs set dial_code = '*121*' || ascii(id) || '#', was_price_poisha = null where id <> 'month'",
    );
    await db.pool.query("update internet_packs set was_price_poisha = price_poisha + 1 where id in ('day', 'hidden')");
    const codeOf = (id: string) => `*121*${id.charCodeAt(0)}#`;
    expect(ids(await list({ codes: [codeOf("week"), codeOf("day"), codeOf("hidden"), "*121*999#"] }))).toEqual([
      "week",
      "day",
    ]);
    const reduced = await list({ reducedOnly: true });
    expect([ids(reduced), reduced.count]).toEqual([["day"], 1]);
  });

  it("lists at most a given number of packs of each kind, and counts all", async () => {
    const one = await list({}, { sort: "price-low", maxOfKind: 1 });
    expect(ids(one)).toEqual(["day", "month", "fortnight"]);
    expect(one.count).toBe(5);
    expect(ids(await list({}, { sort: "best-value", maxOfKind: 2 }))).toEqual(["week", "day", "fortnight", "month"]);
  });

  it("filters by kind and tag together", async () => {
    expect(ids(await list({ kind: "internet", tag: "social" }))).toEqual(["week", "day"]);
    expect(ids(await list({ kind: "bundle", tag: "social" }))).toEqual([]);
  });

  it("counts each kind and length with the other filters applied, also with count 0", async () => {
    const { kinds, validities, count } = await list({ kind: "internet", validity: "week" });
    expect(count).toBe(1);
    expect(kinds).toEqual([
      { key: "internet", count: 1 },
      { key: "bundle", count: 1 },
      { key: "minutes", count: 0 },
    ]);
    expect(validities).toEqual([
      { key: "day", count: 1 },
      { key: "week", count: 1 },
      { key: "month", count: 1 },
    ]);
  });

  it("pages without losing or repeating a pack", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({}, { page, perPage: 2 })));
    expect(pages.flatMap(ids)).toEqual(["week", "month", "day", "fortnight", "endless"]);
    expect(pages[2]).toMatchObject({ count: 5, page: 3, pages: 3 });
  });

  it("returns an empty page beyond the last, with the count", async () => {
    expect(await list({}, { page: 9 })).toMatchObject({ items: [], count: 5, page: 9, pages: 1 });
  });
});
