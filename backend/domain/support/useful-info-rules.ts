import { toAsciiDigits } from "@/utils/digits";

/** Words that nearly every question has. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and are be by can could do does for from get have how i in is it me my of on or our please should the to " +
    "want was what when where which why will with you your not no " +
    "আমার আমি আমাদের আপনার আপনি এই এটা একটা একটি ও এবং কি কী কীভাবে কিভাবে কেন কোথায় কখন কোন কত করব করবো করতে করে করা " +
    "করুন হয় হবে হচ্ছে না নেই চাই থেকে জন্য যায় পারি পাব পাবো"
  )
    .normalize("NFC")
    .split(" "),
);

const ENGLISH_ENDING = /(ing|ed|es|s)$/;
const BENGALI_ENDING = /(গুলোর|গুলো|টির|টার|ের|টি|টা|তে|কে|ে|র|ও|ই)$/;
/** What is left of a word must still mean something. */
const SHORTEST_STEM = 3;

function stemOf(word: string): string {
  const stem = word.replace(/[a-z]$/.test(word) ? ENGLISH_ENDING : BENGALI_ENDING, "");
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/**
 * What a question is searched by, in either script: its words without those that every question has, in small letters,
 * ASCII digits and without their endings, so that `সিমের` finds `সিম` and `charged` finds `charge`.
 * @param term as a person typed it
 * @returns at most eight beginnings of words; all words when each is one of those
 */
export function searchWords(term: string): string[] {
  const words = toAsciiDigits(term.normalize("NFC"))
    .toLowerCase()
    .replaceAll("-", "")
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))].slice(0, 8);
}
