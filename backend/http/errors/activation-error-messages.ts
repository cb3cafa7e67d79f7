import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about the activation of packs and offers. */
export const activationMessages = {
  "offer-not-found": {
    en: "This offer has ended. Choose another offer.",
    bn: "এই অফারটি শেষ হয়ে গেছে। অন্য অফার বেছে নিন।",
  },
  "offer-already-taken": {
    en: "This number has already used this offer. Each number can use it only once.",
    bn: "এই নম্বরে অফারটি আগেই নেওয়া হয়েছে। একটি নম্বরে অফারটি একবারই নেওয়া যায়।",
  },
  "offer-not-for-number": {
    en: "This offer isn't available for this number. See the offers for this number under My offers.",
    bn: "এই নম্বরে অফারটি নেওয়া যায় না। এই নম্বরের অফারগুলো ‘আমার অফার’ পেজে দেখুন।",
  },
  "balance-too-low": {
    en: "The balance on this number is too low. Recharge the number and try again.",
    bn: "এই নম্বরে যথেষ্ট ব্যালেন্স নেই। রিচার্জ করে আবার চেষ্টা করুন।",
    precise: {
      en: "The balance of this number is Tk {missing} too low. Recharge it and try again.",
      bn: "এই নম্বরের ব্যালেন্সে আরও {missing} টাকা লাগবে। রিচার্জ করে আবার চেষ্টা করুন।",
    },
  },
  "activation-refused": {
    en: "We couldn't activate this pack or offer for this number. You haven't been charged. Try another one, or call 121.",
    bn: "এই নম্বরে প্যাক বা অফারটি চালু করা যায়নি। কোনো টাকা কাটা হয়নি। অন্য কোনো প্যাক বা অফার বেছে নিন, অথবা ১২১ নম্বরে কল করুন।",
  },
  "pack-renewal-fixed": {
    en: "The renewal setting for this pack can't be changed. The pack may have ended, or it may not support automatic renewal.",
    bn: "এই প্যাকের নবায়নের সেটিংস বদলানো যায় না। হয়তো প্যাকটির মেয়াদ শেষ হয়ে গেছে, অথবা এটি স্বয়ংক্রিয়ভাবে নবায়ন হয় না।",
  },
} as const satisfies Readonly<Record<string, Message>>;
