import { loadContentWithArticles } from "@/services/content/content-page.server";
import { getPressRelease, listPressReleases } from "@/services/news/news-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { keepUnitsWithin } from "@/utils/text/keep-units";

/** The press release page: its content, and the list for the address (API-SITE-05). */
export const loadPressReleases = (request: PageRequest) =>
  loadContentWithArticles(request, "press releases", listPressReleases);

/** One press release. @throws ApiError; `isNotFound` when no release has that slug */
export async function loadPressRelease({ api, context }: PageRequest) {
  const slug = context.params?.["slug"];
  return { article: keepUnitsWithin(await getPressRelease(api, String(slug))) };
}
