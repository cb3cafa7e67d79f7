import { loadContentWithList } from "@/services/content/content-page.server";
import { getPressRelease, listPressReleases } from "@/services/news/news-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { readListFilter } from "@/utils/paths/list-filter";
import { queryText } from "@/utils/paths/query-value";

const MAX_KEY_LENGTH = 80;
const RELEASES_A_PAGE = 12;

/** The press release page: its content, and the list for the address (API-SITE-05). */
export async function loadPressReleases(request: PageRequest) {
  const { year, page } = readListFilter(request.query);
  const key = queryText(request.query["key"]).slice(0, MAX_KEY_LENGTH);
  const query = { page, perPage: RELEASES_A_PAGE, ...(year !== null && { year }), ...(key !== "" && { key }) };
  const content = await loadContentWithList(request, "press releases", () => listPressReleases(request.api, query));
  return { ...content, filter: { year, page, key } };
}

/** One press release. @throws ApiError; `isNotFound` when no release has that slug */
export async function loadPressRelease({ api, context }: PageRequest) {
  const slug = context.params?.["slug"];
  return { article: await getPressRelease(api, String(slug)) };
}
