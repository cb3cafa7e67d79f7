import { checkStatus, type OutsideTiming, outsidePolicy, requestText } from "@/backend/domain/outside-system";
import type { Sms, SmsGateway } from "@/backend/domain/ports/sms-gateway";

/** How an SMS gateway is spoken to. */
export interface SmsHttpSettings {
  readonly url: string;
  readonly format: "json" | "form";
  /** Names and values as in a query; {to}, {text} and {sender} in values are filled. */
  readonly fields: string;
  /** Where calls that read a code out are requested; empty = `url`. */
  readonly voiceUrl: string;
  /** As `fields`, for a call; {language} is en or bn. */
  readonly voiceFields: string;
  readonly numbers: "international" | "local";
  readonly sender: string;
  /** Sent as Authorization: Bearer; empty = none. */
  readonly token: string;
  /** Text that the answer must contain to count as accepted; empty = any answer of the 200s. */
  readonly ok: string;
  readonly timeoutMs: number;
}

/** The gateway's answer was no, or there was none. Its words stay out: they may repeat number and text. */
export class SmsGatewayError extends Error {
  override readonly name = "SmsGatewayError";
  constructor(
    why: string,
    /** True when asking again may help: no answer, a fault of the gateway's, or too much at once. */
    readonly isDown: boolean,
  ) {
    super(`The SMS gateway ${why}`);
  }
}

/** Attempts at one message before the outbox takes it back. */
const TIMING: OutsideTiming = { attempts: 2, firstPauseMs: 200, failuresToOpen: 5, openMs: 15_000 };
const AT_ONCE = 8;

/**
 * Sends through a gateway over HTTP, as JSON or as a form. Each attempt has a time-out, one that may pass is tried
 * again shortly after, and a gateway that fails again and again is left alone for a while: its messages go back to
 * the outbox, which tries them ever more seldom.
 */
export function httpSms(settings: SmsHttpSettings, timing: OutsideTiming = TIMING): SmsGateway {
  const policy = outsidePolicy(timing, SmsGatewayError);
  return { atOnce: AT_ONCE, send: (sms) => policy.repeated(() => post(settings, sms)) };
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
  const request = { method: "POST", headers, body, timeoutMs: settings.timeoutMs };
  const { status, text } = await requestText(addressFor(settings, sms), request, SmsGatewayError);
  checkStatus(status, SmsGatewayError);
  if (settings.ok !== "" && !text.includes(settings.ok)) {
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
