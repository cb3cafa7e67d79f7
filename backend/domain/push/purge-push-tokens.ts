import { purgePushTokens as purgeOldTokens } from "@/backend/db/queries/account/push-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/** A browser in use refreshes its token every seven days. */
const KEPT_DAYS = 60;
const MOST_PURGED = 1_000;

/** Deletes the tokens of browsers not seen for sixty days. @returns true when there may be more */
export async function purgePushTokens({ db }: Pick<DomainContext, "db">): Promise<boolean> {
  return (await purgeOldTokens(db.pool, KEPT_DAYS)) === MOST_PURGED;
}
