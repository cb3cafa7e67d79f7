import { readCookies } from "@/utils/requests/cookies";

/**
 * A cookie's value, if all cookies of that name have the same. A browser sends several when a sibling host of the same
 * parent domain has set one of its own; which of them is this site's cannot be known.
 * @param header the Cookie header of a request, or document.cookie
 * @returns undefined when there is none, null when they differ
 */
export function soleCookie(header: string | undefined, name: string): string | null | undefined {
  const values = new Set<string>();
  for (const cookie of readCookies(header)) {
    if (cookie.name === name && cookie.value !== "") values.add(cookie.value);
  }
  if (values.size > 1) return null;
  const [value] = values;
  return value;
}
