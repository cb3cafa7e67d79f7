import type { CallAnswer } from "@/backend/contract/all-calls";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer, webAddress } from "@/services/api/api-error";
import type { PayWith } from "@/services/checkout/payments-service";

/** The pack that an amount starts. */
export type AmountPack = ReturnType<typeof packOf>;

/** The options for a recharge; amounts in whole poisha. */
export type RechargeOptions = Awaited<ReturnType<typeof getRechargeOptions>>;

/** A recharge as its payer sees it. */
export type RechargeResult = Awaited<ReturnType<typeof getRecharge>>;

/** A number and an amount that the reader recharged recently. */
export type RecentRecharge = Awaited<ReturnType<typeof listRecharges>>[number];

type WirePack = Pick<CallAnswer<"getRechargeOptions">["data"]["packs"][number], "pack_id" | "title" | "amount">;

const packOf = ({ pack_id, title, amount }: WirePack) => ({
  packId: pack_id,
  title,
  amountPoisha: toPoisha(amount),
});

/**
 * GET /api/v1/recharge-options (docs/decisions/15).
 * @param packId id of the pack to buy; null for a recharge
 */
export async function getRechargeOptions(api: Api, packId: string | null) {
  const { data } = await api.request("getRechargeOptions", packId === null ? {} : { query: { pack: packId } });
  return readAnswer(() => ({
    minPoisha: toPoisha(data.least),
    maxPoisha: toPoisha(data.most),
    /** Amounts to choose from, the lowest first. */
    amounts: data.amounts.map(toPoisha),
    packs: data.packs.map(packOf),
    /** The first digits of the operator's numbers, e.g. 017. */
    prefixes: data.prefixes,
    /** The pack to be bought with a payment of its price; null for a recharge, and when it is no longer on sale. */
    pack: data.pack && packOf(data.pack),
  }));
}

export interface NewRecharge {
  msisdn: string;
  amountPoisha: number;
  payWith: PayWith | null;
  /** The pack that was shown for the amount; null for a recharge without a pack, absent for whatever the amount starts. */
  packId?: string | null;
}

/**
 * POST /api/v1/recharge with payment_type online (API-SITE-22).
 * @param key UUID, kept until the server answers
 * @returns the gateway's page, to which the browser goes
 */
export async function startRecharge(api: Api, { msisdn, amountPoisha, payWith, packId }: NewRecharge, key: string) {
  const answer = await api.request("recharge", {
    body: {
      payment_type: "online",
      msisdn,
      amount: amountPoisha / 100,
      ...(packId !== undefined && { pack_id: packId }),
      ...(payWith !== null && { pay_with: payWith }),
    },
    headers: { "Idempotency-Key": key },
  });
  return readAnswer(() => ({ redirectUrl: webAddress(answer.data.data.redirectUrl) }));
}

/** A pack that is bought by paying its price. */
export interface PackPurchase {
  msisdn: string;
  packId: string;
  payWith: PayWith | null;
}

/**
 * POST /api/internet-packages-activation/using-recharge (API-SITE-07): buys a pack with a payment at the gateway.
 * @param key UUID, kept until the server answers
 * @returns the gateway's page, to which the browser goes
 */
export async function buyPack(api: Api, { msisdn, packId, payWith }: PackPurchase, key: string) {
  const { data } = await api.request("activateInternetPackUsingRecharge", {
    body: { msisdn, pack_id: packId, ...(payWith !== null && { pay_with: payWith }) },
    headers: { "Idempotency-Key": key },
  });
  return readAnswer(() => ({ redirectUrl: webAddress(data.redirectUrl) }));
}

/** POST /api/v1/recharge-retry: pays a recharge again, or leads to its result if it has been paid in the meantime. */
export async function retryRecharge(
  api: Api,
  { transactionId, payWith }: { transactionId: string; payWith: PayWith | null },
  key: string,
): Promise<{ redirectUrl: string }> {
  const { data } = await api.request("retryRecharge", {
    body: { transaction_id: transactionId, ...(payWith !== null && { pay_with: payWith }) },
    headers: { "Idempotency-Key": key },
  });
  return readAnswer(() => ({ redirectUrl: webAddress(data.redirectUrl) }));
}

/**
 * POST /api/v1/recharge-state: the state of a recharge. The server asks the gateway.
 * @throws ApiError; `isNotFound` for an unknown transaction
 */
export async function getRecharge(api: Api, transactionId: string) {
  const { data } = await api.request("getRecharge", { body: { transaction_id: transactionId } });
  return readAnswer(() => ({
    reference: data.reference,
    /** Masked for everyone except its payer and the number itself. */
    msisdn: data.msisdn,
    amountPoisha: toPoisha(data.amount),
    payWith: data.pay_with,
    outcome: data.outcome,
    pack: data.pack && { packId: data.pack.pack_id, title: data.pack.title, state: data.pack.state },
    /** The balance after the recharge; null for everyone except the number itself. */
    balancePoisha: data.balance === null ? null : toPoisha(data.balance),
    /** ISO moments. */
    createdAt: data.created_at,
    doneAt: data.done_at,
  }));
}

/**
 * GET /api/v1/recharges: the reader's recent recharges, the newest first.
 * @throws ApiError; code `no-session` without a log-in
 */
export async function listRecharges(api: Api) {
  const { data } = await api.request("listRecharges");
  return readAnswer(() =>
    data.items.map(({ reference, msisdn, amount, created_at }) => ({
      reference,
      msisdn,
      amountPoisha: toPoisha(amount),
      /** ISO moment. */
      createdAt: created_at,
    })),
  );
}
