export interface Paging {
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
}

/** Which page of a list an answer is. */
export const readPaging = ({ count, page, pages }: Paging): Paging => ({ count, page, pages });
