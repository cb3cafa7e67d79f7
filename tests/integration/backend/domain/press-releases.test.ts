import type { ArticleFilter } from "@/backend/db/queries/content/article-queries";
import { getArticle, listArticles, PRESS_RELEASES } from "@/backend/domain/dated-articles";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

/** 23:30 on 1 January 2026 in Asia/Dhaka. */
const context = () => ({ db, now: () => new Date("2026-01-01T17:30:00Z") });

const list = (filter: Partial<ArticleFilter> = {}, page = 1, perPage = 24) =>
  listArticles(context(), PRESS_RELEASES, { filter: { key: null, year: null, ...filter }, page, perPage });

const slugs = (releases: { items: { slug: string }[] }) => releases.items.map((release) => release.slug);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(`
    truncate press_releases;
    insert into press_releases (slug, titles, summaries, bodies, published_on, published)
    select slug, jsonb_build_object('en', title, 'bn', title_bn), jsonb_build_object('en', summary, 'bn', 'সারাংশ'),
      '{"en": ["First.", "Second."], "bn": ["প্রথম।"]}', day::date, published
    from (values
      ('new-year', 'A new year', 'নতুন বছর', 'What 100% means', '2026-01-01', true),
      ('last-day', 'The last day', 'শেষ দিন', 'Towers_and boats', '2025-12-31', true),
      ('flood', 'Flood relief', 'বন্যায় সহায়তা', 'Boats for Feni', '2024-08-20', true),
      ('draft', 'Not yet', 'এখনো নয়', 'Boats', '2023-01-01', false),
      ('tomorrow', 'Of tomorrow', 'আগামীকালের', 'Boats', '2026-01-02', true),
      ('next-year', 'Of next year', 'আগামী বছরের', 'Boats', '2027-01-01', true)
    ) release (slug, title, title_bn, summary, day, published)`);
});

afterAll(() => db.close());

describe("listPressReleases", () => {
  it("lists published releases up to today, newest first, with every year that has one", async () => {
    const releases = await list();
    expect(slugs(releases)).toEqual(["new-year", "last-day", "flood"]);
    expect(releases).toMatchObject({ count: 3, years: [2026, 2025, 2024] });
    expect(releases.items[0]?.publishedOn).toBe("2026-01-01");
  });

  it("filters by year from its first to its last day, and still lists all years", async () => {
    const releases = await list({ year: 2025 });
    expect(slugs(releases)).toEqual(["last-day"]);
    expect(releases.years).toEqual([2026, 2025, 2024]);
  });

  it.each([
    ["boats", ["last-day", "flood"]],
    ["FLOOD", ["flood"]],
    ["বন্যা", ["flood"]],
    ["%", ["new-year"]],
    ["_", ["last-day"]],
    ["' or true --", []],
  ])("finds %j in titles and summaries of either language", async (key, expected) => {
    expect(slugs(await list({ key }))).toEqual(expected);
  });

  it("pages without losing or repeating a release", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({}, page, 1)));
    expect(pages.flatMap(slugs)).toEqual(["new-year", "last-day", "flood"]);
    expect(pages[0]).toMatchObject({ count: 3, pages: 3, perPage: 1 });
    expect(await list({}, 9)).toMatchObject({ items: [], count: 3, page: 9 });
  });
});

describe("getPressRelease", () => {
  it("returns every paragraph in both languages", async () => {
    const { article } = await getArticle(context(), PRESS_RELEASES, "flood");
    expect(article.bodies).toEqual({ en: ["First.", "Second."], bn: ["প্রথম।"] });
  });

  it.each(["nothing", "draft", "tomorrow"])("refuses %s", async (slug) => {
    await expect(getArticle(context(), PRESS_RELEASES, slug)).rejects.toMatchObject({
      code: "press-release-not-found",
    });
  });
});
