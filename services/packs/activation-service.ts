import { toPoisha, toTaka } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** The item that is activated: a pack or an offer, by its id. */
export interface ActivationTarget {
  kind: "pack" | "offer";
  id: string;
}

interface NewActivation extends ActivationTarget {
  /** Normalised, 11 digits. */
  msisdn: string;
  /** Null when the number is the session's own. */
  code: string | null;
  /** The proof from a list of offers, instead of a code; null without one. */
  proof: string | null;
  autoRenew: boolean;
  /** The price that the reader saw. */
  pricePoisha: number;
}

/** An activation, active or still pending; amounts in whole poisha. */
export type Activation = Awaited<ReturnType<typeof activate>>;

/**
 * POST /api/v1/internet_pack/send_otp or /api/v1/offer/send_otp (API-SITE-06, API-SITE-16): sends a code for this
 * pack or offer only.
 * @throws ApiError; code `call-too-early` for a phone call before two text messages
 */
export async function sendActivationCode(
  api: Api,
  { kind, id }: ActivationTarget,
  input: { msisdn: string; channel?: CodeChannel },
): Promise<void> {
  if (kind === "pack") await api.request("sendInternetPackOtp", { body: { ...input, pack_id: id } });
  else await api.request("sendOfferOtp", { body: { ...input, offer_id: id } });
}

/**
 * POST /api/internet-packages-activation/using-otp or /api/v1/offer/activation (API-SITE-08, API-SITE-15). It is paid
 * from the balance of the number.
 * @param key identifies this attempt: a second call with the same key charges nothing
 * @throws ApiError; code `code-wrong`, `code-needed`, `balance-too-low` with the missing amount, and others
 */
export async function activate(api: Api, activation: NewActivation, key: string) {
  const { kind, id, msisdn, code, proof, autoRenew, pricePoisha } = activation;
  const body = {
    msisdn,
    ...(code !== null && { otp_value: code }),
    ...(proof !== null && { proof }),
    auto_renew: autoRenew,
    price: toTaka(pricePoisha),
  };
  const headers = { "Idempotency-Key": key };
  const { data } = await (kind === "pack"
    ? api.request("activateInternetPackUsingOtp", { body: { ...body, pack_id: id }, headers })
    : api.request("activateOffer", { body: { ...body, offer_id: id }, headers }));
  return readAnswer(() => ({
    reference: data.reference,
    isActive: data.state === "active",
    pricePoisha: toPoisha(data.price),
    /** ISO time; null while pending. */
    validUntil: data.valid_until,
    /** Null while pending. */
    balancePoisha: data.balance === null ? null : toPoisha(data.balance),
    renews: data.renews,
  }));
}
