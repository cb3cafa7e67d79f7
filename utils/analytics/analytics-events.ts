/** The type of an event's property: a short text, a number, yes or no, cart lines, or one of a few words. */
export type PropertyKind = "text" | "number" | "flag" | "items" | readonly [string, ...string[]];

export interface EventDefinition {
  /** When it is sent. */
  readonly means: string;
  readonly properties: Readonly<Record<string, { readonly is: PropertyKind; readonly means: string }>>;
}

/** A line of the cart in cart events: mixpanelData, without any name or number of a person (TRACK-16). */
export interface CartTrackingItem {
  sku: string;
  product_title: string;
  type: "sim" | "apparel_accessories" | "others";
  quantity: number;
  pricePoisha: number;
}

const LINES = "A copy of the lines: SKU, title, type, quantity and price in poisha";
const TAKA = "The price or amount in taka";
const QUERY = "The words, with every digit shown as #";

/**
 * Every event of the site. Nothing else is sent: types and tests refuse it. docs/events.md is written from this file.
 * Only its types reach the browser, so the descriptions cost a visitor nothing.
 */
export const analyticsEvents = {
  shop_landing: { means: "The visitor arrived at exactly /shop.", properties: {} },
  menu_tab: {
    means: "A link or a tab of the site's menus was clicked.",
    properties: { tab: { is: "text", means: "The path of the link or the tab, or the host of another site" } },
  },
  cart_icon: { means: "The cart's icon was clicked.", properties: {} },
  cart_remove: {
    means: "A line was removed from the cart, by its button or by the last step down.",
    properties: { items: { is: "items", means: `${LINES}; the removed line alone` } },
  },
  checkout_continue: {
    means: "Continue to Checkout was clicked.",
    properties: { items: { is: "items", means: LINES } },
  },
  login_code_continue: { means: "The log-in's code was entered and sent.", properties: {} },
  order_gpfi: { means: "A link to the order form of the advertising product was clicked.", properties: {} },
  filter_change: {
    means: "The filters, the sorting or the search of a list were changed.",
    properties: {
      list: { is: "text", means: "The path of the list" },
      filters: { is: "text", means: "The names of the parameters that changed, separated by commas" },
    },
  },
  recharge_continue: {
    means: "The recharge form was filled in and the payment is being opened.",
    properties: {
      kind: { is: ["recharge", "pack"], means: "Whether an amount or a pack is paid for" },
      amount_taka: { is: "number", means: TAKA },
      pay_with: {
        is: ["bkash", "nagad", "card", "any"],
        means: "The chosen payment method; any = choose at the gateway",
      },
    },
  },
  recharge_result: {
    means: "The result page showed how a recharge ended, once for each recharge in a session.",
    properties: {
      outcome: { is: ["done", "payment_failed", "payment_cancelled", "refunded"], means: "How it ended" },
      amount_taka: { is: "number", means: TAKA },
    },
  },
  pack_open: {
    means: "A link to the page of an internet pack was clicked.",
    properties: { pack: { is: "text", means: "The pack's id" } },
  },
  offer_open: {
    means: "A link to the page of an offer was clicked.",
    properties: { offer: { is: "text", means: "The offer's id" } },
  },
  pack_activate: {
    means: "A pack or an offer was asked for and answered.",
    properties: {
      kind: { is: ["pack", "offer"], means: "What was asked for" },
      id: { is: "text", means: "Its id" },
      amount_taka: { is: "number", means: TAKA },
      auto_renew: { is: "flag", means: "Whether it renews itself" },
      outcome: { is: ["active", "pending", "refused", "unanswered"], means: "The answer" },
    },
  },
  my_offers_shown: {
    means: "The offers made for a number were shown after a check.",
    properties: { count: { is: "number", means: "How many there are" } },
  },
  star_check: {
    means: "The star tier of a number was shown.",
    properties: { proof: { is: ["session", "code"], means: "Whether the log-in or a code proved the number" } },
  },
  search_submitted: {
    means: "A search was sent.",
    properties: {
      query: { is: "text", means: QUERY },
      from: { is: ["popover", "page"], means: "Where it was typed" },
    },
  },
  search_result_clicked: {
    means: "A result of the search was clicked.",
    properties: {
      query: { is: "text", means: QUERY },
      category: { is: "text", means: "The category of the result" },
      position: { is: "number", means: "Its place among those of its category, from 1" },
    },
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

type Events = typeof analyticsEvents;
export type AnalyticsEventName = keyof Events;

interface Values {
  text: string;
  number: number;
  flag: boolean;
  items: readonly CartTrackingItem[];
}
type ValueOf<Kind> = Kind extends keyof Values ? Values[Kind] : Kind extends readonly (infer Word)[] ? Word : never;
type PropertiesOf<Properties> = {
  readonly [Name in keyof Properties]: Properties[Name] extends { is: infer Kind } ? ValueOf<Kind> : never;
};

/** An event with exactly the properties of the vocabulary. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: keyof Events[Name]["properties"] extends never
    ? { readonly name: Name; readonly properties?: undefined }
    : { readonly name: Name; readonly properties: PropertiesOf<Events[Name]["properties"]> };
}[AnalyticsEventName];
