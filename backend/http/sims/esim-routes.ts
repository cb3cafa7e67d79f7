import { encode } from "uqr";
import { toTaka } from "@/backend/contract/money";
import { type Device, esimCalls } from "@/backend/contract/sims/esim";
import type { DeviceRow } from "@/backend/db/queries/account/device-queries";
import { RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import { checkDevice } from "@/backend/domain/devices/check-device";
import { partsOf } from "@/backend/domain/esim/esim-rules";
import { httpEsims } from "@/backend/domain/esim/http-esim";
import { type OpenedEsim, openEsims, sendEsimLink } from "@/backend/domain/esim/open-esim";
import { checkEligibility, payMigration } from "@/backend/domain/esim/pay-migration";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import type { EsimProvider } from "@/backend/domain/ports/esim-provider";
import { ESIM_FEE_POISHA } from "@/backend/domain/sims/request-rules";
import { gatewayContext, requiredKey } from "@/backend/http/payments/payments-routes";
import { codeContext } from "@/backend/http/requests/code-context";
import { oncePerEnv } from "@/backend/http/requests/once-per-env";
import { answer, type RequestContext, type Route, route, warnOfFailure } from "@/backend/http/requests/route";
import { addMigrationProof } from "@/backend/http/shop/order-proof";
import { localePath } from "@/utils/paths/paths";
import { qrPath } from "@/utils/pictures/qr-path";
import { requestPath } from "@/utils/sims/sim-request-path";

/** eSIMs: which phones support them, the move of a number to an eSIM, and the codes to install them. */
export const esimRoutes: readonly Route[] = [
  route(esimCalls.checkEsimEligibility, async (context, { body }) => {
    const input = { msisdn: body.msisdn, device: body.device ?? null, channel: body.channel };
    const checked = await checkEligibility(codeContext(context), input);
    return answer({
      eligible: checked.eligible,
      message: sentences[checked.eligible ? "eligible" : checked.why][context.lang],
      fee: toTaka(ESIM_FEE_POISHA),
      code_sent: checked.eligible,
      resend_after: checked.eligible ? RESEND_SECONDS : 0,
    });
  }),

  route(esimCalls.payEsim, async (context, { body }) => {
    const opened = await payMigration(
      { ...codeContext(context), ...gatewayContext(context), now: context.now },
      requiredKey(context),
      {
        msisdn: body.msisdn,
        code: body.otp_value,
        email: body.email,
        device: body.device ?? null,
        returnUrl: (reference) => migrationUrlOf(context, reference),
      },
    );
    const { redirectUrl, transactionId, reference } = opened;
    await addMigrationProof(context, opened);
    return answer({ redirectUrl, transaction_id: transactionId, reference });
  }),

  route(esimCalls.checkDevice, async (context, { body }) => {
    const { device, similar } = await checkDevice(context, body.device);
    return answer({ device: device && deviceOf(device), similar });
  }),

  route(esimCalls.openEsim, async (context, { body }) => {
    const profiles = await openEsims(esimContext(context), body);
    return answer({ id: body.id, profiles: profiles.map(profileView) });
  }),

  route(esimCalls.sendEsimLink, async (context, { body }) =>
    answer({ masked_msisdn: await sendEsimLink(codeContext(context), body.id) }),
  ),
];

/** The address of a request's page in the payer's language. The payer of a migration returns to it. */
export function migrationUrlOf({ env, lang }: Pick<RequestContext, "env" | "lang">, reference: string): string {
  return env.publicOrigin + localePath(requestPath(reference), lang);
}

export function esimContext({ db, env, log }: RequestContext) {
  return {
    db,
    pepper: env.codePepper,
    provider: esimProvider(env),
    onFailure: warnOfFailure(log),
  };
}

export const esimProvider = oncePerEnv(
  (env): EsimProvider => (env.esimDriver === "http" ? httpEsims(env.esimHttp) : sandboxEsims),
);

/** An opened eSIM with the API's field names and its QR code. */
export function profileView({ msisdn, iccid, activationCode }: OpenedEsim) {
  const { smdpAddress, matchingId } = partsOf(activationCode);
  const card = encodeURIComponent(activationCode);
  return {
    sim: msisdn,
    iccid,
    activation_code: activationCode,
    smdp_address: smdpAddress,
    matching_id: matchingId,
    qr: qrPath(encode(activationCode, { ecc: "M", border: 4 }).data),
    // Phones open their own eSIM installer at these addresses (iOS 17.4, Android 15).
    install_links: {
      ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${card}`,
      android: `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${card}`,
    },
  };
}

const sentences = {
  eligible: {
    en: "You can move this number to an eSIM. We've texted a code to the number.",
    bn: "নম্বরটি ই-সিমে নেওয়া যাবে। নম্বরটিতে একটি কোড পাঠানো হয়েছে।",
  },
  "other-operator": {
    en: "This number is on another network. Move it to ours first; you can then get an eSIM for it.",
    bn: "নম্বরটি অন্য নেটওয়ার্কের। আগে আমাদের নেটওয়ার্কে আনুন, তারপর ই-সিম নেওয়া যাবে।",
  },
  "no-esim": {
    en: "This phone doesn't support eSIM. Your SIM card will continue to work in it.",
    bn: "এই ফোনে ই-সিম চলে না। আপনার সিম কার্ডটি আগের মতোই চলবে।",
  },
} as const;

const deviceOf = ({ name, esim, fourG, fiveG, volte, bands }: DeviceRow): Device => ({
  name,
  esim,
  four_g: fourG,
  five_g: fiveG,
  volte,
  bands,
});
