import { escapeMarkup } from "@/utils/text/escape-markup";
import { mapTexts } from "@/utils/text/map-texts";

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
  return mapTexts(value, (text, field) =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      const filling = Object.hasOwn(fillings, name) ? fillings[name] : undefined;
      if (filling === undefined) return whole;
      return htmlFields.has(field) ? escapeMarkup(filling) : filling;
    }),
  );
}
