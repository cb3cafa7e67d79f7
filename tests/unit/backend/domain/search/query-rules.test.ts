import { readSearchQuery, withUnitsRight } from "@/backend/domain/search/query-rules";

const limitsOf = (key: string) => {
  const { terms, minPoisha, maxPoisha } = readSearchQuery(key);
  return [terms.map(({ word }) => word).join(" "), minPoisha, maxPoisha];
};

describe("the limits of a price in a query", () => {
  it.each([
    ["phone under 20000", "phone", null, 2_000_000],
    ["phone under 20k", "phone", null, 2_000_000],
    ["phone below 2.5k", "phone", null, 250_000],
    ["20 হাজারের নিচে ফোন", "ফোন", null, 2_000_000],
    ["২০ হাজার টাকার মধ্যে ফোন", "ফোন", null, 2_000_000],
    ["less than tk 5000 phone", "phone", null, 500_000],
    ["phone less than 7000", "phone", null, 700_000],
    ["phone within of taka 5000", "phone", null, 500_000],
    ["15000 er moddhe phone", "phone", null, 1_500_000],
    ["phone 9000 dam er kom", "phone", null, 900_000],
    ["phone under 10", "phone", null, 1_000],
    ["phone budget 15000", "phone", null, 1_500_000],
    ["১৫ হাজার টাকা বাজেটের ফোন", "ফোন", null, 1_500_000],
    ["best price under 20000", "", null, 2_000_000],
  ])("%p has a highest price", (key, terms, least, most) => {
    expect(limitsOf(key)).toEqual([terms, least, most]);
  });

  it.each([
    ["phone over 50000", "phone", 5_000_000, null],
    ["50000 er beshi phone", "phone", 5_000_000, null],
    ["৫০ হাজারের উপরে ফোন", "ফোন", 5_000_000, null],
    ["above 3 lac", "", 30_000_000, null],
  ])("%p has a lowest price", (key, terms, least, most) => {
    expect(limitsOf(key)).toEqual([terms, least, most]);
  });

  it.each([
    ["10000-20000 taka phone", "phone", 1_000_000, 2_000_000],
    ["10000 to 20000 phone", "phone", 1_000_000, 2_000_000],
    ["phone 10 hajar theke 20 hajar", "phone", 1_000_000, 2_000_000],
    ["১০ হাজার থেকে ২০ হাজারের মধ্যে ফোন", "ফোন", 1_000_000, 2_000_000],
    ["1000 2000", "", 100_000, 200_000],
    ["১৫-২০ হাজার টাকার ফোন", "ফোন", 1_500_000, 2_000_000],
    ["১৫ থেকে ২০ হাজার টাকার ফোন", "ফোন", 1_500_000, 2_000_000],
    ["phone 15 to 20k", "phone", 1_500_000, 2_000_000],
    ["phone 15k-20k", "phone", 1_500_000, 2_000_000],
    ["phone 15-20k", "phone", 1_500_000, 2_000_000],
    ["phone 500 to 2k", "phone", 50_000, 200_000],
    ["phone between 15000 and 20000", "phone", 1_500_000, 2_000_000],
    ["phone between 10k and 5k", "phone", 500_000, 1_000_000],
    ["phone 20000-10000", "phone", 1_000_000, 2_000_000],
    ["phone 15 – 20k", "phone", 1_500_000, 2_000_000],
    ["phone 15 taka to 20k", "phone", 1_500, 2_000_000],
    ["phone 15-15k", "phone", 1_500, 1_500_000],
    ["phone 5k 50k", "phone", 500_000, 5_000_000],
    ["১০ হাজার থেকে ৫ হাজারের মধ্যে ফোন", "ফোন", 500_000, 1_000_000],
  ])("%p is a range", (key, terms, least, most) => {
    expect(limitsOf(key)).toEqual([terms, least, most]);
  });

  it.each([
    ["phone 20000 taka", "phone", 1_200_000, 2_200_000],
    ["15000tk phone", "phone", 900_000, 1_650_000],
    ["phone 2000 tk", "phone", 120_000, 220_000],
    ["phone 1.5 lakh", "phone", 9_000_000, 16_500_000],
    ["20000 10000 tk", "20000", 600_000, 1_100_000],
    ["phone price 20 thousand টাকা", "phone price", 1_200_000, 2_200_000],
    ["redmi 12 20000 taka", "redmi 12", 1_200_000, 2_200_000],
    ["phone 15 20k", "phone 15", 1_200_000, 2_200_000],
    ["phone 15/-20k", "phone 15", 1_200_000, 2_200_000],
    ["phone 15-/20k", "phone 15", 1_200_000, 2_200_000],
  ])("%p is searched with prices around the amount", (key, terms, least, most) => {
    expect(limitsOf(key)).toEqual([terms, least, most]);
  });

  it.each([
    ["phone under 99999999999999999999999", null, 10_000_000_000],
    ["phone over 92233720368547758", 10_000_000_000, null],
    ["ফোন ২০ হাজার থেকে ৯৯৯৯৯৯৯৯৯৯৯৯৯৯৯৯৯৯৯ লাখ টাকা", 2_000_000, 10_000_000_000],
  ])("%p has a limit that the database can store", (key, least, most) => {
    expect(limitsOf(key).slice(1)).toEqual([least, most]);
  });

  it.each([
    ["a model", "granite 2 under", "granite 2 under"],
    ["an amount below the lowest limit", "under 9 phone", "under 9 phone"],
    ["a number without a unit", "phone 20000", "phone 20000"],
    ["the price of a pack", "phone 1999 taka", "phone 1999tk"],
    ["two numbers under the lowest limit", "1000 1999", "1000 1999"],
    ["a range that does not rise, without a unit", "20000 20000", "20000 20000"],
    ["a range from an amount to the same amount", "3000 to 3000", "3000 3000"],
    [
      "a limit word before more than three filler words",
      "phone below than to of taka 5000",
      "phone below than taka 5000",
    ],
    ["a limit word after another word", "5000 phone under", "5000 phone under"],
    ["a limit word before another word", "under phone 5000", "under phone 5000"],
    ['a number before a word that begins like "to"', "20000 tool 30000", "20000 tool 30000"],
    ['a number before a word that ends like "to"', "20000 photo 30000", "20000 photo 30000"],
    ["a limit word after an amount and three filler words", "5000 dam price er under", "5000 dam price under"],
    ['a number before a word that begins like "taka"', "5000 takaful", "5000 takaful"],
    ["a word that begins with digits", "5000x under", "5000x under"],
    ["a word that ends with digits", "x5000 under", "x5000 under"],
  ])("%s does not limit the price", (_, key, terms) => {
    expect(limitsOf(key)).toEqual([terms, null, null]);
  });

  it.each([
    ["k", 1_000],
    ["thousand", 1_000],
    ["hajar", 1_000],
    ["hazar", 1_000],
    ["হাজার", 1_000],
    ["হাজারের", 1_000],
    ["হাজারে", 1_000],
    ["lakh", 100_000],
    ["lac", 100_000],
    ["লাখ", 100_000],
    ["লাখের", 100_000],
    ["লক্ষ", 100_000],
  ])("multiplies a number before %s", (word, factor) => {
    expect(limitsOf(`under 3 ${word}`)).toEqual(["", null, 300 * factor]);
  });

  it("rounds to whole poisha", () => {
    expect(limitsOf("under 20.019")).toEqual(["", null, 2_002]);
    expect(limitsOf("over 20.019")).toEqual(["", 2_002, null]);
  });
});

