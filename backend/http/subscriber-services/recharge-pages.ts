import { createHmac } from "node:crypto";
import { publicId } from "@/backend/contract/fields";
import { toPoisha, toTaka } from "@/backend/contract/money";
import { type PayWith, payWithChoices } from "@/backend/contract/shop/orders";
import { DomainError } from "@/backend/domain/domain-error";
import { PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { buyPack } from "@/backend/domain/recharge/buy-pack";
import type { OpenedRecharge, RechargeContext } from "@/backend/domain/recharge/recharge-context";
import { startRecharge } from "@/backend/domain/recharge/start-recharge";
import { escapeHtml, htmlPage, htmlResponse, redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { rechargeContext } from "@/backend/http/subscriber-services/recharge-routes";
import { colourScheme } from "@/styles/service-colours";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { isRechargeProblem, type RechargeProblem } from "@/utils/packs/recharge-problems";
import { localePath, paths } from "@/utils/paths/paths";
import { clientNetwork } from "@/utils/requests/client-network";

/** The same form from the same client within this time counts as one recharge that was sent twice by mistake. */
const SAME_MS = 60_000;

/**
 * The form of the recharge page for a browser without script: the payer is sent to the gateway, or back with a reason.
 */
export const rechargePages: readonly PageRoute[] = [{ method: "POST", path: "/api/recharge/begin", handle: begin }];

async function begin(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = form.get("lang") === "bn" ? "bn" : "en";
  const fields = fieldsOf(form);
  try {
    const { redirectUrl } = await open({ ...rechargeContext(context), lang }, keyOf(context, fields), fields);
    return sendToGateway(context, redirectUrl, lang);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    const back = new URL(context.env.publicOrigin + localePath(paths.recharge, lang));
    back.searchParams.set("problem", problem);
    if (fields.packToBuy !== null) back.searchParams.set("pack", fields.packToBuy);
    else if (fields.amountPoisha > 0) back.searchParams.set("amount", String(toTaka(fields.amountPoisha)));
    back.hash = "recharge";
    return redirect(back.href);
  }
}

interface Fields {
  msisdn: string;
  amountPoisha: number;
  payWith: PayWith | null;
  /** Null = recharge the balance only, without a pack. */
  packId: null | undefined;
  /** The pack that is bought for its price; null for a recharge. */
  packToBuy: string | null;
}

function fieldsOf(form: URLSearchParams): Fields {
  const typed = anyDigitsToAscii(form.get("other_amount") ?? "").replace(/[\s,]/g, "");
  const amount = typed === "" ? (form.get("amount") ?? "") : typed;
  const pack = form.get("pack") ?? "";
  return {
    msisdn: (form.get("msisdn") ?? "").slice(0, 30),
    amountPoisha: /^\d{1,6}$/.test(amount) ? toPoisha(Number(amount)) : 0,
    payWith: payWithChoices.find((choice) => choice === form.get("pay_with")) ?? null,
    packId: form.has("balance_only") ? null : undefined,
    packToBuy: publicId.safeParse(pack).success ? pack : null,
  };
}

function open(context: RechargeContext, key: string, { packToBuy, ...fields }: Fields): Promise<OpenedRecharge> {
  const input = { ...fields, payerMsisdn: null };
  if (packToBuy === null) return startRecharge(context, key, input);
  return buyPack(context, key, { ...input, packId: packToBuy, autoRenew: false });
}

/** The error that the form shows; null when the site is at fault. */
function problemOf(error: unknown): RechargeProblem | null {
  if (error instanceof DomainError) return isRechargeProblem(error.code) ? error.code : "unanswered";
  return error instanceof PaymentGatewayError ? "unanswered" : null;
}

/** The page is the same for everybody, so it has no idempotency key. The key is made from the fields and the minute. */
function keyOf({ env, client, now }: RequestContext, fields: Fields): string {
  const minute = Math.floor(now().getTime() / SAME_MS);
  const { msisdn, amountPoisha, payWith, packId, packToBuy } = fields;
  const said = [msisdn, amountPoisha, payWith, packId === null, packToBuy];
  const text = JSON.stringify([client === null ? "" : clientNetwork(client), minute, ...said]);
  return createHmac("sha256", env.codePepper).update(`recharge form ${text}`).digest("hex");
}

/**
 * The policy of our pages forbids a form to lead to another site, even by a redirect, so the browser goes to the
 * gateway through a page in between.
 */
function sendToGateway({ env, colourMode }: RequestContext, address: string, lang: "en" | "bn"): Response {
  if (new URL(address).origin === new URL(env.publicOrigin).origin) return redirect(address);
  const words = { en: "Continue to payment", bn: "পেমেন্টে যান" }[lang];
  const body = `<main lang="${lang}"><p><a href="${escapeHtml(address)}">${words}</a></p></main>`;
  const style = `:root { ${colourScheme(colourMode)} font: 1.25rem system-ui, sans-serif; } main { padding: 2rem 1rem; }`;
  return htmlResponse(htmlPage({ title: words, style, body }), { refresh: `0;url=${address}` });
}
