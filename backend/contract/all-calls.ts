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

/** The calls by feature, in the order in which the documentation lists them. */
export const callsByFeature: Readonly<Record<string, readonly CallDefinition[]>> = {
  Catalogue: Object.values(catalogCalls),
  Reviews: Object.values(reviewCalls),
  "Wish list": [...Object.values(wishListCalls), ...Object.values(stockNoticeCalls)],
  Cart: Object.values(cartCalls),
  Delivery: Object.values(deliveryCalls),
  Orders: [...Object.values(orderCalls), ...Object.values(orderHistoryCalls), ...Object.values(ownOrderCalls)],
  Promotions: Object.values(promotionCalls),
  "Pre-order": Object.values(preorderCalls),
  SIMs: [...Object.values(simCalls), ...Object.values(simRequestCalls)],
  eSIM: Object.values(esimCalls),
  Retailer: Object.values(retailerCalls),
  Login: Object.values(loginCalls),
  Account: [...Object.values(accountCalls), ...Object.values(balanceCalls), ...Object.values(savedAddressCalls)],
  Recharge: Object.values(rechargeCalls),
  "Recharge campaign": Object.values(rechargeCampaignCalls),
  "Internet packs": [...Object.values(packCalls), ...Object.values(packFinderCalls), ...Object.values(tariffCalls)],
  Offers: Object.values(offerCalls),
  "Star programme": Object.values(starCalls),
  "Value-added services": Object.values(valueAddedServiceCalls),
  "Bill charges": Object.values(billChargeCalls),
  Rates: Object.values(rateCalls),
  Network: Object.values(networkCalls),
  Search: Object.values(searchCalls),
  Stores: [...Object.values(storeCalls), ...Object.values(storeStockCalls)],
  Content: [...Object.values(contentCalls), ...Object.values(contentPageCalls)],
  Investors: [...Object.values(investorCalls), ...Object.values(investorNewsCalls)],
  Forms: Object.values(formCalls),
  "Advertising platform": Object.values(adsPlatformCalls),
  Surveys: Object.values(surveyCalls),
  Flood: Object.values(floodCalls),
  Advertisements: Object.values(advertisementCalls),
  Push: Object.values(pushCalls),
};

/** Every call of the contract, once: the backend routes them, the OpenAPI document lists them, property tests use them. */
export const allCalls: readonly CallDefinition[] = Object.values(callsByFeature).flat();
