import {
  findPreferences,
  type PreferencesRow,
  upsertPreferencesOf,
} from "@/backend/db/queries/account/account-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

export type Preferences = PreferencesRow;

/** Whose session it is. */
interface Owner {
  readonly msisdn: string;
}

const nothingChosen: Preferences = { language: null, colourMode: null, orderMessages: true, offerMessages: false };

/** What the number of a session chose; the defaults where it never did (docs/login.md). */
export async function getPreferences({ db }: Pick<DomainContext, "db">, session: Owner): Promise<Preferences> {
  return (await findPreferences(db.pool, session.msisdn)) ?? nothingChosen;
}

/**
 * Saves choices of a session's number; absent ones stay. It is on the disk before the answer is sent.
 * @returns all choices
 */
export function savePreferences(
  { db }: Pick<DomainContext, "db">,
  session: Owner,
  chosen: Partial<Preferences>,
): Promise<Preferences> {
  return upsertPreferencesOf(db.pool, session.msisdn, chosen);
}
