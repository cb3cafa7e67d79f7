import {
  type PushTokenRow,
  purgePushTokens as purgeOldTokens,
  removePushToken,
  upsertPushToken,
} from "@/backend/db/queries/account/push-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";

/** A browser in use refreshes its token every seven days. */
const KEPT_DAYS = 60;
const MAX_PURGED = 1_000;

/** Registers a browser for push messages (API-SITE-31). The same token again refreshes it and sets its session. */
export async function subscribePush({ db }: DbContext, subscription: PushTokenRow): Promise<void> {
  await inTransaction(db, (transaction) => upsertPushToken(transaction, subscription));
}

/** Removes a browser and its waiting messages. It is no error if the browser is not registered. */
export async function unsubscribePush({ db }: DbContext, token: string): Promise<void> {
  await removePushToken(db.pool, token);
}

/** Deletes the tokens of browsers not seen for sixty days. @returns true when there may be more */
export async function purgePushTokens({ db }: DbContext): Promise<boolean> {
  return (await purgeOldTokens(db.pool, KEPT_DAYS)) === MAX_PURGED;
}
