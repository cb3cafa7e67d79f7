/**
 * A cookie's value, when all cookies of that name say the same. A browser sends several when a sibling host of the same
 * parent domain has set one of its own; which of them is ours cannot be told (RELIABILITY 2.2.5).
 * @param header the Cookie header of a request, or document.cookie
 * @returns undefined when there is none, null when they differ
 */
export function soleCookie(header: string | undefined, name: string): string | null | undefined {
  const values = new Set<string>();
  for (const pair of (header ?? "").split(";")) {
    const [key, value = ""] = [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1).trim()];
    if (key === name && value !== "") values.add(value);
  }
  if (values.size > 1) return null;
  const [value] = values;
  return value;
}
