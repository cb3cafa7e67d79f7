import { type AccountPreferences, accountCalls } from "@/backend/contract/account/account";
import { getPreferences, type Preferences, savePreferences } from "@/backend/domain/account/preferences";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";

/** The dashboard preferences of a number. The number is always that of the session. */
export const accountRoutes: readonly Route[] = [
  sessionRoute(accountCalls.getPreferences, async (context, session) => {
    return answer(preferencesView(await getPreferences(context, session)));
  }),

  sessionRoute(accountCalls.savePreferences, async (context, session, { body }) => {
    const saved = await savePreferences(context, session, {
      ...(body.language !== undefined && { language: body.language }),
      ...(body.colour_mode !== undefined && { colourMode: body.colour_mode }),
      ...(body.order_messages !== undefined && { orderMessages: body.order_messages }),
      ...(body.offer_messages !== undefined && { offerMessages: body.offer_messages }),
    });
    return answer(preferencesView(saved));
  }),
];

function preferencesView({ language, colourMode, orderMessages, offerMessages }: Preferences): AccountPreferences {
  return { language, colour_mode: colourMode, order_messages: orderMessages, offer_messages: offerMessages };
}
