import type { CallPayload } from "@/backend/contract/all-calls";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** The answer to a request for the free benefit, or to a question about its status. */
export type FloodAnswer = Awaited<ReturnType<typeof send>>;

async function send(api: Api, body: CallPayload<"recordFloodEmergency", "body">) {
  const { data } = await api.request("recordFloodEmergency", { body });
  return readAnswer(() => {
    const { step, message, reference, hotlines } = data;
    if (typeof message !== "string") throw new TypeError("The answer has no message");
    return {
      step,
      /** A sentence in the reader's language. */
      message,
      /** The reference of a request that was just recorded. */
      reference,
      hotlines: hotlines.map(({ label, number }) => ({ label, number })),
    };
  });
}

/**
 * Records that a number needs the free benefit (API-SITE-29). Recording a number again changes nothing.
 * @param request `district` is empty when none was chosen
 */
export function recordFloodRequest(api: Api, { msisdn, district }: { msisdn: string; district: string }) {
  return send(api, { action: "record", msisdn, ...(district !== "" && { district }) });
}

/** How a request is found. An empty text was not given. */
interface FloodTrace {
  reference: string;
  msisdn: string;
  /** The code that was sent to the number. */
  code: string;
  /** How a new code is sent; undefined when none is asked for. */
  channel: CodeChannel | undefined;
}

/**
 * Asks for the status of a request (API-SITE-29): by its reference, or by a number with its session or a code. Without
 * session and code, a code is sent to the number.
 */
export function traceFloodRequest(api: Api, { reference, msisdn, code, channel }: FloodTrace): Promise<FloodAnswer> {
  return send(api, {
    action: "trace",
    ...(reference !== "" && { reference }),
    ...(msisdn !== "" && { msisdn }),
    ...(code !== "" && { otp_value: code }),
    ...(channel !== undefined && { channel }),
  });
}
