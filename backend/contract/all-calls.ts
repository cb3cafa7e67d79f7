import { z } from "zod";
import { accountCalls } from "@/backend/contract/account/account";
import { balanceCalls } from "@/backend/contract/account/balance";
import { loginCalls } from "@/backend/contract/account/login";
import { pushCalls } from "@/backend/contract/account/push";
import { savedAddressCalls } from "@/backend/contract/account/saved-addresses";
import type { CallDefinition } from "@/backend/contract/call";
import { adsPlatformCalls } from "@/backend/contract/content/ads-platform";
import { advertisementCalls } from "@/backend/contract/content/advertisements";
import { contentCalls } from "@/backend/contract/content/content";
import { contentPageCalls } from "@/backend/contract/content/content-page";
import { floodCalls } from "@/backend/contract/content/flood";
import { formCalls } from "@/backend/contract/content/forms";
import { investorNewsCalls } from "@/backend/contract/content/investor-news";
import { investorCalls } from "@/backend/contract/content/investors";
import { searchCalls } from "@/backend/contract/content/search";
import { storeCalls } from "@/backend/contract/content/stores";
import { surveyCalls } from "@/backend/contract/content/surveys";
import type { CallName } from "@/backend/contract/paths";
import { cartCalls } from "@/backend/contract/shop/cart";
import { catalogCalls } from "@/backend/contract/shop/catalog";
import { deliveryCalls } from "@/backend/contract/shop/delivery";
import { orderHistoryCalls } from "@/backend/contract/shop/order-history";
import { orderCalls } from "@/backend/contract/shop/orders";
import { ownOrderCalls } from "@/backend/contract/shop/own-orders";
import { preorderCalls } from "@/backend/contract/shop/preorder";
import { promotionCalls } from "@/backend/contract/shop/promotions";
import { reviewCalls } from "@/backend/contract/shop/reviews";
import { stockNoticeCalls } from "@/backend/contract/shop/stock-notices";
import { storeStockCalls } from "@/backend/contract/shop/store-stock";
import { wishListCalls } from "@/backend/contract/shop/wish-list";
import { esimCalls } from "@/backend/contract/sims/esim";
import { simRequestCalls } from "@/backend/contract/sims/sim-requests";
import { simCalls } from "@/backend/contract/sims/sims";
import { billChargeCalls } from "@/backend/contract/subscriber-services/bill-charges";
import { networkCalls } from "@/backend/contract/subscriber-services/network";
import { offerCalls } from "@/backend/contract/subscriber-services/offers";
import { packFinderCalls } from "@/backend/contract/subscriber-services/pack-finder";
import { packCalls } from "@/backend/contract/subscriber-services/packs";
import { rateCalls } from "@/backend/contract/subscriber-services/rates";
import { rechargeCalls } from "@/backend/contract/subscriber-services/recharge";
import { rechargeCampaignCalls } from "@/backend/contract/subscriber-services/recharge-campaign";
import { retailerCalls } from "@/backend/contract/subscriber-services/retailer";
import { starCalls } from "@/backend/contract/subscriber-services/star";
import { tariffCalls } from "@/backend/contract/subscriber-services/tariff-packages";
import { valueAddedServiceCalls } from "@/backend/contract/subscriber-services/value-added-services";

/** The features in the order in which the documentation lists them, with the exact type of each call. */
const features = {
  Catalogue: catalogCalls,
  Reviews: reviewCalls,
  "Wish list": { ...wishListCalls, ...stockNoticeCalls },
  Cart: cartCalls,
  Delivery: deliveryCalls,
  Orders: { ...orderCalls, ...orderHistoryCalls, ...ownOrderCalls },
  Promotions: promotionCalls,
  "Pre-order": preorderCalls,
  SIMs: { ...simCalls, ...simRequestCalls },
  eSIM: esimCalls,
  Retailer: retailerCalls,
  Login: loginCalls,
  Account: { ...accountCalls, ...balanceCalls, ...savedAddressCalls },
  Recharge: rechargeCalls,
  "Recharge campaign": rechargeCampaignCalls,
  "Internet packs": { ...packCalls, ...packFinderCalls, ...tariffCalls },
  Offers: offerCalls,
  "Star programme": starCalls,
  "Value-added services": valueAddedServiceCalls,
  "Bill charges": billChargeCalls,
  Rates: rateCalls,
  Network: networkCalls,
  Search: searchCalls,
  Stores: { ...storeCalls, ...storeStockCalls },
  Content: { ...contentCalls, ...contentPageCalls },
  Investors: { ...investorCalls, ...investorNewsCalls },
  Forms: formCalls,
  "Advertising platform": adsPlatformCalls,
  Surveys: surveyCalls,
  Flood: floodCalls,
  Advertisements: advertisementCalls,
  Push: pushCalls,
} satisfies Record<string, Readonly<Record<string, CallDefinition>>>;

/** The calls by feature, in the same order. */
export const callsByFeature: Readonly<Record<string, readonly CallDefinition[]>> = Object.fromEntries(
  Object.entries(features).map(([feature, calls]) => [feature, Object.values<CallDefinition>(calls)]),
);

/** Every call of the contract, for tests. */
export const allCalls: readonly CallDefinition[] = Object.values(callsByFeature).flat();

type DefinitionIn<Calls, Name> = Calls extends unknown ? (Name extends keyof Calls ? Calls[Name] : never) : never;
type DefinitionOf<Name extends CallName> = DefinitionIn<(typeof features)[keyof typeof features], Name>;

/** The answer of a call, by the call's name. */
export type CallAnswer<Name extends CallName> =
  DefinitionOf<Name> extends { readonly answer: infer Answer extends z.ZodType } ? z.output<Answer> : never;

/** What a call takes in its path, its query or its body, by the call's name; undefined when it takes nothing there. */
export type CallPayload<Name extends CallName, Part extends "params" | "query" | "body"> =
  DefinitionOf<Name> extends { readonly [Key in Part]?: infer Payload extends z.ZodType } ? z.input<Payload> : never;

const refusal = z.object({ status: z.literal(false) });
const answers = new Map(allCalls.map(({ name, answer }) => [name, answer]));

/**
 * Finds what does not fit the contract in a call's answer. A refusal that says `status: false` fits.
 * @returns the path of the first such field, without its value; null when all fit
 */
export function contractMismatch(name: CallName, answer: unknown): string | null {
  if (refusal.safeParse(answer).success) return null;
  const issue = answers.get(name)?.safeParse(answer).error?.issues[0];
  // A key of the answer may have half a surrogate pair, which no header can carry.
  return issue === undefined ? null : issue.path.join(".").replace(/\p{Cs}/gu, "?") || "answer";
}
