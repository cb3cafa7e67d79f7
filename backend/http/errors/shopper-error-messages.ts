import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about reviews, stock notices, saved addresses and the balance. */
export const shopperMessages = {
  "in-stock": {
    en: "This product is in stock. You can order it now.",
    bn: "পণ্যটি স্টকে আছে। এখনই অর্ডার করতে পারেন।",
  },
  "review-not-found": {
    en: "This review is no longer shown.",
    bn: "রিভিউটি আর দেখানো হচ্ছে না।",
  },
  "review-too-short": {
    en: "Write at least 20 characters, so that your review is useful to others.",
    bn: "কমপক্ষে ২০ অক্ষর লিখুন, যেন রিভিউটি অন্যদের কাজে লাগে।",
  },
  "review-of-own": {
    en: "You can't vote on your own review.",
    bn: "নিজের রিভিউতে মত দেওয়া যায় না।",
  },
  "balance-unavailable": {
    en: "We couldn't load your balance, but it is safe. Please try again in a few minutes.",
    bn: "এই মুহূর্তে আপনার ব্যালেন্স জানা যাচ্ছে না। ব্যালেন্স নিরাপদে আছে; কয়েক মিনিট পরে আবার চেষ্টা করুন।",
  },
  "saved-address-not-found": {
    en: "This address is no longer saved. Please reload the page.",
    bn: "এই ঠিকানাটি আর সংরক্ষিত নেই। অনুগ্রহ করে পেজটি আবার লোড করুন।",
  },
  "saved-address-twice": {
    en: "You have already saved this address.",
    bn: "এই ঠিকানাটি আগেই সংরক্ষণ করা আছে।",
  },
  "saved-address-limit": {
    en: "You can save up to five addresses. Please delete one first.",
    bn: "সর্বোচ্চ পাঁচটি ঠিকানা সংরক্ষণ করা যায়। অনুগ্রহ করে আগে একটি মুছে দিন।",
  },
} as const satisfies Readonly<Record<string, Message>>;
