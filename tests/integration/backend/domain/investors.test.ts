import { listFinancialReports, listShareholdingDetails } from "@/backend/domain/investors/investor-lists";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

/** 00:30 on 21 October 2026 in Asia/Dhaka. */
const now = () => new Date("2026-10-20T18:30:00Z");

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(`
    truncate financial_reports, shareholdings, shareholder_groups;
    insert into financial_reports (id, titles, type, year, quarter, published_on, figures)
    select id, '{"en": "Report", "bn": "প্রতিবেদন"}', type, year, quarter, day::date,
      '[{"label": {"en": "Revenue", "bn": "রাজস্ব"}, "value": {"en": "Tk 1", "bn": "১ টাকা"}}]'
    from (values
      ('q3', 'quarterly', 2026, 3, '2026-10-21'),
      ('q4', 'quarterly', 2025, 4, '2026-01-28'),
      ('year', 'annual', 2025, null, '2026-03-08'),
      ('tomorrow', 'annual', 2024, null, '2026-10-22')
    ) report (id, type, year, quarter, day);
    insert into shareholder_groups (key, labels, position) values
      ('public', '{"en": "Public", "bn": "সাধারণ"}', 2), ('sponsors', '{"en": "Sponsors", "bn": "উদ্যোক্তা"}', 1);
    insert into shareholdings (month, group_key, shares) values
      ('2025-12', 'sponsors', 600000000), ('2025-12', 'public', 600000000),
      ('2026-01', 'sponsors', 4000000000), ('2026-01', 'public', 2000000000)`);
});

afterAll(() => db.close());

describe("listFinancialReports", () => {
  const list = (filter: { year?: number; type?: "quarterly" | "annual" } = {}, page = 1, perPage = 12) =>
    listFinancialReports({ db, now }, { filter: { year: null, type: null, ...filter }, page, perPage });

  it("lists reports up to today, newest first, with every year that has one", async () => {
    const { items, years, count } = await list();
    expect(items.map(({ id }) => id)).toEqual(["q3", "year", "q4"]);
    expect([count, years]).toEqual([3, [2026, 2025]]);
    expect(items[0]).toMatchObject({ year: 2026, quarter: 3, publishedOn: "2026-10-21", file: null });
  });

  it.each([
    [{ year: 2025 }, ["year", "q4"]],
    [{ type: "quarterly" }, ["q3", "q4"]],
    [{ year: 2025, type: "annual" }, ["year"]],
    [{ year: 1999 }, []],
  ] as const)("filters by %j", async (filter, expected) => {
    const { items, years } = await list(filter);
    expect(items.map(({ id }) => id)).toEqual(expected);
    expect(years).toEqual([2026, 2025]);
  });

  it("pages without losing or repeating a report", async () => {
    const pages = await Promise.all([1, 2].map((page) => list({}, page, 2)));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(["q3", "year", "q4"]);
    expect(pages[1]).toMatchObject({ count: 3, page: 2, pages: 2 });
  });
});

describe("listShareholdingDetails", () => {
  it("lists months newest first, with the percentage of each group", async () => {
    const { months, years } = await listShareholdingDetails({ db }, { year: null });
    expect(years).toEqual([2026, 2025]);
    expect(months.map(({ month }) => month)).toEqual(["2026-01", "2025-12"]);
    expect(months[0]?.groups).toEqual([
      { key: "sponsors", labels: { en: "Sponsors", bn: "উদ্যোক্তা" }, shares: 4_000_000_000, percent: 66.67 },
      { key: "public", labels: { en: "Public", bn: "সাধারণ" }, shares: 2_000_000_000, percent: 33.33 },
    ]);
  });

  it("filters by year, and still lists all years", async () => {
    const { months, years } = await listShareholdingDetails({ db }, { year: 2025 });
    expect(months.map(({ month }) => month)).toEqual(["2025-12"]);
    expect(years).toEqual([2026, 2025]);
  });
});
