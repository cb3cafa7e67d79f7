import type { Message } from "@/backend/http/errors/error-sentence";

/** The sentences of the device check and of codes by call. */
export const serviceMessages = {
  "imei-wrong": {
    en: "This IMEI has a wrong digit. Dial *#06# and enter all 15 digits again.",
    bn: "আইএমইআইয়ের কোনো সংখ্যা ভুল হয়েছে। *#06# ডায়াল করে ১৫টি সংখ্যা আবার লিখুন।",
  },
  "call-too-early": {
    en: "We call a number only after two codes by SMS. Request another code by SMS first.",
    bn: "এসএমএসে দুবার কোড পাঠানোর পরই আমরা কল করি। আগে এসএমএসে আরেকটি কোড চেয়ে নিন।",
  },
} as const satisfies Readonly<Record<string, Message>>;
