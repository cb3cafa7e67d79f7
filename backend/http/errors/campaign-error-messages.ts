import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about recharge campaigns and surveys. */
export const campaignMessages = {
  "campaign-not-found": {
    en: "We couldn't find this campaign. It may have been removed.",
    bn: "ক্যাম্পেইনটি খুঁজে পাওয়া যায়নি। এটি হয়তো সরিয়ে নেওয়া হয়েছে।",
  },
  "campaign-closed": {
    en: "This campaign is not open for entries.",
    bn: "এই ক্যাম্পেইনে এখন অংশ নেওয়া যাচ্ছে না।",
  },
  "campaign-entered": {
    en: "This number has already been entered today. You can enter it again tomorrow with a new recharge.",
    bn: "এই নম্বর দিয়ে আজ একবার অংশ নেওয়া হয়েছে। আগামীকাল আবার রিচার্জ করে অংশ নিতে পারবেন।",
  },
  "campaign-minimum": {
    en: "This amount is below the campaign's minimum.",
    bn: "রিচার্জের পরিমাণ ক্যাম্পেইনের ন্যূনতম পরিমাণের চেয়ে কম।",
    precise: {
      en: "To enter this campaign, recharge Tk {least} or more.",
      bn: "এই ক্যাম্পেইনে অংশ নিতে {least} টাকা বা তার বেশি রিচার্জ করতে হবে।",
    },
  },
  "survey-not-found": {
    en: "We couldn't find this survey. It may have been removed.",
    bn: "জরিপটি খুঁজে পাওয়া যায়নি। এটি হয়তো সরিয়ে নেওয়া হয়েছে।",
  },
  "survey-closed": {
    en: "This survey is closed. Thank you for your interest.",
    bn: "এই জরিপটি শেষ হয়ে গেছে। আপনার আগ্রহের জন্য ধন্যবাদ।",
  },
  "survey-taken": {
    en: "You have already answered this survey. Thank you.",
    bn: "আপনি এই জরিপে আগেই উত্তর দিয়েছেন। ধন্যবাদ।",
  },
} as const satisfies Readonly<Record<string, Message>>;
