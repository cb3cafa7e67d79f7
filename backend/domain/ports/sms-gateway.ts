export interface Sms {
  readonly kind: "sms" | "voice";
  /** The language of the text, which a call needs to read it out. */
  readonly lang: "en" | "bn";
  /** Normalised, e.g. 01712345678. */
  readonly msisdn: string;
  readonly purpose: string;
  readonly text: string;
  /** The one-time code in the text, if any. Only the sandbox shows it separately. */
  readonly code: string | null;
}

/** The provider that sends text messages to phones, and calls them to read a code out. */
export interface SmsGateway {
  /** The most messages sent in parallel; without it, one at a time. */
  readonly atOnce?: number;
  /** The longest time for one message, in seconds, with all attempts; without it, a few seconds. */
  readonly maxSeconds?: number;
  /** Sends one message. @throws when the message was not accepted; the outbox then tries again later */
  send(sms: Sms): Promise<void>;
}
