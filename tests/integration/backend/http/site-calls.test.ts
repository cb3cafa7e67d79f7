import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { StarTierRule } from "@/backend/contract/subscriber-services/star";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createTableWatch, type TableWatch } from "@/tests/support/servers/table-watch";

let db: TestDatabase;
let backend: Backend;
let tables: TableWatch;

beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db, { now: () => new Date("2026-11-21T06:00:00Z") });
  tables = await createTableWatch(db);
});
afterAll(() => db.close());

const BENGALI = /[ঀ-৿]/;

interface Sent {
  body?: unknown;
  query?: Record<string, string>;
  lang?: "en" | "bn";
  key?: string;
}

async function call<Answer>(name: CallName, { body, query, lang = "en", key }: Sent = {}) {
  const { method, path } = callPaths[name];
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const headers: Record<string, string> = { lang, "content-type": "application/json" };
  if (key !== undefined) headers["idempotency-key"] = key;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await backend.fetch(new Request(`${ORIGIN}${path}${search}`, init));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

describe("internet packs", () => {
  const packs = (query: Record<string, string> = {}, lang: "en" | "bn" = "en") =>
    call<CallAnswer<"listInternetPacks">>("listInternetPacks", { query, lang });

  it("lists at least forty packs on sale, with prices in taka, 24 on a page", async () => {
    const { body } = await packs();
    expect(body.data.count).toBeGreaterThanOrEqual(40);
    expect(body.data).toMatchObject({ page: 1, per_page: 24, pages: Math.ceil(body.data.count / 24) });
    expect(body.data.items).toHaveLength(24);
    const [pack] = (await packs({ sort: "popular", tag: "best-value" })).body.data.items;
    expect(pack).toMatchObject({
      kind: "internet",
      title: "30 GB, 30 days",
      price: 499,
      was_price: 549,
      data_mb: 30_720,
      validity_hours: 720,
      auto_renew: true,
      dial_code: "*121*3018#",
    });
  });

  it("filters by kind, length and tag, and counts the packs of each kind and length", async () => {
    const { data } = (await packs({ kind: "internet", validity: "month", tag: "social", sort: "price-low" })).body;
    expect(data.items.length).toBeGreaterThan(1);
    for (const pack of data.items) {
      expect(pack.kind).toBe("internet");
      expect(pack.validity_hours).toBeGreaterThan(360);
      expect(pack.tags).toContain("social");
    }
    expect(data.kinds.find(({ key }) => key === "internet")?.count).toBe(data.count);
    expect(data.validities.map(({ key }) => key)).toEqual(["day", "week", "month"]);
  });

  it("is in Bengali for a reader of Bengali, and cacheable for a minute for each language", async () => {
    const { headers, body } = await packs({}, "bn");
    expect(body.data.items).toHaveLength(24);
    for (const pack of body.data.items) {
      expect(pack.title).toMatch(BENGALI);
      expect(pack.title).not.toMatch(/[0-9A-Za-z]/);
      for (const term of pack.terms) expect(term).toMatch(BENGALI);
    }
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["public, max-age=60", "lang"]);
  });
});

