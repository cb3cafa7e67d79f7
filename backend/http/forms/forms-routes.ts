import { formCalls, type Webform, type WebformStatus } from "@/backend/contract/content/forms";
import type { Language } from "@/backend/contract/language";
import type { AdOrderRow } from "@/backend/db/queries/content/ad-order-queries";
import { findAdOrderState } from "@/backend/domain/ads-platform/advance-ad-order";
import { placeAdOrder } from "@/backend/domain/ads-platform/place-ad-order";
import { submitWebform } from "@/backend/domain/forms/submit-webform";
import { type TrackedForm, trackWebform } from "@/backend/domain/forms/track-webform";
import { subscribeNewsletter } from "@/backend/domain/newsletter/subscribe-newsletter";
import { takeFormBudget, takeHourlyBudget } from "@/backend/http/requests/code-context";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";

/** The most addresses that one network may subscribe in an hour: they may be those of others. */
const SUBSCRIPTIONS_AN_HOUR = 10;

const thanks: Readonly<Record<Language, string>> = {
  en: "Thank you. You will receive our newsletter at this address.",
  bn: "ধন্যবাদ। এখন থেকে এই ঠিকানায় আমাদের নিউজলেটার পাবেন।",
};

const received: Readonly<Record<Language, string>> = {
  en: "Thank you. We have received your form and will reply to the mobile number you gave.",
  bn: "ধন্যবাদ। আপনার ফর্মটি আমরা পেয়েছি। আপনার দেওয়া মোবাইল নম্বরে উত্তর জানাব।",
};

/** The language of the answer comes from the address of the call, not from the lang header. */
async function receive(context: RequestContext, lang: Language, form: Webform) {
  await takeFormBudget(context);
  const { db, env, idempotencyKey, now } = context;
  const reference =
    form.webform_id === "order_gpfi"
      ? await placeAdOrder({ db, lang, now, pepper: env.codePepper }, idempotencyKey, form)
      : await submitWebform({ db, lang }, idempotencyKey, form);
  return answer({ reference, message: received[lang] });
}

function stateOf({ takenAt, answeredAt }: Pick<TrackedForm, "takenAt" | "answeredAt">): WebformStatus["state"] {
  if (answeredAt !== null) return "answered";
  return takenAt === null ? "received" : "in_work";
}

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

function adOrderView({ fields, creative, ...steps }: AdOrderRow): NonNullable<WebformStatus["ad_order"]> {
  return {
    product: String(fields["product"]),
    budget: Number(fields["budget"]),
    starts_on: String(fields["starts_on"]),
    ends_on: String(fields["ends_on"]),
    creative: creative?.name ?? null,
    reviewed_at: momentOf(steps.reviewedAt),
    booked_at: momentOf(steps.bookedAt),
    started_at: momentOf(steps.startedAt),
    finished_at: momentOf(steps.finishedAt),
    declined_at: momentOf(steps.declinedAt),
  };
}

export const formsRoutes: readonly Route[] = [
  route(formCalls.submitWebform, (context, { body }) => receive(context, "en", body)),
  route(formCalls.submitWebformBengali, (context, { body }) => receive(context, "bn", body)),
  route(formCalls.trackWebform, async (context, { body }) => {
    const { reference, form, receivedAt, takenAt, answeredAt, ...found } = await trackWebform(context, body);
    const order = form === "order_gpfi" ? await findAdOrderState(context, reference) : null;
    return answer({
      reference,
      form,
      state: stateOf({ takenAt, answeredAt }),
      received_at: receivedAt.toISOString(),
      taken_at: takenAt?.toISOString() ?? null,
      answered_at: answeredAt?.toISOString() ?? null,
      answer: found.answer,
      ...(order !== null && { ad_order: adOrderView(order) }),
    });
  }),
  route(formCalls.subscribeNewsletter, async (context, { body }) => {
    await takeHourlyBudget(context, "newsletter", SUBSCRIPTIONS_AN_HOUR);
    await subscribeNewsletter(context, body.email);
    return answer({ message: thanks[context.lang] });
  }),
];
