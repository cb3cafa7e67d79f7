import type { Message } from "@/backend/http/errors/error-sentence";

/** Refusals of requests that are larger than any of the site's own (utils/requests/request-limits.ts). */
export const limitMessages = {
  "call-too-early": {
    en: "We call a number only after sending it two codes by SMS. Request another code by SMS first.",
    bn: "এসএমএসে দুবার কোড পাঠানোর আগে আমরা কল করে কোড জানাই না। এসএমএসে আরেকটি কোড চেয়ে নিন।",
  },
  "body-too-large": {
    en: "The request is too large; at most 64 kB can be sent.",
    bn: "অনুরোধটি খুব বড়; সর্বোচ্চ ৬৪ কিলোবাইট পাঠানো যায়।",
  },
  "too-many-fields": {
    en: "The form has too many fields; at most 200 can be sent.",
    bn: "ফর্মে তথ্যের ঘর খুব বেশি; সর্বোচ্চ ২০০টি পাঠানো যায়।",
  },
  "address-too-long": {
    en: "This link is too long. Please shorten it and try again.",
    bn: "লিংকটি খুব লম্বা। ছোট করে আবার চেষ্টা করুন।",
  },
  "headers-too-large": {
    en: "Your browser sent too much data. Please delete this site's cookies and try again.",
    bn: "ব্রাউজার থেকে খুব বেশি তথ্য এসেছে। এই সাইটের কুকি মুছে আবার চেষ্টা করুন।",
  },
} as const satisfies Record<string, Message>;

const MINUTE = 60;
const HOUR = 3_600;
/** Waits of up to 120 seconds are shown in seconds, and waits of up to 120 minutes in minutes. */
const FEW = 120;

/**
 * The message for a wait of more than two minutes, in minutes or hours.
 * @param wait in seconds
 * @returns the message with its number; null for a short wait
 */
export function longWait(wait: unknown): { sentence: Message; facts: Readonly<Record<string, number>> } | null {
  if (typeof wait !== "number" || wait <= FEW) return null;
  const [en, bn, length] =
    wait <= FEW * MINUTE ? (["minutes", "মিনিট", MINUTE] as const) : (["hours", "ঘণ্টা", HOUR] as const);
  return {
    sentence: {
      en: `Too many attempts. Please try again in {number} ${en}.`,
      bn: `অনেকবার চেষ্টা করা হয়েছে। {number} ${bn} পর আবার চেষ্টা করুন।`,
    },
    facts: { number: Math.ceil(wait / length) },
  };
}
