import type { Language } from "@/backend/contract/language";
import type { Database } from "@/backend/db/client";

/** The dependencies of a domain function. The HTTP layer passes its RequestContext; background jobs create their own. */
export interface DomainContext {
  readonly db: Database;
  /** The reader's language. It is stored with an order, for the messages about it. */
  readonly lang: Language;
  /** Only for calendar days that are shown. Every deadline uses the clock of the database. */
  now(): Date;
}

export type DbContext = Pick<DomainContext, "db">;

/** The number of a session. */
export interface Owner {
  readonly msisdn: string;
}

/** Reports a failure of one piece of work; the others continue. @param what follows "could not" */
export type OnFailure = (error: unknown, what: string) => void;
