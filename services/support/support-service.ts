import type { UsefulInfo, Notice as WireNotice } from "@/backend/contract/content/content";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import {
  type Article,
  type ArticleCall,
  type ArticleFilter,
  getArticle,
  type InFull,
  listArticles,
  readArticle,
} from "@/services/content/dated-articles";

export type { UsefulInfo } from "@/backend/contract/content/content";

/** A notice as a list shows it. */
export interface Notice extends Article {
  file: WireNotice["file"];
}

export type Notices = Awaited<ReturnType<typeof listNotices>>;

const NOTICES: ArticleCall<WireNotice, Notice> = {
  request: (api, body) => api.request("listNotices", { body }),
  missing: "notice-not-found",
  read: (notice) => ({ ...readArticle(notice), file: notice.file }),
};

/** POST /api/notice-board-items-list: notices, newest first, 12 a page (API-SITE-21). */
export async function listNotices(api: Api, filter: ArticleFilter = {}) {
  const { entries, ...page } = await listArticles(api, NOTICES, filter);
  return { notices: entries, ...page };
}

/**
 * POST /api/notice-board-items-list with a slug: one notice in full.
 * @throws ApiError; `isNotFound` when no notice has that slug
 */
export function getNotice(api: Api, slug: string): Promise<InFull<Notice>> {
  return getArticle(api, NOTICES, slug);
}

/**
 * GET /api/useful-info/search/{term}: the twelve best answers, and the number of matches (API-SITE-36).
 * @param term 2 to 80 characters
 */
export async function searchUsefulInfo(api: Api, term: string): Promise<{ answers: UsefulInfo[]; count: number }> {
  const { data } = await api.request("searchUsefulInfo", { params: { term } });
  return readAnswer(() => ({ answers: [...data.items], count: data.count }));
}

/** POST /api/v1/useful-info/vote: whether an answer helped; a browser's second vote replaces its first. */
export async function voteUsefulInfo(
  api: Api,
  vote: { slug: string; useful: boolean; browser: string },
): Promise<void> {
  await api.request("voteUsefulInfo", { body: vote });
}
