import type { Database } from "@/backend/db/client";
import { attemptDueActivations } from "@/backend/domain/activation/attempt-activation";
import { sweepCreatives } from "@/backend/domain/ads-platform/sweep-creatives";
import { type Loop, startLoop } from "@/backend/domain/background-loop";
import { endSales } from "@/backend/domain/catalog/end-sales";
import { renewPacks } from "@/backend/domain/charging/renew-packs";
import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import type { OnFailure } from "@/backend/domain/domain-context";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { findPumping, purgeLogin } from "@/backend/domain/login/purge-login";
import { dispatchMessages } from "@/backend/domain/messages/dispatch-messages";
import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { httpSms } from "@/backend/domain/messages/http-sms";
import { purgeOldMessages } from "@/backend/domain/messages/purge-messages";
import { sandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { startOrderReconciler } from "@/backend/domain/orders/order-reconciler";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { purgePushTokens } from "@/backend/domain/push/push-tokens";
import { startRechargeRounds } from "@/backend/domain/recharge/recharge-rounds";
import { indexTurn, refreshSearch } from "@/backend/domain/search/index-documents";
import { purgeOldSearches } from "@/backend/domain/search/popular-searches";
import { sendStockNotices } from "@/backend/domain/stock-notices/send-stock-notices";
import { sendPriceDrops } from "@/backend/domain/wish-list/price-notice";
import type { BackendEnv } from "@/backend/env";
import { chargingSystem } from "@/backend/http/account/balance-routes";
import { pushGateway } from "@/backend/http/account/push-routes";
import type { BackendLog } from "@/backend/http/requests/request-context";
import { warnOfFailure } from "@/backend/http/requests/route";
import { esimProvider } from "@/backend/http/sims/esim-routes";

export interface JobOptions {
  readonly db: Database;
  readonly env: BackendEnv;
  readonly log: BackendLog;
  /** Prints a line for the person at the terminal, e.g. a sandbox message. */
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A login code may wait this long, plus the time that the SMS gateway takes. */
const OUTBOX_PAUSE = 500;
const MAX_ESIMS = 50;
const MAX_ACTIVATIONS = 64;
const MAX_RENEWALS = 50;

/** Starts every job that runs in the background. @returns the loops, which the caller stops */
export function startBackgroundJobs(options: JobOptions, payments: PaymentGateway): Loop[] {
  const { db, env } = options;
  const onFailure = warnOfFailure(options.log);
  return [
    ...messageJobs(options, onFailure),
    ...customerNoticeJobs(options, onFailure),
    ...cleanUpJobs(options, onFailure),
    ...orderJobs(options, payments, onFailure),
    ...startRechargeRounds({ db, gateway: payments, charging: chargingSystem(db, env), onFailure }),
    ...searchJobs(options, onFailure),
    ...packJobs(options, onFailure),
  ];
}

/** SMS and push messages have a loop each, so that a slow push provider does not delay a login code. */
function messageJobs({ db, env, log, say }: JobOptions, onFailure: OnFailure): Loop[] {
  const sms = env.smsDriver === "http" ? httpSms(env.smsHttp) : sandboxSms(db, say);
  const sendMessages = async () => {
    const round = await dispatchMessages({
      connection: db.pool,
      gateway: sms,
      publicOrigin: env.publicOrigin,
      openCode: (msisdn, sealed) => openSealedCode(env.codePepper, msisdn, sealed),
      onFailure: (err, message) => log.warn({ err, message }, "A message was not sent"),
    });
    return round.full;
  };
  const pushes = {
    connection: db.pool,
    gateway: pushGateway(db, env, say),
    onFailure: (err: unknown, message: object) => log.warn({ err, message }, "A push message was not sent"),
  };
  const watchUnusedCodes = async () => {
    const hour = await findPumping({ db });
    if (hour !== null) log.warn({ ...hour }, "Few of the last hour's codes were used: this may be SMS pumping");
    return false;
  };
  return [
    startLoop(OUTBOX_PAUSE, "send the messages of the outbox", sendMessages, onFailure),
    startLoop(SECOND, "send the push messages of the outbox", () => dispatchPushes(pushes), onFailure),
    startLoop(HOUR, "check the codes of the last hour", watchUnusedCodes, onFailure),
  ];
}

/** Ends sales, and notifies customers who wait for stock or for a lower price. */
function customerNoticeJobs({ db }: JobOptions, onFailure: OnFailure): Loop[] {
  return [
    // A sale may last this much longer than announced.
    startLoop(30 * SECOND, "end sales", () => endSales({ db }), onFailure),
    startLoop(15 * SECOND, "send stock notices", () => sendStockNotices({ db }), onFailure),
    startLoop(MINUTE, "send notices of lower prices", () => sendPriceDrops({ db }), onFailure),
  ];
}

/** Deletes data that nothing needs any longer. */
function cleanUpJobs({ db, env, now = () => new Date() }: JobOptions, onFailure: OnFailure): Loop[] {
  const deleteCreatives = async () => {
    await sweepCreatives({ db, dataDir: env.dataDir });
    return false;
  };
  return [
    startLoop(10 * MINUTE, "delete uploaded files without an ad order", deleteCreatives, onFailure),
    startLoop(10 * MINUTE, "delete expired login data", () => purgeLogin({ db }), onFailure),
    startLoop(10 * MINUTE, "delete old messages", () => purgeOldMessages({ db }), onFailure),
    startLoop(HOUR, "delete unused push tokens", () => purgePushTokens({ db }), onFailure),
    startLoop(HOUR, "delete old counts of searches", () => purgeOldSearches({ db, now }), onFailure),
  ];
}

/** Delivers eSIMs, and settles orders with a pending payment or an expired time limit. */
function orderJobs({ db, env }: JobOptions, gateway: PaymentGateway, onFailure: OnFailure): Loop[] {
  const esims = { db, pepper: env.codePepper, gateway, provider: esimProvider(env), onFailure };
  const settleMigrations = async () => {
    await settlePending(esims, MIGRATION_PAYMENTS);
    return false;
  };
  const deliver = async () => (await deliverEsims(esims, MAX_ESIMS)) === MAX_ESIMS;
  return [
    // Two loops: a payment company that does not answer must not delay eSIMs that are paid.
    startLoop(3 * SECOND, "settle the payments of migrations", settleMigrations, onFailure),
    startLoop(3 * SECOND, "deliver eSIMs", deliver, onFailure),
    ...startOrderReconciler({
      db,
      pauseMs: env.reconciler.pauseSeconds * SECOND,
      settlePayments: async () => {
        await settlePending({ db, gateway, onFailure }, ORDER_PAYMENTS, env.reconciler.askAfterSeconds);
        await refundDue({ db, gateway, onFailure }, ORDER_PAYMENTS);
        await refundDue({ db, gateway, onFailure }, MIGRATION_PAYMENTS);
      },
      onFailure,
    }),
  ];
}

function searchJobs({ db, env }: JobOptions, onFailure: OnFailure): Loop[] {
  const mayWork = indexTurn();
  const refresh = (stopping: AbortSignal) => refreshSearch({ db, brand: env.brand, stopping, mayWork });
  // A short pause, so that a change is soon found by the search.
  return [startLoop(5 * SECOND, "update the search index", refresh, onFailure)];
}

/** Asks about pending activations. The charging system renews packs itself; only the sandbox's are renewed here. */
function packJobs({ db, env }: JobOptions, onFailure: OnFailure): Loop[] {
  const activations = { db, charging: chargingSystem(db, env), onFailure };
  const attempt = async () => (await attemptDueActivations(activations, MAX_ACTIVATIONS)) >= MAX_ACTIVATIONS;
  const renew = async () => (await renewPacks({ db }, MAX_RENEWALS)) === MAX_RENEWALS;
  return [
    startLoop(SECOND, "complete pending activations", attempt, onFailure),
    ...(env.chargingDriver === "sandbox" ? [startLoop(15 * SECOND, "renew packs", renew, onFailure)] : []),
  ];
}
