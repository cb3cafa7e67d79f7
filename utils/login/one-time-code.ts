/** How a code reaches its number: as a text message, or read out in a call. */
export type CodeChannel = "sms" | "voice";

/** Digits of a code (CONST-01), and seconds until another one can be requested (CONST-02). */
export const CODE_LENGTH = 4;
export const RESEND_SECONDS = 30;
/** Codes by text after which a call is offered; the server requires the same number (feature 51). */
export const TEXTS_BEFORE_CALL = 2;

const WHOLE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Tells whether all digits of a code have been typed. */
export function isWholeCode(text: string): boolean {
  return WHOLE.test(text);
}
