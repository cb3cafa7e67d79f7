import { dataRows } from "@/tests/support/data-rows";
import { classOf, matchedPart, searchOf } from "@/utils/sims/number-search";

describe("the class of a number", () => {
  it.each([
    ["01391555552", "platinum"],
    ["01391234567", "platinum"],
    ["01397777123", "gold"],
    ["01398123123", "gold"],
    ["01395554444", "gold"],
    ["01398261777", "silver"],
    ["01398267788", "silver"],
    ["01398274545", "silver"],
    ["01398261907", "regular"],
  ])("%s is %s", (msisdn, expected) => {
    expect(classOf(msisdn)).toBe(expected);
  });
});

describe("the patterns of a search", () => {
  it("ends matches at the end, contains anywhere, and a whole number exactly", () => {
    expect(searchOf("ends", "007")?.likes).toEqual(["%007"]);
    expect(searchOf("contains", "1971")?.likes).toEqual(["%1971%"]);
    expect(searchOf("ends", "01391234567")?.likes).toEqual(["01391234567"]);
  });

  it("an asterisk matches any digit", () => {
    expect(searchOf("contains", "19*1")?.likes).toEqual(["%19_1%"]);
    expect(searchOf("contains", "***")).toBeNull();
  });

  it("a birthday is searched in five formats", () => {
    expect(searchOf("birthday", "1971-12-16")?.likes).toEqual(["%161271%", "%711216%", "%1612", "%1216", "%1971"]);
  });

  it.each(["1971-02-30", "1971-13-01", "71-12-16", "1971", ""])("%s is not a birthday", (text) => {
    expect(searchOf("birthday", text)).toBeNull();
  });

  it("a lucky digit must occur twice, and ranks by its count", () => {
    expect(searchOf("lucky", "7")).toEqual({ likes: ["%7%7%"], rankedBy: "7" });
    expect(searchOf("lucky", "77")).toBeNull();
  });

  it.each(["abc", "0%7", "1'", "123456789012", "_"])("%s is not searched", (text) => {
    expect(searchOf("contains", text)).toBeNull();
  });
});

describe("the highlighted part of a number", () => {
  it.each([
    ["ends", "007", "01394802007", [8, 11]],
    ["contains", "19*1", "01397197100", [5, 9]],
    ["birthday", "1971-12-16", "01390161271", [5, 11]],
    ["lucky", "7", "01397771234", [0, 0]],
  ] as const)("of %s %s in %s", (match, text, msisdn, place) => {
    expect(matchedPart(match, text, msisdn)).toEqual(place);
  });
});

describe("the numbers of the shop", () => {
  const numbers = dataRows<{
    msisdn: string;
    numberClass: string;
    pricePoisha: number;
    zone: string;
    pairMsisdn: string | null;
  }>("sim-numbers");
  const PRICES = { regular: 0, silver: 50_000, gold: 250_000, platinum: 1_000_000 };

  it("are unique, in one block without subscribers", () => {
    expect(new Set(numbers.map(({ msisdn }) => msisdn)).size).toBe(6_000);
    for (const { msisdn } of numbers) expect(msisdn).toMatch(/^0139\d{7}$/);
  });

  it("have the class of their digits, and the price of their class", () => {
    for (const { msisdn, numberClass, pricePoisha } of numbers) {
      expect(numberClass).toBe(classOf(msisdn));
      expect(pricePoisha).toBe(PRICES[classOf(msisdn)]);
    }
    expect(new Set(numbers.map(({ pricePoisha }) => pricePoisha)).size).toBe(4);
  });

  it("in pairs are neighbours of the same zone that refer to each other", () => {
    const known = new Map(numbers.map((row) => [row.msisdn, row]));
    const paired = numbers.filter(({ pairMsisdn }) => pairMsisdn !== null);
    expect(paired).toHaveLength(300);
    for (const { msisdn, pairMsisdn, zone } of paired) {
      const partner = known.get(pairMsisdn ?? "");
      expect(partner).toMatchObject({ pairMsisdn: msisdn, zone });
      expect(Math.abs(Number(msisdn) - Number(pairMsisdn))).toBe(1);
    }
  });
});
