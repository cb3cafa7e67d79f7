import type { Page } from "@/backend/domain/paging";

/** The entries per page if the call does not set them. The catalogue and packs have their own defaults. */
export const ENTRIES_PER_PAGE = 12;

export function pageFieldsOf({ count, page, pages, perPage }: Page<unknown>) {
  return { count, page, pages, per_page: perPage };
}
