import { amountInWords, numberInWords } from "@/utils/money/amount-words";

test.each([
  [0, "zero", "শূন্য"],
  [7, "seven", "সাত"],
  [19, "nineteen", "উনিশ"],
  [20, "twenty", "বিশ"],
  [45, "forty-five", "পঁয়তাল্লিশ"],
  [99, "ninety-nine", "নিরানব্বই"],
  [100, "one hundred", "একশ"],
  [101, "one hundred one", "একশ এক"],
  [1_000, "one thousand", "এক হাজার"],
  [64_999, "sixty-four thousand nine hundred ninety-nine", "চৌষট্টি হাজার নয়শ নিরানব্বই"],
  [100_000, "one lakh", "এক লাখ"],
  [124_990, "one lakh twenty-four thousand nine hundred ninety", "এক লাখ চব্বিশ হাজার নয়শ নব্বই"],
  [1_00_00_000, "one crore", "এক কোটি"],
  [
    12_34_56_789,
    "twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine",
    "বারো কোটি চৌত্রিশ লাখ ছাপ্পান্ন হাজার সাতশ ঊননব্বই",
  ],
  [2_000_00_00_000, "two thousand crore", "দুই হাজার কোটি"],
])("%d in words", (number, english, bengali) => {
  expect(numberInWords(number, "en")).toBe(english);
  expect(numberInWords(number, "bn")).toBe(bengali);
});

test("every number below a hundred is a different single word in Bengali", () => {
  const words = Array.from({ length: 100 }, (_, number) => numberInWords(number, "bn"));
  expect(new Set(words).size).toBe(100);
  for (const word of words) expect(word).toMatch(/^[\u0980-\u09ff]+$/);
});

test.each([
  [130_058_00, "Taka one lakh thirty thousand fifty-eight only", "এক লাখ ত্রিশ হাজার আটান্ন টাকা মাত্র"],
  [120_050, "Taka one thousand two hundred and fifty poisha only", "এক হাজার দুইশ টাকা পঞ্চাশ পয়সা মাত্র"],
  [5, "Taka zero and five poisha only", "শূন্য টাকা পাঁচ পয়সা মাত্র"],
])("%d poisha in the words of an invoice", (poisha, english, bengali) => {
  expect(amountInWords(poisha, "en")).toBe(english);
  expect(amountInWords(poisha, "bn")).toBe(bengali);
});

test.each([-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2])("%p is refused", (number) => {
  expect(() => numberInWords(number, "en")).toThrow(RangeError);
});

/** Converts words back to a number, so that whole ranges can be tested and not only selected values. */
function readWords(words: string, language: "en" | "bn"): number {
  const steps = new Map<string, number>(
    language === "en"
      ? [
          ["crore", 1_00_00_000],
          ["lakh", 1_00_000],
          ["thousand", 1_000],
          ["hundred", 100],
        ]
      : [
          ["কোটি", 1_00_00_000],
          ["লাখ", 1_00_000],
          ["হাজার", 1_000],
          ["শ", 100],
        ],
  );
  const small = new Map(Array.from({ length: 100 }, (_, number) => [numberInWords(number, language), number]));
  // In Bengali, a number of hundreds is one word: নয়শ.
  const parts = words.split(" ").flatMap((word) => (small.has(word) ? [word] : word.replace(/শ$/, " শ").split(" ")));
  // The number before a unit multiplies it; crores may be counted in hundreds, thousands, lakhs and crores themselves.
  const read = (from: number, to: number): number => {
    const [place, size] = parts
      .slice(from, to)
      .map((word, index) => [index + from, steps.get(word) ?? 0] as const)
      .reduce((best, entry) => (entry[1] >= best[1] && entry[1] > 0 ? entry : best), [-1, 0]);
    if (place >= 0) return read(from, place) * size + (place + 1 < to ? read(place + 1, to) : 0);
    const number = small.get(parts.slice(from, to).join(" "));
    if (number === undefined) throw new Error(`"${parts.slice(from, to).join(" ")}" of "${words}" is no number`);
    return number;
  };
  return read(0, parts.length);
}

test.each(["en", "bn"] as const)(
  "in %s the words can be read back as the number, up to thousands of crores",
  (language) => {
    const edges = [100, 1_000, 1_00_000, 1_00_00_000, 100_00_00_000, 1_000_00_00_000, 1_00_000_00_00_000];
    const around = edges.flatMap((edge) => [edge - 1, edge, edge + 1, edge * 9, edge * 9 + edge / 100]);
    const spread = Array.from({ length: 3_000 }, (_, step) => (step * step * 7_919 + step * 31) % 99_99_99_99_999);
    for (const number of [...Array.from({ length: 2_100 }, (_, each) => each), ...around, ...spread]) {
      expect([number, readWords(numberInWords(number, language), language)]).toEqual([number, number]);
    }
  },
);

test("every unit is written with its number, and only once", () => {
  expect(numberInWords(1_01_01_101, "en")).toBe("one crore one lakh one thousand one hundred one");
  expect(numberInWords(1_01_01_101, "bn")).toBe("এক কোটি এক লাখ এক হাজার একশ এক");
  expect(numberInWords(1_00_00_000 * 1_00_00_000 - 1, "bn")).toMatch(/^নিরানব্বই লাখ .* কোটি নিরানব্বই লাখ .*নিরানব্বই$/);
});
