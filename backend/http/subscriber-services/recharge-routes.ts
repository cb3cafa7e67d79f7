import type { Language } from "@/backend/contract/language";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import { packCalls } from "@/backend/contract/subscriber-services/packs";
import { type RechargeView, rechargeCalls } from "@/backend/contract/subscriber-services/recharge";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { getRecharge, listRecharges, type SeenRecharge } from "@/backend/domain/recharge/get-recharge";
import { type RechargeContext, retryRecharge } from "@/backend/domain/recharge/open-recharge";
import { getRechargeOptions } from "@/backend/domain/recharge/recharge-options";
import { buyPack, startRecharge } from "@/backend/domain/recharge/start-recharge";
import { gatewayContext, requiredKey } from "@/backend/http/payments/payments-routes";
import { takeHourlyBudget } from "@/backend/http/requests/code-context";
import { answer, type RequestContext, type Route, route, sessionRoute } from "@/backend/http/requests/route";
import { localePath, paths } from "@/utils/paths/paths";

/** Recharges: the page's address (API-SITE-39), the payment (API-SITE-22, of a pack API-SITE-07), and its state. */
export const rechargeRoutes: readonly Route[] = [
  route(rechargeCalls.recharge, async (context, { body }) => {
    const { env, lang } = context;
    if (body.payment_type === "gp_pol") {
      return answer({ data: { redirectUrl: env.publicOrigin + localePath(paths.recharge, lang) } });
    }
    const { redirectUrl, transactionId } = await startRecharge(rechargeContext(context), requiredKey(context), {
      msisdn: body.msisdn,
      amountPoisha: toPoisha(body.amount),
      payWith: body.pay_with ?? null,
      packId: body.pack_id,
      payerMsisdn: await findSessionMsisdn(context, context.webLoginToken),
    });
    return answer({ data: { redirectUrl, transaction_id: transactionId } });
  }),

  route(packCalls.activateInternetPackUsingRecharge, async (context, { body }) => {
    const { redirectUrl, transactionId } = await buyPack(rechargeContext(context), requiredKey(context), {
      msisdn: body.msisdn,
      packId: body.pack_id,
      payWith: body.pay_with ?? null,
      autoRenew: body.auto_renew ?? false,
      payerMsisdn: await findSessionMsisdn(context, context.webLoginToken),
    });
    return answer({ redirectUrl, transaction_id: transactionId });
  }),

  route(rechargeCalls.getRechargeOptions, async (context, { query }) => {
    const { minPoisha, maxPoisha, amounts, packs, pack } = await getRechargeOptions(context, query.pack);
    return answer({
      least: toTaka(minPoisha),
      most: toTaka(maxPoisha),
      prefixes: [...context.env.operatorPrefixes],
      pack: pack && { pack_id: pack.id, title: pack.titles[context.lang], amount: toTaka(pack.pricePoisha) },
      amounts: amounts.map(toTaka),
      packs: packs.map((started) => ({
        pack_id: started.id,
        title: started.titles[context.lang],
        amount: toTaka(started.pricePoisha),
        data_mb: started.dataMb,
        unlimited_data: started.unlimitedData,
        minutes: started.minutes,
        sms: started.sms,
        validity_hours: started.validityHours,
      })),
    });
  }),

  route(rechargeCalls.getRecharge, async (context, { body }) => {
    const viewer = await findSessionMsisdn(context, context.webLoginToken);
    return answer(viewOf(await getRecharge(gatewayContext(context), body.transaction_id, viewer), context.lang));
  }),

  route(rechargeCalls.retryRecharge, async (context, { body }) => {
    const input = { transactionId: body.transaction_id, payWith: body.pay_with ?? null };
    const { redirectUrl, transactionId } = await retryRecharge(rechargeContext(context), requiredKey(context), input);
    return answer({ redirectUrl, transaction_id: transactionId });
  }),

  sessionRoute(rechargeCalls.listRecharges, async (context, session) => {
    const recent = await listRecharges(context, session);
    const items = recent.map(({ reference, msisdn, amountPoisha, createdAt }) => ({
      reference,
      msisdn,
      amount: toTaka(amountPoisha),
      created_at: createdAt.toISOString(),
    }));
    return answer({ items });
  }),
];

function rechargeContext(context: RequestContext): RechargeContext {
  const { env, lang } = context;
  return {
    ...gatewayContext(context),
    lang,
    now: () => context.now(),
    operatorPrefixes: env.operatorPrefixes,
    returnUrl: (language) => rechargeResultUrl(context, language),
    // The same limit as for orders, but a separate budget.
    takeBudget: () => takeHourlyBudget(context, "recharges", env.rateClient.ordersPerHour),
  };
}

export function rechargeResultUrl({ env }: Pick<RequestContext, "env">, lang: Language): string {
  return env.publicOrigin + localePath(paths.rechargeResult, lang);
}

function viewOf(seen: SeenRecharge, lang: Language): RechargeView {
  const { packId, packTitles, packState, balancePoisha, createdAt, paidAt, doneAt } = seen;
  const isNamed = packId !== null && packTitles !== null && packState !== null;
  return {
    reference: seen.reference,
    msisdn: seen.msisdn,
    amount: toTaka(seen.amountPoisha),
    pay_with: seen.payWith,
    outcome: seen.outcome,
    pack: isNamed ? { pack_id: packId, title: packTitles[lang], state: packState } : null,
    balance: takaOrNull(balancePoisha),
    created_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    done_at: doneAt?.toISOString() ?? null,
  };
}
