import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";
import { type EsimAnswer, type EsimProvider, EsimProviderError } from "@/backend/domain/ports/esim-provider";

export interface HttpEsimSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface HttpEsimTiming {
  /** Times that a question is asked, the first included; an order is sent once. */
  readonly questions: number;
  readonly firstPauseMs: number;
  /** Failures in a row after which the system is left alone. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

const TIMING: HttpEsimTiming = { questions: 2, firstPauseMs: 200, failuresToOpen: 5, openMs: 15_000 };
const LONGEST_PAUSE_MS = 2_000;
const LONGEST_ANSWER = 64 * 1024;
const ICCID = /^[0-9]{19,20}$/;
/** `LPA:1$` address `$` matching id, and what may follow (GSMA SGP.22, section 4.1). */
const ACTIVATION_CODE = /^LPA:1\$[a-z0-9.-]{3,255}\$[A-Z0-9-]{1,255}(\$[^\s]{0,255})?$/i;

/**
 * The operator's eSIM system over HTTP (docs/esim-port.md). Every request has a time-out. A question about a reference is
 * repeated at once when the fault may pass; an order is not, since the first may have arrived. A system that fails again
 * and again is left alone for a while.
 */
export function httpEsims(settings: HttpEsimSettings, timing: HttpEsimTiming = TIMING): EsimProvider {
  const down = handleType(EsimProviderError, (error) => error.isDown);
  const again = retry(down, {
    maxAttempts: timing.questions - 1,
    backoff: new ExponentialBackoff({ initialDelay: timing.firstPauseMs, maxDelay: LONGEST_PAUSE_MS }),
  });
  const breaker = circuitBreaker(down, {
    halfOpenAfter: timing.openMs,
    breaker: new ConsecutiveBreaker(timing.failuresToOpen),
  });
  const question = wrap(again, breaker);
  return {
    mostSeconds: Math.ceil(((timing.questions + 1) * settings.timeoutMs + timing.questions * LONGEST_PAUSE_MS) / 1_000),
    order: (request) =>
      unlessOpen(async () => {
        const { reference, msisdn, purpose } = request;
        const body = JSON.stringify({ reference, msisdn: `88${msisdn}`, purpose });
        const answer = await breaker.execute(() => call(settings, "POST", "/profiles", reference, body));
        if (answer === null) throw new EsimProviderError("answered 404 to an order", false);
        return answer;
      }),
    find: (reference) =>
      unlessOpen(() => question.execute(() => call(settings, "GET", `/profiles/${reference}`, reference))),
  };
}

async function unlessOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BrokenCircuitError) throw new EsimProviderError("is left alone after many failures", true);
    throw error;
  }
}

/** One request. @returns the profile; null for 404 */
async function call(
  settings: HttpEsimSettings,
  method: "GET" | "POST",
  path: string,
  reference: string,
  body?: string,
): Promise<EsimAnswer | null> {
  const headers: Record<string, string> = { accept: "application/json", authorization: `Bearer ${settings.token}` };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    headers["idempotency-key"] = reference;
  }
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    // A redirect would carry the token to an address that nobody configured.
    const init = { method, headers, signal, redirect: "manual" as const, ...(body !== undefined && { body }) };
    response = await fetch(`${settings.url}${path}`, init);
    text = (await response.text()).slice(0, LONGEST_ANSWER);
  } catch (error) {
    const isLate = (error as { name?: unknown }).name === "TimeoutError";
    throw new EsimProviderError(isLate ? `did not answer within ${settings.timeoutMs} ms` : "cannot be reached", true);
  }
  const { status } = response;
  if (status === 404) return null;
  if (status < 200 || status > 299) {
    throw new EsimProviderError(`answered ${status}`, status >= 500 || status === 408 || status === 429);
  }
  return readAnswer(text, reference);
}

function readAnswer(text: string, reference: string): EsimAnswer {
  const wrong = (why: string) => new EsimProviderError(`answered ${why}`, false);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw wrong("something that is no JSON");
  }
  if (typeof answer !== "object" || answer === null) throw wrong("something that is no object");
  const fields = answer as Readonly<Record<string, unknown>>;
  if (fields["reference"] !== reference) throw wrong("about another reference");
  if (fields["state"] === "pending") return { state: "pending" };
  if (fields["state"] !== "ready") throw wrong("with a state that is neither pending nor ready");
  const { iccid, activation_code: activationCode } = fields;
  if (typeof iccid !== "string" || !ICCID.test(iccid)) throw wrong("with a card number that is none");
  if (typeof activationCode !== "string" || !ACTIVATION_CODE.test(activationCode)) {
    throw wrong("with an activation code that is none");
  }
  return { state: "ready", iccid, activationCode };
}
