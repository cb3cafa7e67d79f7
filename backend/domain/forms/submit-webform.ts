import type { Webform } from "@/backend/contract/content/forms";
import { insertWebForm, type WebFormRow } from "@/backend/db/queries/content/web-form-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { answerOnce, optionalRequest } from "@/backend/domain/idempotency";
import { newPublicId } from "@/backend/domain/random-ids";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

const NUMBERS: readonly string[] = ["msisdn", "new_owner_msisdn"];

/**
 * Stores one of the site's forms, once with a key, its mobile numbers normalised (API-SITE-09 and API-SITE-10).
 * @throws DomainError `msisdn-invalid` with the field, `request-in-progress`, `idempotency-key-reused`
 */
export async function submitWebform(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  key: string | null,
  { webform_id: form, ...typed }: Webform,
): Promise<string> {
  const fields = withNumbers(typed);
  const request = optionalRequest("webform", key, { ...fields, form });
  return inTransaction(db, (transaction) =>
    answerOnce(transaction, request, async () => {
      const reference = newPublicId();
      await insertWebForm(transaction, { reference, form, lang, fields });
      return reference;
    }),
  );
}

function withNumbers(typed: WebFormRow["fields"]): WebFormRow["fields"] {
  const fields = { ...typed };
  for (const field of NUMBERS) {
    const value = fields[field];
    if (value === undefined) continue;
    const msisdn = orThrow(normaliseMsisdn(String(value)), "msisdn-invalid", field);
    fields[field] = msisdn;
  }
  return fields;
}
