import { dataRows } from "@/tests/support/data-rows";
import { matchedPart, type NumberClass, searchOf } from "@/utils/sims/number-search";

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

/** Digits in a row that go up or down by one: 1234, 9876. */
function longestRun(digits: string): number {
  let longest = 1;
  for (const step of [1, -1]) {
    let run = 1;
    for (let index = 1; index < digits.length; index += 1) {
      run = Number(digits[index]) - Number(digits[index - 1]) === step ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

/** The length of the longest run of one digit: 8800077 has 3. */
function longestRepeat(digits: string): number {
  let longest = 1;
  let repeat = 1;
  for (let index = 1; index < digits.length; index += 1) {
    repeat = digits[index] === digits[index - 1] ? repeat + 1 : 1;
    longest = Math.max(longest, repeat);
  }
  return longest;
}

const ENDS_IN_TWO_PAIRS = /(\d)\1(\d)\2$/;
const ENDS_IN_TWINS = /(\d{3})\1$|(\d\d)\2\2$/;
const ENDS_IN_TRIPLE = /(\d)\1\1$/;
const ENDS_IN_ECHO = /(\d\d)\1$/;

/**
 * The class of a number, by what is easy to remember in its last seven digits.
 * @param msisdn 11 ASCII digits
 */
function classOf(msisdn: string): NumberClass {
  const digits = msisdn.slice(-7);
  const [repeat, run] = [longestRepeat(digits), longestRun(digits)];
  if (repeat >= 5 || run >= 6) return "platinum";
  if (repeat === 4 || run === 5 || ENDS_IN_TWINS.test(digits)) return "gold";
  if (ENDS_IN_TRIPLE.test(digits) || ENDS_IN_TWO_PAIRS.test(digits) || ENDS_IN_ECHO.test(digits) || run === 4) {
    return "silver";
  }
  return "regular";
}

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
