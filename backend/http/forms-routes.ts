import { formCalls, type Webform, type WebformStatus } from "@/backend/contract/forms";
import type { Language } from "@/backend/contract/language";
import { submitWebform } from "@/backend/domain/forms/submit-webform";
import { type TrackedForm, trackWebform } from "@/backend/domain/forms/track-webform";
import { subscribeNewsletter } from "@/backend/domain/newsletter/subscribe-newsletter";
import { type RequestContext, type Route, route } from "@/backend/http/route";

const [submitCall, submitBengaliCall, trackCall, subscribeCall] = formCalls;

const thanks: Readonly<Record<Language, string>> = {
  en: "Thank you. Our newsletter will reach you at this address.",
  bn: "ধন্যবাদ। এখন থেকে এই ঠিকানায় আমাদের নিউজলেটার পাবেন।",
};

const received: Readonly<Record<Language, string>> = {
  en: "Thank you. We have received your form and will answer on the mobile number you gave.",
  bn: "ধন্যবাদ। আপনার ফর্মটি আমরা পেয়েছি। আপনার দেওয়া মোবাইল নম্বরে উত্তর জানাব।",
};

/** The address chooses the language of the answer, whatever the lang header says. */
async function receive({ db }: RequestContext, lang: Language, form: Webform) {
  const reference = await submitWebform({ db, lang }, form);
  return { status: true as const, data: { reference, message: received[lang] } };
}

function stateOf({ takenAt, answeredAt }: Pick<TrackedForm, "takenAt" | "answeredAt">): WebformStatus["state"] {
  if (answeredAt !== null) return "answered";
  return takenAt === null ? "received" : "in_work";
}

/** The site's forms. */
export const formsRoutes: readonly Route[] = [
  route(submitCall, (context, { body }) => receive(context, "en", body)),
  route(submitBengaliCall, (context, { body }) => receive(context, "bn", body)),
  route(trackCall, async (context, { body }) => {
    const { reference, form, receivedAt, takenAt, answeredAt, answer } = await trackWebform(context, body);
    return {
      status: true as const,
      data: {
        reference,
        form,
        state: stateOf({ takenAt, answeredAt }),
        received_at: receivedAt.toISOString(),
        taken_at: takenAt?.toISOString() ?? null,
        answered_at: answeredAt?.toISOString() ?? null,
        answer,
      },
    };
  }),
  route(subscribeCall, async (context, { body }) => {
    await subscribeNewsletter(context, body.email);
    return { status: true as const, data: { message: thanks[context.lang] } };
  }),
];
