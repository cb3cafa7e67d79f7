/**
 * The address of a filtered list.
 * @param path of the page, with `#anchor` of the list
 * @param fields its filters and page; null values and the first page are omitted
 */
export function listHref(
  path: string,
  anchor: string,
  fields: Readonly<Record<string, string | number | null>>,
): string {
  const present = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== "" && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${query === "" ? "" : `?${query}`}#${anchor}`;
}
