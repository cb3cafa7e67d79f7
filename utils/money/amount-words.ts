const UNITS = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen",
]
  .join(" ")
  .split(" ");
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Bengali has a separate word for every number below a hundred. */
const BENGALI = [
  "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়",
  "দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ",
  "বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ",
  "ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ",
  "চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ",
  "পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট",
  "ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর",
  "সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি",
  "আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই",
  "নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই",
]
  .join(" ")
  .split(" ");

/** The steps of the Indian system, each with its word; a crore of crores is counted in crores again. */
const STEPS = [
  { size: 10_000_000, en: "crore", bn: "কোটি" },
  { size: 100_000, en: "lakh", bn: "লাখ" },
  { size: 1_000, en: "thousand", bn: "হাজার" },
  { size: 100, en: "hundred", bn: "শ" },
] as const;

/**
 * A whole number in words, in lakh and crore: 124990 is `one lakh twenty-four thousand nine hundred ninety` or
 * `এক লাখ চব্বিশ হাজার নয়শ নব্বই`.
 * @param number a whole number from 0 on
 * @throws RangeError for any other
 */
export function numberInWords(number: number, locale: string): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Not a whole number: ${number}`);
  const language = locale === "bn" ? "bn" : "en";
  const below = language === "bn" ? belowHundredBengali : belowHundredEnglish;
  if (number < 100) return below(number);
  const words: string[] = [];
  let rest = number;
  for (const step of STEPS) {
    const count = Math.floor(rest / step.size);
    if (count === 0) continue;
    // Bengali writes its hundreds as one word: নয়শ.
    const gap = language === "bn" && step.size === 100 ? "" : " ";
    words.push(`${numberInWords(count, language)}${gap}${step[language]}`);
    rest -= count * step.size;
  }
  if (rest > 0) words.push(below(rest));
  return words.join(" ");
}

/**
 * An amount as it is written on an invoice: `Taka one thousand two hundred and fifty poisha only`, in Bengali
 * `এক হাজার দুইশ টাকা পঞ্চাশ পয়সা মাত্র`.
 * @param poisha integer hundredths of a taka, from 0 on
 * @throws RangeError for any other
 */
export function amountInWords(poisha: number, locale: string): string {
  const taka = Math.floor(poisha / 100);
  const rest = poisha - taka * 100;
  if (locale === "bn") {
    const change = rest === 0 ? "" : ` ${numberInWords(rest, "bn")} পয়সা`;
    return `${numberInWords(taka, "bn")} টাকা${change} মাত্র`;
  }
  const change = rest === 0 ? "" : ` and ${numberInWords(rest, "en")} poisha`;
  return `Taka ${numberInWords(taka, "en")}${change} only`;
}

function belowHundredEnglish(number: number): string {
  const unit = UNITS[number];
  if (unit !== undefined) return unit;
  const ten = TENS[Math.floor(number / 10)] ?? "";
  return number % 10 === 0 ? ten : `${ten}-${UNITS[number % 10]}`;
}

function belowHundredBengali(number: number): string {
  return BENGALI[number] ?? "";
}
