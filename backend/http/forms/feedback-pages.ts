import { feedbackServices, surveyCalls } from "@/backend/contract/content/surveys";
import type { Language } from "@/backend/contract/language";
import { submitFeedback } from "@/backend/domain/feedback/submit-feedback";
import {
  fieldErrors,
  formLanguage,
  type PlainFormField,
  plainFormResponse,
  plainResultResponse,
  refusedErrors,
} from "@/backend/http/forms/plain-form";
import plainFormMessages from "@/backend/http/forms/plain-form-messages.json";
import { thanks } from "@/backend/http/forms/survey-routes";
import { takeFormBudget } from "@/backend/http/requests/code-context";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { localePath, paths } from "@/utils/paths/paths";

const ACTION = "/api/customer-feedback/send";
const FIELDS = ["service", "rating", "comment", "reference", "msisdn"] as const;

/** The form of the feedback page for a browser without script. */
export const feedbackPages: readonly PageRoute[] = [{ method: "POST", path: ACTION, handle: send }];

async function send(context: RequestContext, { form }: PageRequest): Promise<Response> {
  const lang = formLanguage(form);
  const typed = Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? ""])) as Record<
    (typeof FIELDS)[number],
    string
  >;
  const { comment, reference, msisdn } = typed;
  const parsed = surveyCalls.submitCustomerFeedback.body?.safeParse({
    service: typed.service,
    rating: /^\d$/.test(anyDigitsToAscii(typed.rating)) ? Number(anyDigitsToAscii(typed.rating)) : 0,
    comment,
    reference,
    ...(msisdn.trim() !== "" && { msisdn }),
  });
  if (!parsed?.success) {
    return again(
      context,
      lang,
      typed,
      fieldErrors(parsed ?? { success: false }, plainFormMessages.feedback[lang].wrong),
    );
  }
  try {
    await takeFormBudget(context);
    const { service, rating, comment: text = "", reference: about = "" } = parsed.data;
    const feedback = { service, rating, comment: text, about, msisdn: parsed.data.msisdn ?? "" };
    const receipt = await submitFeedback({ db: context.db, lang }, null, feedback);
    const words = plainFormMessages.feedback[lang];
    return plainResultResponse({
      lang,
      mode: context.colourMode,
      title: thanks.feedback[lang],
      paragraphs: [words.read],
      reference: { label: words.receipt, value: receipt },
      back: backOf(lang),
    });
  } catch (error) {
    return again(context, lang, typed, refusedErrors(error, lang, FIELDS));
  }
}

const backOf = (lang: Language) => ({
  href: localePath(paths.customerFeedback, lang),
  label: plainFormMessages.feedback[lang].back,
});

function again(
  { colourMode: mode }: RequestContext,
  lang: Language,
  typed: Record<(typeof FIELDS)[number], string>,
  errors: Record<string, string>,
) {
  const words = plainFormMessages.feedback[lang];
  const field = (name: (typeof FIELDS)[number], rest: Pick<PlainFormField, "kind"> & Partial<PlainFormField>) => ({
    name,
    label: words.fields[name],
    values: [typed[name]],
    ...rest,
  });
  const services = feedbackServices.map((value) => ({ value, label: words.services[value] }));
  const ratings = words.ratings.map((label, index) => ({ value: String(index + 1), label }));
  return plainFormResponse({
    lang,
    mode,
    title: words.title,
    action: ACTION,
    submit: words.submit,
    errors,
    back: backOf(lang),
    fields: [
      field("service", { kind: "select", options: services }),
      field("rating", { kind: "one", options: ratings }),
      field("comment", { kind: "long", most: 1000 }),
      field("reference", { kind: "line", most: 64 }),
      field("msisdn", { kind: "tel", most: 30 }),
    ],
  });
}
