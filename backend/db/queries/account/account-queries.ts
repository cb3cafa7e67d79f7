import { execute, queryOne, queryRow } from "@/backend/db/queries/statement";

/** The preferences of a number; null means that it never chose a value. */
export interface PreferencesRow {
  readonly language: "en" | "bn" | null;
  readonly colourMode: "light" | "dark" | null;
  readonly orderMessages: boolean;
  readonly offerMessages: boolean;
}

const COLUMNS = "language, colour_mode, order_messages, offer_messages";

/** The preferences of a number, or null if it never chose any. */
export const findPreferences = queryRow<PreferencesRow, [msisdn: string]>(
  "find-preferences",
  `select ${COLUMNS} from account_preferences where msisdn = $1`,
);

// The conflict locks the row, so that two devices that choose at the same time both keep their choice.
/** Saves the given values and leaves the others as they are. @returns all of them */
export const upsertPreferencesOf = queryOne<PreferencesRow, [msisdn: string, chosen: Partial<PreferencesRow>]>(
  "save-preferences",
  `insert into account_preferences as p (msisdn, language, colour_mode, order_messages, offer_messages)
   values ($msisdn, $language::text, $colourMode::text, coalesce($orderMessages::boolean, true),
     coalesce($offerMessages::boolean, false))
   on conflict (msisdn) do update set
     language = coalesce($language::text, p.language), colour_mode = coalesce($colourMode::text, p.colour_mode),
     order_messages = coalesce($orderMessages::boolean, p.order_messages),
     offer_messages = coalesce($offerMessages::boolean, p.offer_messages), updated_at = now()
   returning ${COLUMNS}`,
  (msisdn, { language = null, colourMode = null, orderMessages = null, offerMessages = null }) => ({
    msisdn,
    language,
    colourMode,
    orderMessages,
    offerMessages,
  }),
);

// What a person saved and every session go with the subscriber's row.
/** Deletes the account of a number. Its next log-in creates a new one. */
export const deleteAccount = execute<[msisdn: string]>(
  "delete-account",
  `with notices as (delete from stock_notices where msisdn = $1 and told_at is null)
   delete from subscribers where msisdn = $1`,
);
