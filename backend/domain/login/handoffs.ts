import {
  findSessionRow,
  insertHandoff,
  insertSession,
  takeHandoff,
} from "@/backend/db/queries/account/session-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { isOperatorNumber } from "@/backend/domain/codes/code-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import {
  deviceOf,
  HANDOFF_SECONDS,
  MAX_SESSIONS,
  newSessionId,
  newSessionToken,
  SESSION_SECONDS,
} from "@/backend/domain/login/session-rules";
import type { Session } from "@/backend/domain/login/sessions";
import { hashToken } from "@/backend/domain/random-ids";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/**
 * Creates a token that logs in a partner's user: valid for sixty seconds and one use (docs/threats.md#hand-offs).
 * @param input.channelName the partner that vouches for the number
 * @throws DomainError `msisdn-invalid` if it is no number of this operator
 */
export async function createHandoff(
  { db }: DbContext,
  input: { msisdn: string; channelName: string; operatorPrefixes: readonly string[] },
): Promise<string> {
  const msisdn = normaliseMsisdn(input.msisdn);
  if (msisdn === null || !isOperatorNumber(msisdn, input.operatorPrefixes)) {
    throw new DomainError("msisdn-invalid", { field: "msisdn" });
  }
  const token = newSessionToken();
  const { channelName } = input;
  await insertHandoff(db.pool, { tokenHash: hashToken(token), msisdn, channelName, seconds: HANDOFF_SECONDS });
  return token;
}

/**
 * Turns a hand-off into a session with the same token, only once: a second use fails. The token of a session is no
 * hand-off. An open session of the same number is kept, and the hand-off is used up. An open session of
 * another number is not ended here, since another site could send this request to log the visitor out.
 * @param caller.session the open session of the browser that sends the token; null without one
 * @returns the session to use from now on, or null when there is no valid hand-off with this token
 */
export async function redeemHandoff(
  { db }: DbContext,
  token: string,
  { userAgent, session }: { userAgent: string | null; session: Session | null },
): Promise<Session | null> {
  const tokenHash = hashToken(token);
  return inTransaction(db, async (transaction) => {
    const handoff = await takeHandoff(transaction, tokenHash);
    if (handoff === null) return null;
    if (session !== null && session.msisdn === handoff.msisdn) return session;
    await insertSession(transaction, {
      ...handoff,
      tokenHash,
      id: newSessionId(),
      ...deviceOf(userAgent),
      byCode: false,
      // Its token was in an address, which logs and histories may have kept.
      seconds: SESSION_SECONDS.short,
      replaces: null,
      maxSessions: MAX_SESSIONS,
    });
    return findSessionRow(transaction, tokenHash);
  });
}
