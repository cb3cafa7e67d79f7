import type { Language } from "@/backend/contract/language";
import { type Connection, statement } from "@/backend/db/queries/statement";

/** A form as it is kept. */
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

const COLUMNS = `reference, form, lang, fields, created_at as "createdAt", taken_at as "takenAt",
  answered_at as "answeredAt", answer`;

const insertForm = statement(
  "insert-web-form",
  "insert into web_forms (reference, form, lang, fields) values ($1, $2, $3, $4::jsonb)",
);

/** Saves a form that was sent. */
export async function keepWebForm(
  connection: Connection,
  { reference, form, lang, fields }: WebFormRow,
): Promise<void> {
  await insertForm(connection, [reference, form, lang, JSON.stringify(fields)]);
}

const selectOwn = statement<SentFormRow>(
  "find-own-web-form",
  `select ${COLUMNS} from web_forms where reference = $1 and fields ->> 'msisdn' = $2`,
);
const selectForm = statement<SentFormRow>("find-web-form", `select ${COLUMNS} from web_forms where reference = $1`);

/** A form by its reference and its sender's number; null when the two do not belong together. */
export async function findOwnWebForm(
  connection: Connection,
  reference: string,
  msisdn: string,
): Promise<SentFormRow | null> {
  return (await selectOwn(connection, [reference, msisdn]))[0] ?? null;
}

/** A form by its reference alone: for the operators who answer. */
export async function findWebForm(connection: Connection, reference: string): Promise<SentFormRow | null> {
  return (await selectForm(connection, [reference]))[0] ?? null;
}

const selectOpen = statement<SentFormRow>(
  "list-open-web-forms",
  `select ${COLUMNS} from web_forms where answered_at is null and ($1::text is null or form = $1)
   order by created_at limit $2`,
);

/** Forms without an answer, in the order of arrival. @param form null for all kinds */
export function listOpenWebForms(connection: Connection, form: string | null, most: number): Promise<SentFormRow[]> {
  return selectOpen(connection, [form, most]);
}

const updateTaken = statement<SentFormRow>(
  "take-web-form",
  `update web_forms set taken_at = now() where reference = $1 and taken_at is null returning ${COLUMNS}`,
);
const updateAnswer = statement<SentFormRow>(
  "answer-web-form",
  `update web_forms set answer = $2, answered_at = now(), taken_at = coalesce(taken_at, now())
   where reference = $1 returning ${COLUMNS}`,
);

/** Records that an operator works on a form; null when one already does, or when there is none. */
export async function markTaken(connection: Connection, reference: string): Promise<SentFormRow | null> {
  return (await updateTaken(connection, [reference]))[0] ?? null;
}

/** Saves the answer to a form, in place of an earlier one; null when there is no such form. */
export async function keepAnswer(
  connection: Connection,
  reference: string,
  answer: string,
): Promise<SentFormRow | null> {
  return (await updateAnswer(connection, [reference, answer]))[0] ?? null;
}
