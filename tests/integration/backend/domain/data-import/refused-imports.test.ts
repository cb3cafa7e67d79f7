import { importData } from "@/backend/domain/data-import/import-data";
import type { FieldType, ImportField } from "@/backend/domain/data-import/import-fields";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { STAR_OFFER } from "@/tests/support/recharge/activations";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

type Row = Record<string, unknown>;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const KINDS = Object.entries(IMPORT_KINDS);
const TOKEN = "q3Zk9Vb2Xn7Lw5Rt8Yc4Hs6P";

/** Example rows for tables that are empty in the test shop. */
const FIRST: Readonly<Record<string, Row>> = {
  "search-pins": { lang: "en", position: 1, title: "Internet packs", path: "/personal/plans-offers/internet-packages" },
  "offer-numbers": { offer_id: STAR_OFFER.id, msisdn: "01700000001" },
};

/** A value of the database, written as in an import file. */
function written(type: FieldType, value: unknown): unknown {
  if (type === "secret") return TOKEN;
  if (type === "taka") return (Number(value) / 100).toFixed(2);
  if (type === "yes-no") return value === true ? "yes" : "no";
  return value;
}

/** A valid row of this kind, read from the database, as a line of an import file. */
async function goodRow(name: string): Promise<Row> {
  const kind = IMPORT_KINDS[name];
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  const { rows } = await db.pool.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${kind.table} t order by 1 limit 1`,
  );
  const stored = rows[0]?.row;
  if (stored === undefined) return FIRST[name] ?? {};
  const fields = Object.entries<ImportField>(kind.fields).flatMap(([field, { type, column = field }]) => {
    const value = stored[column];
    return value === null || value === undefined ? [] : [[field, written(type, value)] as const];
  });
  return Object.fromEntries(fields);
}

/** Imports a row as line 2 of a file, as a dry run. */
const tryRow = (kind: string, row: Row) =>
  importData({ db }, { kind, name: "rows.jsonl", text: `\n${JSON.stringify(row)}`, dryRun: true });

describe.each(KINDS.map(([name, kind]) => ({ name, kind })))("a file of $name", ({ name, kind }) => {
  it("is accepted with a row of the shop", async () => {
    const row = await goodRow(name);
    expect(row).not.toEqual({});
    expect(await tryRow(name, row)).toEqual({ rows: 1, problems: [] });
  });

  it("is refused by line and field if a field is missing, empty or unknown", async () => {
    const row = await goodRow(name);
    const needed = Object.entries<ImportField>(kind.fields).flatMap(([field, { required }]) => (required ? field : []));
    for (const field of needed) {
      const { [field]: _, ...rest } = row;
      const missing = { line: 2, field, reason: "is missing" };
      expect([field, (await tryRow(name, rest)).problems]).toEqual([field, [missing]]);
      expect([field, (await tryRow(name, { ...row, [field]: "" })).problems]).toEqual([field, [missing]]);
    }
    const { problems } = await tryRow(name, { ...row, surprise: 1 });
    expect(problems).toEqual([
      { line: 2, field: "surprise", reason: expect.stringMatching(/^is no field; those are /) },
    ]);
  });

  it("is refused by line and field if a value has the wrong format", async () => {
    const row = await goodRow(name);
    for (const [field, { type }] of Object.entries<ImportField>(kind.fields)) {
      // Every string is a valid text. The rules for its content are rules of the table, tested with the list below.
      const wrong = type === "text" ? { nested: true } : type === "list" ? [1] : type === "secret" ? "short" : "~";
      const problems = (await tryRow(name, { ...row, [field]: wrong })).problems.map((problem) => [
        problem.line,
        problem.field,
      ]);
      expect([field, problems]).toEqual([field, [[2, field]]]);
    }
  });
});

const pair = { en: "Only English" };

/** Values in the right form that a rule of the table or the kind refuses: kind, change, fields, and reason. */
const REFUSED: readonly (readonly [string, Row, string, RegExp])[] = [
  ["packs", { kind: "gold" }, "kind", /breaks the rule/],
  ["packs", { price: "0" }, "price", /breaks the rule/],
  ["packs", { validity_hours: 0 }, "validity_hours", /breaks the rule/],
  ["packs", { titles: pair }, "titles", /needs a text in en and in bn/],
  ["packs", { terms: { en: ["One"] } }, "terms", /does not have the form/],
  ["tariff-packages", { type: "both" }, "type", /breaks the rule/],
  ["tariff-packages", { call_rate: "0" }, "call_rate", /breaks the rule/],
  ["tariff-packages", { pulse_seconds: 0 }, "pulse_seconds", /breaks the rule/],
  ["tariff-packages", { change_code: "121" }, "change_code", /breaks the rule/],
  ["offers", { id: "Weekend" }, "id", /breaks the rule/],
  ["offers", { audience: "nobody" }, "audience", /breaks the rule/],
  ["offers", { valid_until: "2027-02-30" }, "valid_until", /is no day/],
  ["offers", { tags: ["gold"] }, "tags", /breaks the rule/],
  ["offers", { audience: "everyone", tiers: ["Gold Star"] }, "audience, tiers", /breaks the rule/],
  ["offers", { audience: "everyone", tiers: [], last_digits: "7" }, "audience, last_digits", /breaks the rule/],
  ["offers", { auto_renew: "yes", once_per_number: "yes" }, "once_per_number, auto_renew", /breaks the rule/],
  ["offer-numbers", { msisdn: "8801712345678" }, "msisdn", /breaks the rule/],
  ["offer-numbers", { offer_id: "offer-that-is-not" }, "offer_id", /is not present/],
  ["star-offers", { category: "no-such-category" }, "category", /is not present/],
  ["star-offers", { area: "no-such-area" }, "area", /is not present/],
  ["star-offers", { weekdays: [7] }, "weekdays", /breaks the rule/],
  ["star-offers", { redeem_by: "post", redeem_text: null, redeem_to: null }, "redeem_by", /breaks the rule/],
  ["star-offers", { redeem_by: "sms", redeem_text: "STAR" }, "redeem_by, redeem_text, redeem_to", /breaks the rule/],
  ["star-branches", { offer_id: "no-such-offer" }, "offer_id", /is not present/],
  ["star-branches", { district: "Atlantis" }, "district", /is not present/],
  ["star-branches", { latitude: 91 }, "latitude", /breaks the rule/],
  ["star-tiers", { tier: "Bronze Star" }, "tier", /breaks the rule/],
  ["star-tiers", { benefits: { en: [], bn: [] } }, "benefits", /breaks the rule/],
  ["subscriber-usage", { month: "2026-13" }, "month", /breaks the rule/],
  ["subscriber-usage", { msisdn: "0171" }, "msisdn", /breaks the rule/],
  ["service-categories", { key: "Daily News" }, "key", /breaks the rule/],
  ["value-added-services", { category: "no-such-category" }, "category", /is not present/],
  ["value-added-services", { period: "year" }, "period", /breaks the rule/],
  ["value-added-services", { start_code: "121" }, "start_code", /breaks the rule/],
  ["value-added-services", { stop_code: "STOP" }, "stop_code", /breaks the rule/],
  ["sim-numbers", { pair_msisdn: "01399999999" }, "pair_msisdn", /is not present/],
  ["rate-zones", { service: "letter" }, "service", /breaks the rule/],
  ["country-rates", { zone: "moon" }, "service, zone", /is not present/],
  ["country-rates", { kind: "letter" }, "kind", /breaks the rule/],
  ["country-rates", { unit: "each", pulse_seconds: 10 }, "unit, pulse_seconds", /breaks the rule/],
  ["countries", { code: "BGD" }, "code", /breaks the rule/],
  ["countries", { dial_code: "880" }, "dial_code", /breaks the rule/],
  ["countries", { isd_zone: "moon" }, "isd_zone", /^names moon, which is not in rate_zones$/],
  ["countries", { roaming_zone: "moon" }, "roaming_zone", /^names moon, which is not in rate_zones$/],
  ["roaming-packs", { zone: "moon" }, "zone", /^names moon, which is not in rate_zones$/],
  ["roaming-packs", { validity_days: 0 }, "validity_days", /breaks the rule/],
  ["roaming-packs", { price: "0" }, "price", /breaks the rule/],
  ["coverage", { district: "Atlantis" }, "district, thana", /is not present/],
  ["coverage", { five_g: "roof" }, "five_g", /breaks the rule/],
  ["coverage", { four_g: "none", volte: "yes" }, "four_g, volte", /breaks the rule/],
  ["device-codes", { tac: "3512" }, "tac", /breaks the rule/],
  ["device-codes", { device: "no-such-device" }, "device", /is not present/],
  ["recharge-campaigns", { picture: "no-such-picture" }, "picture", /is no picture of the kit/],
  ["recharge-campaigns", { least: "0" }, "least", /breaks the rule/],
  ["recharge-campaigns", { starts_on: "2027-02-02", ends_on: "2027-02-01" }, "starts_on, ends_on", /breaks the rule/],
  ["recharge-campaigns", { stores: ["no-such-store"] }, "stores", /^names no-such-store, which is not in stores$/],
  ["recharge-campaign-winners", { campaign: "no-such-campaign" }, "campaign", /is not present/],
  ["recharge-campaign-winners", { district: "Atlantis" }, "district", /is not present/],
  ["recharge-campaign-winners", { msisdn: "880171" }, "msisdn", /breaks the rule/],
  ["recharge-campaigns", { stores: ["a\0"] }, "stores", /character that cannot be stored/],
  ["delivery-options", { fee: "9999999999.99" }, "fee", /out of range/],
  ["disclosures", { published_at: "2026-02-31T10:00:00Z" }, "published_at", /out of range/],
  ["surveys", { questions: [] }, "questions", /needs 1 to 50 questions/],
  ["surveys", { id: "Survey 1" }, "id", /breaks the rule/],
  ["surveys", { starts_on: "2027-02-02", ends_on: "2027-02-01" }, "starts_on, ends_on", /breaks the rule/],
];

it.each(REFUSED)("a file of %s is refused for %j, by the line and %s", async (kind, change, field, reason) => {
  const { problems } = await tryRow(kind, { ...(await goodRow(kind)), ...change });
  expect(problems).toContainEqual({ line: 2, field, reason: expect.stringMatching(reason) });
});

it("a file with one refused row writes no row, and each refused row is reported by its line", async () => {
  const row = await goodRow("packs");
  const lines = [
    { ...row, id: "first-new-pack", dial_code: null },
    { ...row, id: "second-new-pack", dial_code: null, price: "free" },
    { ...row, id: "third-new-pack", dial_code: null, validity_hours: 0 },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  const { problems } = await importData({ db }, { kind: "packs", name: "packs.jsonl", text, dryRun: false });
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [2, "price"],
    [3, "validity_hours"],
  ]);
  expect((await db.pool.query("select from internet_packs where id like '%-new-pack'")).rowCount).toBe(0);
});

it("two numbers of a pair may refer to each other in one file, and a reference to an unknown number is refused", async () => {
  const line = (msisdn: string, pair: string) => `${msisdn},gold,2000,Dhaka,${pair}`;
  const header = "msisdn,number_class,price,zone,pair_msisdn";
  const run = (...lines: string[]) =>
    importData({ db }, { kind: "sim-numbers", name: "n.csv", text: [header, ...lines].join("\n"), dryRun: false });
  expect(await run(line("01399999981", "01399999982"), line("01399999982", "01399999981"))).toEqual({
    rows: 2,
    problems: [],
  });
  const { problems } = await run(line("01399999983", "01399999981"), line("01399999984", "01399999985"));
  expect(problems).toEqual([{ line: 3, field: "pair_msisdn", reason: expect.stringContaining("is not present") }]);
});

it("a zone of one service is refused for the other", async () => {
  await db.pool.query(
    `insert into rate_zones (service, key, labels) values ('isd', 'isd-alone', '{"en": "Alone", "bn": "একা"}')`,
  );
  const row = await goodRow("countries");
  expect((await tryRow("countries", { ...row, isd_zone: "isd-alone" })).problems).toEqual([]);
  const { problems } = await tryRow("countries", { ...row, roaming_zone: "isd-alone" });
  expect(problems.map(({ line, field }) => [line, field])).toEqual([[2, "roaming_zone"]]);
});
