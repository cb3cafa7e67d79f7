import type { NoticeList, UsefulInfo, UsefulInfoList, Notice as WireNotice } from "@/backend/contract/content/content";
import type { Api } from "@/services/api/api-client";
import { ApiError, notFound, readAnswer } from "@/services/api/api-error";

export type { UsefulInfo } from "@/backend/contract/content/content";

/** A notice as a list shows it. */
export interface Notice {
  slug: string;
  title: string;
  summary: string;
  /** ISO day. */
  publishedOn: string;
  file: { url: string; bytes: number; type: string } | null;
}

interface NoticeArticle extends Notice {
  /** Plain paragraphs, never HTML. */
  body: string[];
}

export interface Notices {
  notices: Notice[];
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
  /** Every year with a notice, newest first, independent of the filter. */
  years: number[];
}

function readNotice({ slug, title, summary, published_on: publishedOn, file }: WireNotice): Notice {
  return { slug, title, summary, publishedOn, file };
}

async function request(api: Api, body: Record<string, unknown>): Promise<NoticeList> {
  return (await api.request<{ data: NoticeList }>("listNotices", { body })).data;
}

/** POST /api/notice-board-items-list: notices, newest first, 12 a page (API-SITE-21). @throws ApiError */
export async function listNotices(
  api: Api,
  filter: { key?: string; year?: number; page?: number; perPage?: number } = {},
): Promise<Notices> {
  const { perPage, ...body } = filter;
  const list = await request(api, { ...body, ...(perPage !== undefined && { per_page: perPage }) });
  return readAnswer(() => ({
    notices: list.items.map(readNotice),
    count: list.count,
    page: list.page,
    pages: list.pages,
    years: list.years,
  }));
}

/** The form of the slugs that the contract accepts. */
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * POST /api/notice-board-items-list with a slug: one notice in full.
 * @throws ApiError; absence when no notice has that slug
 */
export async function getNotice(api: Api, slug: string): Promise<NoticeArticle> {
  if (!SLUG.test(slug)) throw notFound("notice-not-found", "No notice has such a name");
  const { article } = await request(api, { slug });
  if (article === null) throw new ApiError({ kind: "outage", status: 200 });
  return readAnswer(() => ({ ...readNotice(article), body: article.body }));
}

/**
 * GET /api/useful-info/search/{term}: the twelve best answers, and the number of matches (API-SITE-36).
 * @param term 2 to 80 characters
 * @throws ApiError
 */
export async function searchUsefulInfo(api: Api, term: string): Promise<{ answers: UsefulInfo[]; count: number }> {
  const { data } = await api.request<{ data: UsefulInfoList }>("searchUsefulInfo", { params: { term } });
  return readAnswer(() => ({ answers: [...data.items], count: data.count }));
}

/** POST /api/v1/useful-info/vote: whether an answer helped; a browser's second vote replaces its first. @throws ApiError */
export async function voteUsefulInfo(
  api: Api,
  vote: { slug: string; useful: boolean; browser: string },
): Promise<void> {
  await api.request("voteUsefulInfo", { body: vote });
}
