import {
  checkStatus,
  externalPolicy,
  longestRepeatMs,
  requestText,
  USUAL_TIMING,
} from "@/backend/domain/external-system";
import type { Sms, SmsGateway } from "@/backend/domain/ports/sms-gateway";
import { SystemError } from "@/backend/domain/system-error";

export interface SmsHttpSettings {
  readonly url: string;
  readonly format: "json" | "form";
  /** Names and values as in a query string; {to}, {text} and {sender} in values are replaced. */
  readonly fields: string;
  /** The address to request calls that read a code out; empty = `url`. */
  readonly voiceUrl: string;
  /** The same as `fields`, for a call; {language} is en or bn. */
  readonly voiceFields: string;
  readonly numbers: "international" | "local";
  readonly sender: string;
  /** Sent as Authorization: Bearer; empty = none. */
  readonly token: string;
  /** Text that the answer must contain to count as accepted; empty = any answer of the 200s. */
  readonly ok: string;
  readonly timeoutMs: number;
}

/** The gateway refused, or did not answer. Its own message is left out, since it may contain number and text. */
export class SmsGatewayError extends SystemError {
  override readonly name = "SmsGatewayError";
  constructor(why: string, isDown: boolean) {
    super(`The SMS gateway ${why}`, isDown);
  }
}

const AT_ONCE = 8;

/**
 * Sends through a gateway over HTTP, as JSON or as a form. Each attempt has a time-out. After a temporary error it is
 * repeated shortly after. A gateway that fails repeatedly is not called for a while: its messages go back to
 * the outbox, which tries them at growing intervals.
 */
export function httpSms(settings: SmsHttpSettings, timing = USUAL_TIMING): SmsGateway {
  const policy = externalPolicy(timing, SmsGatewayError);
  const maxSeconds = Math.ceil(longestRepeatMs(timing, settings.timeoutMs) / 1_000);
  return { atOnce: AT_ONCE, maxSeconds, send: (sms) => policy.repeated(() => post(settings, sms)) };
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
