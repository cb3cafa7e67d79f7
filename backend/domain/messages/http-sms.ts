import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";
import type { Sms, SmsGateway } from "@/backend/domain/ports/sms-gateway";

/** How an SMS gateway is spoken to. */
export interface SmsHttpSettings {
  readonly url: string;
  readonly format: "json" | "form";
  /** Names and values as in a query; {to}, {text} and {sender} in values are filled. */
  readonly fields: string;
  /** Where calls that read a code out are asked for; empty = `url`. */
  readonly voiceUrl: string;
  /** As `fields`, for a call; {language} is en or bn. */
  readonly voiceFields: string;
  readonly numbers: "international" | "local";
  readonly sender: string;
  /** Sent as Authorization: Bearer; empty = none. */
  readonly token: string;
  /** Text that the answer must hold to count as accepted; empty = any answer of the 200s. */
  readonly ok: string;
  readonly timeoutMs: number;
}

/** The gateway's answer was no, or there was none. Its words stay out: they may repeat number and text. */
export class SmsGatewayError extends Error {
  override readonly name = "SmsGatewayError";
  constructor(
    why: string,
    /** True when asking again may help: no answer, a fault of the gateway's, or too much at once. */
    readonly mayPass: boolean,
  ) {
    super(`The SMS gateway ${why}`);
  }
}

export interface HttpSmsTiming {
  /** Attempts at one message before the outbox takes it back, the first included. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** Failures in a row after which the gateway is left alone. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

const TIMING: HttpSmsTiming = { attempts: 2, firstPauseMs: 200, failuresToOpen: 5, openMs: 15_000 };
const AT_ONCE = 8;
const LONGEST_ANSWER = 64 * 1024;

/**
 * Sends through a gateway over HTTP, as JSON or as a form. Each attempt has a time-out, one that may pass is tried
 * again shortly after, and a gateway that fails again and again is left alone for a while: its messages go back to
 * the outbox, which tries them ever more seldom.
 */
export function httpSms(settings: SmsHttpSettings, timing: HttpSmsTiming = TIMING): SmsGateway {
  const passing = handleType(SmsGatewayError, (error) => error.mayPass);
  const again = retry(passing, {
    maxAttempts: timing.attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: timing.firstPauseMs, maxDelay: 2_000 }),
  });
  // A message that is refused for its own sake says nothing about the gateway.
  const breaker = circuitBreaker(passing, {
    halfOpenAfter: timing.openMs,
    breaker: new ConsecutiveBreaker(timing.failuresToOpen),
  });
  const policy = wrap(again, breaker);
  return {
    atOnce: AT_ONCE,
    async send(sms) {
      try {
        await policy.execute(() => post(settings, sms));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new SmsGatewayError("is left alone after many failures", true);
        throw error;
      }
    },
  };
}

async function post(settings: SmsHttpSettings, sms: Sms): Promise<void> {
  const fields = fieldsFor(settings, sms);
  const isForm = settings.format === "form";
  const headers: Record<string, string> = {
    "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
    accept: "application/json, text/plain",
  };
  if (settings.token !== "") headers["authorization"] = `Bearer ${settings.token}`;
  const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
  let response: Response;
  let answer: string;
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    // A redirect would carry number and code to an address that nobody configured.
    response = await fetch(addressFor(settings, sms), { method: "POST", headers, body, signal, redirect: "manual" });
    answer = (await response.text()).slice(0, LONGEST_ANSWER);
  } catch (error) {
    const isLate = (error as { name?: unknown }).name === "TimeoutError";
    throw new SmsGatewayError(isLate ? `did not answer within ${settings.timeoutMs} ms` : "cannot be reached", true);
  }
  const { status } = response;
  if (status < 200 || status > 299) {
    throw new SmsGatewayError(`answered ${status}`, status >= 500 || status === 408 || status === 429);
  }
  if (settings.ok !== "" && !answer.includes(settings.ok)) {
    throw new SmsGatewayError("answered without the words of SMS_HTTP_OK", false);
  }
}

const addressFor = ({ url, voiceUrl }: SmsHttpSettings, { kind }: Sms) =>
  kind === "voice" && voiceUrl !== "" ? voiceUrl : url;

function fieldsFor(settings: SmsHttpSettings, sms: Sms): Record<string, string> {
  const words: Readonly<Record<string, string>> = {
    to: settings.numbers === "international" ? `88${sms.msisdn}` : sms.msisdn,
    text: sms.text,
    sender: settings.sender,
    language: sms.lang,
  };
  const filled = (value: string) => value.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  const pairs = [...new URLSearchParams(sms.kind === "voice" ? settings.voiceFields : settings.fields)].map(
    ([name, value]) => [name, filled(value)] as const,
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== ""));
}
