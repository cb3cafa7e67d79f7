import type { Backend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import { contractCalls } from "@/tests/support/contract-calls";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let backend: Backend;

/** Starts a backend. It is 02:00 on the 23rd in Dhaka, and still the 22nd in UTC. */
const start = () => {
  // Answers are cached for each database object; a new object has none.
  backend = checkedBackend({ ...db }, { now: () => new Date("2026-11-22T20:00:00Z") });
};
beforeAll(async () => {
  db = await createTestDatabase();
  start();
});
afterAll(() => db.close());

const call = contractCalls(() => backend);
const BENGALI = /[ঀ-৿]/;

it("[API-SITE-03] shareholding-details returns the percentage of each group for each month", async () => {
  const { body } = await call<CallAnswer<"listShareholdingDetails">>("listShareholdingDetails", {
    body: { year: 2026 },
  });
  expect(body.data.months).toHaveLength(10);
  expect(body.data.months[0]).toMatchObject({ month: "2026-10" });
  expect(body.data.months[0]?.groups.map(({ key, percent }) => [key, percent])).toEqual([
    ["sponsors-directors", 56],
    ["institutions", 23.25],
    ["foreign", 4.06],
    ["public", 16.69],
  ]);
});

it("[API-SITE-04] financial-report lists quarters, half years and years with their documents", async () => {
  const { body } = await call<CallAnswer<"listFinancialReports">>("listFinancialReports", {
    body: { year: 2025 },
  });
  expect(body.data.items.map(({ id }) => id)).toEqual([
    "2025-annual",
    "2025-q4",
    "2025-q3",
    "2025-h1",
    "2025-q2",
    "2025-q1",
  ]);
  for (const { id, file } of body.data.items) {
    expect(file).toMatchObject({ url: `/documents/investors/statements/${id}.pdf`, type: "application/pdf" });
    expect(file?.bytes).toBeGreaterThan(10_000);
  }
});

describe("events", () => {
  const list = (query: Record<string, string>, lang: "en" | "bn" = "en") =>
    call<CallAnswer<"listInvestorEvents">>("listInvestorEvents", { query, lang });

  it("are listed nearest first if coming and newest first if past", async () => {
    const coming = (await list({ when: "coming" })).body.data.items;
    expect(coming.length).toBeGreaterThan(1);
    expect(coming.map(({ date }) => date)).toEqual(coming.map(({ date }) => date).toSorted());
    expect(coming[0]).toMatchObject({ id: "open-afternoon-2026", begins: "15:00", ends: "18:00" });
    const past = (await list({ when: "past", year: "2026" })).body.data.items;
    expect(past[0]?.id).toBe("results-2026-q3");
    const dates = past.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates.every((date) => date.startsWith("2026"))).toBe(true);
  });

  it("are past from midnight in Dhaka on", async () => {
    await db.pool.query("update investor_events set held_on = '2026-11-22' where id = 'results-2026-q3'");
    start();
    expect((await list({ when: "past" })).body.data.items[0]?.id).toBe("results-2026-q3");
    await db.pool.query("update investor_events set held_on = '2026-11-23' where id = 'results-2026-q3'");
    start();
    expect((await list({ when: "coming" })).body.data.items[0]?.id).toBe("results-2026-q3");
  });

  it("have Bengali texts for a Bengali reader", async () => {
    const { items } = (await list({ when: "all" }, "bn")).body.data;
    expect(items.length).toBeGreaterThan(1);
    for (const { title, details } of items) for (const text of [title, details]) expect(text).toMatch(BENGALI);
  });
});

describe("disclosures", () => {
  const list = (query: Record<string, string>) => call<CallAnswer<"listDisclosures">>("listDisclosures", { query });

  it("are listed newest first, on every page without loss, filtered by kind", async () => {
    const pages = await Promise.all(["1", "2", "3"].map((page) => list({ kind: "price-sensitive", page })));
    const items = pages.flatMap(({ body }) => body.data.items);
    expect([items.length, new Set(items.map(({ id }) => id)).size]).toEqual([25, 25]);
    const moments = items.map(({ published_at }) => published_at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(items.every(({ kind }) => kind === "price-sensitive")).toBe(true);
  });

  it("are filtered by a year in Dhaka time", async () => {
    const before = (await list({ kind: "material", year: "2025" })).body.data;
    expect(before.years).toEqual([2026, 2025, 2024, 2022]);
    expect(before.count).toBeGreaterThan(1);
    const [newest, next] = before.items;
    const publish = (id: string | undefined, moment: string) =>
      db.pool.query("update disclosures set published_at = $2 where id = $1", [id, moment]);
    // 00:30 on 1 January 2026, and 00:30 on 1 January 2025.
    await publish(newest?.id, "2025-12-31T18:30:00Z");
    await publish(next?.id, "2024-12-31T18:30:00Z");
    start();
    const after = (await list({ kind: "material", year: "2025" })).body.data;
    expect(after.items.map(({ id }) => id)).not.toContain(newest?.id);
    expect(after.items.map(({ id }) => id)).toContain(next?.id);
    expect(after.count).toBe(before.count - 1);
  });

  it("are not listed before the moment of their publication", async () => {
    const before = (await list({ kind: "material" })).body.data;
    const [newest] = before.items;
    // The backend's clock is at 20:00 on 22 November.
    const publish = (moment: string) =>
      db.pool.query("update disclosures set published_at = $2 where id = $1", [newest?.id, moment]);
    await publish("2026-11-22T20:00:01Z");
    start();
    const early = (await list({ kind: "material" })).body.data;
    expect([early.count, early.items.some(({ id }) => id === newest?.id)]).toEqual([before.count - 1, false]);
    await publish("2026-11-22T20:00:00Z");
    start();
    expect((await list({ kind: "material" })).body.data.items[0]?.id).toBe(newest?.id);
  });

  it("refuse an unknown kind", async () => {
    expect((await list({ kind: "rumour" })).status).toBe(400);
  });
});

describe("unclaimed dividends", () => {
  const find = (body: Record<string, unknown>) =>
    call<CallAnswer<"findUnclaimedDividends">>("findUnclaimedDividends", { body });

  it("are found by a folio in any spelling, and not by a part of it", async () => {
    const { items, count } = (await find({ account: " f-10351 " })).body.data;
    expect(count).toBe(4);
    expect(items.map(({ year, kind }) => `${year} ${kind}`)).toEqual([
      "2025 final",
      "2024 final",
      "2024 interim",
      "2023 final",
    ]);
    expect((await find({ account: "F1035" })).body.data.count).toBe(0);
  });

  it("have masked names and accounts", async () => {
    const { body } = await find({ per_page: 48 });
    for (const { name, account } of body.data.items) {
      expect(name).toMatch(/^\p{L}••• \p{L}•••$/u);
      expect(account).toMatch(/^••••\d{3}$/);
    }
    expect(body.data.items[0]).toMatchObject({ name: "A••• R•••", account: "••••000", kept_until: "2029-05-14" });
  });

  it("are no longer listed once they are settled", async () => {
    await db.pool.query("update unclaimed_dividends set settled_at = now() where account = 'F10351' and year = 2023");
    expect((await find({ account: "F10351" })).body.data.count).toBe(3);
    const totals = (await find({})).body.data.totals;
    expect(totals.find(({ year }) => year === 2023)?.count).toBe(27);
  });
});
