import type { CodeChannel } from "@/backend/contract/fields";
import type { Language } from "@/backend/contract/language";
import { TEXTS_BEFORE_CALL } from "@/backend/domain/codes/code-rules";
import { DomainError } from "@/backend/domain/domain-error";
import type { PlainForm, PlainFormField } from "@/backend/http/forms/plain-form";
import plainFormMessages from "@/backend/http/forms/plain-form-messages.json";

const AGAIN = "channel";
const SENDS = "sends";
const CODE = "otp_value";

/** The state of the code step in a form without script, read from its fields. */
export interface PlainCodeStep {
  /** The number of codes that the form has requested so far. The server has its own, reliable count. */
  readonly sends: number;
  /** The channel for a new code; undefined if the form does not request one. */
  readonly channel: CodeChannel | undefined;
  /** The code as it was typed; empty if a new one is requested. */
  readonly code: string;
}

/** Reads the code step of a sent form. */
export function readPlainCode(form: URLSearchParams): PlainCodeStep {
  const asked = form.get(AGAIN);
  const channel = asked === "sms" || asked === "voice" ? asked : undefined;
  const sends = /^\d$/.test(form.get(SENDS) ?? "") ? Number(form.get(SENDS)) : 0;
  return { sends, channel, code: channel === undefined ? (form.get(CODE) ?? "").trim() : "" };
}

/** True if the reader stays at the code step: the refusal is about the code, or about the request for a new code. */
export const staysAtCode = (error: unknown, { channel }: PlainCodeStep): boolean =>
  channel !== undefined || (error instanceof DomainError && error.field === CODE);

/**
 * The field for the code and the buttons for a new one: by SMS, and after two SMS by a call (docs/decisions/17).
 * @param sends codes that the form requested so far
 */
export function plainCodeFields(
  lang: Language,
  sends: number,
): { fields: PlainFormField[]; more: NonNullable<PlainForm["more"]> } {
  const words = plainFormMessages.code[lang];
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
