import { importCatalogue } from "@/backend/domain/data-import/transfer-catalogue";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A row as an object of columns, written as the importer reads it. */
type Row = Readonly<Record<string, string>>;

const text = '{"description":"","highlights":[],"specifications":[],"inTheBox":[],"questions":[],"warranty":""}';
const product: Row = {
  record: "product",
  id: "test-phone",
  category: "phones",
  brand: "oskavi",
  title_en: "Test phone",
  title_bn: "পরীক্ষার ফোন",
  summary_en: "A phone",
  summary_bn: "একটি ফোন",
  five_g: "no",
  released_on: "2026-11-01",
  listed_at: "2026-11-01T04:00:00Z",
  popularity: "1",
  published: "yes",
  texts_en: text,
  texts_bn: text,
};
const variant: Row = {
  record: "variant",
  id: "TST-PHONE-1",
  product: "test-phone",
  colour: "sky",
  title_en: "Sky",
  title_bn: "আকাশি",
  colour_hex: "#9cc0e0",
  price: "20000",
  position: "0",
  stock: "5",
  pictures: '[{"src":"/a.webp","width":1,"height":1,"alt":{"en":"A","bn":"এ"}}]',
};
const bundle: Row = {
  record: "bundle",
  id: "test-bundle",
  product: "test-phone",
  title_en: "Test bundle",
  title_bn: "টেস্ট বান্ডেল",
  position: "0",
};
const addOn = (id: string, price: string, sku = ""): Row => ({
  record: "addon",
  id,
  bundle: "test-bundle",
  title_en: `Part ${id}`,
  title_bn: `অংশ ${id}`,
  price,
  sku,
});

async function problemsOf(rows: readonly Row[], dryRun = true) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? "")).join(","));
  const { problems } = await importCatalogue({ db }, [columns.join(","), ...lines].join("\n"), { dryRun });
  return problems;
}

// Tk 20,000 over 36 months with 15 % for the term is Tk 638.89 a month, the lowest of the seeded plans.
const RIGHT = "nodi-36=638.89";

it("accepts a file whose labels match its prices and bundles", async () => {
  const free = [bundle, addOn("0", "0")];
  expect(await problemsOf([product, { ...variant, emi_from: RIGHT }])).toEqual([]);
  expect(await problemsOf([{ ...product, gift_badge: "included" }, variant, ...free])).toEqual([]);
  expect(await problemsOf([{ ...product, gift_badge: "bundle" }, variant, ...free, addOn("1", "90")])).toEqual([]);
  expect(await problemsOf([{ ...product, gift_badge: "none" }, variant, bundle, addOn("0", "90")])).toEqual([]);
});

it.each([
  [
    "a gift badge without a gift",
    [{ ...product, gift_badge: "included" }, variant],
    2,
    "gift_badge",
    /nothing free comes with it/,
  ],
  [
    "a free gift that needs a bundle with a paid part",
    [{ ...product, gift_badge: "included" }, variant, bundle, addOn("0", "0"), addOn("1", "90")],
    2,
    "gift_badge",
    /a gift comes with a bundle that also has something at a price/,
  ],
  [
    "no badge for a free gift that is included",
    [{ ...product, gift_badge: "none" }, variant, bundle, addOn("0", "0")],
    2,
    "gift_badge",
    /a gift comes with it by itself/,
  ],
  [
    "a label of instalments with another month",
    [product, { ...variant, emi_from: "nodi-36=555" }],
    3,
    "emi_from",
    /^says nodi-36 at Tk 555 a month, but the lowest plan for Tk 20,000 is nodi-36 at Tk 638.89 a month$/,
  ],
  [
    "a label of instalments with a plan that is not the lowest",
    [product, { ...variant, emi_from: "bahari-12=1666.67" }],
    3,
    "emi_from",
    /the lowest plan for Tk 20,000 is nodi-36/,
  ],
  [
    "a label of instalments for a price below all plans",
    [product, { ...variant, price: "4999", emi_from: "nodi-36=159.70" }],
    3,
    "emi_from",
    /no plan is for a price of Tk 4,999$/,
  ],
  [
    "a label of instalments on a pre-order",
    [
      { ...product, preorder_deposit: "1000", preorder_slots: "10" },
      { ...variant, emi_from: RIGHT },
    ],
    3,
    "emi_from",
    /a pre-order is not sold in instalments$/,
  ],
  ["a label in a wrong format", [product, { ...variant, emi_from: "from 638" }], 3, "emi_from", /like nodi-36=264.50/],
  ["a bundle without add-ons", [product, variant, bundle], 4, "id", /nothing comes with it/],
  [
    "an add-on that costs more than alone",
    [product, variant, bundle, addOn("0", "99999", "ALV-ACC-PEBB-BLA")],
    5,
    "price",
    /^is more than ALV-ACC-PEBB-BLA costs alone, Tk /,
  ],
  [
    "gifts of a product that is not a pre-order",
    [{ ...product, gifts_en: '["A case"]', gifts_bn: '["একটি কেস"]' }, variant],
    2,
    "gifts_en",
    /belongs to a pre-order/,
  ],
  [
    "a pre-order of a product that is not a phone",
    [{ ...product, category: "tab", preorder_deposit: "1000", preorder_slots: "10" }, variant],
    2,
    "preorder_slots",
    /^belongs to a phone/,
  ],
  [
    "gifts in one language alone",
    [{ ...product, preorder_deposit: "1000", preorder_slots: "10", gifts_en: '["A case"]', gifts_bn: "[]" }, variant],
    2,
    "gifts_bn",
    /names 0 gifts where gifts_en names 1/,
  ],
  [
    "a second plan of one bank and term",
    [
      {
        record: "emi",
        id: "nodi-36-again",
        title_en: "Nodi Finance",
        title_bn: "নদী ফাইন্যান্স",
        months: "36",
        fee_percent: "9",
        least_price: "5000",
        position: "99",
      },
    ],
    2,
    "months",
    /is a term that the bank has as nodi-36$/,
  ],
] as const)("refuses %s, by row and column, and writes nothing", async (_, rows, line, field, reason) => {
  const problems = await problemsOf(rows, false);
  expect(problems[0]).toEqual({ line, field, reason: expect.stringMatching(reason) });
  expect((await db.pool.query("select from products where slug = 'test-phone'")).rowCount).toBe(0);
});

it("checks labels of instalments against the plans in the same file", async () => {
  const plan = {
    record: "emi",
    id: "padma-60",
    title_en: "Padma Bank",
    title_bn: "পদ্মা ব্যাংক",
    months: "60",
    fee_percent: "0",
    least_price: "5000",
    position: "99",
  };
  expect(await problemsOf([product, { ...variant, emi_from: "padma-60=333.34" }, plan])).toEqual([]);
  expect(await problemsOf([product, { ...variant, emi_from: RIGHT }, plan])).toHaveLength(1);
});
