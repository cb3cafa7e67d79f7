import { purgeMessages } from "@/backend/db/queries/account/message-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/** Rows that the statement looks at. */
const MAX_PURGED = 1_000;
/** A message contains a phone number, so it is not stored for longer than questions about it are likely. */
const MESSAGE_DAYS = 90;

/** Deletes old messages that were sent or given up. @returns true when there may be more */
export async function purgeOldMessages({ db }: DbContext): Promise<boolean> {
  return (await purgeMessages(db.pool, MESSAGE_DAYS)) === MAX_PURGED;
}
