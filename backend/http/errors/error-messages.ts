import type { ErrorCode, ErrorDetail } from "@/backend/contract/errors";
import type { Language } from "@/backend/contract/language";
import { activationMessages } from "@/backend/http/errors/activation-error-messages";
import { adsMessages } from "@/backend/http/errors/ads-error-messages";
import { campaignMessages } from "@/backend/http/errors/campaign-error-messages";
import { checkoutMessages } from "@/backend/http/errors/checkout-error-messages";
import type { Message } from "@/backend/http/errors/error-sentence";
import { limitMessages, longWait } from "@/backend/http/errors/limit-error-messages";
import { rechargeMessages } from "@/backend/http/errors/recharge-error-messages";
import { shopperMessages } from "@/backend/http/errors/shopper-error-messages";
import { simMessages } from "@/backend/http/errors/sim-error-messages";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** Values that a message may contain, e.g. `{ left: 2 }`. */
export type MessageFacts = Readonly<Record<string, string | number>>;

const messages: Readonly<Record<ErrorCode, Message>> = {
  "malformed-json": {
    en: "We couldn't read the request: its body is not valid JSON.",
    bn: "অনুরোধটি পড়া যায়নি, কারণ এর তথ্য সঠিক JSON ফরম্যাটে নেই।",
  },
  "invalid-input": {
    en: "Something in the request is missing or invalid. Check it and try again.",
    bn: "অনুরোধের কোনো তথ্য বাদ পড়েছে বা ভুল আছে। মিলিয়ে দেখে আবার চেষ্টা করুন।",
  },
  "idempotency-key-missing": {
    en: "We stopped this request because we couldn't make sure that it would be carried out only once. Reload the page and try again.",
    bn: "একই কাজ যেন দুবার না হয়, সে জন্য অনুরোধে UUID-সহ একটি Idempotency-Key হেডার দিন।",
  },
  "no-session": { en: "Please log in and try again.", bn: "অনুগ্রহ করে লগইন করে আবার চেষ্টা করুন।" },
  "code-needed": {
    en: "Enter the code that we texted to this mobile number.",
    bn: "এই মোবাইল নম্বরে পাঠানো কোডটি দিন।",
  },
  forbidden: {
    en: "You can't do this from here. Open the page on our site and try again.",
    bn: "এখান থেকে কাজটি করা যাবে না। আমাদের সাইটে পেজটি খুলে আবার চেষ্টা করুন।",
  },
  "call-not-found": { en: "There is nothing at this address.", bn: "এই ঠিকানায় কিছু পাওয়া যায়নি।" },
  "product-not-found": {
    en: "We couldn't find this product. It may no longer be sold.",
    bn: "পণ্যটি খুঁজে পাওয়া যায়নি। এটি হয়তো আর বিক্রি হয় না।",
  },
  "sku-not-found": {
    en: "This version of the product is no longer sold. Choose another.",
    bn: "পণ্যের এই ধরনটি আর বিক্রি হয় না। অনুগ্রহ করে অন্যটি বেছে নিন।",
  },
  "cart-not-found": {
    en: "We couldn't find this cart. Please add the products again.",
    bn: "কার্টটি খুঁজে পাওয়া যায়নি। অনুগ্রহ করে পণ্যগুলো আবার যোগ করুন।",
  },
  "order-not-found": {
    en: "We couldn't find an order with this order number and mobile number. Please check both.",
    bn: "এই অর্ডার নম্বর ও মোবাইল নম্বরে কোনো অর্ডার পাওয়া যায়নি। অনুগ্রহ করে দুটিই মিলিয়ে দেখুন।",
  },
  "payment-not-found": {
    en: "We couldn't find this payment. If you have been charged, track your order or call us.",
    bn: "পেমেন্টটি খুঁজে পাওয়া যায়নি। টাকা কেটে নেওয়া হলে অর্ডার ট্র্যাক করুন অথবা আমাদের কল করুন।",
  },
  "press-release-not-found": {
    en: "We couldn't find this press release. It may have been moved or withdrawn.",
    bn: "প্রেস রিলিজটি খুঁজে পাওয়া যায়নি। এটি হয়তো সরানো বা প্রত্যাহার করা হয়েছে।",
  },
  "notice-not-found": {
    en: "We couldn't find this notice. It may have been moved or withdrawn.",
    bn: "নোটিশটি খুঁজে পাওয়া যায়নি। এটি হয়তো সরানো বা প্রত্যাহার করা হয়েছে।",
  },
  "useful-info-not-found": {
    en: "We couldn't find this answer. It may have been rewritten; please search again.",
    bn: "উত্তরটি খুঁজে পাওয়া যায়নি। এটি হয়তো নতুন করে লেখা হয়েছে; অনুগ্রহ করে আবার খুঁজুন।",
  },
  "content-page-not-found": {
    en: "We couldn't find this page. It may have been moved or withdrawn.",
    bn: "পেজটি খুঁজে পাওয়া যায়নি। এটি হয়তো অন্য ঠিকানায় সরানো বা মুছে ফেলা হয়েছে।",
  },
  "district-not-found": {
    en: "Please choose a district from the list.",
    bn: "অনুগ্রহ করে তালিকা থেকে একটি জেলা বেছে নিন।",
  },
  "thana-not-found": {
    en: "Please choose a thana from the list.",
    bn: "অনুগ্রহ করে তালিকা থেকে একটি থানা বেছে নিন।",
  },
  ...checkoutMessages,
  ...shopperMessages,
  ...simMessages,
  ...rechargeMessages,
  ...activationMessages,
  ...adsMessages,
  ...campaignMessages,
  ...limitMessages,
  "method-not-allowed": {
    en: "This web address can't be used in this way.",
    bn: "এই লিংকে কাজটি করা যায় না।",
  },
  "cart-changed": {
    en: "Your cart has changed, perhaps in another tab. Check it and try again.",
    bn: "এর মধ্যে আপনার কার্ট বদলে গেছে, হয়তো ব্রাউজারের অন্য কোনো ট্যাবে বদলানো হয়েছে। কার্টটি দেখে নিয়ে আবার চেষ্টা করুন।",
  },
  "total-changed": {
    en: "The total has changed. Check the new total and confirm again.",
    bn: "মোট টাকার পরিমাণ বদলেছে। নতুন পরিমাণ দেখে আবার নিশ্চিত করুন।",
    precise: {
      en: "The total is now Tk {payable}. Check it and confirm again.",
      bn: "এখন মোট {payable} টাকা। অনুগ্রহ করে দেখে নিয়ে আবার নিশ্চিত করুন।",
    },
  },
  "request-in-progress": {
    en: "We are still working on this request. Please wait a moment.",
    bn: "আপনার অনুরোধটি নিয়ে কাজ চলছে। একটু অপেক্ষা করুন।",
  },
  "bundle-out-of-stock": {
    en: "One of the items in this bundle isn't in stock in this quantity. Choose the product without the bundle, or lower the quantity.",
    bn: "এই বান্ডেলের একটি পণ্য এই পরিমাণে স্টকে নেই। পণ্যটি বান্ডেল ছাড়া নিন অথবা পরিমাণ কমান।",
  },
  "out-of-stock": {
    en: "There isn't enough of this product in stock. Choose a smaller quantity.",
    bn: "স্টকে এই পণ্য এতগুলো নেই। পরিমাণ কমিয়ে দিন।",
    precise: {
      en: "We have only {left} of this product left. Lower the quantity.",
      bn: "এই পণ্যটি আর মাত্র {left}টি আছে। অনুগ্রহ করে পরিমাণ কমান।",
    },
  },
  "order-not-payable": {
    en: "This order can no longer be paid for: it has already been paid or cancelled, or it has expired.",
    bn: "এই অর্ডারের টাকা আর দেওয়া যাবে না। হয় টাকা আগেই দেওয়া হয়েছে, নয়তো অর্ডারটি বাতিল হয়েছে বা এর মেয়াদ শেষ হয়েছে।",
  },
  "order-already-placed": {
    en: "An order with different details has already been placed from this cart. The first order is valid: check it before you continue.",
    bn: "এই কার্টের অর্ডার আগেই অন্য তথ্য দিয়ে নেওয়া হয়েছে। প্রথম অর্ডারটিই কার্যকর; এগিয়ে যাওয়ার আগে সেটি দেখে নিন।",
  },
  "order-not-cancellable": {
    en: "This order can no longer be cancelled because it has already been packed or closed.",
    bn: "এই অর্ডার আর বাতিল করা যাবে না: পণ্য প্যাক করা হয়ে গেছে, অথবা অর্ডারটি বন্ধ করা হয়েছে।",
  },
  "order-not-changeable": {
    en: "This order can no longer be changed: it has already been packed or closed.",
    bn: "এই অর্ডারে আর পরিবর্তন করা যাবে না: পণ্য প্যাক করা হয়ে গেছে, অথবা অর্ডারটি বন্ধ করা হয়েছে।",
  },
  "content-type-not-supported": {
    en: "Please send the request as application/json.",
    bn: "অনুরোধটি application/json হিসেবে পাঠান।",
    precise: {
      en: "Please send the request as {accepted}.",
      bn: "অনুরোধটি {accepted} হিসেবে পাঠান।",
    },
  },
  "cart-empty": {
    en: "Your cart is empty. Please add a product first.",
    bn: "আপনার কার্ট খালি। আগে একটি পণ্য যোগ করুন।",
  },
  "quantity-limit": {
    en: "You have reached the maximum quantity of this product for one order.",
    bn: "এক অর্ডারে এই পণ্যটি এর চেয়ে বেশি নেওয়া যায় না।",
    precise: {
      en: "You can order at most {most} of this product.",
      bn: "এই পণ্যটি সর্বোচ্চ {most}টি অর্ডার করা যায়।",
    },
  },
  "cart-line-limit": {
    en: "Your cart is full. Please order these products first.",
    bn: "আপনার কার্ট পূর্ণ। আগে এই পণ্যগুলো অর্ডার করুন।",
    precise: {
      en: "A cart can contain at most {most} different products. Order these first.",
      bn: "একটি কার্টে সর্বোচ্চ {most} রকমের পণ্য রাখা যায়। আগে এগুলো অর্ডার করুন।",
    },
  },
  "option-not-available": {
    en: "This option is not available for this product. Choose another one.",
    bn: "এই পণ্যে অপশনটি নেই। অন্য একটি বেছে নিন।",
  },
  "msisdn-invalid": {
    en: "Please enter a valid 11-digit mobile number, e.g. 01712345678.",
    bn: "অনুগ্রহ করে ১১ সংখ্যার একটি সঠিক মোবাইল নম্বর দিন, যেমন ০১৭১২৩৪৫৬৭৮।",
  },
  "post-code-mismatch": {
    en: "This post code does not belong to the district you chose. Check both.",
    bn: "এই পোস্ট কোডটি আপনার বেছে নেওয়া জেলার নয়। দুটিই মিলিয়ে দেখুন।",
  },
  "thana-mismatch": {
    en: "This thana does not belong to the district you chose. Check both.",
    bn: "এই থানাটি আপনার বেছে নেওয়া জেলার নয়। দুটিই মিলিয়ে দেখুন।",
  },
  "delivery-option-not-available": {
    en: "This delivery option isn't available for your district. Choose another one.",
    bn: "আপনার জেলায় এই ধরনের ডেলিভারি দেওয়া হয় না। অনুগ্রহ করে অন্য ধরনের ডেলিভারি বেছে নিন।",
  },
  "cod-not-available": {
    en: "Cash on delivery is not available for this cart. Please pay online.",
    bn: "এই কার্টের পণ্যে ক্যাশ অন ডেলিভারির সুবিধা নেই। অনুগ্রহ করে অনলাইনে পেমেন্ট করুন।",
  },
  "cod-limit-crossed": {
    en: "The total is above the limit for cash on delivery. Please pay online.",
    bn: "মোট টাকার পরিমাণ ক্যাশ অন ডেলিভারির সীমার চেয়ে বেশি। অনুগ্রহ করে অনলাইনে পেমেন্ট করুন।",
    precise: {
      en: "Cash on delivery is available up to Tk {limit}. Please pay online.",
      bn: "ক্যাশ অন ডেলিভারিতে সর্বোচ্চ {limit} টাকার অর্ডার করা যায়। অনুগ্রহ করে অনলাইনে পেমেন্ট করুন।",
    },
  },
  "request-not-found": {
    en: "We couldn't find a request with this reference number. Check it and try again.",
    bn: "এই রেফারেন্স নম্বরে কোনো আবেদন পাওয়া যায়নি। মিলিয়ে দেখে আবার চেষ্টা করুন।",
  },
  "esim-not-found": {
    en: "This eSIM link doesn't work. Use the latest link that we texted to you.",
    bn: "এই লিংকে কোনো ই-সিম নেই। অনুগ্রহ করে এসএমএসে পাঠানো সর্বশেষ লিংকটি ব্যবহার করুন।",
  },
  "sim-number-taken": {
    en: "Another customer has taken this number. Choose another one.",
    bn: "নম্বরটি অন্য একজন নিয়ে নিয়েছেন। অনুগ্রহ করে অন্য নম্বর বেছে নিন।",
    precise: {
      en: "Another customer has taken {number}. Choose another number.",
      bn: "{number} নম্বরটি অন্য একজন নিয়ে নিয়েছেন। অনুগ্রহ করে অন্য নম্বর বেছে নিন।",
    },
  },
  "request-closed": {
    en: "You have already sent this request. Track it by its reference number.",
    bn: "আবেদনটি আগেই পাঠানো হয়েছে। রেফারেন্স নম্বর দিয়ে এর অবস্থা দেখুন।",
  },
  "sim-number-limit": {
    en: "Your cart contains too many new numbers. Remove one first.",
    bn: "আপনার কার্টে আর নতুন নম্বর রাখা যাবে না। আগে একটি সরিয়ে নিন।",
    precise: {
      en: "A cart can contain at most {most} new numbers. Remove one first.",
      bn: "একটি কার্টে সর্বোচ্চ {most}টি নতুন নম্বর রাখা যায়। আগে একটি সরিয়ে নিন।",
    },
  },
  "sim-hold-limit": {
    en: "Too many numbers have been reserved from your internet connection. Try again in 15 minutes.",
    bn: "আপনার ইন্টারনেট সংযোগ থেকে এর মধ্যেই অনেক নম্বর সংরক্ষিত রাখা হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন।",
  },
  "sim-pair-incomplete": {
    en: "One of your numbers is sold only as part of a pair. Add the other number of the pair, or choose a different one.",
    bn: "আপনার বেছে নেওয়া একটি নম্বর জোড়ায় বিক্রি হয়। জোড়ার অন্য নম্বরটিও নিন, না হলে এটির বদলে আরেকটি নম্বর বেছে নিন।",
    precise: {
      en: "{number} and {partner} are sold as a pair. Add {partner} too, or choose another number.",
      bn: "{number} ও {partner} জোড়া হিসেবে বিক্রি হয়। {partner} নম্বরটিও নিন, না হলে অন্য নম্বর বেছে নিন।",
    },
  },
  "number-of-other-operator": {
    en: "This number is not on our network.",
    bn: "নম্বরটি আমাদের নেটওয়ার্কের নয়।",
  },
  "number-of-ours": {
    en: "This number is already on our network.",
    bn: "নম্বরটি আগে থেকেই আমাদের নেটওয়ার্কে আছে।",
  },
  "number-twice": {
    en: "The new owner's number must be different from the current owner's.",
    bn: "নতুন মালিকের নম্বরটি বর্তমান মালিকের নম্বর থেকে আলাদা হতে হবে।",
  },
  "number-not-proved": {
    en: "To confirm that the number is yours, enter the code we texted you.",
    bn: "নম্বরটি যে আপনার, তা নিশ্চিত করতে এসএমএসে পাঠানো কোডটি দিন।",
  },
  "device-without-esim": {
    en: "This phone doesn't support eSIM. Please choose a SIM card.",
    bn: "এই ফোনে ই-সিম চলে না। অনুগ্রহ করে সিম কার্ড বেছে নিন।",
  },
  "date-not-available": {
    en: "Choose a day in the next 30 days, starting tomorrow. Fridays are not available.",
    bn: "আগামীকাল থেকে ৩০ দিনের মধ্যে শুক্রবার ছাড়া যেকোনো দিন বেছে নিন।",
  },
  "step-missing": {
    en: "An earlier step isn't complete yet. Complete it first.",
    bn: "আগের একটি ধাপ এখনো বাকি আছে। প্রথমে সেটি সম্পন্ন করুন।",
  },
  "idempotency-key-reused": {
    en: "This request has already been sent with different details. Reload the page and try again.",
    bn: "এই Idempotency-Key আগেই অন্য একটি অনুরোধে ব্যবহার করা হয়েছে। অনুগ্রহ করে নতুন একটি ব্যবহার করুন।",
  },
  "code-wrong": {
    en: "This code is wrong or has expired. Check it, or request a new one.",
    bn: "কোডটি সঠিক নয়, অথবা এর মেয়াদ শেষ। অনুগ্রহ করে মিলিয়ে দেখুন, অথবা নতুন কোড নিন।",
  },
  "return-not-possible": {
    en: "These items can no longer be returned: the return period is over, or you have already requested a return.",
    bn: "এই পণ্য আর ফেরত দেওয়া যাবে না: ফেরতের সময় পার হয়ে গেছে, অথবা ফেরতের অনুরোধ আগেই করা হয়েছে।",
  },
  "too-many-requests": {
    en: "Too many attempts. Wait a little and try again.",
    bn: "অনেকবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
    precise: {
      en: "Too many attempts. Please try again in {retryAfterSeconds} seconds.",
      bn: "অনেকবার চেষ্টা করা হয়েছে। {retryAfterSeconds} সেকেন্ড পর আবার চেষ্টা করুন।",
    },
  },
  "internal-error": {
    en: "Something went wrong on our side. Try again in a moment.",
    bn: "আমাদের দিক থেকে একটি সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।",
  },
  "not-built-yet": {
    en: "This service is not available yet.",
    bn: "এই সেবাটি এখনো চালু হয়নি।",
  },
  "service-unavailable": {
    en: "The service is not available right now. Try again in a moment.",
    bn: "সেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।",
  },
};

