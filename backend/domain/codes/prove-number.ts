import type { CodeChannel } from "@/backend/contract/fields";
import type { Connection } from "@/backend/db/queries/statement";
import { type CodeGuess, requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { sendCode } from "@/backend/domain/codes/send-code";

/** What the caller sent to prove a number. */
interface NumberToProve extends Omit<CodeGuess, "code"> {
  /** Undefined when no code was typed yet. */
  readonly code: CodeGuess["code"] | undefined;
  /** How the code is sent. */
  readonly channel: CodeChannel | undefined;
}

/**
 * Runs `work` for a proved number: at once for the session's own, for any other with a code of this purpose.
 * @returns null when a code was sent instead @throws DomainError `msisdn-invalid`, `code-wrong`, and the errors of codes
 */
export async function withProvedNumber<Result>(
  context: CodeContext,
  sessionMsisdn: string | null,
  { code, channel, ...number }: NumberToProve,
  work: (connection: Connection, msisdn: string) => Promise<Result>,
): Promise<Result | null> {
  if (number.msisdn === sessionMsisdn) return work(context.db.pool, sessionMsisdn);
  if (code === undefined) {
    await sendCode(context, { ...number, channel });
    return null;
  }
  return (await requireCode(context, { ...number, code }, work)).result;
}
