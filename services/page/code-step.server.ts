import type { TFunction } from "i18next";
import { UNANSWERED } from "@/services/page/form-failure.server";
import type { FormAgain, FormField } from "@/services/page/form-reply.server";
import { type CodeChannel, TEXTS_BEFORE_CALL } from "@/utils/login/one-time-code";

const AGAIN = "channel";
const SENDS = "sends";
const CODE = "otp_value";

/** The state of the code step in a form without script, read from its fields. */
interface CodeStepTyped {
  /** The number of codes that the form has requested so far. The server has its own, reliable count. */
  readonly sends: number;
  /** The channel for a new code; undefined if the form does not request one. */
  readonly channel: CodeChannel | undefined;
  /** The code as it was typed; empty if a new one is requested. */
  readonly code: string;
}

/** Reads the code step of a sent form. */
export function readCodeStep(fields: URLSearchParams): CodeStepTyped {
  const requestedChannel = fields.get(AGAIN);
  const channel = requestedChannel === "sms" || requestedChannel === "voice" ? requestedChannel : undefined;
  const counted = fields.get(SENDS) ?? "";
  const sends = /^\d$/.test(counted) ? Number(counted) : 0;
  return { sends, channel, code: channel === undefined ? (fields.get(CODE) ?? "").trim() : "" };
}

/**
 * Tells whether the reader stays at the code step after a failure: it is about the code, about the request for a new one,
 * or there was no answer to a code that was typed.
 */
export function staysAtCode(
  { channel, code }: CodeStepTyped,
  { status, errors }: { status: number; errors: Readonly<Record<string, string | undefined>> },
): boolean {
  return channel !== undefined || errors[CODE] !== undefined || (code !== "" && status === UNANSWERED);
}

/**
 * The field for the code and the buttons for a new one: by text, and after two texts by a call (docs/decisions/17).
 * @param sends codes that the form requested so far
 * @param code what was typed, where it is shown again
 */
export function codeFields(
  t: TFunction<"plain-form">,
  sends: number,
  code = "",
): { fields: FormField[]; more: NonNullable<FormAgain["more"]> } {
  return {
    fields: [
      { name: SENDS, label: "", kind: "hidden", values: [String(sends)] },
      { name: CODE, label: t("code.label"), kind: "code", values: [code], maxLength: 4 },
    ],
    more: [
      { name: AGAIN, value: "sms", label: t("code.again") },
      ...(sends >= TEXTS_BEFORE_CALL ? [{ name: AGAIN, value: "voice", label: t("code.call") }] : []),
    ],
  };
}
