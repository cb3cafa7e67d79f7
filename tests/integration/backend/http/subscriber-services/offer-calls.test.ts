import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Offer } from "@/backend/contract/subscriber-services/offers";
import { importData } from "@/backend/domain/data-import/import-data";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A new backend, whose cache has no responses of earlier tests. */
const calls = (now = "2026-11-23T06:00:00Z") => {
  const backend = checkedBackend({ ...db }, { now: () => new Date(now) });
  return contractCalls(() => backend);
};
const list = async (query: Record<string, string> = {}, call = calls()) =>
  (await call<CallAnswer<"listOffers">>("listOffers", { query })).body.data;
const savings = (offers: Offer[]) => offers.map(({ saving }) => saving);

describe("the list of offers", () => {
  it("contains offers for everyone and for stars, and none for selected numbers", async () => {
    const { items, count, audiences } = await list({ per_page: "48" });
    expect(items).toHaveLength(count);
    expect(new Set(items.map(({ audience }) => audience))).toEqual(new Set(["everyone", "star"]));
    expect(audiences.map(({ count: each }) => each).reduce((sum, each) => sum + each)).toBe(count);
    const chosen = await calls()("listOffers", { query: { audience: "selected" } });
    expect([chosen.status, firstCode(chosen)]).toEqual([400, "invalid-input"]);
  });

  it.each([
    ["kind", { kind: "minutes" }, (offer: Offer) => offer.kind === "minutes"],
    ["length", { validity: "week" }, (offer: Offer) => offer.validity_hours > 72 && offer.validity_hours <= 360],
    ["audience", { audience: "star" }, (offer: Offer) => offer.tiers.length > 0],
    ["tag", { tag: "popular" }, (offer: Offer) => offer.tags.includes("popular")],
    ["price", { most_price: "100" }, (offer: Offer) => offer.price <= 100],
  ] as const)("is filtered by %s", async (_, query, fits) => {
    const all = await list({ per_page: "48" });
    const narrowed = await list({ ...query, per_page: "48" });
    expect(narrowed.items.length).toBeGreaterThan(1);
    expect(narrowed.items.map(({ offer_id }) => offer_id).sort()).toEqual(
      all.items
        .filter(fits)
        .map(({ offer_id }) => offer_id)
        .sort(),
    );
  });

  it("is sorted by saving, by price and by end date", async () => {
    const bySaving = savings((await list({ sort: "saving" })).items);
    expect(bySaving).toEqual(bySaving.toSorted((one, other) => other - one));
    const byPrice = (await list({ sort: "price-low" })).items.map(({ price }) => price);
    expect(byPrice).toEqual(byPrice.toSorted((one, other) => one - other));
    const byEnd = (await list({ sort: "ending" })).items.map(({ valid_until }) => valid_until);
    expect(byEnd).toEqual(byEnd.toSorted());
  });

  it("does not contain an offer after its last day in Dhaka", async () => {
    const ids = async (now: string) =>
      (await list({ per_page: "48" }, calls(now))).items.map(({ offer_id }) => offer_id);
    expect(await ids("2027-01-31T17:59:59Z")).toContain("offer-weekly-30gb-5g");
    expect(await ids("2027-01-31T18:00:00Z")).not.toContain("offer-weekly-30gb-5g");
  });
});

describe("one offer", () => {
  const get = (offer: string, lang: "en" | "bn" = "en") =>
    calls()<{ data: Offer }>("getOffer", { params: { offer }, lang });

  it("is returned with its saving against the standard pack, in both languages", async () => {
    const english = (await get("offer-daily-2gb")).body.data;
    expect(english).toMatchObject({ title: "Daily saver: 2 GB, 24 hours", price: 45, standard_price: 52, saving: 7 });
    expect((await get("offer-daily-2gb", "bn")).body.data.title).toBe("দৈনিক সাশ্রয়: ২ জিবি, ২৪ ঘণ্টা");
  });

  it("has no saving if the standard pack is no longer on sale", async () => {
    await db.pool.query("update internet_packs set published = false where dial_code = '*121*3002#'");
    expect((await get("offer-daily-2gb")).body.data).toMatchObject({ standard_price: null, saving: 0 });
    await db.pool.query("update internet_packs set published = true where dial_code = '*121*3002#'");
  });

  it("for selected numbers is returned too, and an unknown one is not found", async () => {
    expect((await get("offer-for-you-6gb-week")).body.data.audience).toBe("selected");
    const missing = await get("offer-of-nobody");
    expect([missing.status, firstCode(missing)]).toEqual([404, "offer-not-found"]);
  });
});

describe("offers in an imported file", () => {
  const HEAD =
    "id,kind,titles.en,titles.bn,summaries.en,summaries.bn,price,data_mb,validity_hours,audience,valid_until";
  const importCsv = (row: string) =>
    importData({ db }, { kind: "offers", name: "offers.csv", text: `${HEAD},terms\n${row}`, dryRun: false });
  const TERMS = `"{""en"":[""Once a day.""],""bn"":[""দিনে একবার।""]}"`;

  it("are listed after the import, and updated by the next import", async () => {
    const row = (price: number) =>
      `offer-eid-9gb,internet,Eid 9 GB,ঈদ ৯ জিবি,For the holidays.,ছুটির জন্য।,${price},9216,168,everyone,2027-04-01,${TERMS}`;
    expect(await importCsv(row(140))).toEqual({ rows: 1, problems: [] });
    await importCsv(row(130));
    expect((await list({ per_page: "48" })).items).toContainEqual(
      expect.objectContaining({ offer_id: "offer-eid-9gb", price: 130, standard_price: null }),
    );
  });

  it.each([
    ["the id of a pack", `eid-9gb,internet,a,ক,b,খ,140,9216,168,everyone,2027-04-01,${TERMS}`, "id"],
    ["no data", `offer-none,internet,a,ক,b,খ,140,0,168,everyone,2027-04-01,${TERMS}`, "data_mb"],
    ["an unknown audience", `offer-none,internet,a,ক,b,খ,140,9216,168,friends,2027-04-01,${TERMS}`, "audience"],
  ])("are refused with line and field for %s", async (_, row, field) => {
    const { problems } = await importCsv(row);
    expect(problems).toMatchObject([{ line: 2 }]);
    expect(problems[0]?.field).toContain(field);
  });

  it("can be given to selected numbers by a file of numbers", async () => {
    const text = "offer_id,msisdn\noffer-for-you-6gb-week,01712345672\n";
    expect(await importData({ db }, { kind: "offer-numbers", name: "n.csv", text, dryRun: false })).toEqual({
      rows: 1,
      problems: [],
    });
    const { rows } = await db.pool.query("select 1 from offer_numbers where msisdn = '01712345672'");
    expect(rows).toHaveLength(1);
  });
});
