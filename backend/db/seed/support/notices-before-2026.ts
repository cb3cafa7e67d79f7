import type { NoticeDefinition } from "@/backend/db/seed/support/support-types";

export const NOTICES_BEFORE_2026: readonly NoticeDefinition[] = [
  {
    slug: "3g-switch-off-2025",
    on: "2025-12-02",
    en: {
      title: "3G gives its 2100 MHz waves to 4G on 31 December 2025",
      summary: "Phones with 4G notice only more speed. 3G phones get slower internet and keep calls and SMS.",
      body: [
        "On 31 December 2025 the 2100 MHz band, until now used by 3G, goes over to 4G, which reaches 99.2 percent of people. What is left of 3G runs on one channel until December 2027; calls and SMS of older phones go on over 2G.",
        "Who has a 4G phone but a SIM from before 2018 gets a new SIM free of charge at every centre until 31 March 2026. Send 4G to 9999, free of charge, to learn what SIM you have.",
      ],
    },
    bn: {
      title: "২০২৫ সালের ৩১ ডিসেম্বর ৩জির ২১০০ মেগাহার্টজ তরঙ্গ যাচ্ছে ৪জিতে",
      summary: "৪জি ফোনে গতি শুধু বাড়বে। ৩জি ফোনে ইন্টারনেট ধীর হবে, কল ও এসএমএস আগের মতোই চলবে।",
      body: [
        "এত দিন ৩জিতে ব্যবহৃত ২১০০ মেগাহার্টজ ব্যান্ড ২০২৫ সালের ৩১ ডিসেম্বর ৪জিতে যাচ্ছে, যা ৯৯.২ শতাংশ মানুষের কাছে পৌঁছায়। বাকি ৩জি একটি চ্যানেলে চলবে ২০২৭ সালের ডিসেম্বর পর্যন্ত; পুরোনো ফোনে কল ও এসএমএস চলবে ২জিতে।",
        "৪জি ফোন আছে কিন্তু সিম ২০১৮ সালের আগের, এমন গ্রাহক ২০২৬ সালের ৩১ মার্চ পর্যন্ত যেকোনো সেন্টারে বিনা মূল্যে নতুন সিম পাবেন। আপনার সিম কোন ধরনের জানতে 4G লিখে ৯৯৯৯ নম্বরে পাঠান, কোনো খরচ নেই।",
      ],
    },
  },
  {
    slug: "submarine-cable-repair-2025",
    on: "2025-10-09",
    en: {
      title: "Slower international internet in the night of 12 October",
      summary: "One submarine cable is repaired from 2:00 to 7:00; the other carries the traffic.",
      body: [
        "On Sunday, 12 October 2025, from 2:00 to 7:00, one of the two submarine cables at Cox's Bazar is repaired. The other one and the land lines carry the traffic.",
        "Sites and video from abroad may be slower in these hours. What lies within the country, calls and SMS are not touched.",
      ],
    },
    bn: {
      title: "১২ অক্টোবর রাতে আন্তর্জাতিক ইন্টারনেট ধীর হতে পারে",
      summary: "রাত ২টা থেকে সকাল ৭টা একটি সাবমেরিন কেবলের মেরামত; অন্যটি দিয়ে সংযোগ চলবে।",
      body: [
        "২০২৫ সালের ১২ অক্টোবর, রবিবার, রাত ২টা থেকে সকাল ৭টা পর্যন্ত কক্সবাজারের দুটি সাবমেরিন কেবলের একটির মেরামত চলবে। অন্যটি ও স্থলপথের লাইন দিয়ে সংযোগ চালু থাকবে।",
        "এ সময়ে বিদেশি সাইট ও ভিডিও কিছুটা ধীর হতে পারে। দেশের ভেতরের সাইট, কল ও এসএমএস স্বাভাবিক থাকবে।",
      ],
    },
  },
  {
    slug: "return-within-seven-days-2025",
    on: "2025-08-21",
    en: {
      title: "Goods of the shop may come back within seven days",
      summary: "Instead of three. Complete, in the box, for any reason; the money is back within seven working days.",
      body: [
        "From 1 September 2025 what you bought in our shop may come back within seven days of delivery instead of three, complete and in its box, for any reason.",
        "Begin at the order's page with its number and your mobile number. The courier fetches it; the money goes back the way on which it came, within seven working days of its arrival.",
        "SIM cards, opened earphones and printed clothes are excepted unless they are faulty.",
      ],
    },
    bn: {
      title: "শপের পণ্য এখন সাত দিনের মধ্যে ফেরত দেওয়া যাবে",
      summary: "আগে ছিল তিন দিন। বাক্সসহ সম্পূর্ণ অবস্থায়, যেকোনো কারণে; টাকা ফেরত সাত কর্মদিবসে।",
      body: [
        "২০২৫ সালের ১ সেপ্টেম্বর থেকে আমাদের শপে কেনা পণ্য তিন দিনের বদলে সাত দিনের মধ্যে ফেরত দেওয়া যাবে; বাক্সসহ সম্পূর্ণ অবস্থায়, যেকোনো কারণে।",
        "অর্ডার নম্বর ও মোবাইল নম্বর দিয়ে অর্ডারের পাতা থেকে শুরু করুন। কুরিয়ার এসে নিয়ে যাবে; পণ্য পৌঁছানোর সাত কর্মদিবসের মধ্যে টাকা যেভাবে দিয়েছেন সেভাবেই ফেরত যাবে।",
        "ত্রুটি না থাকলে সিম কার্ড, খোলা ইয়ারফোন ও ছাপানো পোশাক ফেরতযোগ্য নয়।",
      ],
    },
  },
  {
    slug: "158-complaints-line-2025",
    on: "2025-06-12",
    en: {
      title: "158: one free number for complaints",
      summary: "Day and night, free of charge, with a reference at once and an answer within three working days.",
      body: [
        "From 15 June 2025 complaints have a number of their own: 158, free of charge, day and night. You get a reference by SMS at once and an answer within three working days.",
        "Who is not content with the answer says so at the same number; a second team then looks at it and answers within seven days. The regulator's line 100 stays open to you.",
      ],
    },
    bn: {
      title: "১৫৮: অভিযোগের জন্য একটি বিনা মূল্যের নম্বর",
      summary: "দিনরাত, বিনা মূল্যে; সঙ্গে সঙ্গে রেফারেন্স, তিন কর্মদিবসে উত্তর।",
      body: [
        "২০২৫ সালের ১৫ জুন থেকে অভিযোগের জন্য আলাদা নম্বর ১৫৮, বিনা মূল্যে, দিনরাত। সঙ্গে সঙ্গে এসএমএসে রেফারেন্স পাবেন, উত্তর তিন কর্মদিবসের মধ্যে।",
        "উত্তরে সন্তুষ্ট না হলে একই নম্বরে জানান; দ্বিতীয় একটি দল বিষয়টি দেখে সাত দিনের মধ্যে উত্তর দেবে। নিয়ন্ত্রক সংস্থার ১০০ নম্বরও আপনার জন্য খোলা।",
      ],
    },
  },
  {
    slug: "cyclone-preparation-may-2025",
    on: "2025-05-25",
    en: {
      title: "Cyclone warning: what we do on the coast",
      summary: "Generators, mobile masts and free calls in 13 coastal districts; charge phones and save balance now.",
      body: [
        "With the storm nearing the coast 1,140 sites in 13 districts have fuel for three days, and 22 mobile masts stand ready in Barishal, Khulna and Chattogram.",
        "From the danger signal 8 on, calls within our network are free in these districts. Charge your phone and a power bank now, and tell relatives in which shelter you are.",
        "Weather news by voice, free of charge: 1090.",
      ],
    },
    bn: {
      title: "ঘূর্ণিঝড় সতর্কতা: উপকূলে আমাদের প্রস্তুতি",
      summary: "উপকূলের ১৩ জেলায় জেনারেটর, অস্থায়ী টাওয়ার ও বিনা মূল্যে কল; এখনই ফোন চার্জ দিয়ে রাখুন।",
      body: [
        "ঝড় উপকূলের দিকে আসায় ১৩ জেলার ১,১৪০টি সাইটে তিন দিনের জ্বালানি রাখা হয়েছে; বরিশাল, খুলনা ও চট্টগ্রামে ২২টি অস্থায়ী টাওয়ার প্রস্তুত।",
        "৮ নম্বর বিপদসংকেত থেকে এসব জেলায় আমাদের নেটওয়ার্কের ভেতরে কল বিনা মূল্যে। এখনই ফোন ও পাওয়ার ব্যাংক চার্জ দিন, কোন আশ্রয়কেন্দ্রে আছেন তা স্বজনদের জানান।",
        "বিনা মূল্যে আবহাওয়ার খবর শুনতে ডায়াল করুন ১০৯০।",
      ],
    },
  },
  {
    slug: "esim-at-city-centres-2025",
    on: "2025-03-18",
    en: {
      title: "eSIM now at our centres in every city",
      summary: "A new number or the move of an old one takes a quarter of an hour; bring your NID and the phone.",
      body: [
        "Since this week all city centres and flagships hand out eSIMs; the store locator shows which. Bring your NID and the phone: dialling *#06# shows an EID if it takes one.",
        "The move from a card costs Tk 200. On the site it takes five minutes; the page checks your phone first.",
      ],
    },
    bn: {
      title: "এখন সব সিটি সেন্টার ও ফ্ল্যাগশিপে ই-সিম",
      summary: "নতুন নম্বর বা পুরোনোটির বদল পনেরো মিনিটে; পরিচয়পত্র ও ফোন সঙ্গে আনুন।",
      body: [
        "এ সপ্তাহ থেকে সব সিটি সেন্টার ও ফ্ল্যাগশিপে ই-সিম পাওয়া যাচ্ছে; কোনগুলো, স্টোর লোকেটরে দেখুন। জাতীয় পরিচয়পত্র ও ফোন সঙ্গে আনুন; *#06# ডায়াল করলে ইআইডি দেখা গেলে ফোনটি ই-সিম নেবে।",
        "কার্ড থেকে ই-সিমে যেতে খরচ ২০০ টাকা। সাইটে পাঁচ মিনিট লাগে; পাতাটি আগে ফোন মিলিয়ে দেখে।",
      ],
    },
  },
  {
    slug: "value-added-services-double-consent-2025",
    on: "2025-01-22",
    en: {
      title: "Paid services start only after a second yes",
      summary: "From 1 February you confirm each paid service by a reply; without it nothing is charged.",
      body: [
        "From 1 February 2025 no paid service starts by one press. You get a message with the price and the period and answer it with YES; without that answer nothing is charged.",
        "Dial *121*6# to see what runs on your number and to stop it. What was charged without your YES is paid back if you tell us within 30 days.",
      ],
    },
    bn: {
      title: "দ্বিতীয়বার সম্মতি ছাড়া পেইড সেবা চালু হবে না",
      summary: "১ ফেব্রুয়ারি থেকে প্রতিটি পেইড সেবা উত্তর দিয়ে নিশ্চিত করতে হবে; নইলে কোনো টাকা কাটবে না।",
      body: [
        "২০২৫ সালের ১ ফেব্রুয়ারি থেকে একবার চাপলেই পেইড সেবা চালু হবে না। দাম ও মেয়াদসহ একটি বার্তা পাবেন, তার উত্তরে YES লিখতে হবে; উত্তর না দিলে টাকা কাটবে না।",
        "নম্বরে কী চলছে দেখতে ও বন্ধ করতে *121*6# ডায়াল করুন। YES ছাড়া টাকা কাটলে ৩০ দিনের মধ্যে জানান, ফেরত পাবেন।",
      ],
    },
  },
  {
    slug: "address-of-head-office-2024",
    on: "2024-11-14",
    en: {
      title: "Letters to our head office need the new postcode 1212",
      summary: "The building stays, the post office that serves it has changed.",
      body: [
        "From 1 December 2024 please write 1212 on letters to our head office, 14 Lakeside Avenue, Dhaka. The building is the same; another post office serves it.",
        "Letters with the old postcode arrive until 31 March 2025. Notices to the company by law are to be sent by registered post or to legal@gp.example.",
      ],
    },
    bn: {
      title: "প্রধান কার্যালয়ের চিঠিতে নতুন পোস্টকোড ১২১২",
      summary: "ভবন একই, শুধু ডাকঘর বদলেছে।",
      body: [
        "২০২৪ সালের ১ ডিসেম্বর থেকে ঢাকার ১৪ লেকসাইড অ্যাভিনিউয়ে আমাদের প্রধান কার্যালয়ে চিঠি পাঠালে পোস্টকোড ১২১২ লিখুন। ভবন একই আছে, ডাকঘর বদলেছে।",
        "পুরোনো পোস্টকোডের চিঠি ২০২৫ সালের ৩১ মার্চ পর্যন্ত পৌঁছাবে। কোম্পানির কাছে আইনি নোটিশ নিবন্ধিত ডাকে অথবা legal@gp.example ঠিকানায় পাঠাতে হবে।",
      ],
    },
  },
  {
    slug: "feni-flood-support-2024",
    on: "2024-08-23",
    en: {
      title: "Feni, Cumilla, Noakhali: ten free minutes a day for everyone",
      summary: "Without dialling anything, for three days, in all five flooded districts.",
      body: [
        "All our numbers in Feni, Cumilla, Noakhali, Lakshmipur and Khagrachhari call ten minutes a day free of charge for three days, to all operators, without dialling anything and without balance.",
        "68 sites in Feni are without power; boats bring fuel as soon as the water allows. Where there is a signal, an SMS gets through sooner than a call.",
      ],
    },
    bn: {
      title: "ফেনী, কুমিল্লা, নোয়াখালী: সবার জন্য দিনে দশ মিনিট ফ্রি",
      summary: "কিছু ডায়াল না করেই, তিন দিন, বন্যাকবলিত পাঁচ জেলায়।",
      body: [
        "ফেনী, কুমিল্লা, নোয়াখালী, লক্ষ্মীপুর ও খাগড়াছড়িতে আমাদের সব নম্বর থেকে তিন দিন ধরে প্রতিদিন দশ মিনিট যেকোনো অপারেটরে ফ্রি কল করা যাবে; কিছু ডায়াল করতে হবে না, ব্যালান্সও লাগবে না।",
        "ফেনীর ৬৮টি সাইটে বিদ্যুৎ নেই; পানি একটু নামলেই নৌকায় জ্বালানি পৌঁছাবে। সিগন্যাল থাকলে কলের চেয়ে এসএমএস আগে পৌঁছায়।",
      ],
    },
  },
  {
    slug: "do-not-disturb-2024",
    on: "2024-06-05",
    en: {
      title: "No more advertising by SMS: STOP to 21213",
      summary: "One free message ends it within 24 hours; news about your own number still comes.",
      body: [
        "Send STOP to 21213, free of charge, and advertising by SMS ends within 24 hours. START to the same number brings it back.",
        "Messages about your recharge, your packs, your orders and dangers still come; they are no advertising.",
      ],
    },
    bn: {
      title: "এসএমএসে বিজ্ঞাপন নয়: STOP লিখে 21213 নম্বরে",
      summary: "একটি বিনা মূল্যের বার্তায় ২৪ ঘণ্টার মধ্যে বন্ধ; নিজের নম্বরের খবর আসবে।",
      body: [
        "STOP লিখে 21213 নম্বরে পাঠান, কোনো খরচ নেই; ২৪ ঘণ্টার মধ্যে এসএমএসে বিজ্ঞাপন বন্ধ হবে। START লিখে পাঠালে আবার চালু হবে।",
        "রিচার্জ, প্যাক, অর্ডার ও দুর্যোগের বার্তা আসতে থাকবে; এগুলো বিজ্ঞাপন নয়।",
      ],
    },
  },
  {
    slug: "winter-outage-rangpur-2024",
    on: "2024-01-17",
    en: {
      title: "What happened in Rangpur on 15 January, and what you get",
      summary: "A cut fibre stopped calls for 96 minutes. 1.4 lakh customers get a day of free calls.",
      body: [
        "On 15 January 2024 from 10:12 to 11:48 calls failed in parts of Rangpur and Nilphamari: an excavator had cut one fibre while the second was under repair. We are sorry.",
        "The 1.4 lakh customers concerned get a day of free calls within our network on 19 January, without dialling anything.",
        "A third way for that line is being laid; it is ready in March.",
      ],
    },
    bn: {
      title: "১৫ জানুয়ারি রংপুরে কী হয়েছিল, আর আপনি কী পাচ্ছেন",
      summary: "ফাইবার কেটে ৯৬ মিনিট কল বন্ধ ছিল। ১.৪ লাখ গ্রাহক এক দিন বিনা মূল্যে কথা বলবেন।",
      body: [
        "২০২৪ সালের ১৫ জানুয়ারি সকাল ১০টা ১২ থেকে ১১টা ৪৮ পর্যন্ত রংপুর ও নীলফামারীর কিছু এলাকায় কল করা যায়নি: একটি ফাইবারের মেরামত চলার সময় খননযন্ত্রে অন্যটি কেটে যায়। আমরা দুঃখিত।",
        "ক্ষতিগ্রস্ত ১.৪ লাখ গ্রাহক ১৯ জানুয়ারি কিছু ডায়াল না করেই আমাদের নেটওয়ার্কে সারা দিন বিনা মূল্যে কথা বলতে পারবেন।",
        "ওই লাইনের জন্য তৃতীয় একটি পথ তৈরি হচ্ছে; মার্চে চালু হবে।",
      ],
    },
  },
  {
    slug: "smart-nid-required-2023",
    on: "2023-11-30",
    en: {
      title: "A new SIM needs fingerprint and NID from 1 January 2024",
      summary: "Birth certificate and passport are taken for those below 18 and for foreigners only.",
      body: [
        "By the regulator's order a new number from 1 January 2024 needs the fingerprint and the NID of its owner. The check takes less than a minute and your fingerprint is not kept by us.",
        "Below 18 a parent takes the number in his or her name. Foreigners bring their passport with a visa.",
      ],
    },
    bn: {
      title: "২০২৪ সালের ১ জানুয়ারি থেকে নতুন সিমে আঙুলের ছাপ ও পরিচয়পত্র লাগবে",
      summary: "জন্মসনদ ও পাসপোর্ট শুধু ১৮ বছরের কম বয়সী ও বিদেশিদের জন্য।",
      body: [
        "নিয়ন্ত্রক সংস্থার নির্দেশে ২০২৪ সালের ১ জানুয়ারি থেকে নতুন নম্বর নিতে মালিকের আঙুলের ছাপ ও জাতীয় পরিচয়পত্র লাগবে। মিলিয়ে দেখতে এক মিনিটও লাগে না; আঙুলের ছাপ আমরা সংরক্ষণ করি না।",
        "বয়স ১৮-এর কম হলে মা বা বাবার নামে নম্বর নিতে হবে। বিদেশিরা ভিসাসহ পাসপোর্ট আনবেন।",
      ],
    },
  },
  {
    slug: "balance-transfer-limit-2023",
    on: "2023-07-10",
    en: {
      title: "Balance transfer: up to Tk 100 a day",
      summary: "The limit protects from fraud; the fee stays Tk 2 a transfer.",
      body: [
        "From 15 July 2023 you can send up to Tk 100 of balance a day to other numbers of ours, in at most five transfers. The fee stays Tk 2.",
        "A new number can send balance from its 90th day on. Both limits protect those who are talked into sending.",
      ],
    },
    bn: {
      title: "ব্যালান্স ট্রান্সফার: দিনে সর্বোচ্চ ১০০ টাকা",
      summary: "প্রতারণা ঠেকাতে এই সীমা; ফি আগের মতোই প্রতিবার ২ টাকা।",
      body: [
        "২০২৩ সালের ১৫ জুলাই থেকে দিনে সর্বোচ্চ পাঁচবারে মোট ১০০ টাকা আমাদের অন্য নম্বরে পাঠানো যাবে। ফি আগের মতোই ২ টাকা।",
        "নতুন নম্বর থেকে ৯০ দিন পর ব্যালান্স পাঠানো যাবে। ফাঁদে ফেলে টাকা পাঠানো ঠেকাতেই এই দুই সীমা।",
      ],
    },
  },
];
