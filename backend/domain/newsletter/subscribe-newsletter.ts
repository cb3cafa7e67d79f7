import { keepSubscription } from "@/backend/db/queries/content/content-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/**
 * Keeps an address for the newsletter in the reader's language, once however it is spelled in capitals; of a second
 * subscription nothing is kept and nothing is told (API-SITE-23).
 * @param email an address that the contract let in
 */
export async function subscribeNewsletter(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  email: string,
): Promise<void> {
  await keepSubscription(db.pool, email.toLowerCase(), lang);
}
