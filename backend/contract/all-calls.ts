import { accountCalls } from "@/backend/contract/account";
import { adsPlatformCalls } from "@/backend/contract/ads-platform";
import { advertisementCalls } from "@/backend/contract/advertisements";
import { balanceCalls } from "@/backend/contract/balance";
import { billChargeCalls } from "@/backend/contract/bill-charges";
import type { CallDefinition } from "@/backend/contract/call";
import { cartCalls } from "@/backend/contract/cart";
import { catalogCalls } from "@/backend/contract/catalog";
import { contentCalls } from "@/backend/contract/content";
import { contentPageCalls } from "@/backend/contract/content-page";
import { deliveryCalls } from "@/backend/contract/delivery";
import { esimCalls } from "@/backend/contract/esim";
import { floodCalls } from "@/backend/contract/flood";
import { formCalls } from "@/backend/contract/forms";
import { investorNewsCalls } from "@/backend/contract/investor-news";
import { investorCalls } from "@/backend/contract/investors";
import { loginCalls } from "@/backend/contract/login";
import { networkCalls } from "@/backend/contract/network";
import { offerCalls } from "@/backend/contract/offers";
import { orderHistoryCalls } from "@/backend/contract/order-history";
import { orderCalls } from "@/backend/contract/orders";
import { ownOrderCalls } from "@/backend/contract/own-orders";
import { packFinderCalls } from "@/backend/contract/pack-finder";
import { packCalls } from "@/backend/contract/packs";
import { preorderCalls } from "@/backend/contract/preorder";
import { promotionCalls } from "@/backend/contract/promotions";
import { pushCalls } from "@/backend/contract/push";
import { rateCalls } from "@/backend/contract/rates";
import { rechargeCalls } from "@/backend/contract/recharge";
import { rechargeCampaignCalls } from "@/backend/contract/recharge-campaign";
import { retailerCalls } from "@/backend/contract/retailer";
import { reviewCalls } from "@/backend/contract/reviews";
import { savedAddressCalls } from "@/backend/contract/saved-addresses";
import { searchCalls } from "@/backend/contract/search";
import { simRequestCalls } from "@/backend/contract/sim-requests";
import { simCalls } from "@/backend/contract/sims";
import { starCalls } from "@/backend/contract/star";
import { stockNoticeCalls } from "@/backend/contract/stock-notices";
import { storeStockCalls } from "@/backend/contract/store-stock";
import { storeCalls } from "@/backend/contract/stores";
import { surveyCalls } from "@/backend/contract/surveys";
import { tariffCalls } from "@/backend/contract/tariff-packages";
import { valueAddedServiceCalls } from "@/backend/contract/value-added-services";
import { wishListCalls } from "@/backend/contract/wish-list";

/** The calls by feature, in the order in which the documentation lists them. */
export const callsByFeature: Readonly<Record<string, readonly CallDefinition[]>> = {
  Catalogue: catalogCalls,
  Reviews: reviewCalls,
  "Wish list": [...wishListCalls, ...stockNoticeCalls],
  Cart: cartCalls,
  Delivery: deliveryCalls,
  Orders: [...orderCalls, ...orderHistoryCalls, ...ownOrderCalls],
  Promotions: promotionCalls,
  "Pre-order": preorderCalls,
  SIMs: [...simCalls, ...simRequestCalls],
  eSIM: esimCalls,
  Retailer: retailerCalls,
  Login: loginCalls,
  Account: [...accountCalls, ...balanceCalls, ...savedAddressCalls],
  Recharge: rechargeCalls,
  "Recharge campaign": rechargeCampaignCalls,
  "Internet packs": [...packCalls, ...packFinderCalls, ...tariffCalls],
  Offers: offerCalls,
  "Star programme": starCalls,
  "Value-added services": valueAddedServiceCalls,
  "Bill charges": billChargeCalls,
  Rates: rateCalls,
  Network: networkCalls,
  Search: searchCalls,
  Stores: [...storeCalls, ...storeStockCalls],
  Content: [...contentCalls, ...contentPageCalls],
  Investors: [...investorCalls, ...investorNewsCalls],
  Forms: formCalls,
  "Advertising platform": adsPlatformCalls,
  Surveys: surveyCalls,
  Flood: floodCalls,
  Advertisements: advertisementCalls,
  Push: pushCalls,
};

/** Every call of SPEC 7, each once: what the backend routes, the OpenAPI document lists and the property tests drive. */
export const allCalls: readonly CallDefinition[] = Object.values(callsByFeature).flat();
