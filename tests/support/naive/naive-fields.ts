/** A form's names and values as an object. Each value of a repeated name makes a new list: quadratic time. */
export function naiveFieldsOf(search: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of search) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}