describe("a word for a low price", () => {
  const cheapOf = (key: string) => [readSearchQuery(key).isCheap, ...limitsOf(key)];

  it.each([
    ["cheapest 5g phone", "5g phone"],
    ["phone low price", "phone"],
    ["সাশ্রয়ী ফোন", "ফোন"],
    ["কম দামে ফোন", "ফোন"],
    ["kom damer phone", "phone"],
  ])("in %p is no term", (key, terms) => {
    expect(cheapOf(key)).toEqual([true, terms, null, null]);
  });

  it("orders the products of a price too", () => {
    expect(cheapOf("cheap under 500")).toEqual([true, "", null, 50_000]);
    expect(cheapOf("cheap over 500")).toEqual([true, "", 50_000, null]);
  });

  it.each([
    ["cheap", "cheap"],
    ["best budget", "best budget"],
    ["phone price", "phone price"],
    ["low battery", "low battery"],
    ["battery low", "battery low"],
  ])("is not read in %p", (key, terms) => {
    expect(cheapOf(key)).toEqual([false, terms, null, null]);
  });
});

describe("the terms of a query", () => {
  it("leaves out filler words, unless there are no others", () => {
    expect(limitsOf("how to pay")[0]).toBe("pay");
    expect(limitsOf("how to")[0]).toBe("how to");
  });

  it("contain twelve words at most", () => {
    const words = Array.from({ length: 14 }, (_, at) => `pack${"abcdefghijklmnop"[at]}`);
    expect(limitsOf(words.join(" "))[0]).toBe(words.slice(0, 12).join(" "));
  });

  it("are also joined with up to three next words, as in wi fi", () => {
    const joined = (key: string) => readSearchQuery(key).joined.map(({ word, from, to }) => [word, from, to]);
    expect(joined("wi fi")).toEqual([["wifi", 0, 1]]);
    expect(joined("sim")).toEqual([]);
    expect(joined("data pack one two red")).toEqual([
      ["datapack", 0, 1],
      ["datapackone", 0, 2],
      ["datapackonetwo", 0, 3],
      ["packone", 1, 2],
      ["packonetwo", 1, 3],
      ["packonetwored", 1, 4],
      ["onetwo", 2, 3],
      ["onetwored", 2, 4],
      ["twored", 3, 4],
    ]);
  });

  it("are not joined to more than forty letters", () => {
    const join = (length: number) => readSearchQuery(`${"ab".repeat(10)} ${"c".repeat(length)}`).joined.length;
    expect([join(20), join(21)]).toEqual([1, 0]);
  });

  it("have a phrase for every sequence of words", () => {
    expect(readSearchQuery("offers packs").runs.map(({ phrase, from, to }) => [phrase, from, to])).toEqual([
      ["offer", 0, 0],
      ["offer pack", 0, 1],
      ["pack", 1, 1],
    ]);
  });
});

describe("a misspelt unit after a number", () => {
  const right = (key: string) => withUnitsRight(key, readSearchQuery(key).terms);

  it.each([
    ["120 minuets", "120 minutes"],
    ["120minuets pack", "120minutes pack"],
    ["5 gbb", "5 gb"],
    ["pack 5gbb 30 dayz", "pack 5gb 30 days"],
    ["1.5 gbb", "1.5 gb"],
    ["1.25gbb", "1.25gb"],
    ["1,000 minuets", "1,000 minutes"],
    ["১২০ মিনিচ", "১২০ মিনিট"],
  ])("%s is corrected", (key, meant) => {
    expect(right(key)).toBe(meant);
  });

  it.each([
    "120 minutes",
    "minuets",
    "note10 minuets",
    "120, minuets",
    "120  minuets",
    "5 gn",
    "5gn",
    "x1gbb",
    "5gbb2",
  ])("%p is not changed", (key) => {
    expect(right(key)).toBe(key);
  });

  it("is kept if the word is known", () => {
    const { terms } = readSearchQuery("5 gbb 30 dayz");
    expect(withUnitsRight("5 gbb 30 dayz", terms.slice(-1))).toBe("5 gbb 30 days");
  });
});
