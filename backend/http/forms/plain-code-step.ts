import type { CodeChannel } from "@/backend/contract/fields";
import type { Language } from "@/backend/contract/language";
import { TEXTS_BEFORE_CALL } from "@/backend/domain/codes/code-rules";
import { DomainError } from "@/backend/domain/domain-error";
import type { PlainForm, PlainFormField } from "@/backend/http/forms/plain-form";
import { codeMessages } from "@/backend/http/forms/plain-form-messages";

const AGAIN = "channel";
const SENDS = "sends";
const CODE = "otp_value";

/** The code step of a form without script, as its fields say it. */
export interface PlainCodeStep {
  /** Codes that the form requested so far; the server counts the real ones. */
  readonly sends: number;
  /** How a new code is requested; undefined where the form requests none. */
  readonly channel: CodeChannel | undefined;
  /** The text of the code's field; empty where a new one is requested. */
  readonly code: string;
}

/** Reads the code step of a sent form. */
export function readPlainCode(form: URLSearchParams): PlainCodeStep {
  const asked = form.get(AGAIN);
  const channel = asked === "sms" || asked === "voice" ? asked : undefined;
  const sends = /^\d$/.test(form.get(SENDS) ?? "") ? Number(form.get(SENDS)) : 0;
  return { sends, channel, code: channel === undefined ? (form.get(CODE) ?? "").trim() : "" };
}

/** True where a refusal leaves the reader at the code: it is about the code, or about a new one. */
export const staysAtCode = (error: unknown, { channel }: PlainCodeStep): boolean =>
  channel !== undefined || (error instanceof DomainError && error.field === CODE);

/**
 * The field for the code and the buttons for a new one: by text, and after two texts by a call (docs/decisions/17).
 * @param sends codes that the form requested so far
 */
export function plainCodeFields(
  lang: Language,
  sends: number,
): { fields: PlainFormField[]; more: NonNullable<PlainForm["more"]> } {
  const words = codeMessages[lang];
  return {
    fields: [
      { name: SENDS, label: "", kind: "kept", values: [String(sends)] },
      { name: CODE, label: words.code, kind: "code", values: [], most: 4 },
    ],
    more: [
      { name: AGAIN, value: "sms", label: words.again },
      ...(sends >= TEXTS_BEFORE_CALL ? [{ name: AGAIN, value: "voice", label: words.call }] : []),
    ],
  };
}
