import { findWebForm, markTaken, setAnswer } from "@/backend/db/queries/content/web-form-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { OperatorError } from "@/backend/domain/operator-command";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

const MAX_ANSWER_LENGTH = 4_000;

/** An operator works on a form. @throws DomainError `request-not-found`; OperatorError when another one does */
export async function takeWebform({ db }: DbContext, reference: string): Promise<void> {
  if ((await markTaken(db.pool, reference)) !== null) return;
  const form = orThrow(await findWebForm(db.pool, reference), "request-not-found", "reference");
  const why = form.answeredAt === null ? "in work already: answer it" : "answered already";
  throw new OperatorError(`Form ${reference} is ${why}.`);
}

/**
 * Saves the answer to a form and texts its sender, in the sender's language, that it is there. A second one replaces
 * the first, so that an operator can correct mistakes.
 * @throws DomainError `request-not-found`; OperatorError for an answer that is empty or too long
 */
export async function answerWebform(transaction: Connection, reference: string, typed: string): Promise<void> {
  const answer = typed.trim();
  if (answer === "") throw new OperatorError("The answer is empty: write it behind the reference.");
  if (answer.length > MAX_ANSWER_LENGTH) {
    throw new OperatorError(`The answer is longer than ${MAX_ANSWER_LENGTH} characters.`);
  }
  const form = orThrow(await setAnswer(transaction, reference, answer), "request-not-found", "reference");
  const msisdn = normaliseMsisdn(String(form.fields["msisdn"] ?? ""));
  if (msisdn === null) return;
  const { lang } = form;
  const message = { msisdn, purpose: "web-form-answered", lang, facts: { reference }, proof: "operator" } as const;
  await queueMessage(transaction, message);
}
