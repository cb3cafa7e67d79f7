/** One outgoing message: a text, or words that a call reads out. */
export interface Sms {
  readonly kind: "sms" | "voice";
  /** The language of the words, which a call has to speak. */
  readonly lang: "en" | "bn";
  /** Normalised, e.g. 01712345678. */
  readonly msisdn: string;
  readonly purpose: string;
  readonly text: string;
  /** The one-time code that the text carries, if any; only the sandbox shows it apart from the text. */
  readonly code: string | null;
}

/** What carries text messages to phones, and calls them to read a code out. */
export interface SmsGateway {
  /** Messages that it takes at the same time; one by one when absent. */
  readonly atOnce?: number;
  /** Sends one message. @throws when it was not accepted; the outbox then tries again later */
  send(sms: Sms): Promise<void>;
}
