import type { AccountPreferences } from "@/backend/contract/account/account";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** The preferences of the reader's number; null means "never set". */
export type Preferences = ReturnType<typeof readPreferences>;

function readPreferences(wire: AccountPreferences) {
  return {
    language: wire.language,
    colourMode: wire.colour_mode,
    /** News of orders by SMS. */
    orderMessages: wire.order_messages,
    /** Consent to offers by SMS. */
    offerMessages: wire.offer_messages,
  };
}

/**
 * GET /backend/api/v1/preferences (docs/login.md).
 * @throws ApiError; code `no-session` when the reader is no longer logged in
 */
export async function getPreferences(api: Api): Promise<Preferences> {
  const { data } = await api.request("getPreferences");
  return readAnswer(() => readPreferences(data));
}

/**
 * POST /backend/api/v1/preferences: saves the given values and keeps the others.
 * @returns all preferences
 */
export async function savePreferences(
  api: Api,
  { language, colourMode, orderMessages, offerMessages }: Partial<Preferences>,
): Promise<Preferences> {
  const { data } = await api.request("savePreferences", {
    body: {
      ...(language && { language }),
      ...(colourMode && { colour_mode: colourMode }),
      ...(orderMessages !== undefined && { order_messages: orderMessages }),
      ...(offerMessages !== undefined && { offer_messages: offerMessages }),
    },
  });
  return readAnswer(() => readPreferences(data));
}
