import type { ContentEntry, ContentPage } from "@/backend/contract/content/content-page";
import type { Api } from "@/services/api/api-client";
import { notFound } from "@/services/api/api-error";

export type { ContentBlock, ContentPage, ContentSection } from "@/backend/contract/content/content-page";

/**
 * GET /api/v1/content-page: a page of rich blocks, by the path under which it is stored.
 * @param path null for an address that cannot be a page's address
 * @throws ApiError; `isNotFound` when there is none
 */
export async function getContentPage(api: Api, path: string | null): Promise<ContentPage> {
  if (path === null) throw notFound("content-page-not-found", "No page can have such an address");
  return (await api.request("getContentPage", { query: { path } })).data;
}

/** GET /api/v1/content-pages: every page of a language, for the sitemap. */
export async function listContentPages(api: Api): Promise<ContentEntry[]> {
  return (await api.request("listContentPages")).data;
}
