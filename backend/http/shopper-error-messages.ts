import type { Message } from "@/backend/http/error-sentence";

/** The sentences of reviews and of what somebody waits for. */
export const shopperMessages = {
  "in-stock": {
    en: "This is in stock: you can order it now.",
    bn: "পণ্যটি এখন স্টকে আছে: এখনই অর্ডার করতে পারেন।",
  },
  "review-not-found": {
    en: "This review is no longer shown.",
    bn: "রিভিউটি আর দেখানো হচ্ছে না।",
  },
  "review-too-short": {
    en: "Please write at least 20 characters, so that others can use it.",
    bn: "অনুগ্রহ করে কমপক্ষে ২০ অক্ষর লিখুন, যেন অন্যদের কাজে লাগে।",
  },
  "review-of-own": {
    en: "You cannot vote for your own review.",
    bn: "নিজের রিভিউকে সহায়ক বলা যায় না।",
  },
} as const satisfies Readonly<Record<string, Message>>;
