import {
  type CountedGuess,
  countAcceptedCode,
  countGuess,
  lookBeforeGuess,
  markCodeUnused,
  markCodeUsed,
} from "@/backend/db/queries/account/code-queries";
import {
  type Budget,
  countInBudget,
  deleteBudget,
  giveBudgetBack,
  secondsUntilOpen,
  takeBudgets,
} from "@/backend/db/queries/budget-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { type CodeBudgets, type CodeContext, codeBudgets } from "@/backend/domain/codes/code-context";
import {
  CODE_SECONDS,
  DAY,
  isOperatorNumber,
  NUMBER_WRONG_IN_A_ROW,
  RESEND_SECONDS,
  readCode,
  readMsisdn,
  TRIES_A_CODE,
} from "@/backend/domain/codes/code-rules";
import { type CodePurpose, codeDigest, isSameSecret } from "@/backend/domain/codes/code-secrets";
import { DomainError, orThrow, tooManyRequests } from "@/backend/domain/domain-error";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

export interface CodeGuess {
  /** The number as the user typed it. */
  readonly msisdn: string;
  readonly purpose: CodePurpose;
  readonly subject?: string;
  /** A code of type number may have lost its leading zeros. */
  readonly code: string | number;
}

/** The result of a right code; null for a code that is wrong, expired, used, replaced or for another purpose. */
type Accepted<Result> = {
  readonly msisdn: string;
  readonly result: Result;
  /** Makes the code usable again, e.g. when the action was refused for a low balance (docs/decisions/17). */
  readonly restore: () => Promise<void>;
} | null;

/**
 * Accepts a code and runs `work`. Every guess is counted before it is compared, in one statement, so that parallel
 * guesses get no more tries than sequential ones (docs/threats.md#one-time-codes). The code is marked as used in
 * the transaction of `work`: both are committed, or neither.
 * @param work runs when the code is right, with the normalised number
 * @throws DomainError `msisdn-invalid`; `too-many-requests` with the seconds to wait, when code, number, client or
 *   site has no try left
 */
export async function acceptCode<Result>(
  context: CodeContext,
  guess: CodeGuess,
  work: (transaction: Connection, msisdn: string) => Promise<Result>,
): Promise<Accepted<Result>> {
  const msisdn = readMsisdn(guess.msisdn);
  const code = readCode(guess.code);
  const budgets = await codeBudgets(context, msisdn);
  const challenge = await takeTry(context, guess.purpose, budgets);
  if (challenge === null) return null;
  const binding = { msisdn, purpose: guess.purpose, subject: guess.subject ?? "", challenge: challenge.name };
  // A text that is no code is compared too: it is a wrong guess.
  const isRight = isSameSecret(challenge.digest, codeDigest(context.pepper, binding, code ?? ""));
  if (isRight) {
    const accepted = await inTransaction(context.db, async (transaction) => {
      const isSpent = await markCodeUsed(transaction, budgets.numberKey, guess.purpose, challenge.name);
      return isSpent ? { msisdn, result: await work(transaction, msisdn) } : null;
    }).catch(async (error: unknown) => {
      // Only the work was refused. The code was right and stays valid, so it is no wrong guess.
      if (error instanceof DomainError) await noteRight(context, budgets);
      throw error;
    });
    if (accepted !== null) {
      await noteRight(context, budgets);
      const { numberKey } = budgets;
      const code = { numberKey, purpose: guess.purpose, challenge: challenge.name, seconds: CODE_SECONDS };
      return { ...accepted, restore: () => markCodeUnused(context.db.pool, code) };
    }
  }
  await noteWrong(context, msisdn, budgets);
  return null;
}

/** As `acceptCode`, for a call that refuses a wrong code. @throws DomainError also `code-wrong` */
export async function requireCode<Result>(
  context: CodeContext,
  guess: CodeGuess,
  work: (transaction: Connection, msisdn: string) => Promise<Result>,
): Promise<NonNullable<Accepted<Result>>> {
  return orThrow(await acceptCode(context, guess, work), "code-wrong", "otp_value");
}

/** Counts one guess. @returns the challenge to compare with, or null when the number has no valid code */
async function takeTry(
  context: CodeContext,
  purpose: CodePurpose,
  budgets: CodeBudgets,
): Promise<{ name: string; digest: string } | null> {
  const { db } = context;
  const { numberKey, clientWrong, numberWrong, frozen, isKnownDevice } = budgets;
  const limits = [clientWrong, numberWrong, ...(isKnownDevice ? [] : [{ key: frozen, limit: 1 }])];
  // In an attack with many guesses, most of them end here: one read, no write.
  const view = await lookBeforeGuess(db.pool, numberKey, purpose, limits);
  if (view.spent.length > 0) throw tooManyRequests(await secondsUntilOpen(db.pool, view.spent));
  if (view.siteLeft === 0 && !isKnownDevice) throw tooManyRequests(view.nextHour);
  if (view.attempts === null) return null;
  if (view.attempts >= TRIES_A_CODE) throw tooManyRequests(RESEND_SECONDS);
  const counted = await countGuess(db.pool, numberKey, purpose, {
    client: clientWrong,
    number: numberWrong,
    passesBreaker: isKnownDevice,
  });
  if (counted.site && counted.challenge !== null && counted.digest !== null) {
    return { name: counted.challenge, digest: counted.digest };
  }
  return refuseTry(context, budgets, counted, view.nextHour);
}

/** Refuses a guess because other requests used the last try in the meantime; gives back what was counted. */
async function refuseTry(
  { db }: CodeContext,
  { clientWrong, numberWrong }: CodeBudgets,
  counted: CountedGuess,
  nextHour: number,
): Promise<never> {
  if (counted.challenge === null) throw tooManyRequests(RESEND_SECONDS);
  if (counted.client) await giveBudgetBack(db.pool, clientWrong.key);
  if (counted.number) await giveBudgetBack(db.pool, numberWrong.key);
  const lacking = !counted.client ? clientWrong : !counted.number ? numberWrong : null;
  throw tooManyRequests(lacking === null ? nextHour : await secondsUntilOpen(db.pool, [lacking.key]));
}

async function noteRight({ db }: CodeContext, budgets: CodeBudgets): Promise<void> {
  await giveBudgetBack(db.pool, budgets.clientWrong.key);
  await giveBudgetBack(db.pool, budgets.numberWrong.key);
  await deleteBudget(db.pool, budgets.wrongInARow);
  await countAcceptedCode(db.pool);
}

/** After thirty wrong guesses in a row, log-ins with this number are blocked for a day, and its owner gets a text. */
async function noteWrong(context: CodeContext, msisdn: string, budgets: CodeBudgets): Promise<void> {
  const { db, lang } = context;
  const inARow = await countInBudget(db.pool, budgets.wrongInARow, 30 * DAY);
  if (inARow < NUMBER_WRONG_IN_A_ROW) return;
  await inTransaction(db, async (transaction) => {
    const freeze: Budget = { key: budgets.frozen, limit: 1, seconds: DAY };
    const spent = await takeBudgets(transaction, [freeze]);
    await deleteBudget(transaction, budgets.wrongInARow);
    if (spent.length > 0 || !isOperatorNumber(msisdn, context.operatorPrefixes)) return;
    await queueMessage(transaction, { msisdn, purpose: "codes-paused", lang, facts: {}, proof: "code-guesses" });
  });
}
