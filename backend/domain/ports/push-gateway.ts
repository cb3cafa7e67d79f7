/** One push message for one browser. */
export interface Push {
  /** Of the provider; with it anybody can write to the browser, so it is never logged. */
  readonly token: string;
  /** Whose news it is; only the sandbox shows it. */
  readonly msisdn: string;
  readonly purpose: string;
  readonly title: string;
  readonly body: string;
  /** Path of this site that a click opens. */
  readonly link: string;
  /** The same for every attempt at one message: a browser shows the second one in place of the first. */
  readonly tag: string;
}

/** What carries push messages to browsers. */
export interface PushGateway {
  /** Messages that it takes at the same time; one by one when absent. */
  readonly atOnce?: number;
  /**
   * Sends one message.
   * @returns `gone` when the token belongs to no browser any more
   * @throws when it was not accepted; the outbox then tries again later
   */
  send(push: Push): Promise<"sent" | "gone">;
}
