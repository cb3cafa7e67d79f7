import glossary from "@/docs/glossary-words.json";
import { listSiteTexts, type SiteText } from "./site-texts";
import type { Finding, HouseCheck } from "./source-tree";

interface Thing {
  readonly thing: string;
  readonly en: string;
  readonly bn: string;
  readonly enNot?: readonly string[];
  readonly bnNot?: readonly string[];
  readonly bnExcept?: readonly string[];
}

type Rule = (text: string) => readonly string[];

const BENGALI = /[\u0980-\u09FF]/;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const wholeWord = (words: readonly string[]) =>
  new RegExp(`(?<![\\w\\u0980-\\u09FF-])(${words.map(escaped).join("|")})(?![\\w\\u0980-\\u09FF])`, "gu");

const things: readonly Thing[] = glossary.things;
const forbidden = (language: "en" | "bn") =>
  things.flatMap((entry) => {
    const words = language === "en" ? entry.enNot : entry.bnNot;
    if (words === undefined) return [];
    const except = language === "bn" ? (entry.bnExcept ?? []) : [];
    return [{ pattern: wholeWord(words), except, write: language === "en" ? entry.en : entry.bn }];
  });
const forbiddenWords = { en: forbidden("en"), bn: forbidden("bn") };
const calques = glossary.calques.map(({ not, write }) => ({ pattern: new RegExp(not, "g"), write }));

const variants =
  (language: "en" | "bn"): Rule =>
  (text) =>
    forbiddenWords[language].flatMap(({ pattern, except, write }) => {
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ""), text);
      return Array.from(rest.matchAll(pattern), ([word]) => `"${word}": write ${write}`);
    });

const translated: Rule = (text) =>
  calques.flatMap(({ pattern, write }) =>
    Array.from(text.matchAll(pattern), ([words]) => `"${words}" reads like a translation: write ${write}`),
  );

/** Removes addresses, placeholders and markup, which are not words of a sentence. */
const MARKUP = /\{\{[^}]*\}\}|\$?\{[^}]*(?:\}|$)|\]\([^)]*\)|<[^>]*>|https?:\S+|\S+@\S+|`[^`]*`|\/[\w/-]+/g;
const plain = (text: string) => text.replaceAll(MARKUP, " ");

const FIELD = /(?<![\w#-])[a-z]+_[a-z_]+(?![\w-])/g;
const fieldNames: Rule = (text) =>
  /\s/.test(text.trim())
    ? Array.from(plain(text).matchAll(FIELD), ([name]) => `"${name}" is a field's name: name the thing`)
    : [];

/** Dial codes, short codes behind a Latin word, model numbers and references are typed into a machine. */
const LATIN_NUMBER = /(?<![A-Za-z0-9*#+.:&/-])(?<!\b[A-Za-z][\w.-]* )\d[\d.,]*(?![\d*#A-Za-z-])/g;
const TYPED = /^\d+\. |[*#][\d*#]+|\b\d{4,5}\b(?= নম্বরে)|\+\d+/g;
const mixedDigits: Rule = (text) =>
  Array.from(
    plain(text).replaceAll(TYPED, " ").matchAll(LATIN_NUMBER),
    ([digits]) => `"${digits}": Bengali sentences have Bengali digits`,
  );

/** Two vowel signs in a row, or one after a hasanta: an ending was added to a word that already had an ending. */
const BROKEN_SPELLING = /[\u0980-\u09FF]*(?:[\u09BE-\u09CC]{2}|\u09CD[\u09BE-\u09CD])[\u0980-\u09FF]*/g;
const brokenSpelling: Rule = (text) =>
  Array.from(
    text.normalize("NFC").matchAll(BROKEN_SPELLING),
    ([word]) => `"${word}" is no possible spelling: a vowel sign stands behind another one or behind a hasanta`,
  );

const CLOCK = /(?<![\d০-৯:])([01]?\d|2[0-3]|[০১]?[০-৯]|২[০-৩]):[0-5০-৫][\d০-৯](?![\d০-৯:])/g;
const clockTimes: Rule = (text) =>
  Array.from(plain(text).matchAll(CLOCK), ([time]) => `"${time}": write the part of the day, e.g. বিকেল ৩টা`);

const MONEY = {
  en: /৳|\b(BDT|Taka|TK|tk)\.? [\d{]|\bTk\.? ?[০-৯]|\bTk\d/g,
  bn: /৳|(?<![A-Za-z])Tk\b|\bBDT\b|টাঃ/g,
};
const money =
  (language: "en" | "bn"): Rule =>
  (text) =>
    Array.from(text.matchAll(MONEY[language]), ([sum]) =>
      language === "en" ? `"${sum}": write Tk 1,000` : `"${sum}": write ১,০০০ টাকা`,
    );

/** An ending after a placeholder. Numbers may have a counting word; any other ending must be part of the value. */
const GLUED = /(\}\}|\}|\])-?(?!টি|জন|বার|তম|টা(?![\u0980-\u09FF]))[\u0980-\u09FF]+/g;
/** Labels whose exact text is fixed by the page list. */
const FIXED = new Set(["{{query}}-এর ফলাফল খোঁজা হচ্ছে"]);
const gluedEndings: Rule = (text) =>
  FIXED.has(text) || !/\{\w+\}|\{\{/.test(text)
    ? []
    : Array.from(text.matchAll(GLUED), ([ending]) =>
        ending.startsWith("]") ? "" : `"${ending}" is glued to a placeholder: give the name its form as data`,
      ).filter(Boolean);

const RULES: Readonly<Record<"en" | "bn", readonly Rule[]>> = {
  en: [variants("en"), translated, fieldNames, money("en")],
  bn: [variants("bn"), fieldNames, brokenSpelling, mixedDigits, clockTimes, money("bn"), gluedEndings],
};

function findingsIn({ file, line, text }: SiteText): Finding[] {
  const language = BENGALI.test(text) ? "bn" : "en";
  return RULES[language].flatMap((find) => find(text).map((message) => ({ file, line, message })));
}

/** Every text that a reader sees must use the words of docs/glossary-words.json: one word for each thing. */
export const wordingCheck: HouseCheck = {
  name: "wording",
  rule: "one word a thing in each language, no translated English, and Bengali digits, times, money and endings",
  run: (tree) => listSiteTexts(tree).flatMap(findingsIn),
};
