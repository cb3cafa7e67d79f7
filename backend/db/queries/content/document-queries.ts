import { queryColumn } from "@/backend/db/queries/statement";

/**
 * Lists the addresses of files that belong only to what is still to be published. The rule is that of the lists: a
 * disclosure is public from its moment on, a report or notice from its day on.
 * @param now ISO moment @param today ISO day in Asia/Dhaka
 */
export const listUnpublishedFiles = queryColumn<string, [now: string, today: string]>(
  "list-unpublished-files",
  `select url from (
     select file ->> 'url' as url, published_at <= $1::timestamptz as is_public from disclosures
     union all
     select file ->> 'url', published_on <= $2::date from financial_reports
     union all
     select file ->> 'url', published and published_on <= $2::date from notices) as named
   where url is not null group by url having not bool_or(is_public)`,
);
