import { insertSubscription } from "@/backend/db/queries/content/newsletter-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/**
 * Stores an address for the newsletter in the reader's language, once, ignoring case. A second subscription
 * changes nothing and gets the same answer (API-SITE-23).
 */
export async function subscribeNewsletter(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  email: string,
): Promise<void> {
  await insertSubscription(db.pool, email.toLowerCase(), lang);
}
