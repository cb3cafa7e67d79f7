import type { Message } from "@/backend/http/errors/error-sentence";

/** The error messages about ad orders and their files. */
export const adsMessages = {
  "creative-too-large": {
    en: "This file is larger than 8 MB. Make it smaller and choose it again.",
    bn: "ফাইলটি ৮ এমবির বেশি। ছোট করে আবার বেছে নিন।",
  },
  "creative-type": {
    en: "This file is not a JPG or PNG picture or an MP4 video, even if its name says so. Choose another file.",
    bn: "ফাইলটির নাম যা-ই হোক, এটি JPG বা PNG ছবি কিংবা MP4 ভিডিও নয়। অন্য ফাইল বেছে নিন।",
  },
  "creative-damaged": {
    en: "This file is damaged or contains something besides the picture or video. Save it again, then choose the new copy.",
    bn: "ফাইলটি নষ্ট, অথবা এতে ছবি বা ভিডিও ছাড়া অন্য কিছু আছে। ফাইলটি নতুন করে সংরক্ষণ করুন, তারপর আবার বেছে নিন।",
  },
  "creative-dimensions": {
    en: "The width and height of the picture or video must each be 50 to 8,000 pixels, and its total size at most 40 megapixels.",
    bn: "ছবি বা ভিডিওর প্রস্থ ও উচ্চতা ৫০ থেকে ৮,০০০ পিক্সেলের মধ্যে এবং মোট সর্বোচ্চ ৪০ মেগাপিক্সেল হতে হবে।",
  },
  "creative-too-slow": {
    en: "The file took too long to upload. Check your connection or make the file smaller, then choose it again.",
    bn: "ফাইলটি আপলোড হতে বেশি সময় লেগেছে। ইন্টারনেট সংযোগ দেখুন বা ফাইলটি ছোট করুন, তারপর আবার বেছে নিন।",
  },
  "creative-not-found": {
    en: "We no longer have this file. We keep each file for 24 hours and use it for one order only. Choose the file again.",
    bn: "ফাইলটি আর আমাদের কাছে নেই। প্রতিটি ফাইল একটি অর্ডারেই ব্যবহার করা যায়, আর রাখা হয় ২৪ ঘণ্টা। ফাইলটি আবার বেছে নিন।",
  },
  "ad-budget-low": {
    en: "This budget is below the product's minimum. Enter a larger amount.",
    bn: "বাজেটটি এ ধরনের বিজ্ঞাপনের ন্যূনতম বাজেটের চেয়ে কম। আরও বেশি টাকা লিখুন।",
    precise: {
      en: "Orders for this product start at Tk {least}.",
      bn: "এই পণ্যের অর্ডার {least} টাকা থেকে শুরু।",
    },
  },
  "ad-first-day": {
    en: "Choose a later start date, no more than a year from today.",
    bn: "শুরুর তারিখ আরও পরে দিন, তবে তা আজ থেকে এক বছরের মধ্যে হতে হবে।",
    precise: {
      en: "This product can start {days} working days from today at the earliest, and within a year. Choose another first day.",
      bn: "এই পণ্য আজ থেকে অন্তত {days} কর্মদিবস পরে এবং এক বছরের মধ্যে শুরু করা যায়। অন্য একটি প্রথম দিন বেছে নিন।",
    },
  },
  "ad-last-day": {
    en: "The last day can't be before the first day, and a campaign can last at most 90 days. Choose another last day.",
    bn: "শেষ দিন প্রথম দিনের আগে হতে পারবে না, আর ক্যাম্পেইন ৯০ দিনের বেশি চলতে পারবে না। অন্য একটি শেষ দিন বেছে নিন।",
  },
} as const satisfies Record<string, Message>;
