import { saveDeviceToken } from "@/backend/db/queries/account/device-token-queries";
import { insertSession } from "@/backend/db/queries/account/session-queries";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { deviceTokenOf, knownDeviceOf, newTokenId } from "@/backend/domain/login/known-device";
import {
  deviceOf,
  MAX_SESSIONS,
  newSessionId,
  newSessionToken,
  SESSION_SECONDS,
} from "@/backend/domain/login/session-rules";
import { hashToken } from "@/backend/domain/random-ids";

interface LogIn {
  /** The typed text. */
  readonly msisdn: string;
  readonly code: string | number;
  /** False: the session ends after a day. */
  readonly keepAlive: boolean;
  readonly userAgent: string | null;
  /** The token that the browser had before. Its session is ended. */
  readonly replaces: string | null;
  /** The device token that the browser has from an earlier log-in; null when it has none. */
  readonly deviceToken: string | null;
}

export interface LoggedIn {
  readonly token: string;
  /** Normalised. */
  readonly msisdn: string;
  /** The token by which this device is known for the number, and its lifetime. */
  readonly deviceToken: string;
  readonly tokenSeconds: number;
}

/**
 * Exchanges a log-in code for a session (API-LOGIN-02) and gives the device a token. The first log-in creates the
 * subscriber. If a number has more than five sessions, or tokens, the oldest are ended.
 * @returns the tokens of the session and of the device, or null for a wrong code
 * @throws DomainError as `acceptCode`
 */
export async function logIn(context: CodeContext, input: LogIn): Promise<LoggedIn | null> {
  const { pepper } = context;
  const token = newSessionToken();
  const sessionId = newSessionId();
  const seconds = input.keepAlive ? SESSION_SECONDS.long : SESSION_SECONDS.short;
  const guess = { msisdn: input.msisdn, purpose: "login" as const, code: input.code };
  const accepted = await acceptCode(context, guess, async (transaction, msisdn) => {
    await insertSession(transaction, {
      tokenHash: hashToken(token),
      id: sessionId,
      msisdn,
      channelName: null,
      ...deviceOf(input.userAgent),
      byCode: true,
      seconds,
      replaces: input.replaces === null ? null : hashToken(input.replaces),
      maxSessions: MAX_SESSIONS,
    });
    // A device token that was ended is not reused: the device gets a new one.
    const known = await knownDeviceOf({ connection: transaction, pepper }, input.deviceToken, msisdn);
    const id = known ?? newTokenId();
    await saveDeviceToken(transaction, { id, msisdn, sessionId, seconds, maxSessions: MAX_SESSIONS });
    return deviceTokenOf(pepper, msisdn, id);
  });
  return accepted === null
    ? null
    : { token, msisdn: accepted.msisdn, deviceToken: accepted.result, tokenSeconds: seconds };
}
