import { keepPushToken, removePushToken } from "@/backend/db/queries/account/push-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";

export interface PushSubscription {
  readonly token: string;
  /** First word of the platform, in lower case. */
  readonly device: string;
  /** The session of the browser; null for a visitor, whose browser then gets no personal news. */
  readonly sessionId: string | null;
}

/** Registers a browser for push messages (API-SITE-31); the same token again refreshes it and binds it anew. */
export async function subscribePush({ db }: Pick<DomainContext, "db">, subscription: PushSubscription): Promise<void> {
  await inTransaction(db, (transaction) => keepPushToken(transaction, subscription));
}

/** Takes a browser off the list, with what waits for it. One that is not on it is off already. */
export async function unsubscribePush({ db }: Pick<DomainContext, "db">, token: string): Promise<void> {
  await removePushToken(db.pool, token);
}
