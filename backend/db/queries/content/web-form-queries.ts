import type { Language } from "@/backend/contract/language";
import { execute, queryOneValue, queryRow, queryRows } from "@/backend/db/queries/statement";

/** A form as it is stored. */
export interface WebFormRow {
  reference: string;
  /** The contract's webform_id. */
  form: string;
  lang: Language;
  /** Fields that were left out are undefined, and are not stored. */
  fields: Readonly<Record<string, string | number | undefined>>;
}

/** A form with its steps: received, in progress, answered. */
export interface SentFormRow extends WebFormRow {
  createdAt: Date;
  takenAt: Date | null;
  answeredAt: Date | null;
  answer: string | null;
}

const COLUMNS = "reference, form, lang, fields, created_at, taken_at, answered_at, answer";

/** Saves a form that was sent. */
export const insertWebForm = execute<[form: WebFormRow]>(
  "insert-web-form",
  "insert into web_forms (reference, form, lang, fields) values ($reference, $form, $lang, $fields::jsonb)",
);

/** A form by its reference and its sender's number; null when the two do not belong together. */
export const findOwnWebForm = queryRow<SentFormRow, [reference: string, msisdn: string]>(
  "find-own-web-form",
  `select ${COLUMNS} from web_forms where reference = $1 and fields ->> 'msisdn' = $2`,
);

/** A form by its reference alone: for the operators who answer. */
export const findWebForm = queryRow<SentFormRow, [reference: string]>(
  "find-web-form",
  `select ${COLUMNS} from web_forms where reference = $1`,
);

const IS_OPEN = "answered_at is null and ($1::text is null or form = $1)";

/** Forms without an answer, in the order of arrival. @param form null for all kinds */
export const listOpenWebForms = queryRows<SentFormRow, [form: string | null, limit: number]>(
  "list-open-web-forms",
  `select ${COLUMNS} from web_forms where ${IS_OPEN} order by created_at limit $2`,
);

/** The same with the newest first: somebody may have sent many, before which real ones would stay unseen. */
export const listNewestWebForms = queryRows<SentFormRow, [form: string | null, limit: number]>(
  "list-newest-web-forms",
  `select ${COLUMNS} from web_forms where ${IS_OPEN} order by created_at desc limit $2`,
);

export const countOpenWebForms = queryOneValue<number, [form: string | null]>(
  "count-open-web-forms",
  `select count(*)::int from web_forms where ${IS_OPEN}`,
);

/** Records that an operator works on a form; null when one already does, or when there is none. */
export const markTaken = queryRow<SentFormRow, [reference: string]>(
  "take-web-form",
  `update web_forms set taken_at = now() where reference = $1 and taken_at is null returning ${COLUMNS}`,
);

/** Saves the answer to a form, in place of an earlier one; null when there is no such form. */
export const setAnswer = queryRow<SentFormRow, [reference: string, answer: string]>(
  "answer-web-form",
  `update web_forms set answer = $2, answered_at = now(), taken_at = coalesce(taken_at, now())
   where reference = $1 returning ${COLUMNS}`,
);
