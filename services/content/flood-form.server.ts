import type { TFunction } from "i18next";
import type { Api } from "@/services/api/api-client";
import { type FloodAnswer, recordFloodRequest, traceFloodRequest } from "@/services/content/flood-service";
import { readCodeStep, staysAtCode } from "@/services/page/code-step.server";
import { formFailure, UNANSWERED } from "@/services/page/form-failure.server";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

type Translate = TFunction<"flood">;

/** The two forms of the flood page, by the action that the call has for them. */
export type FloodFormName = "record" | "trace";

/** What was typed; an empty text where nothing was. */
export interface FloodTyped {
  msisdn: string;
  district: string;
  reference: string;
}

/** Sentences by field. The one of the field "" is shown above the form. */
export type FloodErrors = Readonly<Partial<Record<"" | keyof FloodTyped | "otp_value", string>>>;

/** What the page shows after a form was sent: a form again, the step for a code, or the result. */
export type FloodReply = { status: number; form: FloodFormName } & (
  | { step: "form"; typed: FloodTyped; errors: FloodErrors }
  | { step: "code"; msisdn: string; code: string; message: string; sends: number; errors: FloodErrors }
  | ({ step: "result" } & Pick<FloodAnswer, "message" | "reference" | "hotlines">)
);

const NOTHING: FloodTyped = { msisdn: "", district: "", reference: "" };

/** The reply to a form that could not be read. @param status 403 for a form of another site */
export function refusedFloodForm(status: number, t: Translate): FloodReply {
  const errors = { "": status === 403 ? t("foreign") : t("unreadable") };
  return { status, form: "record", step: "form", typed: NOTHING, errors };
}

/**
 * Answers a sent form with the call of the specification (API-SITE-29). Everything that was typed is kept, and each
 * error is a sentence for its field.
 * @param api the client of the visitor who sent it
 * @param fields what the browser sent
 */
export async function answerFloodForm(api: Api, fields: URLSearchParams, t: Translate): Promise<FloodReply> {
  const read = (name: string) => (fields.get(name) ?? "").trim();
  const typed = { msisdn: read("msisdn"), district: read("district"), reference: read("reference") };
  if (fields.has("other_language")) return shownAgain(fields, typed, t);
  return fields.get("action") === "trace" ? trace(api, fields, typed, t) : record(api, typed, t);
}

/** The same form with what was typed, for a reader who changed the language. Nothing is checked, and no call is made. */
function shownAgain(fields: URLSearchParams, typed: FloodTyped, t: Translate): FloodReply {
  const form = fields.get("action") === "trace" ? "trace" : "record";
  const again = { status: 200, form, errors: {} } as const;
  const { sends, code } = readCodeStep(fields);
  if (form === "record" || sends === 0) return { ...again, step: "form", typed };
  return { ...again, step: "code", msisdn: typed.msisdn, code, message: t("codeText"), sends };
}

async function record(api: Api, typed: FloodTyped, t: Translate): Promise<FloodReply> {
  const again = { form: "record", step: "form", typed } as const;
  if (normaliseMsisdn(typed.msisdn) === null) return { ...again, status: 200, errors: { msisdn: t("wrong.msisdn") } };
  try {
    return resultOf("record", await recordFloodRequest(api, typed));
  } catch (error) {
    return { ...again, ...failureOf(error, ["msisdn", "district"], t) };
  }
}

async function trace(api: Api, fields: URLSearchParams, typed: FloodTyped, t: Translate): Promise<FloodReply> {
  const again = { form: "trace", step: "form", typed } as const;
  const { reference, msisdn } = typed;
  if (reference === "" && msisdn === "") return { ...again, status: 200, errors: { "": t("either") } };
  if (reference === "" && normaliseMsisdn(msisdn) === null) {
    return { ...again, status: 200, errors: { msisdn: t("wrong.msisdn") } };
  }
  const step = readCodeStep(fields);
  const { sends, channel, code } = step;
  const codeStep = { form: "trace", step: "code", msisdn } as const;
  try {
    const answer = await traceFloodRequest(api, { reference, msisdn, code, channel });
    if (answer.step !== "code") return resultOf("trace", answer);
    return { ...codeStep, status: 200, code: "", message: answer.message, sends: sends + 1, errors: {} };
  } catch (error) {
    const failure = failureOf(error, ["reference", "msisdn", "otp_value"], t);
    if (!staysAtCode(step, failure)) return { ...again, ...failure };
    const typedCode = failure.status === UNANSWERED ? code : "";
    return { ...codeStep, ...failure, code: typedCode, message: t("codeText"), sends };
  }
}

function resultOf(form: FloodFormName, { message, reference, hotlines }: FloodAnswer): FloodReply {
  return { status: 200, form, step: "result", message, reference, hotlines };
}

/** The sentences for a failed call, each for one of the fields that the form shows. @throws an error of our own */
function failureOf(
  error: unknown,
  fields: readonly (keyof FloodErrors)[],
  t: Translate,
): { status: number; errors: FloodErrors } {
  const own = { msisdn: t("wrong.msisdn"), otp_value: t("wrong.otp_value") };
  return formFailure(error, "The call of the flood page failed", { fields, own, unanswered: t("unanswered") });
}
