import { deleteAccount } from "@/backend/db/queries/account/account-queries";
import { deleteCodes } from "@/backend/db/queries/account/code-queries";
import { hideRecordsOf, type KeptRecords } from "@/backend/db/queries/account/former-owner-queries";
import { dropMessagesTo } from "@/backend/db/queries/account/message-queries";
import { deleteHandoffsOf, deleteSessionsOf } from "@/backend/db/queries/account/session-queries";
import { forgetProofsOf, lockOpenRequestsOf } from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { declineRequest } from "@/backend/domain/sims/decline-request";

/** A number whose SIM is with another person now. */
export interface ChangedNumber {
  readonly msisdn: string;
  readonly pepper: string;
  /** The request by which it changed hands; null without one. */
  readonly requestId: string | null;
}

// The codes come first: this waits for every log-in that is accepting one, so that its session is there to be ended.
/**
 * Ends everything that a code, a partner or an earlier log-in gave for a number: codes and proofs, also those on their
 * way, hand-offs, sessions, known devices, and open requests: whoever opened those had the SIM before.
 * @returns the references of the declined requests
 */
export async function endAccess(
  transaction: Connection,
  { msisdn, pepper, requestId }: ChangedNumber,
): Promise<readonly string[]> {
  await deleteCodes(transaction, secretKey(pepper, "number", msisdn));
  await dropMessagesTo(transaction, msisdn, true);
  await deleteHandoffsOf(transaction, msisdn);
  await deleteSessionsOf(transaction, msisdn);
  await forgetProofsOf(transaction, msisdn);
  const open = await lockOpenRequestsOf(transaction, msisdn, requestId);
  for (const request of open) await declineRequest(transaction, request);
  return open.map(({ reference }) => reference);
}

/**
 * Deletes the account of a number that has a new owner, hides what the former one bought, requested and wrote, and deletes
 * the messages that wait. A message about a hidden order is not sent later either: its address leads to the order, and the
 * former owner is no longer reached at this number.
 * @param kept what gave the number to its new owner
 */
export async function startNewOwner(transaction: Connection, msisdn: string, kept: KeptRecords): Promise<void> {
  await deleteAccount(transaction, msisdn);
  await hideRecordsOf(transaction, msisdn, kept);
  await dropMessagesTo(transaction, msisdn, false);
}
