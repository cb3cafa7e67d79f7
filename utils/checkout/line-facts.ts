import { printedText } from "@/utils/checkout/print-text";
import { formatNumber } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";

/** A mobile number, in full or masked. */
const MSISDN = /^01[\d*]{9}$/;
const CAPACITY = /^[\d০-৯]+ (?:GB|TB|জিবি|টিবি)$/;

interface LineOfFacts {
  /** The chosen options by name: `{ Colour: "Sky blue", RAM: "8 GB" }`. */
  variationDetails: Readonly<Record<string, string>>;
  name: string | null;
  number: string | null;
  /** SIM numbers, separated by commas. */
  sim?: string | null;
}

/** A memory size gets its name, since there are two sizes, and has no line break inside. A mobile number is grouped. */
function choiceText([label, value]: [string, string], locale: string): string {
  if (MSISDN.test(value)) return formatMsisdn(value, locale);
  if (!CAPACITY.test(value)) return value;
  const kind = label === label.toUpperCase() ? label : label.toLowerCase();
  return `${value} ${kind}`.replaceAll(" ", "\u00a0");
}

/**
 * The options of an article, in short, for one line below its title: `Sky blue`, `8 GB RAM`, `256 GB storage`,
 * `01391-693476`, `“NIHAL 10”` (CART-14, CART-18).
 */
export function lineFacts(line: LineOfFacts, locale: string): string[] {
  const numbers = (line.sim ?? "")
    .split(",")
    .flatMap((number) => (number.trim() === "" ? [] : formatMsisdn(number.trim(), locale)));
  return [
    ...Object.entries(line.variationDetails).map((choice) => choiceText(choice, locale)),
    ...numbers,
    ...printedText(line),
  ];
}

/** The goods of several lines as one text: `2 × Turna X5, 1 × Cover`. */
export const goodsText = (lines: readonly { title: string; quantity: number }[], locale: string): string =>
  lines.map(({ title, quantity }) => `${formatNumber(quantity, locale)} × ${title}`).join(", ");
