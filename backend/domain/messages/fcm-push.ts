import { type ExternalTiming, externalPolicy, longestRepeatMs, requestText } from "@/backend/domain/external-system";
import { type ServiceAccount, signedAssertion } from "@/backend/domain/messages/service-account";
import type { Push, PushGateway } from "@/backend/domain/ports/push-gateway";
import { SystemError } from "@/backend/domain/system-error";
import { isFields, readJson } from "@/utils/text/json-fields";

interface FcmSettings extends ServiceAccount {
  readonly projectId: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly timeoutMs: number;
  /** Address of the site, without a slash at its end; a click opens it. */
  readonly publicOrigin: string;
}

/** The provider refused, or did not answer. Its own message is left out, since it may contain the token. */
export class FcmError extends SystemError {
  override readonly name = "FcmError";
  constructor(why: string, isDown: boolean) {
    super(`Firebase ${why}`, isDown);
  }
}

/** The message may have been accepted all the same, so that a repeat could deliver it twice. */
class UnsureFcmError extends FcmError {
  override readonly isUnsure = true;
}

const TIMING: ExternalTiming = { attempts: 2, firstPauseMs: 300, failuresToOpen: 5, openMs: 15_000 };
const AT_ONCE = 4;
/** An access token and the message, and both again after a revoked token. */
const MAX_REQUESTS = 4;
/** An access token is replaced one minute before it expires. */
const MARGIN_MS = 60_000;
const DAY_SECONDS = 86_400;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends through Firebase. The access token is requested once and kept for its lifetime. The request for it is repeated,
 * and so is a message answered with 429 or 503. A message without an answer goes back to the outbox, since it may
 * have arrived. A provider that fails repeatedly is not called for a while.
 */
export function fcmPush(settings: FcmSettings, timing: ExternalTiming = TIMING, now = Date.now): PushGateway {
  const policy = externalPolicy(timing, FcmError);
  let access: { token: Promise<string>; endsAt: number } | null = null;

  const accessToken = (): Promise<string> => {
    if (access !== null && access.endsAt > now()) return access.token;
    const requested = { endsAt: Number.POSITIVE_INFINITY, token: Promise.resolve("") };
    // Messages that are sent at the same time share one token request.
    requested.token = policy
      .repeated(() => askForToken(settings, now()))
      .then(({ token, seconds }) => {
        requested.endsAt = now() + seconds * 1_000 - MARGIN_MS;
        return token;
      })
      .catch((error: unknown) => {
        if (access === requested) access = null;
        throw error;
      });
    access = requested;
    return requested.token;
  };

  async function sendOnce(push: Push): Promise<"sent" | "gone" | "denied"> {
    const token = await accessToken();
    return policy.repeated(() => sendMessage(settings, push, token));
  }

  return {
    atOnce: AT_ONCE,
    maxSeconds: Math.ceil((MAX_REQUESTS * longestRepeatMs(timing, settings.timeoutMs)) / 1_000),
    async send(push) {
      let outcome = await sendOnce(push);
      if (outcome === "denied") {
        // The access token was revoked before it expired: try once more with a new one.
        access = null;
        outcome = await sendOnce(push);
      }
      if (outcome === "denied") throw new FcmError("answered 401", false);
      return outcome;
    },
  };
}

async function askForToken(settings: FcmSettings, now: number): Promise<{ token: string; seconds: number }> {
  const text = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion: signedAssertion(settings, now),
  }).toString();
  const sent = { type: "application/x-www-form-urlencoded", text };
  const { status, body } = await post(settings, settings.tokenUrl, sent, FcmError);
  const { access_token: token, expires_in: seconds } = isFields(body) ? body : {};
  if (status !== 200) throw new FcmError(`refused the service account with ${status}`, false);
  if (typeof token !== "string" || token === "" || typeof seconds !== "number") {
    throw new FcmError("answered no access token", false);
  }
  return { token, seconds };
}

async function sendMessage(settings: FcmSettings, push: Push, access: string): Promise<"sent" | "gone" | "denied"> {
  const address = `${settings.url}/v1/projects/${encodeURIComponent(settings.projectId)}/messages:send`;
  const sent = { type: "application/json", text: JSON.stringify(messageOf(push, settings.publicOrigin)), access };
  const { status, body } = await post(settings, address, sent, UnsureFcmError);
  // The answer to an accepted message names it. A page with status 200 comes from a proxy.
  if (status === 200 && isFields(body) && typeof body["name"] === "string") return "sent";
  if (status <= 299) throw new UnsureFcmError("answered something else than its documentation says", true);
  if (status === 401) return "denied";
  if (isGone(status, body)) return "gone";
  throw new FcmError(`answered ${status}`, false);
}

/** A data-only message: the site's own worker shows it (public/push-worker.js). */
function messageOf({ token, title, body, link, tag }: Push, publicOrigin: string): object {
  return {
    message: {
      token,
      data: { title, body, link, tag },
      webpush: { headers: { TTL: String(DAY_SECONDS) }, fcm_options: { link: `${publicOrigin}${link}` } },
    },
  };
}

interface Refusal {
  readonly error?: {
    readonly details?: readonly {
      readonly errorCode?: string;
      readonly fieldViolations?: readonly { readonly field?: string }[];
    }[];
  };
}

/** True when the push token is not registered any more, or is invalid. */
function isGone(status: number, body: unknown): boolean {
  const details = (body as Refusal | undefined)?.error?.details ?? [];
  if (status === 404) return details.some(({ errorCode }) => errorCode === "UNREGISTERED");
  return (
    status === 400 &&
    details.some(({ fieldViolations = [] }) => fieldViolations.some(({ field }) => field === "message.token"))
  );
}

interface Sent {
  readonly type: string;
  readonly text: string;
  readonly access?: string;
}

/** Sends one request. @param Failure thrown without an answer @returns an answer with the provider's decision */
async function post(
  { timeoutMs }: FcmSettings,
  address: string,
  { type, text: body, access }: Sent,
  Failure: typeof FcmError,
): Promise<Answer> {
  const headers = {
    "content-type": type,
    accept: "application/json",
    ...(access !== undefined && { authorization: `Bearer ${access}` }),
  };
  const { status, text } = await requestText(address, { method: "POST", headers, body, timeoutMs }, Failure);
  if (status === 429 || status === 503) throw new FcmError(`answered ${status}`, true);
  if (status >= 500) throw new Failure(`answered ${status}`, true);
  return { status, body: readJson(text) };
}
