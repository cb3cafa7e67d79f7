import type { Message } from "@/backend/http/error-sentence";

/** Refusals of requests that are larger than any of the site's own (utils/request-limits.ts). */
export const limitMessages = {
  "body-too-large": {
    en: "The request is too large; at most 64 kB can be sent.",
    bn: "অনুরোধটি খুব বড়; সর্বোচ্চ ৬৪ কিলোবাইট পাঠানো যায়।",
  },
  "too-many-fields": {
    en: "The form has too many fields; at most 200 can be sent.",
    bn: "ফর্মে তথ্যের ঘর খুব বেশি; সর্বোচ্চ ২০০টি পাঠানো যায়।",
  },
  "address-too-long": {
    en: "The address is too long or has too many parameters. Please shorten it and try again.",
    bn: "ঠিকানাটি খুব লম্বা বা এতে প্যারামিটার খুব বেশি। ছোট করে আবার চেষ্টা করুন।",
  },
  "headers-too-large": {
    en: "The request's headers are too large. Please delete the cookies of this site and try again.",
    bn: "অনুরোধের হেডার খুব বড়। এই সাইটের কুকি মুছে আবার চেষ্টা করুন।",
  },
} as const satisfies Record<string, Message>;
