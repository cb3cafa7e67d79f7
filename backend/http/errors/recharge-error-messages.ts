import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about recharges. */
export const rechargeMessages = {
  "recharge-amount": {
    en: "This amount can't be recharged. Choose another amount.",
    bn: "এই পরিমাণ রিচার্জ করা যায় না। অন্য পরিমাণ বেছে নিন।",
    precise: {
      en: "You can recharge Tk {least} to Tk {most} at a time. Choose another amount.",
      bn: "একবারে {least} থেকে {most} টাকা রিচার্জ করা যায়। অন্য পরিমাণ বেছে নিন।",
    },
  },
  "recharge-pack-changed": {
    en: "The pack for this amount has changed. Check the new pack and try again.",
    bn: "এই পরিমাণ রিচার্জের প্যাকটি বদলে গেছে। নতুন প্যাকটি দেখে আবার চেষ্টা করুন।",
  },
  "pack-not-found": {
    en: "This pack is no longer on sale. Choose another pack.",
    bn: "প্যাকটি এখন আর পাওয়া যায় না। অন্য প্যাক বেছে নিন।",
  },
  "recharge-closed": {
    en: "This recharge has already been paid for, or is being refunded. Check its status before you pay again.",
    bn: "এই রিচার্জের টাকা আগেই দেওয়া হয়েছে, অথবা ফেরত দেওয়া হচ্ছে। আবার টাকা দেওয়ার আগে অবস্থা দেখে নিন।",
  },
} as const satisfies Readonly<Record<string, Message>>;