describe("star offers", () => {
  const offers = (query: Record<string, string> = {}, lang: "en" | "bn" = "en") =>
    call<CallAnswer<"listStarOffers">>("listStarOffers", { query, lang });
  /** The list with the entries of all its pages. */
  const everyOffer = async (query: Record<string, string> = {}, lang: "en" | "bn" = "en") => {
    const { data } = (await offers({ ...query, per_page: "48" }, lang)).body;
    const numbers = Array.from({ length: Math.max(0, data.pages - 1) }, (_, index) => String(index + 2));
    const others = await Promise.all(numbers.map((page) => offers({ ...query, per_page: "48", page }, lang)));
    return { ...data, items: [data.items, ...others.map(({ body }) => body.data.items)].flat() };
  };

  it("[API-SITE-14] star-offers-list answers a list that can be filtered", async () => {
    const { data } = (await offers()).body;
    expect(data.count).toBeGreaterThanOrEqual(30);
    expect(data).toMatchObject({ page: 1, per_page: 12 });
    const [category] = data.categories;
    const [area] = data.areas;
    if (category === undefined || area === undefined) throw new Error("No choices");
    const narrowed = (await offers({ category: category.key, area: area.key, tier: "Gold Star", per_page: "48" })).body;
    expect(narrowed.data.items.length).toBeGreaterThan(0);
    expect(narrowed.data.count).toBeLessThan(data.count);
    for (const offer of narrowed.data.items) {
      expect([offer.category.key, offer.area.key]).toEqual([category.key, area.key]);
      expect(offer.tiers).toContain("Gold Star");
    }
  });

  it("[API-SITE-14] each filter alone returns exactly the offers that match it", async () => {
    const data = await everyOffer();
    expect(data.items).toHaveLength(data.count);
    const [category] = data.categories;
    const [area] = data.areas;
    const fitting = {
      category: data.items.filter((offer) => offer.category.key === category?.key),
      area: data.items.filter((offer) => offer.area.key === area?.key),
      tier: data.items.filter((offer) => offer.tiers.includes("Silver Star")),
    };
    const asked = { category: category?.key ?? "", area: area?.key ?? "", tier: "Silver Star" };
    for (const name of ["category", "area", "tier"] as const) {
      const list = await everyOffer({ [name]: asked[name] });
      expect(fitting[name].length).toBeGreaterThan(0);
      expect(fitting[name].length).toBeLessThan(data.count);
      expect(list.items).toEqual(fitting[name]);
      expect(list.count).toBe(fitting[name].length);
    }
  });

  it("[API-SITE-14] page and per_page split the list without a gap", async () => {
    const { data } = (await offers({ per_page: "10" })).body;
    const parts = await Promise.all(["1", "2"].map((page) => offers({ per_page: "5", page })));
    expect(parts.flatMap(({ body }) => body.data.items)).toEqual(data.items);
  });

  it("lists the tiers, lowest first, each with its benefits", async () => {
    const { data } = (await call<{ data: StarTierRule[] }>("listStarTiers", { lang: "bn" })).body;
    expect(data.map(({ star_status, from }) => [star_status, from])).toEqual([
      ["Non Star", 0],
      ["Silver Star", 500],
      ["Gold Star", 1_000],
      ["Platinum Star", 1_500],
      ["Signature Star", 2_500],
      ["Platinum Plus", 4_000],
    ]);
    for (const { benefits } of data) expect(benefits.join(" ")).toMatch(BENGALI);
  });

  it("is in Bengali for a reader of Bengali", async () => {
    const data = await everyOffer({}, "bn");
    expect(data.items).toHaveLength(data.count);
    for (const offer of data.items) {
      for (const text of [offer.title, offer.partner, offer.summary, offer.category.label, offer.area.label]) {
        expect(text).toMatch(BENGALI);
        expect(text).not.toMatch(/[0-9A-Za-z]/);
      }
    }
  });
});

describe("press releases", () => {
  const releases = (body: object = {}, lang: "en" | "bn" = "en") =>
    call<CallAnswer<"listPressReleases">>("listPressReleases", { body, lang });

  it("[API-SITE-05] press-release-items-list answers a list with paging", async () => {
    const first = (await releases({ per_page: 10 })).body.data;
    const second = (await releases({ per_page: 10, page: 2 })).body.data;
    expect(first).toMatchObject({ page: 1, per_page: 10, pages: Math.ceil(first.count / 10), article: null });
    expect(first.count).toBeGreaterThanOrEqual(24);
    const days = [...first.items, ...second.items].map((item) => item.published_on);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set([...first.items, ...second.items].map((item) => item.slug)).size).toBe(20);
  });

  it("filters by year, and lists every year", async () => {
    const { data } = (await releases({ year: 2024 })).body;
    expect(data.items.length).toBeGreaterThan(0);
    for (const item of data.items) expect(item.published_on).toMatch(/^2024-/);
    expect(data.years).toEqual([2026, 2025, 2024, 2023]);
  });

  it("answers one in full by its slug, in the reader's language", async () => {
    const { data } = (await releases({ slug: "solar-towers-one-thousand" }, "bn")).body;
    expect(data.article).toMatchObject({ title: expect.stringMatching(BENGALI), published_on: "2026-05-05" });
    expect(data.article?.body).toHaveLength(3);
    for (const paragraph of data.article?.body ?? []) expect(paragraph).toMatch(BENGALI);
  });

  it("answers 404 with a code for an unknown slug", async () => {
    const { status, body } = await call<Refusal>("listPressReleases", { body: { slug: "nothing" }, lang: "bn" });
    expect([status, body.errors[0]?.code]).toEqual([404, "press-release-not-found"]);
    expect(body.errors[0]?.message).toMatch(BENGALI);
  });
});

