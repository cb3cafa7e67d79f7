import type { Language } from "@/backend/contract/language";
import { execute } from "@/backend/db/queries/statement";

/** Saves an address once; the first consent stays. @param email in lower case */
export const insertSubscription = execute<[email: string, lang: Language]>(
  "insert-newsletter-subscription",
  "insert into newsletter_subscriptions (email, lang) values ($1, $2) on conflict (email) do nothing",
);
