import { toPoisha } from "@/backend/contract/money";
import type { EsimProfile as WireProfile } from "@/backend/contract/sims/esim";
import type { Api } from "@/services/api/api-client";
import { readAnswer, webAddress } from "@/services/api/api-error";

/** A phone and the features that it supports. */
export type Device = NonNullable<Awaited<ReturnType<typeof checkDevice>>["device"]>;

/** One eSIM, ready to be installed. */
export type EsimProfile = ReturnType<typeof readEsimProfile>;

/** POST /api/v1/esim-scan/device. @param text model or IMEI as typed @throws ApiError; code `imei-wrong` for digits that do not fit */
export async function checkDevice(api: Api, text: string) {
  const { data } = await api.request("checkDevice", { body: { device: text } });
  return readAnswer(() => {
    const { device } = data;
    return {
      device: device && {
        name: device.name,
        esim: device.esim,
        fourG: device.four_g,
        fiveG: device.five_g,
        volte: device.volte,
        bands: device.bands,
      },
      similar: data.similar,
    };
  });
}

export type EsimEligibility = Awaited<ReturnType<typeof checkEsimEligibility>>;

/** POST /api/v1/esim-scan/eligibility: sends a code when the number can move (API-SITE-32). */
export async function checkEsimEligibility(api: Api, input: { msisdn: string; device: string }) {
  const { msisdn, device } = input;
  const { data } = await api.request("checkEsimEligibility", {
    body: { msisdn, ...(device !== "" && { device }) },
  });
  return readAnswer(() => ({
    eligible: data.eligible,
    message: data.message,
    feePoisha: toPoisha(data.fee),
    /** Seconds until another code can be requested. */
    resendAfter: data.resend_after,
  }));
}

/**
 * POST /api/v1/esim-scan/payment (API-SITE-33).
 * @param key sent as Idempotency-Key
 * @returns the gateway's page, to which the browser goes, and the reference of the request
 */
export async function payEsim(
  api: Api,
  key: string,
  input: { msisdn: string; code: string; email: string; device: string },
): Promise<{ redirectUrl: string; reference: string }> {
  const { msisdn, code, email, device } = input;
  const { data } = await api.request("payEsim", {
    body: { msisdn, otp_value: code, email, ...(device !== "" && { device }) },
    headers: { "Idempotency-Key": key },
  });
  return readAnswer(() => ({ redirectUrl: webAddress(data.redirectUrl), reference: data.reference }));
}

/** POST /api/v1/esim-scan/profile: the eSIMs for a link sent by text. @throws ApiError; `isNotFound` for a wrong key */
export async function openEsim(api: Api, link: { id: string; key: string }): Promise<EsimProfile[]> {
  const { data } = await api.request("openEsim", { body: link });
  return readAnswer(() => data.profiles.map(readEsimProfile));
}

/** An eSIM of the wire. */
export function readEsimProfile(profile: WireProfile) {
  return {
    msisdn: profile.sim,
    smdpAddress: profile.smdp_address,
    matchingId: profile.matching_id,
    qr: profile.qr,
    links: profile.install_links,
  };
}

/** POST /api/v1/esim-scan/send-link. @returns the masked number that got the link; null when no eSIM is ready */
export async function sendEsimLink(api: Api, id: string): Promise<string | null> {
  const { data } = await api.request("sendEsimLink", { body: { id } });
  return data.masked_msisdn;
}
