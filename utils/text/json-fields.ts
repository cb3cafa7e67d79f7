/** A JSON object whose fields have not been checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a JSON object; false for arrays and null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined when there is no text or it is not valid JSON. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object in a JSON text; null when the text is not an object. */
export function readFields(text: string | null): Fields | null {
  const value = readJson(text);
  return isFields(value) ? value : null;
}
