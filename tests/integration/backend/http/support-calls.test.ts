import { randomUUID } from "node:crypto";
import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const BENGALI = /[ঀ-৿]/;
let db: TestDatabase;
let backend: Backend;

beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db);
});
afterAll(() => db.close());

async function call<Answer>(method: "GET" | "POST", path: string, lang: "en" | "bn", body?: object) {
  const init: RequestInit = { method, headers: { lang, "content-type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await backend.fetch(new Request(ORIGIN + path, init));
  return { status: response.status, body: (await response.json()) as Answer };
}

describe("useful information", () => {
  const search = async (term: string, lang: "en" | "bn" = "en") =>
    (await call<CallAnswer<"searchUsefulInfo">>("GET", `/api/useful-info/search/${encodeURIComponent(term)}`, lang))
      .body.data;
  const bestOf = async (term: string) => (await search(term)).items[0]?.slug;

  it("[API-SITE-36] useful-info/search answers articles for the term, in the reader's language", async () => {
    const { items, count } = await search("হারানো সিম", "bn");
    expect(items[0]).toMatchObject({ slug: "lost-sim", topic: "সিম", path: "/shop/sim-replacement" });
    expect(items[0]?.answer).toMatch(BENGALI);
    expect(items[0]?.steps).toHaveLength(3);
    expect(count).toBeGreaterThanOrEqual(items.length);
    expect(count).toBe(items.length);
  });

  it.each([
    ["How do I check my balance?", "check-balance"],
    ["SIM stolen", "lost-sim"],
    ["রিচার্জের টাকা কেটেছে কিন্তু আসেনি", "recharge-did-not-arrive"],
    ["ইন্টারনেট স্লো", "slow-internet"],
    ["e-SIM QR", "esim-qr-used"],
    ["*১২১*৪১১#", "emergency-balance"],
    ["otp চাইছে", "somebody-asks-for-code"],
    ["balanse chek", "check-balance"],
  ])("answers %j with %s first", async (term, slug) => {
    expect(await bestOf(term)).toBe(slug);
  });

  it("answers the name of a topic with answers of that topic only", async () => {
    for (const term of ["roaming", "রোমিং"]) {
      expect(new Set((await search(term)).items.map(({ topic }) => topic))).toEqual(new Set(["Roaming"]));
    }
  });

  it("leaves out results that match much less than the best one", async () => {
    const { items } = await search("শপের অর্ডার বাতিল");
    expect(items.map(({ slug }) => slug)).toContain("cancel-order");
    expect(items.length).toBeLessThan(5);
  });

  it.each(["zzzzqq", "%%", "'; drop table useful_info --"])("answers %j with an empty list", async (term) => {
    expect(await search(term)).toEqual({ items: [], count: 0 });
  });

  it("counts the last vote of a browser only", async () => {
    const browser = randomUUID();
    for (const useful of [true, true, false]) {
      const vote = { slug: "lost-sim", useful, browser };
      expect((await call("POST", "/api/v1/useful-info/vote", "en", vote)).status).toBe(200);
    }
    const { rows } = await db.pool.query("select slug, useful from useful_info_votes where browser = $1", [browser]);
    expect(rows).toEqual([{ slug: "lost-sim", useful: false }]);
  });

  it("refuses a vote for an unknown answer", async () => {
    const vote = { slug: "nothing", useful: true, browser: randomUUID() };
    const { status, body } = await call<Refusal>("POST", "/api/v1/useful-info/vote", "bn", vote);
    expect([status, body.errors[0]?.code]).toEqual([404, "useful-info-not-found"]);
  });
});

describe("the notice board", () => {
  const notices = async (body: object = {}, lang: "en" | "bn" = "en") =>
    (await call<CallAnswer<"listNotices">>("POST", "/api/notice-board-items-list", lang, body)).body.data;

  it("[API-SITE-21] notice-board-items-list answers a list with paging", async () => {
    const first = await notices({ per_page: 10 });
    const second = await notices({ per_page: 10, page: 2 });
    expect(first).toMatchObject({ page: 1, per_page: 10, pages: Math.ceil(first.count / 10), article: null });
    const all = [...first.items, ...second.items];
    const days = all.map((item) => item.published_on);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(all.map((item) => item.slug)).size).toBe(20);
  });

  it("filters by year and by words in either language, and lists every year", async () => {
    expect(await notices({ year: 2024, key: "বন্যাকবলিত" })).toMatchObject({
      items: [{ slug: "feni-flood-support-2024" }],
      years: [2026, 2025, 2024, 2023],
    });
  });

  it("answers one in full by its slug, in the reader's language", async () => {
    const { article } = await notices({ slug: "3g-switch-off-2025" }, "bn");
    expect(article).toMatchObject({ title: expect.stringMatching(BENGALI), published_on: "2025-12-02" });
    for (const paragraph of article?.body ?? [""]) expect(paragraph).toMatch(BENGALI);
  });

  it("answers 404 with a code for an unknown notice, and for one that was withdrawn", async () => {
    await db.pool.query("update notices set published = false where slug = 'do-not-disturb-2024'");
    for (const slug of ["nothing", "do-not-disturb-2024"]) {
      const { status, body } = await call<Refusal>("POST", "/api/notice-board-items-list", "bn", { slug });
      expect([status, body.errors[0]?.code]).toEqual([404, "notice-not-found"]);
    }
  });
});
