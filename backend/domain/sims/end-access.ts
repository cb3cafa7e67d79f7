import { deleteCodes } from "@/backend/db/queries/account/code-queries";
import { dropCodeMessages } from "@/backend/db/queries/account/message-queries";
import { deleteHandoffsOf, deleteSessionsOf } from "@/backend/db/queries/account/session-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { secretKey } from "@/backend/domain/codes/code-secrets";

/** A number whose SIM is with another person now. */
export interface ChangedNumber {
  readonly msisdn: string;
  readonly pepper: string;
}

// The codes come first: this waits for every log-in that is accepting one, so that its session is there to be ended.
/**
 * Ends everything that a code, a partner or an earlier log-in gave for a number: codes and proofs, also those on their
 * way, hand-offs, sessions and known devices.
 */
export async function endAccess(transaction: Connection, { msisdn, pepper }: ChangedNumber): Promise<void> {
  await deleteCodes(transaction, secretKey(pepper, "number", msisdn));
  await dropCodeMessages(transaction, msisdn);
  await deleteHandoffsOf(transaction, msisdn);
  await deleteSessionsOf(transaction, msisdn);
}
