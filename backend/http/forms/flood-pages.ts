import { floodCalls } from "@/backend/contract/content/flood";
import type { Language } from "@/backend/contract/language";
import { findDistricts } from "@/backend/domain/delivery/find-places";
import { listFloodHotlines, recordFloodRequest, traceFloodRequest } from "@/backend/domain/flood/flood-requests";
import { floodContext, floodSentence, traceSentence } from "@/backend/http/forms/flood-routes";
import { plainCodeFields, readPlainCode, staysAtCode } from "@/backend/http/forms/plain-code-step";
import {
  fieldErrors,
  formLanguage,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
} from "@/backend/http/forms/plain-form";
import plainFormMessages from "@/backend/http/forms/plain-form-messages.json";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { dialHref } from "@/utils/numbers/dial-codes";
import { localePath, paths } from "@/utils/paths/paths";

const RECORD = "/api/flood-emergency/record";
const TRACE = "/api/flood-emergency/trace";

/** The two forms of the flood page, which has no script at all. */
export const floodPages: readonly PageRoute[] = [
  { method: "POST", path: RECORD, handle: record },
  { method: "POST", path: TRACE, handle: trace },
];

const backOf = (lang: Language) => ({
  href: localePath(paths.floodEmergency, lang),
  label: plainFormMessages.flood[lang].back,
});

/** A result page: a sentence, the reference if there is one, and the hotlines, as the person may be in danger. */
async function result(
  context: RequestContext,
  lang: Language,
  answer: { title: string; text: string; reference?: string },
) {
  const words = plainFormMessages.flood[lang];
  const hotlines = await listFloodHotlines({ db: context.db, lang });
  return plainResultResponse({
    lang,
    mode: context.colourMode,
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
  const words = plainFormMessages.flood[lang];
  const typed = { msisdn: form.get("msisdn") ?? "", district: form.get("district") ?? "" };
  const show = async (errors: Record<string, string>) => {
    const districts = await findDistricts(context, { onlyDelivered: false });
    const options = districts.map(({ name, nameBn }) => ({ value: name, label: lang === "bn" ? nameBn : name }));
    return plainFormResponse({
      lang,
      mode: context.colourMode,
      title: words.record,
      action: RECORD,
      submit: words.submitRecord,
      errors,
      back: backOf(lang),
      fields: [
        { name: "msisdn", label: words.fields.msisdn, kind: "tel", values: [typed.msisdn], most: 30 },
        { name: "district", label: words.fields.district, kind: "select", values: [typed.district], options },
      ],
    });
  };
  const district = typed.district.trim();
  const parsed = floodCalls.recordFloodEmergency.body?.safeParse({
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
  const words = plainFormMessages.flood[lang];
  const read = (name: string) => (form.get(name) ?? "").trim();
  const step = readPlainCode(form);
  const typed = { reference: read("reference"), msisdn: read("msisdn"), otp_value: step.code };
  const mode = context.colourMode;
  const page = { lang, mode, title: words.trace, action: TRACE, submit: words.submitTrace, back: backOf(lang) };
  const show = (errors: Record<string, string>) =>
    plainFormResponse({
      ...page,
      lead: words.either,
      errors,
      fields: [
        { name: "reference", label: words.fields.reference, kind: "line", values: [typed.reference], most: 64 },
        { name: "msisdn", label: words.fields.msisdn, kind: "tel", values: [typed.msisdn], most: 30 },
      ],
    });
  const showCode = (errors: Record<string, string>, sends: number) => {
    const { fields, more } = plainCodeFields(lang, sends);
    const number: PlainFormField = { name: "msisdn", label: "", kind: "kept", values: [typed.msisdn] };
    return plainFormResponse({ ...page, lead: floodSentence("code", lang), errors, fields: [number, ...fields], more });
  };
  if (typed.reference === "" && typed.msisdn === "") return show({ "": words.either });
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
  const parsed = floodCalls.recordFloodEmergency.body?.safeParse({ action: "trace", ...given });
  if (!parsed?.success) return show(fieldErrors(parsed ?? { success: false }, { ...words.wrong, "": words.either }));
  try {
    const { reference, msisdn, otp_value: code } = parsed.data;
    const asker = { ...(await floodContext(context, null)), lang };
    const found = await traceFloodRequest(asker, { reference, msisdn, code, channel: step.channel });
    if (found.step === "code") return showCode({}, step.sends + 1);
    return await result(context, lang, { title: words.trace, text: traceSentence(found, lang) });
  } catch (error) {
    const errors = refusedErrors(error, lang, ["reference", "msisdn", "otp_value"]);
    return staysAtCode(error, step) ? showCode(errors, step.sends) : show(errors);
  }
}
