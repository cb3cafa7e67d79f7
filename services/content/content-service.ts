import type { ContentEntry, ContentPage } from "@/backend/contract/content/content-page";
import type { Api } from "@/services/api/api-client";
import { notFound, readAnswer } from "@/services/api/api-error";

export type { ContentBlock, ContentPage, ContentSection } from "@/backend/contract/content/content-page";

/**
 * GET /api/v1/content-page: a page of rich blocks, by the path under which it is stored.
 * @param path null for an address that cannot be a page's address
 * @throws ApiError; `isNotFound` when there is none
 */
export async function getContentPage(api: Api, path: string | null): Promise<ContentPage> {
  if (path === null) throw notFound("content-page-not-found", "No page can have such an address");
  const { data } = await api.request("getContentPage", { query: { path } });
  return readAnswer(() => {
    if (!Array.isArray(data.blocks)) throw new TypeError("The page has no blocks");
    return data;
  });
}

/** GET /api/v1/content-pages: every page of a language, for the sitemap. */
export async function listContentPages(api: Api): Promise<ContentEntry[]> {
  const { data } = await api.request("listContentPages");
  return readAnswer(() => [...data]);
}
