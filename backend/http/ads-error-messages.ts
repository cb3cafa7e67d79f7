import type { Message } from "@/backend/http/error-sentence";

/** The sentences of ad orders and their files. */
export const adsMessages = {
  "creative-too-large": {
    en: "This file is larger than 8 MB. Make it smaller and choose it again.",
    bn: "ফাইলটি ৮ এমবির বেশি। ছোট করে আবার বেছে নিন।",
  },
  "creative-type": {
    en: "This file is not a JPG or PNG picture or an MP4 video, whatever its name says. Choose another file.",
    bn: "ফাইলটির নাম যা-ই হোক, এটি JPG বা PNG ছবি কিংবা MP4 ভিডিও নয়। অন্য ফাইল বেছে নিন।",
  },
  "creative-damaged": {
    en: "This file is incomplete, or has something else behind the picture or video. Save it again and choose it once more.",
    bn: "ফাইলটি অসম্পূর্ণ, অথবা ছবি বা ভিডিওর পরে অন্য কিছু আছে। নতুন করে সেভ করে আবার বেছে নিন।",
  },
  "creative-dimensions": {
    en: "The picture or video must be 50 to 8,000 pixels wide and high, and 40 megapixels at most.",
    bn: "ছবি বা ভিডিওর চওড়া ও উচ্চতা ৫০ থেকে ৮,০০০ পিক্সেলের মধ্যে হতে হবে, মোট সর্বোচ্চ ৪০ মেগাপিক্সেল।",
  },
  "creative-not-found": {
    en: "We no longer have this file: it is kept for 24 hours and for one order. Choose it again.",
    bn: "ফাইলটি আর আমাদের কাছে নেই: ২৪ ঘণ্টা এবং একটি অর্ডারের জন্য রাখা হয়। আবার বেছে নিন।",
  },
  "ad-budget-low": {
    en: "This budget is below the minimum of the product.",
    bn: "বাজেটটি এই পণ্যের ন্যূনতম পরিমাণের চেয়ে কম।",
    precise: {
      en: "Orders of this product start at Tk {least}.",
      bn: "এই পণ্যের অর্ডার {least} টাকা থেকে শুরু।",
    },
  },
} as const satisfies Record<string, Message>;
