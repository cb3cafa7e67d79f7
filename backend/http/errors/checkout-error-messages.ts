import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about promotions, instalments, pick-up and pre-orders, with their facts in braces. */
export const checkoutMessages = {
  "promotion-not-found": {
    en: "We don't recognise this code. Check that you typed it correctly.",
    bn: "এই কোডটি সঠিক নয়। অনুগ্রহ করে কোডটি আবার মিলিয়ে দেখুন।",
  },
  "promotion-not-started": {
    en: "This offer has not started yet.",
    bn: "এই অফারটি এখনো শুরু হয়নি।",
  },
  "promotion-expired": {
    en: "This offer has ended.",
    bn: "এই অফারের মেয়াদ শেষ হয়ে গেছে।",
  },
  "promotion-minimum": {
    en: "Your cart total is below this offer's minimum. Add more items.",
    bn: "এই অফার পেতে কার্টের পণ্যের মোট দাম আরও বেশি হতে হবে। আরও পণ্য যোগ করুন।",
    precise: {
      en: "This offer is for orders of Tk {least} or more. Add items worth Tk {missing} to use it.",
      bn: "এই অফার {least} টাকা বা তার বেশি কেনাকাটায় প্রযোজ্য। আরও {missing} টাকার পণ্য যোগ করলে এটি পাবেন।",
    },
  },
  "promotion-category": {
    en: "This offer doesn't apply to the items in your cart.",
    bn: "এই অফারটি আপনার কার্টের পণ্যে প্রযোজ্য নয়।",
  },
  "promotion-used-up": {
    en: "This offer is no longer available. It has been fully claimed.",
    bn: "অফারটি আর পাওয়া যাচ্ছে না। নির্ধারিতসংখ্যক গ্রাহক এটি নিয়ে নিয়েছেন।",
  },
  "promotion-number-limit": {
    en: "This mobile number has already used this offer.",
    bn: "এই মোবাইল নম্বর দিয়ে অফারটি আগেই নেওয়া হয়েছে।",
  },
  "emi-not-available": {
    en: "This instalment plan isn't available for this total. Choose another plan or another way to pay.",
    bn: "এই পরিমাণ টাকায় কিস্তির এই প্ল্যান নেওয়া যায় না। অন্য প্ল্যান বা পেমেন্টের অন্য মাধ্যম বেছে নিন।",
  },
  "store-not-found": {
    en: "Orders can't be collected from this customer centre. Choose another one.",
    bn: "এই গ্রাহকসেবা কেন্দ্র থেকে অর্ডার সংগ্রহ করা যায় না। অন্য কেন্দ্র বেছে নিন।",
  },
  "unpaid-limit-crossed": {
    en: "This mobile number has too many unpaid orders. Pay or cancel one of them first. If they are not yours, log in with this number, or enter another number.",
    bn: "এই মোবাইল নম্বরের অনেকগুলো অর্ডারের পেমেন্ট এখনো বাকি। অনুগ্রহ করে আগে একটির পেমেন্ট করুন অথবা সেটি বাতিল করুন। অর্ডারগুলো আপনার না হলে এই নম্বর দিয়ে লগইন করুন অথবা অন্য নম্বর দিন।",
    precise: {
      en: "This mobile number has {most} unpaid orders. Pay or cancel one of them first. If they are not yours, log in with this number, or enter another one.",
      bn: "এই মোবাইল নম্বরের {most}টি অর্ডারের পেমেন্ট এখনো বাকি। অনুগ্রহ করে আগে একটির পেমেন্ট করুন অথবা সেটি বাতিল করুন। অর্ডারগুলো আপনার না হলে এই নম্বর দিয়ে লগইন করুন অথবা অন্য নম্বর দিন।",
    },
  },
  "cod-code-needed": {
    en: "To pay for this order on delivery, enter the code we text to the contact number.",
    bn: "এই অর্ডারে ক্যাশ অন ডেলিভারি পেতে যোগাযোগের নম্বরে পাঠানো কোডটি দিন।",
  },
  "cod-needs-own-number": {
    en: "We confirm cash on delivery with a code, which we can text only to numbers on our network. Enter a number on our network, or pay online.",
    bn: "ক্যাশ অন ডেলিভারি নিশ্চিত করার কোড শুধু আমাদের নেটওয়ার্কের নম্বরে পাঠানো যায়। আমাদের নেটওয়ার্কের একটি নম্বর দিন, অথবা অনলাইনে পেমেন্ট করুন।",
  },
  "preorder-alone": {
    en: "A pre-order must be placed separately. Order the other items first, or remove them from the cart.",
    bn: "প্রি-অর্ডার আলাদাভাবে করতে হয়। আগে অন্য পণ্যগুলো অর্ডার করুন অথবা কার্ট থেকে সরিয়ে নিন।",
  },
  "preorder-only": {
    en: "This product is not out yet. Pre-order it instead.",
    bn: "এই পণ্যটি এখনো বাজারে আসেনি। অনুগ্রহ করে প্রি-অর্ডার করুন।",
  },
  "preorder-full": {
    en: "Pre-orders are full.",
    bn: "প্রি-অর্ডার নেওয়া শেষ।",
  },
  "preorder-already-made": {
    en: "This phone has already been pre-ordered with this mobile number.",
    bn: "এই মোবাইল নম্বর দিয়ে ফোনটি আগেই প্রি-অর্ডার করা হয়েছে।",
  },
  "retailer-not-found": {
    en: "We couldn't find this retailer. Continue without one, or ask the retailer to open the online shop again.",
    bn: "এই রিটেইলারকে পাওয়া যায়নি। রিটেইলার ছাড়াই এগিয়ে যান, অথবা তাঁকে শপের পেজটি আবার খুলে দিতে বলুন।",
  },
  "cart-line-not-found": {
    en: "This product is no longer in your cart.",
    bn: "এই পণ্যটি আর আপনার কার্টে নেই।",
  },
} as const satisfies Readonly<Record<string, Message>>;
