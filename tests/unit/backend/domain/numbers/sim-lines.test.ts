import type { HeldNumberRow } from "@/backend/db/queries/sims/sim-queries";
import { missingPartner, problemsOfNumbers, problemsOfSimLines, withNumbers } from "@/backend/domain/numbers/sim-lines";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

const items = new Map(
  [...Object.values(simSkus).flatMap(Object.values<string>), ...Object.values<string>(replacementSkus)].map((sku) => [
    sku,
    { category: "sim" as const },
  ]),
);
const sku = simSkus.prepaid.physical;
const line = (sim?: string, more: { quantity?: number; simReplacement?: boolean; sku?: string } = {}) => ({
  sku: more.sku ?? sku,
  quantity: more.quantity ?? 1,
  options: { ...(sim !== undefined && { sim }), ...(more.simReplacement && { simReplacement: true }) },
});
const codes = (lines: Parameters<typeof problemsOfSimLines>[0]) =>
  problemsOfSimLines(lines, items).map(({ code, field }) => `${code} ${field}`);

const number = (msisdn: string, fields: Partial<HeldNumberRow> = {}): HeldNumberRow => ({
  msisdn,
  numberClass: "silver",
  pricePoisha: 50_000,
  zone: "Sylhet",
  pairMsisdn: null,
  obtainable: true,
  heldUntil: new Date("2026-11-21T06:15:00Z"),
  ...fields,
});

describe("SIM lines of a cart update", () => {
  it("a SIM needs a number, one per line, and no number twice", () => {
    expect(codes([line("01391234567")])).toEqual([]);
    expect(codes([line()])).toEqual(["option-not-available product.0"]);
    expect(codes([line("8988")])).toEqual(["option-not-available product.0"]);
    expect(codes([line("01391234567", { quantity: 2 })])).toEqual(["quantity-limit product.0"]);
    expect(codes([line("01391234567"), line("01391234567")])).toEqual(["option-not-available product.1"]);
  });

  it("three new numbers are the maximum", () => {
    const lines = ["01391234561", "01391234562", "01391234563", "01391234564"].map((sim) => line(sim));
    expect(codes(lines.slice(0, 3))).toEqual([]);
    expect(codes(lines)).toEqual(["sim-number-limit product"]);
    expect(codes(lines.map((entry, index) => ({ ...entry, quantity: index === 0 ? 0 : 1 })))).toEqual([]);
  });

  it("a replacement needs the SKU for replacements, and that SKU needs a replacement", () => {
    expect(codes([line("01712345678", { simReplacement: true, sku: replacementSkus.physical })])).toEqual([]);
    expect(codes([line("01712345678", { simReplacement: true })])).toEqual(["option-not-available product.0"]);
    expect(codes([line("01712345678", { sku: replacementSkus.physical })])).toEqual(["option-not-available product.0"]);
  });
});

describe("numbers of a cart's lines", () => {
  it("the price of the number is added to the price of the SIM, which is kept beside it", () => {
    const [priced] = withNumbers([{ ...line("01391234567"), pricePoisha: 20_000 }], [number("01391234567")]);
    expect(priced).toMatchObject({ pricePoisha: 70_000, number: { kitPoisha: 20_000, zone: "Sylhet" } });
  });

  it("a number that is taken or unknown is reported at its line", () => {
    const lines = [line("01391234561"), line("01391234562"), line("01391234563")].map((entry) => ({
      ...entry,
      pricePoisha: 20_000,
    }));
    const rows = [number("01391234561"), number("01391234562", { obtainable: false })];
    expect(problemsOfNumbers(withNumbers(lines, rows)).map(({ field }) => field)).toEqual(["product.1", "product.2"]);
  });

  it("a pair is complete, or the missing number is returned", () => {
    const one = number("01391234562", { pairMsisdn: "01391234563" });
    const two = number("01391234563", { pairMsisdn: "01391234562" });
    const lines = [line("01391234562"), line("01391234563")].map((entry) => ({ ...entry, pricePoisha: 20_000 }));
    expect(missingPartner(withNumbers(lines, [one, two]))).toBeNull();
    expect(missingPartner(withNumbers(lines.slice(0, 1), [one]))).toEqual({
      number: "01391234562",
      partner: "01391234563",
    });
  });
});
