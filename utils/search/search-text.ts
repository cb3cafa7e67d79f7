/** A word of a text in the form that searches compare, with its position in the text (UTF-16 units). */
export interface SearchToken {
  /** Folded: one case, one spelling, Latin digits. */
  word: string;
  start: number;
  end: number;
}

/** Letters that people mix up, or that Unicode writes in two forms; applied in this order. */
const BENGALI_FOLDS: readonly (readonly [RegExp, string])[] = [
  // Nukta: NFC keeps these three apart from their base letter.
  [/[ডঢ]\u09bc/g, "\u09dc"],
  [/য\u09bc/g, "\u09df"],
  [/ব\u09bc/g, "র"],
  [/\u09bc/g, ""],
  // People pronounce and write য-ফলা differently: ব্যালেন্স, বালেন্স.
  [/্য/g, ""],
  [/ঙ/g, "ং"],
  [/ঞ/g, "ন"],
  [/[ঁঃ্]/g, ""],
  [/ৎ/g, "ত"],
  [/ণ/g, "ন"],
  [/[শষ]/g, "স"],
  [/য/g, "জ"],
  [/ঈ/g, "ই"],
  [/ী/g, "ি"],
  [/ঊ/g, "উ"],
  [/ূ/g, "ু"],
  [/ঋ/g, "রি"],
  [/ৃ/g, "রি"],
  [/(\p{L})\1/gu, "$1"],
  // অ্যাপ, এ্যাপ and এপ.
  [/[অএ]া/g, "এ"],
  // Foreign words with two spellings that are both usual.
  [/বালেনস/g, "বালানস"],
  [/ডাটা/g, "ডেটা"],
  [/নামবার/g, "নমবর"],
  [/মিনিটস/g, "মিনিট"],
];

const BENGALI = /[\u0980-\u09ff]/;
const BENGALI_ZERO = 0x09e6;
const INVISIBLE = /[\u200b-\u200f\u00ad\u2060\ufeff]/g;

const MAX_MEMOIZED = 10_000;
/** Longer words are hardly ever repeated. */
const MAX_CACHED_LENGTH = 40;

/** A pure function of a word that keeps its results, because texts repeat most of their words. */
export function memoized<Result>(read: (word: string) => Result): (word: string) => Result {
  const results = new Map<string, Result>();
  return (word) => {
    const known = results.get(word);
    if (known !== undefined) return known;
    const result = read(word);
    if (results.size >= MAX_MEMOIZED) results.clear();
    if (word.length <= MAX_CACHED_LENGTH) results.set(word, result);
    return result;
  };
}

/** One word without its differences of case, digits, accents and spelling; empty when nothing is left. */
export const foldWord = memoized(foldedAnew);

