import { type JobOptions, startBackgroundJobs } from "@/backend/background-jobs";
import type { Loop } from "@/backend/domain/background-loop";
import type { BackendEnv } from "@/backend/env";
import { accountRoutes } from "@/backend/http/account/account-routes";
import { balanceRoutes } from "@/backend/http/account/balance-routes";
import { loginRoutes } from "@/backend/http/account/login-routes";
import { messagesPages } from "@/backend/http/account/messages-routes";
import { pushRoutes } from "@/backend/http/account/push-routes";
import { retailerRoutes } from "@/backend/http/account/retailer-routes";
import { savedAddressesRoutes } from "@/backend/http/account/saved-addresses-routes";
import { adsPlatformRoutes } from "@/backend/http/content/ads-platform-routes";
import { advertisementsRoutes } from "@/backend/http/content/advertisements-routes";
import { contentPageRoutes } from "@/backend/http/content/content-page-routes";
import { contentRoutes } from "@/backend/http/content/content-routes";
import { eventsPages } from "@/backend/http/content/events-pages";
import { investorNewsRoutes } from "@/backend/http/content/investor-news-routes";
import { investorsRoutes } from "@/backend/http/content/investors-routes";
import { searchRoutes } from "@/backend/http/content/search-routes";
import { storesRoutes } from "@/backend/http/content/stores-routes";
import { docsPages } from "@/backend/http/docs/docs-routes";
import { floodRoutes } from "@/backend/http/forms/flood-routes";
import { formsRoutes } from "@/backend/http/forms/forms-routes";
import { surveyRoutes } from "@/backend/http/forms/survey-routes";
import { paymentGateway, paymentsRoutes } from "@/backend/http/payments/payments-routes";
import { gatewayPages } from "@/backend/http/payments/sandbox-gateway-pages";
import { sslcommerzPages } from "@/backend/http/payments/sslcommerz-pages";
import type { Connection } from "@/backend/http/requests/request-context";
import type { PageRoute, Route } from "@/backend/http/requests/route";
import { createRouter, type OnAnswer } from "@/backend/http/router";
import { cartRoutes } from "@/backend/http/shop/cart-routes";
import { catalogRoutes } from "@/backend/http/shop/catalog-routes";
import { deliveryRoutes } from "@/backend/http/shop/delivery-routes";
import { ordersRoutes } from "@/backend/http/shop/orders-routes";
import { ownOrdersRoutes } from "@/backend/http/shop/own-orders-routes";
import { preorderRoutes } from "@/backend/http/shop/preorder-routes";
import { promotionsRoutes } from "@/backend/http/shop/promotions-routes";
import { reviewsRoutes } from "@/backend/http/shop/reviews-routes";
import { stockNoticesRoutes } from "@/backend/http/shop/stock-notices-routes";
import { storeStockRoutes } from "@/backend/http/shop/store-stock-routes";
import { wishListRoutes } from "@/backend/http/shop/wish-list-routes";
import { esimRoutes } from "@/backend/http/sims/esim-routes";
import { simRoutes } from "@/backend/http/sims/sim-routes";
import { activationRoutes } from "@/backend/http/subscriber-services/activation-routes";
import { billChargesRoutes } from "@/backend/http/subscriber-services/bill-charges-routes";
import { networkRoutes } from "@/backend/http/subscriber-services/network-routes";
import { offersRoutes } from "@/backend/http/subscriber-services/offers-routes";
import { packsRoutes } from "@/backend/http/subscriber-services/packs-routes";
import { ratesRoutes } from "@/backend/http/subscriber-services/rates-routes";
import { rechargeCampaignRoutes } from "@/backend/http/subscriber-services/recharge-campaign-routes";
import { rechargeRoutes } from "@/backend/http/subscriber-services/recharge-routes";
import { starRoutes } from "@/backend/http/subscriber-services/star-routes";
import { tariffRoutes } from "@/backend/http/subscriber-services/tariff-routes";
import { valueAddedServicesRoutes } from "@/backend/http/subscriber-services/value-added-services-routes";

interface BackendOptions extends JobOptions {
  /** Parses every answer with the contract before it goes out (tests). */
  readonly checkAnswers?: boolean;
  /** Called for each answer (server/metrics.ts). */
  readonly onAnswer?: OnAnswer | undefined;
}

export interface Backend {
  /**
   * Answers a request at an address of the contract or of the service pages.
   * @param connection as `@hono/node-server` gives it; absent for a call made inside the process
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Starts the work in the background. */
  start(): Promise<void>;
  /** Stops that work and waits for what is under way. */
  stop(): Promise<void>;
}

/** Every call of the contract with its handler. */
export const allRoutes: readonly Route[] = [
  ...catalogRoutes,
  ...reviewsRoutes,
  ...wishListRoutes,
  ...stockNoticesRoutes,
  ...cartRoutes,
  ...deliveryRoutes,
  ...ordersRoutes,
  ...ownOrdersRoutes,
  ...retailerRoutes,
  ...storesRoutes,
  ...storeStockRoutes,
  ...paymentsRoutes,
  ...simRoutes,
  ...esimRoutes,
  ...promotionsRoutes,
  ...preorderRoutes,
  ...rechargeRoutes,
  ...rechargeCampaignRoutes,
  ...packsRoutes,
  ...tariffRoutes,
  ...offersRoutes,
  ...activationRoutes,
  ...starRoutes,
  ...valueAddedServicesRoutes,
  ...billChargesRoutes,
  ...ratesRoutes,
  ...networkRoutes,
  ...contentRoutes,
  ...contentPageRoutes,
  ...investorsRoutes,
  ...investorNewsRoutes,
  ...formsRoutes,
  ...advertisementsRoutes,
  ...pushRoutes,
  ...adsPlatformRoutes,
  ...surveyRoutes,
  ...floodRoutes,
  ...loginRoutes,
  ...accountRoutes,
  ...balanceRoutes,
  ...savedAddressesRoutes,
  ...searchRoutes,
];

/** Connects the calls with their handlers and one database. @throws EnvironmentError for an unknown driver */
export function createBackend(options: BackendOptions): Backend {
  const { db, env, log } = options;
  const payments = paymentGateway(db, env);
  const app = createRouter({
    db,
    env,
    log,
    now: options.now ?? (() => new Date()),
    routes: allRoutes,
    pages: pagesOf(env),
    checkAnswers: options.checkAnswers ?? false,
    onAnswer: options.onAnswer,
  });
  const loops: Loop[] = [];
  return {
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    async start() {
      loops.push(...startBackgroundJobs(options, payments));
    },
    async stop() {
      await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    },
  };
}

/** Addresses that are not calls of the contract: its documentation, and pages that only a sandbox has. */
function pagesOf(env: BackendEnv): readonly PageRoute[] {
  return [...docsPages(env.publicOrigin), ...messagesPages, ...gatewayPages, ...sslcommerzPages, ...eventsPages(env)];
}
