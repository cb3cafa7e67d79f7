import { amountInWords, numberInWords } from "@/utils/amount-words";

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
  expect(numberInWords(number)).toBe(english);
  expect(numberInWords(number, "bn")).toBe(bengali);
});

test("every number below a hundred has one word of its own in Bengali", () => {
  const words = Array.from({ length: 100 }, (_, number) => numberInWords(number, "bn"));
  expect(new Set(words).size).toBe(100);
  for (const word of words) expect(word).toMatch(/^[\u0980-\u09ff]+$/);
});

test.each([
  [130_058_00, "Taka one lakh thirty thousand fifty-eight only", "এক লাখ ত্রিশ হাজার আটান্ন টাকা মাত্র"],
  [120_050, "Taka one thousand two hundred and fifty poisha only", "এক হাজার দুইশ টাকা পঞ্চাশ পয়সা মাত্র"],
  [5, "Taka zero and five poisha only", "শূন্য টাকা পাঁচ পয়সা মাত্র"],
])("%d poisha as an invoice writes them", (poisha, english, bengali) => {
  expect(amountInWords(poisha)).toBe(english);
  expect(amountInWords(poisha, "bn")).toBe(bengali);
});

test.each([-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2])("%p is refused", (number) => {
  expect(() => numberInWords(number)).toThrow(RangeError);
});
