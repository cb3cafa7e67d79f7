import { createPublicApi } from "@/services/api/api-client.server";
import { listPopularSearches } from "@/services/search/search-service";
import { isSearchPath, localePath } from "@/utils/paths/paths";

/**
 * The addresses of results that popular searches lead to, each in both languages. Robots may open them, but no other
 * results.
 */
export async function listPopularResults(): Promise<string[]> {
  const lists = await Promise.all(["en", "bn"].map((lang) => listPopularSearches(createPublicApi(lang))));
  const results = new Set(lists.flat().flatMap(({ path }) => (isSearchPath(path) ? [path] : [])));
  return [...results].flatMap((path) => [path, localePath(path, "bn")]);
}
