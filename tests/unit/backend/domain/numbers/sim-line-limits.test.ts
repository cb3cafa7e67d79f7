import type { HeldNumberRow } from "@/backend/db/queries/sims/sim-queries";
import {
  MAX_NUMBERS,
  missingPartner,
  newNumbersOf,
  problemsOfNumbers,
  problemsOfSimLines,
  withNumbers,
} from "@/backend/domain/numbers/sim-lines";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

const NUMBER = "01391234561";
const SIM = simSkus.prepaid.physical;
const items = new Map<string, { category: "sim" | "phones" }>([
  [SIM, { category: "sim" }],
  [replacementSkus.physical, { category: "sim" }],
  ["PHONE", { category: "phones" }],
]);
const line = (options: { sim?: string; simReplacement?: boolean }, sku: string = SIM, quantity = 1) => ({
  sku,
  quantity,
  options,
});
const replacement = (sim: string) => line({ sim, simReplacement: true }, replacementSkus.physical);
const row: HeldNumberRow = {
  msisdn: NUMBER,
  numberClass: "silver",
  pricePoisha: 50_000,
  zone: "Sylhet",
  pairMsisdn: null,
  obtainable: true,
  heldUntil: null,
};
const priced = <Line extends object>(entry: Line) => ({ ...entry, pricePoisha: 20_000 });

describe("new numbers of lines", () => {
  it("leave out lines without a number and replacements", () => {
    expect(newNumbersOf([line({ sim: NUMBER }), line({}), replacement("01712345678")])).toEqual([NUMBER]);
  });

  it("have no limit for replacements", () => {
    const numbers = ["01712345671", "01712345672", "01712345673", "01712345674"];
    expect(problemsOfSimLines(numbers.map(replacement), items)).toEqual([]);
  });
});

describe("problems of SIM lines", () => {
  it("report the maximum that can be bought", () => {
    expect(problemsOfSimLines([line({ sim: NUMBER }, SIM, 2)], items)).toEqual([
      { code: "quantity-limit", field: "product.0", facts: { max: 1 } },
    ]);
    const many = ["01391234561", "01391234562", "01391234563", "01391234564"].map((sim) => line({ sim }));
    expect(problemsOfSimLines(many, items)).toEqual([
      { code: "sim-number-limit", field: "product", facts: { max: MAX_NUMBERS } },
    ]);
    expect(MAX_NUMBERS).toBe(3);
  });

  it("are one per line: an invalid line is not counted against the limit as well", () => {
    expect(problemsOfSimLines([line({}, SIM, 2)], items)).toEqual([
      { code: "option-not-available", field: "product.0" },
    ]);
  });

  it("do not occur for other goods, unknown goods and lines of quantity 0", () => {
    const lines = [line({}, "PHONE", 2), line({}, "UNKNOWN", 2), line({}, SIM, 0)];
    expect(problemsOfSimLines(lines, items)).toEqual([]);
  });

  it("report a number in another format, and then the same number as a duplicate", () => {
    expect(problemsOfSimLines([line({ sim: `+88${NUMBER}` }), line({ sim: NUMBER })], items)).toEqual([
      { code: "option-not-available", field: "product.0" },
      { code: "option-not-available", field: "product.1" },
    ]);
  });

  it("report an invalid number only once, and accept the valid number of the next line", () => {
    expect(problemsOfSimLines([line({ sim: "8988" }), line({ sim: NUMBER })], items)).toHaveLength(1);
  });
});

describe("numbers of lines that were found in the database", () => {
  it("leave lines without a number, with an unknown number and with a replacement unchanged", () => {
    const lines = [line({}), line({ sim: "01391234569" }), replacement(NUMBER)].map(priced);
    expect(withNumbers(lines, [row])).toEqual(lines);
  });

  it("are reported when taken, only for lines that want a new number", () => {
    const lines = [line({}), replacement(NUMBER), line({ sim: NUMBER })].map(priced);
    expect(problemsOfNumbers(withNumbers(lines, [{ ...row, obtainable: false }]))).toEqual([
      { code: "sim-number-taken", field: "product.2", facts: { number: NUMBER } },
    ]);
  });

  it("need no partner if they are not a pair; lines without a number are ignored", () => {
    const lines = [line({}), line({ sim: NUMBER })].map(priced);
    expect(missingPartner(withNumbers(lines, [row]))).toBeNull();
  });
});

it("lines without a number are not counted in the limit of numbers", () => {
  const phones = Array.from({ length: MAX_NUMBERS + 1 }, () => line({}, "PHONE"));
  expect(newNumbersOf(phones)).toEqual([]);
  expect(problemsOfSimLines(phones, items)).toEqual([]);
});
