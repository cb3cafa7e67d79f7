/** Another system refused, or gave no usable answer. Its own message may have secrets and is left out. */
export class SystemError extends Error {
  /** True when the request may have been carried out, so that a repeat could do it twice. */
  readonly isUnsure: boolean = false;

  constructor(
    message: string,
    /** True when the system seems to be down: no answer, a server error, or too many requests. */
    readonly isDown: boolean,
  ) {
    super(message);
  }
}

/** The error class of one system. `why` follows the system's name in the message. */
export type SystemErrorType = new (why: string, isDown: boolean) => SystemError;
