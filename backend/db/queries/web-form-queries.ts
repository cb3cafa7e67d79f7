import type { Language } from "@/backend/contract/language";
import { type Connection, statement } from "@/backend/db/queries/statement";

/** A form as it is kept. */
export interface WebFormRow {
  reference: string;
  /** The contract's webform_id. */
  form: string;
  lang: Language;
  /** Fields that were left out are undefined, and are not kept. */
  fields: Readonly<Record<string, string | number | undefined>>;
}

const insertForm = statement(
  "insert-web-form",
  "insert into web_forms (reference, form, lang, fields) values ($1, $2, $3, $4::jsonb)",
);

/** Keeps a form that was sent. */
export async function keepWebForm(
  connection: Connection,
  { reference, form, lang, fields }: WebFormRow,
): Promise<void> {
  await insertForm(connection, [reference, form, lang, JSON.stringify(fields)]);
}
