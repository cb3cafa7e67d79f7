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

/** The fields of an object whose values are texts. */
export function textsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The list in a JSON text; empty when the text is not a list. */
export function readList(text: string | null): readonly unknown[] {
  const value = readJson(text);
  return Array.isArray(value) ? value : [];
}

/**
 * True when a value contains what must never reach the database or an object's prototype: NUL (PostgreSQL cannot store
 * it), half of a surrogate pair, a `__proto__` key, or more than 32 levels.
 */
export function isHostile(payload: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: payload, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && isHostileText(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    if (depth === 32) return true;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "__proto__" || isHostileText(key)) return true;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}

function isHostileText(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}
