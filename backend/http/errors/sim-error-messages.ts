import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about the device check, and about replacement SIMs in a cart or an order. */
export const simMessages = {
  "imei-wrong": {
    en: "This IMEI is not valid. Dial *#06# and enter all 15 digits again.",
    bn: "আইএমইআই নম্বরটি সঠিক নয়। *#06# ডায়াল করে ১৫টি সংখ্যাই আবার লিখুন।",
  },
  "sim-replacement-unknown": {
    en: "We couldn't match this SIM replacement to a request. Open your request in the browser you sent it from, and add the replacement there.",
    bn: "এই সিম রিপ্লেসমেন্টের কোনো আবেদন পাওয়া যায়নি। যে ব্রাউজার থেকে আবেদন পাঠিয়েছিলেন, সেটিতে আবেদনটি খুলে সিমটি কার্টে যোগ করুন।",
  },
  "sim-replacement-identity-due": {
    en: "This SIM replacement can't be ordered yet. First, visit a customer centre with the owner's NID.",
    bn: "এই সিম রিপ্লেসমেন্ট এখন অর্ডার করা যাবে না। আগে সিমের মালিকের এনআইডি নিয়ে গ্রাহকসেবা কেন্দ্রে আসুন।",
  },
  "sim-replacement-closed": {
    en: "This SIM replacement has already been ordered, or the request is closed. Remove the replacement from your cart and track your request.",
    bn: "এই সিম রিপ্লেসমেন্ট আগেই অর্ডার করা হয়েছে, অথবা আবেদনটি বন্ধ হয়ে গেছে। কার্ট থেকে এটি সরিয়ে আবেদনের অবস্থা দেখুন।",
  },
} as const satisfies Readonly<Record<string, Message>>;
