/** Names and values of a form as an object, with a new list for each value of a repeated name: quadratic time. */
export function naiveFieldsOf(search: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of search) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}
