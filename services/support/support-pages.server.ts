import { loadContentPage, loadContentWithArticles } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { getNotice, listNotices, searchUsefulInfo } from "@/services/support/support-service";
import { queryText } from "@/utils/paths/query-value";
import { keepUnitsWithin } from "@/utils/text/keep-units";

const MAX_TERM_LENGTH = 80;
const MIN_TERM_LENGTH = 2;
const NOTICES_BESIDE = 3;

/** The support page: its content, the search in the address, and the newest notices (API-SITE-36, API-SITE-21). */
export async function loadSupport(request: PageRequest) {
  const { api, context } = request;
  const term = queryText(request.query["q"], MAX_TERM_LENGTH);
  // The question becomes part of a path, where these characters have another meaning and proxies decode them.
  const typed = term.replace(/[/\\%.]+/g, " ").trim();
  const isSearched = typed.length >= MIN_TERM_LENGTH;
  const [content, found, latest] = await Promise.all([
    loadContentPage(request),
    isSearched ? sideSection(context.res, "useful information", () => searchUsefulInfo(api, typed)) : null,
    sideSection(context.res, "notices", () => listNotices(api, { perPage: NOTICES_BESIDE })),
  ]);
  return { ...content, search: { term, isSearched, found }, notices: latest?.notices ?? null };
}

/** The notice board: its content, and the list for the address (API-SITE-21). */
export const loadNoticeBoard = (request: PageRequest) => loadContentWithArticles(request, "notices", listNotices);

/** One notice. @throws ApiError; `isNotFound` when no notice has that slug */
export async function loadNotice({ api, context }: PageRequest) {
  return { article: keepUnitsWithin(await getNotice(api, String(context.params?.["slug"]))) };
}
