import { queryExists } from "@/backend/db/queries/statement";

/**
 * Checks whether everything that a file belongs to is still to be published. The rule is that of the lists: a disclosure
 * is public from its moment on, a report or notice from its day on.
 * @param now ISO moment @param today ISO day in Asia/Dhaka
 */
export const isUnpublishedFile = queryExists<[url: string, now: string, today: string]>(
  "is-unpublished-file",
  `select from (
     select published_at <= $2::timestamptz as is_public from disclosures where file ->> 'url' = $1
     union all
     select published_on <= $3::date from financial_reports where file ->> 'url' = $1
     union all
     select published and published_on <= $3::date from notices where file ->> 'url' = $1) as named
   having not bool_or(is_public)`,
);
