import type { Page } from "@/backend/domain/paging";

/** Entries on a page of a list when the call names no number; the catalogue and packs have their own. */
export const ENTRIES_PER_PAGE = 12;

/** The place of a page in its list, as the contract spells it. */
export function pageFieldsOf({ count, page, pages, perPage }: Page<unknown>) {
  return { count, page, pages, per_page: perPage };
}
