import type { Language } from "@/backend/contract/language";
import type { Database } from "@/backend/db/client";

/** What a verb works with. A RequestContext of the HTTP layer is one; background work makes its own. */
export interface DomainContext {
  readonly db: Database;
  /** The reader's language, kept with an order for the messages about it. */
  readonly lang: Language;
  /** For calendar days shown to people; every deadline is the database's own clock. */
  now(): Date;
}
