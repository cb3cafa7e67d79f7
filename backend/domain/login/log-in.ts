import { insertSession } from "@/backend/db/queries/session-queries";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { deviceOf, MOST_SESSIONS, SESSION_SECONDS } from "@/backend/domain/login/session-rules";
import { hashToken, newSessionId, newSessionToken } from "@/backend/domain/login/session-token";

export interface LogIn {
  /** As a person writes it. */
  readonly msisdn: string;
  readonly code: string | number;
  /** False: the session ends after a day. */
  readonly keepAlive: boolean;
  readonly userAgent: string | null;
  /** The token that the browser had before: its session ends, whatever becomes of the new one's name. */
  readonly replaces: string | null;
}

/**
 * Exchanges a log-in code for a session (SPEC 7, API-LOGIN-02). The subscriber is made at the first log-in; of more
 * than five sessions of a number the oldest end.
 * @returns the session's token, or null for a wrong code
 * @throws DomainError as `acceptCode`
 */
export async function logIn(context: CodeContext, input: LogIn): Promise<{ token: string; msisdn: string } | null> {
  const token = newSessionToken();
  const guess = { msisdn: input.msisdn, purpose: "login" as const, code: input.code };
  const accepted = await acceptCode(context, guess, (transaction, msisdn) =>
    insertSession(transaction, {
      tokenHash: hashToken(token),
      id: newSessionId(),
      msisdn,
      channelName: null,
      ...deviceOf(input.userAgent),
      byCode: true,
      seconds: input.keepAlive ? SESSION_SECONDS.kept : SESSION_SECONDS.short,
      replaces: input.replaces === null ? null : hashToken(input.replaces),
      most: MOST_SESSIONS,
    }),
  );
  return accepted === null ? null : { token, msisdn: accepted.msisdn };
}
