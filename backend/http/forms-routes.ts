import { formCalls } from "@/backend/contract/forms";
import type { Language } from "@/backend/contract/language";
import { subscribeNewsletter } from "@/backend/domain/newsletter/subscribe-newsletter";
import { type Route, route } from "@/backend/http/route";

const [, , subscribeCall] = formCalls;

const thanks: Readonly<Record<Language, string>> = {
  en: "Thank you. Our newsletter will reach you at this address.",
  bn: "ধন্যবাদ। এখন থেকে এই ঠিকানায় আমাদের নিউজলেটার পাবেন।",
};

/** Short forms of the site. */
export const formsRoutes: readonly Route[] = [
  route(subscribeCall, async (context, { body }) => {
    await subscribeNewsletter(context, body.email);
    return { status: true as const, data: { message: thanks[context.lang] } };
  }),
];
