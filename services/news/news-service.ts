import type {
  PressReleaseInFull,
  PressReleaseList,
  PressRelease as WireRelease,
} from "@/backend/contract/content/content";
import type { Api } from "@/services/api/api-client";
import { ApiError, notFound, readAnswer } from "@/services/api/api-error";
import { readPicture } from "@/services/catalog/read-picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** A press release as a list shows it. */
export interface PressRelease {
  slug: string;
  title: string;
  summary: string;
  /** ISO day. */
  publishedOn: string;
  picture: ShownPicture | null;
}

interface PressReleaseArticle extends PressRelease {
  /** Plain paragraphs, never HTML. */
  body: string[];
}

/** The filter of the list: words from title or summary, and a year. */
interface PressReleaseFilter {
  key?: string;
  year?: number;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

export interface PressReleases {
  releases: PressRelease[];
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
  /** Every year with a release, newest first, independent of the filter. */
  years: number[];
}

function readRelease(release: WireRelease): PressRelease {
  return {
    slug: release.slug,
    title: release.title,
    summary: release.summary,
    publishedOn: release.published_on,
    picture: release.picture === null ? null : readPicture(release.picture),
  };
}

async function request(api: Api, body: Record<string, unknown>): Promise<PressReleaseList> {
  return (await api.request<{ data: PressReleaseList }>("listPressReleases", { body })).data;
}

/** POST /api/press-release-items-list: releases, newest first, 12 a page (API-SITE-05). @throws ApiError */
export async function listPressReleases(api: Api, filter: PressReleaseFilter = {}): Promise<PressReleases> {
  const { perPage, ...body } = filter;
  const list = await request(api, { ...body, ...(perPage !== undefined && { per_page: perPage }) });
  return readAnswer(() => ({
    releases: list.items.map(readRelease),
    count: list.count,
    page: list.page,
    pages: list.pages,
    years: list.years,
  }));
}

/** The form of the slugs that the contract accepts. */
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * POST /api/press-release-items-list with a slug: one release in full.
 * @throws ApiError; absence when no release has that slug
 */
export async function getPressRelease(api: Api, slug: string): Promise<PressReleaseArticle> {
  if (!SLUG.test(slug)) throw notFound("press-release-not-found", "No press release has such a name");
  const { article } = await request(api, { slug });
  if (article === null) throw new ApiError({ kind: "outage", status: 200 });
  return readAnswer(() => readArticle(article));
}

function readArticle(article: PressReleaseInFull): PressReleaseArticle {
  return { ...readRelease(article), body: article.body };
}