describe("investors", () => {
  it("[API-SITE-04] financial-report answers the reports of a year by quarter", async () => {
    const { body } = await call<CallAnswer<"listFinancialReports">>("listFinancialReports", {
      body: { year: 2025, type: "quarterly" },
    });
    expect(body.data.items.map(({ year, quarter }) => [year, quarter])).toEqual([
      [2025, 4],
      [2025, 3],
      [2025, 2],
      [2025, 1],
    ]);
    expect(body.data.items[0]?.figures[0]).toEqual({ label: "Revenue", value: "Tk 4,121 crore" });
    expect(body.data.years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  });

  it("answers twelve months of shareholdings, newest first, each with a sum of 100 %", async () => {
    const { body } = await call<CallAnswer<"listShareholdingDetails">>("listShareholdingDetails", {
      body: {},
      lang: "bn",
    });
    expect(body.data.months).toHaveLength(12);
    expect(body.data.months[0]?.month).toBe("2026-10");
    for (const { groups } of body.data.months) {
      const hundredths = groups.map(({ percent }) => Math.round(percent * 100));
      expect(hundredths.reduce((sum, part) => sum + part, 0)).toBe(10_000);
      expect(groups.reduce((sum, { shares }) => sum + shares, 0)).toBe(1_200_000_000);
      for (const { label } of groups) expect(label).toMatch(BENGALI);
    }
  });
});

describe("newsletter", () => {
  const subscribe = (email: unknown, lang: "en" | "bn" = "en") =>
    call<{ data: { message: string } }>("subscribeNewsletter", { body: { email }, lang });

  it("[API-SITE-23] a newsletter subscription answers a message of success", async () => {
    const { status, body } = await subscribe("Rahima@Example.com");
    expect([status, body]).toEqual([
      200,
      { status: true, data: { message: "Thank you. You will receive our newsletter at this address." } },
    ]);
    expect((await subscribe("rahima.bn@example.com", "bn")).body.data.message).toMatch(BENGALI);
  });

  it("answers the same for an address that is already subscribed", async () => {
    const first = await subscribe("known@example.com");
    const again = await subscribe("KNOWN@example.com");
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });
});

describe("input that is not in the contract", () => {
  it.each([
    ["subscribeNewsletter", { body: { email: "nobody" } }],
    ["subscribeNewsletter", { body: { email: "" } }],
    ["subscribeNewsletter", { body: { email: "a@b.example", name: "A" } }],
    ["recharge", { body: { payment_type: "cash" } }],
    ["recharge", { body: { payment_type: "online", msisdn: "01712345678", amount: 19.5 } }],
    ["listPressReleases", { body: { slug: "../etc" } }],
    ["listPressReleases", { body: { year: "2024" } }],
    ["listPressReleases", { body: { per_page: 49 } }],
    ["listFinancialReports", { body: { type: "weekly" } }],
    ["listShareholdingDetails", { body: { year: 1 } }],
    ["listInternetPacks", { query: { kind: "tea" } }],
    ["listInternetPacks", { query: { page: "0" } }],
    ["listStarOffers", { query: { tier: "Bronze Star" } }],
  ] as const)("%s refuses %j with 400 and stores nothing", async (name, input) => {
    await tables.changes();
    const { status, body } = await call<Refusal>(name, input);
    expect([status, body.errors[0]?.code]).toEqual([400, "invalid-input"]);
    expect(await tables.changes()).toEqual([]);
  });
});
