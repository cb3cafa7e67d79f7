import { escapeMarkup } from "@/utils/text/escape-markup";

const PLACEHOLDER = /\{\{([a-zA-Z.]+)\}\}/g;

/**
 * A copy of a value in which every text has its placeholders, `{{brand}}`, filled in. Those without a value are kept.
 * @param fillings the value for each name
 * @param htmlFields names of the fields whose text is HTML: values in those are escaped
 */
export function fillPlaceholders<Value>(
  value: Value,
  fillings: Readonly<Record<string, string>>,
  htmlFields: ReadonlySet<string>,
): Value {
  const filled = (inner: unknown, isHtml: boolean): unknown => {
    if (typeof inner === "string") {
      if (!inner.includes("{{")) return inner;
      return inner.replace(PLACEHOLDER, (whole, name: string) => {
        const filling = Object.hasOwn(fillings, name) ? fillings[name] : undefined;
        if (filling === undefined) return whole;
        return isHtml ? escapeMarkup(filling) : filling;
      });
    }
    if (Array.isArray(inner)) return inner.map((entry) => filled(entry, isHtml));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, entry]) => [name, filled(entry, htmlFields.has(name))]),
    );
  };
  return filled(value, false) as Value;
}
