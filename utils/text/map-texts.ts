/**
 * A copy of JSON data in which every text is replaced.
 * @param replace gets each text, and the name of the field that has it, alone or in a list; empty for none
 */
export function mapTexts<Value>(value: Value, replace: (text: string, field: string) => string): Value {
  const copy = (inner: unknown, field: string): unknown => {
    if (typeof inner === "string") return replace(inner, field);
    if (Array.isArray(inner)) return inner.map((entry) => copy(entry, field));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, entry]) => [name, copy(entry, name)]));
  };
  return copy(value, "") as Value;
}
