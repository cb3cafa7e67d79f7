import {
  findPreferences,
  type PreferencesRow,
  upsertPreferencesOf,
} from "@/backend/db/queries/account/account-queries";
import type { DbContext, Owner } from "@/backend/domain/domain-context";

export type Preferences = PreferencesRow;

const nothingChosen: Preferences = { language: null, colourMode: null, orderMessages: true, offerMessages: false };

/** The preferences of the logged-in number, or the defaults if it has never set any (docs/login.md). */
export async function getPreferences({ db }: DbContext, session: Owner): Promise<Preferences> {
  return (await findPreferences(db.pool, session.msisdn)) ?? nothingChosen;
}

/** Saves preferences of the logged-in number, before the answer is sent; absent ones keep their value. */
export function savePreferences({ db }: DbContext, session: Owner, chosen: Partial<Preferences>): Promise<Preferences> {
  return upsertPreferencesOf(db.pool, session.msisdn, chosen);
}
