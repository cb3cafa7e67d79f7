import { floodCalls } from "@/backend/contract/flood";
import type { Language } from "@/backend/contract/language";
import { DomainError } from "@/backend/domain/domain-error";
import { listFloodHotlines, recordFloodRequest, traceFloodRequest } from "@/backend/domain/flood/flood-requests";
import { floodContext, floodSentence, traceSentence } from "@/backend/http/flood-routes";
import {
  fieldErrors,
  formLanguage,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
} from "@/backend/http/plain-form";
import { floodWords } from "@/backend/http/plain-form-words";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/route";
import { dialHref } from "@/utils/dial-codes";
import { localePath, paths } from "@/utils/paths";

const [floodCall] = floodCalls;
const RECORD = "/api/flood-emergency/record";
const TRACE = "/api/flood-emergency/trace";

/** The two forms of the flood page, which has no script at all. */
export const floodPages: readonly PageRoute[] = [
  { method: "POST", path: RECORD, handle: record },
  { method: "POST", path: TRACE, handle: trace },
];

const backOf = (lang: Language) => ({
  href: localePath(paths.floodEmergency, lang),
  label: floodWords[lang].back,
});

/** A sentence, a reference where there is one, and the hotlines: the person who asks may be in danger. */
async function result(
  context: RequestContext,
  lang: Language,
  answer: { title: string; text: string; reference?: string },
) {
  const words = floodWords[lang];
  const hotlines = await listFloodHotlines({ db: context.db, lang });
  return plainResultResponse({
    lang,
    title: answer.title,
    paragraphs: [answer.text],
    ...(answer.reference !== undefined && { reference: { label: words.receipt, value: answer.reference } }),
    rows: hotlines.map(({ label, number }) => {
      const href = dialHref(number);
      return { label, value: number, ...(href !== null && { href }) };
    }),
    back: backOf(lang),
  });
}

async function record(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const words = floodWords[lang];
  const typed = { msisdn: form.get("msisdn") ?? "", district: form.get("district") ?? "" };
  const show = (errors: Record<string, string>) =>
    plainFormResponse({
      lang,
      title: words.record,
      action: RECORD,
      submit: words.submitRecord,
      errors,
      back: backOf(lang),
      fields: [
        { name: "msisdn", label: words.fields.msisdn, kind: "tel", values: [typed.msisdn], most: 30 },
        { name: "district", label: words.fields.district, kind: "line", values: [typed.district], most: 60 },
      ],
    });
  const district = typed.district.trim();
  const parsed = floodCall.body?.safeParse({
    action: "record",
    msisdn: typed.msisdn,
    ...(district !== "" && { district }),
  });
  if (!parsed?.success) return show(fieldErrors(parsed ?? { success: false }, { ...words.wrong, district: "" }));
  try {
    const asker = { ...(await floodContext(context, null)), lang };
    const { msisdn, district: place } = parsed.data;
    const reference = await recordFloodRequest(asker, { msisdn, district: place, thana: undefined });
    return await result(context, lang, { title: words.record, text: floodSentence("recorded", lang), reference });
  } catch (error) {
    return show(refusedErrors(error, lang, ["msisdn", "district"]));
  }
}

async function trace(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const words = floodWords[lang];
  const read = (name: string) => (form.get(name) ?? "").trim();
  const typed = { reference: read("reference"), msisdn: read("msisdn"), otp_value: read("otp_value") };
  const show = (errors: Record<string, string>, asksCode: boolean) => {
    const shown: PlainFormField[] = [
      { name: "reference", label: words.fields.reference, kind: "line", values: [typed.reference], most: 64 },
      { name: "msisdn", label: words.fields.msisdn, kind: "tel", values: [typed.msisdn], most: 30 },
    ];
    const code: PlainFormField[] = [
      { name: "msisdn", label: "", kind: "kept", values: [typed.msisdn] },
      { name: "otp_value", label: words.fields.otp_value, kind: "code", values: [], most: 4 },
    ];
    const lead = asksCode ? floodSentence("code", lang) : words.either;
    const submit = words.submitTrace;
    const fields = asksCode ? code : shown;
    return plainFormResponse({
      lang,
      title: words.trace,
      lead,
      action: TRACE,
      submit,
      errors,
      back: backOf(lang),
      fields,
    });
  };
  if (typed.reference === "" && typed.msisdn === "") return show({ "": words.either }, false);
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
  const parsed = floodCall.body?.safeParse({ action: "trace", ...given });
  if (!parsed?.success)
    return show(fieldErrors(parsed ?? { success: false }, { ...words.wrong, "": words.either }), false);
  try {
    const { reference, msisdn, otp_value: code } = parsed.data;
    const asker = { ...(await floodContext(context, null)), lang };
    const found = await traceFloodRequest(asker, { reference, msisdn, code });
    if (found.step === "code") return show({}, true);
    return await result(context, lang, { title: words.trace, text: traceSentence(found, lang) });
  } catch (error) {
    const isOfCode = error instanceof DomainError && error.field === "otp_value";
    return show(refusedErrors(error, lang, ["reference", "msisdn", "otp_value"]), isOfCode);
  }
}
