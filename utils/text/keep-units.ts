import { mapTexts } from "@/utils/text/map-texts";

const NO_BREAK = "\u00a0";
const UNITS =
  "([GMT]B|[MG]b(ps|it)|mAh|G?Hz|MP|W|[akp]?m|ml|k?g|min|(minute|hour|day|month|year|second)s?|SMS|percent|million|lakh|crore)\\b";
/** The space after a currency or a figure, with the letter before it. In Bengali a figure belongs to the word after it. */
const IN_QUANTITY = new RegExp(`\\bTk (?=\\d)|\\d (?=${UNITS})|[০-৯%] (?=[অ-হ])`, "g");
/** The hyphen before an ending (৫-এর, ২০২৫-এর), and that of ই-সিম: on a line of its own, ই- is not a word. */
const INNER_HYPHEN = /[০-৯]-(?=[অ-হ])|(?<!\p{L}|\p{M})ই-(?=সিম)/gu;
const WORD_JOINER = "\u2060";

/** The text with each figure and what belongs to it on one line: `20 GB`, `৩০ দিন`, `Tk 38`, ৫-এর; also ই-সিম. */
export function keepUnits(text: string): string {
  return text
    .replace(IN_QUANTITY, (part) => part.slice(0, -1) + NO_BREAK)
    .replace(INNER_HYPHEN, (part) => part + WORD_JOINER);
}

/**
 * A copy of a value in which `keepUnits` is applied to every text.
 * @param except names of the fields that stay as they are
 */
export function keepUnitsWithin<Value>(value: Value, except: ReadonlySet<string> = new Set()): Value {
  return mapTexts(value, (text, field) => (except.has(field) ? text : keepUnits(text)));
}
