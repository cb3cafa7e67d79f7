import type { PressRelease as WireRelease } from "@/backend/contract/content/content";
import type { Api } from "@/services/api/api-client";
import { readPicture } from "@/services/catalog/read-picture";
import {
  type Article,
  type ArticleCall,
  type ArticleFilter,
  getArticle,
  type InFull,
  listArticles,
  readArticle,
} from "@/services/content/dated-articles";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** A press release as a list shows it. */
export interface PressRelease extends Article {
  picture: ShownPicture | null;
}

export type PressReleases = Awaited<ReturnType<typeof listPressReleases>>;

const RELEASES: ArticleCall<WireRelease, PressRelease> = {
  request: (api, body) => api.request("listPressReleases", { body }),
  missing: "press-release-not-found",
  read: (release) => ({
    ...readArticle(release),
    picture: release.picture === null ? null : readPicture(release.picture),
  }),
};

/** POST /api/press-release-items-list: releases, newest first, 12 a page (API-SITE-05). */
export async function listPressReleases(api: Api, filter: ArticleFilter = {}) {
  const { entries, ...page } = await listArticles(api, RELEASES, filter);
  return { releases: entries, ...page };
}

/**
 * POST /api/press-release-items-list with a slug: one release in full.
 * @throws ApiError; `isNotFound` when no release has that slug
 */
export function getPressRelease(api: Api, slug: string): Promise<InFull<PressRelease>> {
  return getArticle(api, RELEASES, slug);
}
