import type { Page, PageQuery } from "@/backend/domain/paging";

/** The entries per page if the call does not set them. The catalogue and packs have their own defaults. */
const ENTRIES_PER_PAGE = 12;

export function pageFieldsOf({ count, page, pages, perPage }: Page<unknown>) {
  return { count, page, pages, per_page: perPage };
}

/** The page that a call asks for. */
export function pageQueryOf(
  { page = 1, per_page: perPage }: { page?: number | undefined; per_page?: number | undefined },
  usual = ENTRIES_PER_PAGE,
): PageQuery {
  return { page, perPage: perPage ?? usual };
}
