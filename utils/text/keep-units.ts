const NO_BREAK = "\u00a0";
const UNITS =
  "([GMT]B|[MG]b(ps|it)|mAh|G?Hz|MP|W|[akp]?m|ml|k?g|min|(minute|hour|day|month|year|second)s?|SMS|percent|million|lakh|crore)\\b";
/** Bengali units may carry an ending: দিনে, টাকার. */
const BENGALI_UNITS = "((জি|এম|টি)বি|মিনিট|ঘণ্টা|দিন|মাস|বছর|সেকেন্ড|এসএমএস|টাকা|কিমি|ইঞ্চি|হার্টজ|ওয়াট|শতাংশ|লাখ|কোটি)";
/** The space after a currency or a figure, with the letter before it. */
const IN_QUANTITY = new RegExp(`\\bTk (?=\\d)|\\d (?=${UNITS})|[০-৯] (?=${BENGALI_UNITS})`, "g");

/** The text with each figure and its unit or currency on one line: `20 GB`, `৩০ দিন`, `Tk 38`. */
export function keepUnits(text: string): string {
  return text.replace(IN_QUANTITY, (part) => part.slice(0, -1) + NO_BREAK);
}

/**
 * A copy of a value in which `keepUnits` is applied to every text.
 * @param except names of the fields that stay as they are
 */
export function keepUnitsWithin<Value>(value: Value, except: ReadonlySet<string> = new Set()): Value {
  const convert = (inner: unknown): unknown => {
    if (typeof inner === "string") return keepUnits(inner);
    if (Array.isArray(inner)) return inner.map(convert);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, entry]) => [name, except.has(name) ? entry : convert(entry)]),
    );
  };
  return convert(value) as Value;
}
