/**
 * The address of a narrowed list.
 * @param path of the page, with `#anchor` of the list
 * @param fields what it is narrowed to; those that are null or the first page are left out
 */
export function listHref(
  path: string,
  anchor: string,
  fields: Readonly<Record<string, string | number | null>>,
): string {
  const said = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== "" && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${query === "" ? "" : `?${query}`}#${anchor}`;
}
