import { allCalls } from "@/backend/contract/all-calls";
import type { Database } from "@/backend/db/client";
import { attemptDueActivations } from "@/backend/domain/activation/attempt-activation";
import { sweepCreatives } from "@/backend/domain/ads-platform/sweep-creatives";
import { type Loop, startLoop } from "@/backend/domain/background-loop";
import { endSales } from "@/backend/domain/catalog/end-sales";
import { renewPacks } from "@/backend/domain/charging/renew-packs";
import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import type { OnFailure } from "@/backend/domain/domain-context";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { refundMigrations, settlePendingMigrations } from "@/backend/domain/esim/settle-migration";
import { findPumping, purgeLogin } from "@/backend/domain/login/purge-login";
import { dispatchMessages } from "@/backend/domain/messages/dispatch-messages";
import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { httpSms } from "@/backend/domain/messages/http-sms";
import { purgeOldMessages } from "@/backend/domain/messages/purge-messages";
import { sandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { startOrderReconciler } from "@/backend/domain/orders/order-reconciler";
import { refundPayments, settlePendingPayments } from "@/backend/domain/payments/settle-payment";
import type { SmsGateway } from "@/backend/domain/ports/sms-gateway";
import { purgePushTokens } from "@/backend/domain/push/push-tokens";
import { startRechargeRounds } from "@/backend/domain/recharge/recharge-rounds";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { purgeOldSearches } from "@/backend/domain/search/popular-searches";
import { sendStockNotices } from "@/backend/domain/stock-notices/send-stock-notices";
import { sendPriceDrops } from "@/backend/domain/wish-list/price-notice";
import type { BackendEnv } from "@/backend/env";
import { accountRoutes } from "@/backend/http/account/account-routes";
import { balanceRoutes, chargingSystem } from "@/backend/http/account/balance-routes";
import { loginRoutes } from "@/backend/http/account/login-routes";
import { messagesPages } from "@/backend/http/account/messages-routes";
import { pushGateway, pushRoutes } from "@/backend/http/account/push-routes";
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
import { type BackendLog, type PageRoute, type Route, warnOfFailure } from "@/backend/http/requests/route";
import { createRouter } from "@/backend/http/router";
import { cartRoutes } from "@/backend/http/shop/cart-routes";
import { catalogRoutes } from "@/backend/http/shop/catalog-routes";
import { deliveryRoutes } from "@/backend/http/shop/delivery-routes";
import { orderHistoryRoutes } from "@/backend/http/shop/order-history-routes";
import { ordersRoutes } from "@/backend/http/shop/orders-routes";
import { ownOrdersRoutes } from "@/backend/http/shop/own-orders-routes";
import { preorderRoutes } from "@/backend/http/shop/preorder-routes";
import { promotionsRoutes } from "@/backend/http/shop/promotions-routes";
import { reviewsRoutes } from "@/backend/http/shop/reviews-routes";
import { stockNoticesRoutes } from "@/backend/http/shop/stock-notices-routes";
import { storeStockRoutes } from "@/backend/http/shop/store-stock-routes";
import { wishListRoutes } from "@/backend/http/shop/wish-list-routes";
import { esimProvider, esimRoutes } from "@/backend/http/sims/esim-routes";
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

interface BackendOptions {
  readonly db: Database;
  readonly env: BackendEnv;
  readonly log: BackendLog;
  /** Prints a line for the person at the terminal, e.g. a sandbox message. */
  readonly say: (line: string) => void;
  readonly now?: () => Date;
  /** Parses every answer with the contract before it goes out (tests). */
  readonly checkAnswers?: boolean;
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

/** Every call that is answered; the others of the contract are refused with `not-built-yet`. */
export const builtRoutes: readonly Route[] = [
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
  ...orderHistoryRoutes,
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

/**
 * Milliseconds between two checks of the outbox. A code may wait this long, plus the time that the gateway takes.
 */
const OUTBOX_PAUSE = 500;
const PUSH_PAUSE = 1_000;
const ESIM_PAUSE = 3_000;
const MAX_ESIMS = 50;
const ACTIVATION_PAUSE = 1_000;
const MAX_ACTIVATIONS = 64;
const RENEWAL_PAUSE = 15_000;
const MAX_RENEWALS = 50;
const PURGE_PAUSE = 600_000;
/** Milliseconds between two checks for ended sales: a sale may last this much longer than announced. */
const SALE_PAUSE = 30_000;
/** Milliseconds between two rounds of stock notices: the longest wait of a person who asked for one. */
const NOTICE_PAUSE = 15_000;
const PRICE_PAUSE = 60_000;
const PUMPING_PAUSE = 3_600_000;
/** Milliseconds between two rounds. Short, so that few changes wait for the next search. */
const INDEX_PAUSE = 5_000;
const FORGET_PAUSE = 3_600_000;

/**
 * Connects the calls with their handlers and one database.
 * @throws EnvironmentError for a driver that this version does not have
 */
export function createBackend(options: BackendOptions): Backend {
  const { db, env, log } = options;
  const payments = paymentGateway(db, env);
  const app = createRouter({
    db,
    env,
    log,
    now: options.now ?? (() => new Date()),
    calls: allCalls,
    routes: builtRoutes,
    pages: pagesOf(env),
    checkAnswers: options.checkAnswers ?? false,
  });
  const loops: Loop[] = [];
  const warn = warnOfFailure(log);
  return {
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    async start() {
      loops.push(
        ...messageLoops(options, warn),
        ...pushLoops(options, warn),
        ...customerNoticeLoops(options, warn),
        ...purgeLoops(options, warn),
        ...orderLoops(options, payments, warn),
        ...startRechargeRounds({ db, gateway: payments, charging: chargingSystem(db, env), onFailure: warn }),
        ...searchLoops(options, warn),
        ...packLoops(options, warn),
      );
    },
    async stop() {
      await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    },
  };
}

function messageLoops(options: BackendOptions, warn: OnFailure): Loop[] {
  const { db, env, log } = options;
  const gateway = smsGateway(options);
  const dispatch = async () => {
    const round = await dispatchMessages({
      connection: db.pool,
      gateway,
      publicOrigin: env.publicOrigin,
      openCode: (msisdn, sealed) => openSealedCode(env.codePepper, msisdn, sealed),
      onFailure: (err, message) => log.warn({ err, message }, "A message was not sent"),
    });
    return round.full;
  };
  const watchPumping = async () => {
    const hour = await findPumping({ db });
    if (hour !== null) log.warn({ ...hour }, "Few of the last hour's codes were typed: somebody may be pumping");
    return false;
  };
  return [
    startLoop(OUTBOX_PAUSE, "read the outbox", dispatch, (err) => log.warn({ err }, "The outbox could not be read")),
    startLoop(PUMPING_PAUSE, "look at the last hour's codes", watchPumping, warn),
  ];
}

/** Background tasks that end sales, and notify customers who wait for stock or for a lower price. */
function customerNoticeLoops({ db }: BackendOptions, warn: OnFailure): Loop[] {
  return [
    startLoop(SALE_PAUSE, "end the sales that are over", () => endSales({ db }), warn),
    startLoop(NOTICE_PAUSE, "tell who waits for what is in stock again", () => sendStockNotices({ db }), warn),
    startLoop(PRICE_PAUSE, "tell who waits for a lower price", () => sendPriceDrops({ db }), warn),
  ];
}

function purgeLoops({ db, env }: BackendOptions, warn: OnFailure): Loop[] {
  const sweep = async () => {
    await sweepCreatives({ db, dataDir: env.dataDir });
    return false;
  };
  return [
    startLoop(PURGE_PAUSE, "remove files that no ad order came for", sweep, warn),
    startLoop(PURGE_PAUSE, "forget what has ended of the log-in", () => purgeLogin({ db }), warn),
    startLoop(PURGE_PAUSE, "delete old messages", () => purgeOldMessages({ db }), warn),
  ];
}

/** Background tasks that deliver eSIMs, and settle orders with a pending payment or an expired time limit. */
function orderLoops({ db, env }: BackendOptions, gateway: ReturnType<typeof paymentGateway>, warn: OnFailure): Loop[] {
  const esims = { db, pepper: env.codePepper, gateway, provider: esimProvider(env), onFailure: warn };
  const settle = async () => {
    await settlePendingMigrations(esims);
    return false;
  };
  const deliver = async () => (await deliverEsims(esims, MAX_ESIMS)) === MAX_ESIMS;
  return [
    // Two loops: a payment company that does not answer must not delay eSIMs that are paid.
    startLoop(ESIM_PAUSE, "settle the payments of migrations", settle, warn),
    startLoop(ESIM_PAUSE, "deliver eSIMs", deliver, warn),
    ...startOrderReconciler({
      db,
      pauseMs: env.reconciler.pauseSeconds * 1000,
      settlePayments: async () => {
        const secondsOld = env.reconciler.askAfterSeconds;
        await settlePendingPayments({ db, gateway, secondsOld, onFailure: warn });
        await refundPayments({ db, gateway, onFailure: warn });
        await refundMigrations({ db, gateway, onFailure: warn });
      },
      onFailure: warn,
    }),
  ];
}

/** Push messages have rounds of their own, so that a slow provider delays no code. */
function pushLoops({ db, env, log, say }: BackendOptions, warn: OnFailure): Loop[] {
  const dispatch = {
    connection: db.pool,
    gateway: pushGateway(db, env, say),
    onFailure: (err: unknown, message: object) => log.warn({ err, message }, "A push message was not sent"),
  };
  return [
    startLoop(PUSH_PAUSE, "read the push messages of the outbox", () => dispatchPushes(dispatch), warn),
    startLoop(PUMPING_PAUSE, "remove browsers that have not been seen for long", () => purgePushTokens({ db }), warn),
  ];
}

/** Background tasks of the search: index changes, and delete old counts. */
function searchLoops({ db, env, now = () => new Date() }: BackendOptions, warn: OnFailure): Loop[] {
  return [
    startLoop(
      INDEX_PAUSE,
      "index what has changed",
      (stopping) => refreshSearch({ db, brand: env.brand, stopping }),
      warn,
    ),
    startLoop(FORGET_PAUSE, "forget old searches", () => purgeOldSearches({ db, now }), warn),
  ];
}

/** Asks about pending activations. The charging system renews packs itself; only the sandbox's are renewed here. */
function packLoops({ db, env }: BackendOptions, warn: OnFailure): Loop[] {
  const activations = { db, charging: chargingSystem(db, env), onFailure: warn };
  const ask = async () => (await attemptDueActivations(activations, MAX_ACTIVATIONS)) >= MAX_ACTIVATIONS;
  const renew = async () => (await renewPacks({ db }, MAX_RENEWALS)) === MAX_RENEWALS;
  return [
    startLoop(ACTIVATION_PAUSE, "ask about activations", ask, warn),
    ...(env.chargingDriver === "sandbox" ? [startLoop(RENEWAL_PAUSE, "renew packs", renew, warn)] : []),
  ];
}

/** Addresses that are not calls of the contract: its documentation, and pages that only a sandbox has. */
function pagesOf(env: BackendEnv): readonly PageRoute[] {
  return [...docsPages(env.publicOrigin), ...messagesPages, ...gatewayPages, ...sslcommerzPages, ...eventsPages(env)];
}

function smsGateway({ db, env, say }: BackendOptions): SmsGateway {
  return env.smsDriver === "http" ? httpSms(env.smsHttp) : sandboxSms(db, say);
}
