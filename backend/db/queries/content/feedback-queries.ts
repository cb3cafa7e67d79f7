import type { Language } from "@/backend/contract/language";
import { execute, queryRow, queryRows } from "@/backend/db/queries/statement";

/** A customer's rating as it is stored. */
interface FeedbackRow {
  reference: string;
  msisdn: string | null;
  /** True when the number is the logged-in number of a session. */
  isProved: boolean;
  service: string;
  rating: number;
  comment: string | null;
  /** The ticket or order that the sender named. */
  about: string | null;
  lang: Language;
}

export interface SentFeedbackRow extends FeedbackRow {
  createdAt: Date;
}

const COLUMNS = "reference, msisdn, is_proved, service, rating, comment, about, lang, created_at";

/** Saves a rating. */
export const insertFeedback = execute<[row: FeedbackRow]>(
  "insert-customer-feedback",
  `insert into customer_feedback (reference, msisdn, is_proved, service, rating, comment, about, lang)
   values ($reference, $msisdn, $isProved, $service, $rating, $comment, $about, $lang)`,
);

/** Ratings, the newest first. @param service null for all of them */
export const listFeedback = queryRows<SentFeedbackRow, [service: string | null, limit: number]>(
  "list-customer-feedback",
  `select ${COLUMNS}
   from customer_feedback where $1::text is null or service = $1 order by created_at desc limit $2`,
);

/** One rating by its reference; null when there is none. */
export const findFeedback = queryRow<SentFeedbackRow, [reference: string]>(
  "find-customer-feedback",
  `select ${COLUMNS}
   from customer_feedback where reference = $1`,
);
