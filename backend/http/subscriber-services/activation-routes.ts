import type { Language } from "@/backend/contract/language";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import { offerCalls } from "@/backend/contract/subscriber-services/offers";
import { type Activation, packCalls } from "@/backend/contract/subscriber-services/packs";
import type { ActivationRow } from "@/backend/db/queries/subscriber-services/activation-queries";
import { activate } from "@/backend/domain/activation/activate";
import type { ActivationContext, ActivationTarget } from "@/backend/domain/activation/activation-context";
import { sendActivationCode } from "@/backend/domain/activation/send-activation-code";
import { sendCode } from "@/backend/domain/codes/send-code";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { chargingSystem } from "@/backend/http/account/balance-routes";
import { requiredKey } from "@/backend/http/payments/payments-routes";
import { codeContext, codeSent, takeHourlyBudget } from "@/backend/http/requests/code-context";
import {
  answer,
  type CallInput,
  type RequestContext,
  type Route,
  route,
  warnOfFailure,
} from "@/backend/http/requests/route";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoneyPlain } from "@/utils/money/money";

/** Packs and offers bought from a balance: at once with the session of the number, else with a code sent to it. */
export const activationRoutes: readonly Route[] = [
  route(packCalls.sendInternetPackOtp, async (context, { body }) => {
    await sendCodeFor(context, body, { kind: "pack", id: body.pack_id });
    return answer(codeSent);
  }),

  route(offerCalls.sendOfferOtp, async (context, { body }) => {
    const { msisdn, offer_id: id, channel } = body;
    if (id === undefined) await sendCode(codeContext(context), { msisdn, purpose: "offer", channel });
    else await sendCodeFor(context, body, { kind: "offer", id });
    return answer(codeSent);
  }),

  route(packCalls.activateInternetPackUsingOtp, (context, { body }) =>
    activateTarget(context, body, { kind: "pack", id: body.pack_id }),
  ),

  route(offerCalls.activateOffer, (context, { body }) =>
    activateTarget(context, body, { kind: "offer", id: body.offer_id }),
  ),
];

async function sendCodeFor(
  context: RequestContext,
  { msisdn, channel }: CallInput<typeof offerCalls.sendOfferOtp>["body"],
  target: ActivationTarget,
): Promise<void> {
  const codes = codeContext(context);
  await sendActivationCode({ codes, now: () => context.now() }, { msisdn, target, channel });
}

type ActivationBody = Omit<CallInput<typeof offerCalls.activateOffer>["body"], "offer_id">;

async function activateTarget(context: RequestContext, body: ActivationBody, target: ActivationTarget) {
  const row = await activate(await activationContext(context), requiredKey(context), {
    msisdn: body.msisdn,
    target,
    code: body.otp_value,
    proof: body.proof,
    autoRenew: body.auto_renew ?? false,
    seenPoisha: body.price === undefined ? null : toPoisha(body.price),
  });
  return answer(viewOf(row, context.lang));
}

async function activationContext(context: RequestContext): Promise<ActivationContext> {
  const { db, env, lang, log } = context;
  return {
    db,
    lang,
    now: () => context.now(),
    charging: chargingSystem(db, env),
    codes: codeContext(context),
    ownMsisdn: await findSessionMsisdn(context, context.webLoginToken),
    // The same limit as for orders, but a separate budget.
    takeBudget: () => takeHourlyBudget(context, "activations", env.rateClient.ordersPerHour),
    onFailure: warnOfFailure(log),
  };
}

function viewOf(row: ActivationRow, lang: Language): Activation {
  const { reference, titles, pricePoisha, autoRenew, balancePoisha, validUntil } = row;
  return {
    reference,
    state: row.state === "done" ? "active" : "pending",
    title: titles[lang],
    price: toTaka(pricePoisha),
    valid_until: validUntil?.toISOString() ?? null,
    balance: takaOrNull(balancePoisha),
    renews: autoRenew,
    message: sentenceOf(row, lang),
  };
}

function sentenceOf({ titles, balancePoisha, validUntil }: ActivationRow, lang: Language): string {
  const title = titles[lang];
  if (balancePoisha === null || validUntil === null) {
    return lang === "bn"
      ? `${title} চালু করা হচ্ছে। চালু হলে এসএমএসে জানানো হবে।`
      : `We're activating ${title}. We'll text you when it's active.`;
  }
  const until = formatMoment(validUntil.toISOString(), lang);
  const balance = formatMoneyPlain(balancePoisha, lang);
  return lang === "bn"
    ? `${title} চালু হয়েছে, মেয়াদ ${until} পর্যন্ত। আপনার ব্যালেন্স এখন ${balance}।`
    : `${title} is active until ${until}. Your balance is ${balance}.`;
}