function foldedAnew(word: string): string {
  let folded = word
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  if (BENGALI.test(folded)) {
    for (const [pattern, replacement] of BENGALI_FOLDS) folded = folded.replace(pattern, replacement);
    // ভালো and ভাল are one word.
    if (folded.length > 3) folded = folded.replace(/ো$/, "");
  } else folded = folded.normalize("NFD").replace(/\p{M}/gu, "");
  // Banglish has several spellings of number.
  folded = folded.replace(/^n[ao]mb[aeo]r/, "number");
  return folded.replace(/['’.,]/g, (_, at: number) => (isDecimal(folded, at) ? "." : ""));
}

const isDecimal = (text: string, at: number) => /^\d\.\d/.test(text.slice(at - 1, at + 2));

/** A dial code, or a run of letters, marks and digits with apostrophes, decimal points and thousands inside. */
const TOKEN =
  /[\d০-৯]*[*#][\d০-৯*#]*[\d০-৯][*#]*|[\p{L}\p{M}\p{N}\u200b-\u200d]+(?:(?:(?<=[\p{L}\p{M}])['’](?=\p{L})|(?<=[\d০-৯])[.,](?=[\d০-৯]))[\p{L}\p{M}\p{N}\u200b-\u200d]+)*/gu;

/** The words of a text in their order; hyphenated words in parts. */
export function searchTokens(text: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    // People also search for `*121*1#` as 121*1.
    const word = foldWord(raw).replace(/^[*#]+|[*#]+$/g, "");
    if (word !== "") tokens.push({ word, start: index, end: index + raw.length });
  }
  return tokens;
}

/** A whole text as folded words with one space between them. Two spellings of one text give the same result. */
export function foldText(text: string): string {
  return searchTokens(text)
    .map(({ word }) => word)
    .join(" ");
}

/** Letters and digits alone: `cox's bazar` and `Coxs Bazar` are one, as are ১২১৬ and 1216, ধানমণ্ডি and ধানমন্ডি. */
export function foldKey(text: string): string {
  return foldText(text).replaceAll(" ", "");
}

/** Endings that are hardly ever part of the word itself. */
const SURE_ENDINGS =
  /(?:গুলোতে|গুলো\u09df|গুলিতে|গুলিকে|গুলোকে|গুলোর|গুলো|গুলির|গুলি|গুলা(?:\u09df|র|কে|তে)?|গুল|সমুহের|সমুহে|সমুহ|দেরকে|দের|\u09dfের|ের|এর|\u09dfে)$/;

/** The endings of one script: a word may have one of each list, in the order of number, case and stress. */
interface Endings {
  numbers: readonly string[];
  cases: readonly string[];
  stresses: readonly string[];
}

const BENGALI_ENDINGS: Endings = {
  numbers: "গুলো গুলি গুলা গুল সমুহ টি টা খানা খানি টুকু".split(" "),
  cases: "দেরকে দের \u09dfের ের এর \u09dfে েরা রা েতে তে াতে ানোর কে ে \u09df র েছেন েছি েছে".split(" "),
  stresses: ["ই", "ও"],
};
/** Bengali endings behind a word in Latin letters: `simer`, `phonegulor`, `mobailta`. */
const BANGLISH_ENDINGS: Endings = {
  numbers: "gulo guli gula gulu ta ti khana khani tuku somuho somuh".split(" "),
  cases: "derke der yer er r ra era ete te ke ey ye y e".split(" "),
  stresses: ["i", "o"],
};
/** These endings only follow a vowel: `dhakar`, `dhakay`. */
const AFTER_VOWEL: ReadonlySet<string> = new Set(["r", "y", "ye", "yer"]);
/** The rest of a word without its ending must still have a meaning, e.g. কল of কলের. */
const MIN_STEM_LENGTH = 3;
const MIN_SURE_STEM_LENGTH = 2;

/**
 * The stems of a folded word, the most certain first. An ending that may be part of the word itself (অফার) gives two.
 * @param word as `foldWord` makes it
 */
export const stemsOf = memoized((word): readonly string[] => {
  if (/\d/.test(word)) return [word];
  if (!BENGALI.test(word)) return [englishStem(word)];
  const sure = without(word, SURE_ENDINGS, MIN_SURE_STEM_LENGTH);
  const stems = [sure, ...bareForms(word, BENGALI_ENDINGS), ...bareForms(sure, BENGALI_ENDINGS)];
  // An English word with a Bengali ending: `phonesগুলো`.
  return [...new Set(stems.map((stem) => (BENGALI.test(stem) ? stem : englishStem(stem))))];
});

/**
 * The stems of a word of a query: a text in Latin letters may be Banglish, whose endings are Bengali. The word of a
 * document never is, so `offer` there stays one word.
 */
export function queryStemsOf(word: string): readonly string[] {
  const stems = stemsOf(word);
  if (!/^[a-z]+$/.test(word)) return stems;
  const bare = bareForms(word, BANGLISH_ENDINGS);
  return [...new Set([...stems, ...bare, ...bare.map(englishStem)])];
}

/** The word without its endings, in all possible ways to remove them; the longest form first. */
function bareForms(word: string, { numbers, cases, stresses }: Endings): string[] {
  const shorter = (forms: readonly string[], endings: readonly string[]) => [
    ...forms,
    ...forms.flatMap((form) =>
      endings.filter((ending) => endsWith(form, ending)).map((ending) => form.slice(0, -ending.length)),
    ),
  ];
  const forms = shorter(shorter(shorter([word], stresses), cases), numbers);
  return [...new Set(forms)].filter((form) => form !== word).sort((one, other) => other.length - one.length);
}

function endsWith(word: string, ending: string): boolean {
  if (!word.endsWith(ending) || word.length - ending.length < MIN_STEM_LENGTH) return false;
  return !AFTER_VOWEL.has(ending) || /[aeiou]$/.test(word.slice(0, -ending.length));
}

function without(word: string, endings: RegExp, minLength = MIN_STEM_LENGTH): string {
  const stem = word.replace(endings, "");
  return stem.length >= minLength ? stem : word;
}

function englishStem(word: string): string {
  if (word.length <= 3) return word;
  let stem = word;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|us|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && !/is$/.test(stem)) stem = stem.slice(0, -1);
  if (/ing$/.test(stem) && stem.length > 6) return unended(stem.slice(0, -3));
  return /ed$/.test(stem) && stem.length > 5 ? unended(stem.slice(0, -2)) : stem;
}

/** `charg` is from charge, `stopp` from stop. */
function unended(stem: string): string {
  if (/(?:[rdn]g|c|v|u|[^s]s|at)$/.test(stem)) return `${stem}e`;
  return stem.replace(/([bdgmnprt])\1$/, "$1");
}
