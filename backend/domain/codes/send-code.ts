import type { CodeChannel } from "@/backend/contract/fields";
import { lookBeforeSend, replaceCode, takeSiteMessage } from "@/backend/db/queries/account/code-queries";
import { secondsUntilOpen, takeBudgetForMember, usedOfBudget } from "@/backend/db/queries/budget-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import {
  type CodeBudgets,
  type CodeContext,
  codeBudgets,
  takeBudgetsOrThrow,
} from "@/backend/domain/codes/code-context";
import { CODE_SECONDS, isOperatorNumber, readMsisdn, TEXTS_BEFORE_CALL } from "@/backend/domain/codes/code-rules";
import {
  type CodePurpose,
  codeDigest,
  newChallenge,
  newCode,
  sealCode,
  unmatchableDigest,
} from "@/backend/domain/codes/code-secrets";
import { DomainError, tooManyRequests } from "@/backend/domain/domain-error";

interface CodeRequest {
  /** The typed text. */
  readonly msisdn: string;
  readonly purpose: CodePurpose;
  /** The subject within the purpose, e.g. the id of an offer. */
  readonly subject?: string;
  /** Default `sms`. A call that reads the code out is possible only after two texts. */
  readonly channel?: CodeChannel | undefined;
}

/**
 * Sends a one-time code. All features of the site use this function, so its budgets apply to them together. A new
 * code replaces the last one of its number and purpose. A number of another operator is handled in the same way,
 * but no message is sent and no code is right: the answer does not reveal the operator (threat T2). A call counts in
 * the same budgets as a text.
 * @throws DomainError `msisdn-invalid`; `call-too-early` before two texts within an hour; `too-many-requests` with
 *   the seconds to wait
 */
export async function sendCode(context: CodeContext, request: CodeRequest): Promise<void> {
  const msisdn = readMsisdn(request.msisdn);
  const { db, lang, pepper } = context;
  const { channel = "sms" } = request;
  const budgets = await codeBudgets(context, msisdn);
  const deliver = isOperatorNumber(msisdn, context.operatorPrefixes);
  const code = newCode();
  const challenge = newChallenge();
  const binding = { msisdn, purpose: request.purpose, subject: request.subject ?? "", challenge };
  const digest = codeDigest(pepper, binding, code);
  const sealed = sealCode(pepper, msisdn, code);
  await inTransaction(db, async (transaction) => {
    await takeForSending(transaction, budgets);
    if (channel === "voice") await requireTexts(transaction, budgets);
    await replaceCode(
      transaction,
      {
        numberKey: budgets.numberKey,
        purpose: request.purpose,
        challenge,
        digest: deliver ? digest : unmatchableDigest(),
        seconds: CODE_SECONDS,
      },
      { msisdn, lang, sealed, deliver, kind: channel },
    );
    if (!(await takeSiteMessage(transaction, budgets.siteMessages))) {
      throw tooManyRequests(await secondsUntilOpen(transaction, [budgets.siteMessages.key]));
    }
  });
}

/** Uses one unit of every budget, or of none: a refusal rolls the transaction back. */
async function takeForSending(transaction: Connection, budgets: CodeBudgets): Promise<void> {
  await takeBudgetsOrThrow(transaction, budgets.sends);
  if (!(await takeBudgetForMember(transaction, { member: budgets.clientMember }, budgets.clientNumbers))) {
    throw tooManyRequests(await secondsUntilOpen(transaction, [budgets.clientNumbers.key]));
  }
  if (budgets.isKnownDevice) return;
  const { siteLeft, nextHour, frozen } = await lookBeforeSend(transaction, budgets.frozen);
  if (siteLeft === 0) throw tooManyRequests(nextHour);
  if (frozen > 0) throw tooManyRequests(frozen);
}

/** A call disturbs more and costs more than a text, so it is offered only after two texts. This sending is counted. */
async function requireTexts(transaction: Connection, { sendsAnHour }: CodeBudgets): Promise<void> {
  const used = await usedOfBudget(transaction, sendsAnHour.key);
  if (used <= TEXTS_BEFORE_CALL) throw new DomainError("call-too-early");
}
