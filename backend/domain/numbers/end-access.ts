import { deleteAccount } from "@/backend/db/queries/account/account-queries";
import { deleteCodes } from "@/backend/db/queries/account/code-queries";
import { hideRecordsOf } from "@/backend/db/queries/account/former-owner-queries";
import { dropMessagesTo } from "@/backend/db/queries/account/message-queries";
import { deleteHandoffsOf, deleteSessionsOf } from "@/backend/db/queries/account/session-queries";
import { forgetProofsOf, lockOpenRequestsOf } from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { declineRequest } from "@/backend/domain/numbers/decline-request";

/** A number whose SIM is with another person now. */
interface ChangedNumber {
  readonly msisdn: string;
  /** Null for a number from the stock: no phone got a code for it. */
  readonly pepper: string | null;
  /** The request by which it changed hands. */
  readonly requestId?: string;
}

/**
 * Ends all access to a number: codes (also those that are not sent yet), proofs, hand-offs, sessions and known devices.
 * Its open requests are declined, because the person with the earlier SIM made them.
 * @returns the references of the declined requests
 */
export async function endAccess(
  transaction: Connection,
  { msisdn, pepper, requestId }: ChangedNumber,
): Promise<readonly string[]> {
  // First, because it waits for every log-in that is accepting a code: its session can then be ended below.
  if (pepper !== null) await deleteCodes(transaction, secretKey(pepper, "number", msisdn));
  await dropMessagesTo(transaction, msisdn, true);
  await deleteHandoffsOf(transaction, msisdn);
  await deleteSessionsOf(transaction, msisdn);
  await forgetProofsOf(transaction, msisdn);
  const open = await lockOpenRequestsOf(transaction, msisdn, requestId ?? null);
  for (const request of open) await declineRequest(transaction, request);
  return open.map(({ reference }) => reference);
}

/**
 * Gives a number to a new owner: ends all access, deletes the account, hides what the former owner bought, requested and
 * wrote, and deletes waiting messages. Messages about hidden orders are not sent later either, because they would reach
 * the new owner.
 * @param orderId the inner id of the order that sold the number; null without one
 * @returns the references of the declined requests
 */
export async function startNewOwner(
  transaction: Connection,
  number: ChangedNumber,
  orderId: string | null = null,
): Promise<readonly string[]> {
  const { msisdn, requestId = null } = number;
  const declined = await endAccess(transaction, number);
  await deleteAccount(transaction, msisdn);
  await hideRecordsOf(transaction, { msisdn, requestId, orderId });
  await dropMessagesTo(transaction, msisdn, false);
  return declined;
}
