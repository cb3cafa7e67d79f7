import { submitFeedback } from "@/services/forms/survey-service";
import { formFailure } from "@/services/page/form-failure.server";
import { formKey } from "@/services/page/form-key.server";
import {
  type FieldErrors,
  type FormField,
  type FormReply,
  type SentForm,
  typedIn,
} from "@/services/page/form-reply.server";
import { FEEDBACK_SERVICES, RATINGS } from "@/utils/forms/feedback-services";
import { anyDigitsToAscii, normaliseMsisdn } from "@/utils/numbers/msisdn";

const FIELDS = ["service", "rating", "comment", "reference", "msisdn"] as const;
const MAX_LENGTHS = { comment: 1_000, reference: 64, msisdn: 30 } as const;

type Typed = Record<(typeof FIELDS)[number], string>;

/** Answers the form of the feedback page with the call of the specification (API-SITE-35). */
export async function answerFeedbackForm(sent: SentForm): Promise<FormReply> {
  const { api, fields, getT } = sent;
  const t = getT("feedback");
  const typed = Object.fromEntries(FIELDS.map((name) => [name, typedIn(fields, name)])) as Typed;
  const service = FEEDBACK_SERVICES.find((one) => one === typed.service);
  const rating = RATINGS.find((one) => one === anyDigitsToAscii(typed.rating));
  const wrong = wrongIn(sent, typed);
  if (service === undefined || rating === undefined || Object.keys(wrong).length > 0) {
    return formAgain(sent, typed, { status: 200, errors: wrong });
  }
  try {
    const feedback = { ...typed, service, rating: Number(rating) };
    const key = formKey(sent, "feedback", Object.values(feedback));
    const { reference } = await submitFeedback(api, feedback, key);
    const receipt = { label: t("receipt"), value: reference };
    return {
      back: backOf(sent),
      content: { result: { title: t("thanks"), paragraphs: [t("read")], reference: receipt } },
    };
  } catch (error) {
    const shown = { fields: FIELDS, own: sentencesOf(sent), unanswered: t("failed") };
    return formAgain(sent, typed, formFailure(error, "Feedback could not be sent", shown));
  }
}

/** The sentence of each field that says what it needs. */
function sentencesOf({ getT }: SentForm): Record<(typeof FIELDS)[number], string> {
  const [t, plain] = [getT("feedback"), getT("plain-form")];
  return {
    service: t("wrong.service"),
    rating: t("wrong.rating"),
    comment: plain("tooLong", { most: MAX_LENGTHS.comment }),
    reference: plain("tooLong", { most: MAX_LENGTHS.reference }),
    msisdn: t("wrong.msisdn"),
  };
}

function wrongIn(sent: SentForm, typed: Typed): FieldErrors {
  const isWrong: Record<(typeof FIELDS)[number], boolean> = {
    service: !FEEDBACK_SERVICES.some((one) => one === typed.service),
    rating: !RATINGS.some((one) => one === anyDigitsToAscii(typed.rating)),
    comment: typed.comment.length > MAX_LENGTHS.comment,
    reference: typed.reference.length > MAX_LENGTHS.reference,
    msisdn: typed.msisdn !== "" && normaliseMsisdn(typed.msisdn) === null,
  };
  return Object.fromEntries(Object.entries(sentencesOf(sent)).filter(([name]) => isWrong[name as keyof Typed]));
}

const backOf = ({ path, getT }: SentForm) => ({ href: path, label: getT("plain-form")("back.feedback") });

function formAgain(
  sent: SentForm,
  typed: Typed,
  { status, errors }: { status: number; errors: FieldErrors },
): FormReply {
  const t = sent.getT("feedback");
  const field = (name: (typeof FIELDS)[number], kind: FormField["kind"], rest: Partial<FormField> = {}): FormField => ({
    name,
    label: t(name),
    kind,
    values: [typed[name]],
    ...rest,
  });
  const fields = [
    field("service", "select", {
      options: FEEDBACK_SERVICES.map((value) => ({ value, label: t(`services.${value}`) })),
    }),
    field("rating", "one", { options: RATINGS.map((value) => ({ value, label: t(`ratings.${value}`) })) }),
    field("comment", "long", { maxLength: MAX_LENGTHS.comment }),
    field("reference", "line", { maxLength: MAX_LENGTHS.reference }),
    field("msisdn", "tel", { maxLength: MAX_LENGTHS.msisdn }),
  ];
  return { status, back: backOf(sent), content: { form: { title: t("label"), submit: t("send"), fields, errors } } };
}