/**
 * The message for an error code in the reader's language. Bengali messages have Bengali digits.
 * @param facts values that the message may contain, e.g. `{ left: 2 }`; without them the general message is used
 */
export function errorMessage(code: ErrorCode, lang: Language, facts: MessageFacts = {}): string {
  const message = messages[code];
  const long = code === "too-many-requests" ? longWait(facts["retryAfterSeconds"]) : null;
  return filled((long?.sentence ?? message.precise)?.[lang], lang, long?.facts ?? facts) ?? message[lang];
}

/**
 * One entry of a refusal or of a cart's `errors`.
 * @param field the field of the payload it is about, e.g. `product.0`
 */
export function errorDetailOf(
  error: {
    code: ErrorCode;
    field?: string | undefined;
    facts?: MessageFacts | undefined;
    orderId?: string | undefined;
  },
  lang: Language,
): ErrorDetail {
  const detail: ErrorDetail = { code: error.code, message: errorMessage(error.code, lang, error.facts) };
  if (error.field !== undefined) detail.field = error.field;
  if (error.orderId !== undefined) detail.orderId = error.orderId;
  const missing = error.code === "balance-too-low" ? error.facts?.["missing"] : undefined;
  if (typeof missing === "number") detail.missing = missing;
  return detail;
}

/** Fills in the braces of a sentence. Returns null if a fact is missing, so that no reader ever sees a brace. */
function filled(sentence: string | undefined, lang: Language, facts: MessageFacts): string | null {
  if (sentence === undefined) return null;
  let complete = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) complete = false;
    return lang === "bn" ? toBengaliDigits(String(fact)) : String(fact);
  });
  return complete ? text : null;
}
