import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  findSessionRow,
  type ListedSession,
  listSessionRows,
  type SessionRow,
  touchSession,
} from "@/backend/db/queries/account/session-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { hashToken } from "@/backend/domain/random-ids";

export type Session = SessionRow;

/** The open session of a token: used in the last fourteen days, begun in the last thirty (docs/threats.md#sessions). */
export async function findSession({ db }: DbContext, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const hash = hashToken(token);
  const session = await findSessionRow(db.pool, hash);
  if (session?.stale) await touchSession(db.pool, hash);
  return session;
}

export async function findSessionMsisdn(context: DbContext, token: string | null): Promise<string | null> {
  return (await findSession(context, token))?.msisdn ?? null;
}

/** The session of a call that requires one. @throws DomainError `no-session` */
export async function getSession(context: DbContext, token: string | null): Promise<Session> {
  return orThrow(await findSession(context, token), "no-session");
}

/** Ends a session, before the answer is sent (OWASP ASVS 7.4.1). An unknown one counts as ended. */
export async function endSession({ db }: DbContext, token: string): Promise<void> {
  await deleteSession(db.pool, hashToken(token));
}

/** All sessions of the logged-in number, newest first; `current` marks the session of the caller. */
export async function listSessions(
  { db }: DbContext,
  session: Session,
): Promise<(ListedSession & { current: boolean })[]> {
  const rows = await listSessionRows(db.pool, session.msisdn);
  return rows.map((row) => ({ ...row, current: row.id === session.id }));
}

/** Ends one session of the caller's own number, or all but the caller's; says nothing of other sessions. */
export async function revokeSession(
  { db }: DbContext,
  session: Session,
  which: { id: string } | "others",
): Promise<void> {
  if (which === "others") await deleteOtherSessions(db.pool, session.msisdn, session.id);
  else await deleteSessionOf(db.pool, session.msisdn, which.id);
}
