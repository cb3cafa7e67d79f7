import type { Language } from "@/backend/contract/language";
import type { Database } from "@/backend/db/client";

/** The dependencies of a verb. The HTTP layer passes its RequestContext; background jobs create their own. */
export interface DomainContext {
  readonly db: Database;
  /** The reader's language. It is stored with an order, for the messages about it. */
  readonly lang: Language;
  /** Only for calendar days that are shown. Every deadline uses the clock of the database. */
  now(): Date;
}
