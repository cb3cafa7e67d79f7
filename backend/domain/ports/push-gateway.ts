export interface Push {
  /** The push token of the provider. Anyone who has it can send to the browser, so it is never logged. */
  readonly token: string;
  /** The number that the message is for; only the sandbox shows it. */
  readonly msisdn: string;
  readonly purpose: string;
  readonly title: string;
  readonly body: string;
  /** Path of this site that a click opens. */
  readonly link: string;
  /** The same for all attempts at one message, so that a browser replaces the first one by the second. */
  readonly tag: string;
}

/** The provider that sends push messages to browsers. */
export interface PushGateway {
  /** The most messages sent in parallel; without it, one at a time. */
  readonly atOnce?: number;
  /** The longest time for one message, in seconds, with all attempts; without it, a few seconds. */
  readonly maxSeconds?: number;
  /** @returns `gone` when no browser has the token any more @throws when not accepted: the outbox tries again */
  send(push: Push): Promise<"sent" | "gone">;
}
