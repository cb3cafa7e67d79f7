import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";
import { type ServiceAccount, signedAssertion } from "@/backend/domain/messages/service-account";
import { whyNoAnswer } from "@/backend/domain/outside-system";
import type { Push, PushGateway } from "@/backend/domain/ports/push-gateway";
import { isFields, readJson } from "@/utils/text/json-fields";

/** The settings for calls to Firebase Cloud Messaging (HTTP v1). */
export interface FcmSettings extends ServiceAccount {
  readonly projectId: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly timeoutMs: number;
  /** Address of the site, without a slash at its end; a click opens it. */
  readonly publicOrigin: string;
}

/** The provider refused, or did not answer. Its own message is left out, since it may contain the token. */
export class FcmError extends Error {
  override readonly name = "FcmError";
  constructor(
    why: string,
    /** True when the provider seems to be down: no answer, a server error, or too many requests. */
    readonly isDown: boolean,
    /** True when the message was certainly not accepted, so that a repeat cannot deliver it twice. */
    readonly mayRepeat = false,
  ) {
    super(`Firebase ${why}`);
  }
}

export interface FcmTiming {
  /** Attempts at a repeatable request, including the first. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** After this many failures in a row, the provider is not called for a while. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

const TIMING: FcmTiming = { attempts: 2, firstPauseMs: 300, failuresToOpen: 5, openMs: 15_000 };
const AT_ONCE = 4;
const LONGEST_ANSWER = 64 * 1024;
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
export function fcmPush(settings: FcmSettings, timing: FcmTiming = TIMING, now = Date.now): PushGateway {
  const backoff = new ExponentialBackoff({ initialDelay: timing.firstPauseMs, maxDelay: 2_000 });
  const again = retry(
    handleType(FcmError, (error) => error.mayRepeat),
    { maxAttempts: timing.attempts - 1, backoff },
  );
  const breaker = circuitBreaker(
    handleType(FcmError, (error) => error.isDown),
    { halfOpenAfter: timing.openMs, breaker: new ConsecutiveBreaker(timing.failuresToOpen) },
  );
  const policy = wrap(again, breaker);
  let access: { token: Promise<string>; endsAt: number } | null = null;

  const accessToken = (): Promise<string> => {
    if (access !== null && access.endsAt > now()) return access.token;
    const asked = { endsAt: Number.POSITIVE_INFINITY, token: Promise.resolve("") };
    // Messages that are sent at the same time share one token request.
    asked.token = policy
      .execute(() => askForToken(settings, now()))
      .then(({ token, seconds }) => {
        asked.endsAt = now() + seconds * 1_000 - MARGIN_MS;
        return token;
      })
      .catch((error: unknown) => {
        if (access === asked) access = null;
        throw error;
      });
    access = asked;
    return asked.token;
  };

  async function sendOnce(push: Push): Promise<"sent" | "gone" | "denied"> {
    const token = await accessToken();
    return policy.execute(() => sendMessage(settings, push, token));
  }

  return {
    atOnce: AT_ONCE,
    async send(push) {
      try {
        let outcome = await sendOnce(push);
        if (outcome === "denied") {
          // The access token was revoked before it expired: try once more with a new one.
          access = null;
          outcome = await sendOnce(push);
        }
        if (outcome === "denied") throw new FcmError("answered 401", false);
        return outcome;
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new FcmError("is left alone after many failures", true);
        throw error;
      }
    },
  };
}

async function askForToken(settings: FcmSettings, now: number): Promise<{ token: string; seconds: number }> {
  const { status, body } = await post(settings, settings.tokenUrl, {
    type: "application/x-www-form-urlencoded",
    text: new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: signedAssertion(settings, now),
    }).toString(),
    isRepeatable: true,
  });
  const { access_token: token, expires_in: seconds } = isFields(body) ? body : {};
  if (status !== 200) throw new FcmError(`refused the service account with ${status}`, false);
  if (typeof token !== "string" || token === "" || typeof seconds !== "number") {
    throw new FcmError("answered no access token", false);
  }
  return { token, seconds };
}

async function sendMessage(settings: FcmSettings, push: Push, access: string): Promise<"sent" | "gone" | "denied"> {
  const address = `${settings.url}/v1/projects/${encodeURIComponent(settings.projectId)}/messages:send`;
  const { status, body } = await post(settings, address, {
    type: "application/json",
    text: JSON.stringify(messageOf(push, settings.publicOrigin)),
    access,
    isRepeatable: false,
  });
  if (status >= 200 && status <= 299) return "sent";
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
  /** True for a request that changes nothing, so that it may be repeated when there is no answer. */
  readonly isRepeatable: boolean;
}

/** Sends one request. @returns an answer with a decision of the provider; server errors are thrown */
async function post(settings: FcmSettings, address: string, sent: Sent): Promise<Answer> {
  const { type, text, access, isRepeatable } = sent;
  let response: Response;
  let words: string;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": type,
        accept: "application/json",
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      body: text,
      signal: AbortSignal.timeout(settings.timeoutMs),
      // A redirect would send the access token to an address that is not configured.
      redirect: "manual",
    });
    words = (await response.text()).slice(0, LONGEST_ANSWER);
  } catch (error) {
    throw new FcmError(whyNoAnswer(error, settings.timeoutMs), true, isRepeatable);
  }
  const { status } = response;
  if (status === 429 || status === 503) throw new FcmError(`answered ${status}`, true, true);
  if (status >= 500) throw new FcmError(`answered ${status}`, true, isRepeatable);
  return { status, body: readJson(words) };
}
