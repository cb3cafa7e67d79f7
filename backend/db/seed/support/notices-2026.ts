import type { NoticeDefinition } from "@/backend/db/seed/support/support-types";

export const NOTICES_2026: readonly NoticeDefinition[] = [
  {
    slug: "maintenance-billing-november-2026",
    on: "2026-11-18",
    en: {
      title: "Recharge and My Orders pause on 27 November from 1:00 to 4:00",
      summary: "We renew the storage of the billing system. Calls, SMS and internet go on as usual.",
      body: [
        "In the night to Friday, 27 November 2026, from 1:00 to 4:00, recharge, pack purchase and My Orders are not available, neither on the site nor in the app nor by dial code.",
        "Calls, SMS and running internet packs are not touched. Packs that would renew by themselves in these hours renew at 4:00. Who may need balance in that night should recharge before.",
        "A recharge paid at 0:59 and not yet in the balance arrives by 5:00. If it does not, call 121 with the transaction number.",
      ],
    },
    bn: {
      title: "২৭ নভেম্বর রাত ১টা থেকে ৪টা রিচার্জ ও আমার অর্ডার বন্ধ থাকবে",
      summary: "বিলিং সিস্টেমের স্টোরেজ বদলানো হবে। কল, এসএমএস ও ইন্টারনেট স্বাভাবিক থাকবে।",
      body: [
        "২০২৬ সালের ২৭ নভেম্বর, শুক্রবার, রাত ১টা থেকে ৪টা পর্যন্ত রিচার্জ, প্যাক কেনা ও আমার অর্ডার বন্ধ থাকবে; সাইট, অ্যাপ বা ডায়াল কোড কোনোটিতেই পাওয়া যাবে না।",
        "কল, এসএমএস ও চালু ইন্টারনেট প্যাক স্বাভাবিক থাকবে। এই সময়ে যেসব প্যাক নিজে থেকে নবায়ন হওয়ার কথা, সেগুলো ভোর ৪টায় নবায়ন হবে। রাতে ব্যালান্স লাগতে পারে মনে হলে আগেই রিচার্জ করে রাখুন।",
        "রাত ১২টা ৫৯ মিনিটে করা কোনো রিচার্জ ব্যালান্সে না এলে ভোর ৫টার মধ্যে চলে আসবে। না এলে ট্রানজেকশন নম্বরসহ ১২১-এ কল করুন।",
      ],
    },
  },
  {
    slug: "false-prize-calls-november-2026",
    on: "2026-11-11",
    en: {
      title: "Nobody wins a car from us by phone: warning of false prize calls",
      summary: "Callers say that your number has won and ask for a code or a fee. We never do that.",
      body: [
        "Since the beginning of November customers have told us of callers who say that their number has won a car or Tk 5,00,000, and ask for the four-digit code from an SMS or for a fee by mobile wallet.",
        "We never ask for a code, a PIN or a fee by call or message. Who tells the code gives away the number and what hangs on it: bank, wallet, mail.",
        "If you have told a code, call 121 at once and press 9. Report the caller's number at the complaint form or free of charge at 158.",
      ],
    },
    bn: {
      title: "ফোনে গাড়ি জেতা যায় না: ভুয়া পুরস্কারের কল থেকে সাবধান",
      summary: "কেউ কেউ বলছে আপনার নম্বর পুরস্কার জিতেছে, তারপর কোড বা ফি চাইছে। আমরা কখনো তা চাই না।",
      body: [
        "নভেম্বরের শুরু থেকে গ্রাহকেরা জানাচ্ছেন, কিছু লোক ফোন করে বলছে নম্বরটি গাড়ি বা ৫,০০,০০০ টাকা জিতেছে, তারপর এসএমএসের চার সংখ্যার কোড অথবা মোবাইল ওয়ালেটে ফি চাইছে।",
        "আমরা কখনো ফোনে বা বার্তায় কোড, পিন বা ফি চাই না। কোড বলে দিলে নম্বরের সঙ্গে যুক্ত ব্যাংক, ওয়ালেট ও ইমেইলও অন্যের হাতে চলে যেতে পারে।",
        "কোড বলে ফেললে সঙ্গে সঙ্গে ১২১-এ কল করে ৯ চাপুন। যে নম্বর থেকে কল এসেছে তা অভিযোগ ফর্মে অথবা বিনা মূল্যে ১৫৮ নম্বরে জানান।",
      ],
    },
  },
  {
    slug: "sim-replacement-fee-2026",
    on: "2026-10-28",
    en: {
      title: "SIM replacement costs Tk 250 everywhere from 1 November",
      summary: "One price on the site, at centres and at partner shops; a SIM that fails within a year is free.",
      body: [
        "From 1 November 2026 a replacement SIM or eSIM costs Tk 250 including VAT, whether you order it on the site, at a centre or at a partner shop. Until now partner shops could charge up to Tk 300.",
        "A SIM that stops working within twelve months without damage is replaced free of charge. Bring the SIM and your NID.",
        "Delivery to your door stays Tk 60; an eSIM needs none.",
      ],
    },
    bn: {
      title: "১ নভেম্বর থেকে সব জায়গায় সিম রিপ্লেসমেন্ট ২৫০ টাকা",
      summary: "সাইট, সেন্টার ও পার্টনার দোকানে একই দাম; এক বছরের মধ্যে সিম নষ্ট হলে বিনা মূল্যে বদল।",
      body: [
        "২০২৬ সালের ১ নভেম্বর থেকে সিম বা ই-সিম রিপ্লেসমেন্টের দাম ভ্যাটসহ ২৫০ টাকা; সাইটে, সেন্টারে বা পার্টনার দোকানে যেখানেই নিন। এত দিন পার্টনার দোকানে ৩০০ টাকা পর্যন্ত নেওয়া যেত।",
        "বারো মাসের মধ্যে কোনো ক্ষতি ছাড়াই সিম কাজ না করলে বিনা মূল্যে বদলে দেওয়া হবে। সঙ্গে পুরোনো সিম ও জাতীয় পরিচয়পত্র আনুন।",
        "বাসায় পৌঁছানোর খরচ আগের মতোই ৬০ টাকা; ই-সিমে কোনো ডেলিভারি লাগে না।",
      ],
    },
  },
  {
    slug: "durga-puja-centre-hours-2026",
    on: "2026-10-14",
    en: {
      title: "Opening hours of our centres in Durga Puja",
      summary: "On 20 October centres are open from 14:00 to 20:00; 121 answers day and night.",
      body: [
        "On Tuesday, 20 October 2026, our centres are open from 14:00 to 20:00. On all other days of the festival the usual hours hold.",
        "The hotline 121, chat and the site are there day and night. Orders of the shop are not delivered on 20 October; they follow a day later.",
      ],
    },
    bn: {
      title: "দুর্গাপূজায় আমাদের সেন্টারের সময়সূচি",
      summary: "২০ অক্টোবর সেন্টার খোলা দুপুর ২টা থেকে রাত ৮টা; ১২১ দিনরাত চালু।",
      body: [
        "২০২৬ সালের ২০ অক্টোবর, মঙ্গলবার, আমাদের সেন্টারগুলো দুপুর ২টা থেকে রাত ৮টা পর্যন্ত খোলা থাকবে। উৎসবের বাকি দিনগুলোতে সময় আগের মতোই।",
        "হটলাইন ১২১, চ্যাট ও সাইট দিনরাত চালু থাকবে। ২০ অক্টোবর শপের কোনো ডেলিভারি হবে না; পরদিন পৌঁছাবে।",
      ],
    },
  },
  {
    slug: "pack-validity-until-midnight",
    on: "2026-09-24",
    en: {
      title: "Packs now end at 23:59 of their last day",
      summary: "From 1 October a 7-day pack bought in the morning lasts until the end of the seventh day.",
      body: [
        "From 1 October 2026 every pack of one day or longer ends at 23:59 of its last day. Until now it ended at the hour at which it was bought.",
        "The day of purchase counts as the first. Packs by the hour keep their hours. Prices do not change, and running packs get the longer end by themselves.",
      ],
    },
    bn: {
      title: "প্যাক এখন শেষ দিনের রাত ১১টা ৫৯ পর্যন্ত চলবে",
      summary: "১ অক্টোবর থেকে সকালে কেনা ৭ দিনের প্যাক চলবে সপ্তম দিনের শেষ পর্যন্ত।",
      body: [
        "২০২৬ সালের ১ অক্টোবর থেকে এক দিন বা তার বেশি মেয়াদের সব প্যাক শেষ দিনের রাত ১১টা ৫৯ মিনিট পর্যন্ত চলবে। এত দিন কেনার সময় অনুযায়ী মেয়াদ ফুরাত।",
        "কেনার দিনটি প্রথম দিন হিসেবে গণ্য হবে। ঘণ্টার প্যাক আগের মতোই। দাম বদলায়নি, চালু প্যাকগুলোও নিজে থেকেই বাড়তি সময় পাবে।",
      ],
    },
  },
  {
    slug: "flood-relief-north-2026",
    on: "2026-08-19",
    en: {
      title: "Free minutes and internet in five flooded districts",
      summary:
        "Kurigram, Lalmonirhat, Gaibandha, Sirajganj and Jamalpur: 100 minutes and 1 GB for seven days, until 31 August.",
      body: [
        "Who is in Kurigram, Lalmonirhat, Gaibandha, Sirajganj or Jamalpur gets 100 minutes to any operator and 1 GB free of charge, valid for seven days. It comes by itself within a day; if it does not, dial *121*999#.",
        "Numbers whose balance ends stay reachable for 30 days. The benefit is given until 31 August 2026. 64 sites run on generators; where a mast is down a boat carries a mobile one.",
        "Free charging of phones and free calls are at our centres in the five district towns.",
      ],
    },
    bn: {
      title: "বন্যাকবলিত পাঁচ জেলায় বিনা মূল্যে মিনিট ও ইন্টারনেট",
      summary: "কুড়িগ্রাম, লালমনিরহাট, গাইবান্ধা, সিরাজগঞ্জ ও জামালপুর: সাত দিনের জন্য ১০০ মিনিট ও ১ জিবি, ৩১ আগস্ট পর্যন্ত।",
      body: [
        "কুড়িগ্রাম, লালমনিরহাট, গাইবান্ধা, সিরাজগঞ্জ বা জামালপুরে থাকলে যেকোনো অপারেটরে ১০০ মিনিট ও ১ জিবি ইন্টারনেট সাত দিনের জন্য বিনা মূল্যে পাবেন। এক দিনের মধ্যে নিজে থেকেই আসবে; না এলে *121*999# ডায়াল করুন।",
        "ব্যালান্স শেষ হলেও ৩০ দিন নম্বরে কল আসবে। সুবিধাটি ২০২৬ সালের ৩১ আগস্ট পর্যন্ত। ৬৪টি সাইট জেনারেটরে চলছে; যেখানে টাওয়ার অচল, সেখানে নৌকায় করে অস্থায়ী টাওয়ার নেওয়া হচ্ছে।",
        "পাঁচ জেলা শহরের সেন্টারে বিনা মূল্যে ফোন চার্জ দেওয়া ও কল করা যাবে।",
      ],
    },
  },
  {
    slug: "old-app-versions-end-2026",
    on: "2026-07-30",
    en: {
      title: "App versions before 6.0 stop working on 31 August",
      summary: "They lack the newer encryption. The update is free and takes less than 20 MB.",
      body: [
        "From 31 August 2026 versions of our app before 6.0 cannot log in any more, since they lack the newer encryption. About two of a hundred customers still use them.",
        "Update the app in your phone's store; it takes less than 20 MB, and the data for it is free. On a phone that does not take version 6.0 the site does everything that the app does.",
      ],
    },
    bn: {
      title: "৩১ আগস্ট থেকে অ্যাপের ৬.০-এর আগের সংস্করণ চলবে না",
      summary: "পুরোনো সংস্করণে নতুন নিরাপত্তাব্যবস্থা নেই। আপডেট বিনা মূল্যে, ২০ এমবিরও কম।",
      body: [
        "২০২৬ সালের ৩১ আগস্ট থেকে আমাদের অ্যাপের ৬.০-এর আগের সংস্করণে আর লগ ইন করা যাবে না, কারণ সেগুলোতে নতুন নিরাপত্তাব্যবস্থা নেই। এখনো প্রতি ১০০ জনে প্রায় দুজন এগুলো ব্যবহার করেন।",
        "ফোনের অ্যাপ স্টোর থেকে আপডেট করুন; ২০ এমবিরও কম লাগবে, আর এই ডেটা বিনা মূল্যে। ফোনে ৬.০ না চললে অ্যাপের সব কাজ সাইটেই করতে পারবেন।",
      ],
    },
  },
  {
    slug: "call-rate-tax-july-2026",
    on: "2026-06-30",
    en: {
      title: "Prices with the new supplementary duty from 1 July",
      summary: "Pack prices stay; the rate without a pack changes from Tk 0.58 to Tk 0.60 a minute to 121.",
      body: [
        "The budget for 2026-27 changes the supplementary duty on mobile services from 1 July 2026. Prices of packs stay as they are: we carry the difference until the end of the year.",
        "A call to 121 costs Tk 0.60 a minute instead of Tk 0.58. Calls to 158 and 999 stay free. All prices on the site include VAT, supplementary duty and surcharge.",
      ],
    },
    bn: {
      title: "১ জুলাই থেকে নতুন সম্পূরক শুল্কসহ দাম",
      summary: "প্যাকের দাম একই থাকছে; ১২১-এ কলের রেট মিনিটে ০.৫৮ টাকা থেকে ০.৬০ টাকা হচ্ছে।",
      body: [
        "২০২৬-২৭ সালের বাজেটে ১ জুলাই থেকে মোবাইল সেবার সম্পূরক শুল্ক বদলেছে। প্যাকের দাম একই থাকছে; বছরের শেষ পর্যন্ত বাড়তি অংশ আমরাই বহন করব।",
        "১২১-এ কলের রেট মিনিটে ০.৫৮ টাকার বদলে ০.৬০ টাকা। ১৫৮ ও ৯৯৯-এ কল আগের মতোই বিনা মূল্যে। সাইটের সব দামে ভ্যাট, সম্পূরক শুল্ক ও সারচার্জ ধরা আছে।",
      ],
    },
  },
  {
    slug: "eid-ul-adha-hours-2026",
    on: "2026-05-20",
    en: {
      title: "Eid-ul-Adha: centres closed from 26 to 28 May",
      summary: "Hotline, chat and online recharge stay; orders are delivered again from 30 May.",
      body: [
        "Our centres are closed from Tuesday, 26 May, to Thursday, 28 May 2026. On 29 May they open from 14:00 to 20:00, from 30 May as usual.",
        "121, chat, recharge and the shop are there on all days. Orders placed from 25 May on are delivered from 30 May. Eid Mubarak.",
      ],
    },
    bn: {
      title: "ঈদুল আজহা: ২৬ থেকে ২৮ মে সেন্টার বন্ধ",
      summary: "হটলাইন, চ্যাট ও অনলাইন রিচার্জ চালু; ডেলিভারি আবার শুরু ৩০ মে।",
      body: [
        "২০২৬ সালের ২৬ মে মঙ্গলবার থেকে ২৮ মে বৃহস্পতিবার পর্যন্ত আমাদের সেন্টার বন্ধ থাকবে। ২৯ মে দুপুর ২টা থেকে রাত ৮টা, আর ৩০ মে থেকে স্বাভাবিক সময়ে খোলা।",
        "১২১, চ্যাট, রিচার্জ ও শপ সব দিনই চালু। ২৫ মে থেকে করা অর্ডার পৌঁছাবে ৩০ মে থেকে। ঈদ মোবারক।",
      ],
    },
  },
  {
    slug: "number-recycling-2026",
    on: "2026-04-15",
    en: {
      title: "Numbers unused for 15 months return to the shelf from 1 June",
      summary: "Owners get three messages within 60 days; one call or recharge keeps the number.",
      body: [
        "By the regulator's rules a number that was not used for 15 months may be sold anew. From 1 June 2026 this concerns numbers that were last used before 1 March 2025.",
        "Their owners get three messages within the last 60 days, and a call to a second number if we know one. One call, one SMS, one recharge of Tk 20 or one use of the internet keeps the number.",
        "Balance of a number that is withdrawn is paid back at a centre within two years, against the NID of its owner.",
      ],
    },
    bn: {
      title: "১৫ মাস অব্যবহৃত নম্বর ১ জুন থেকে আবার বিক্রি হবে",
      summary: "মালিক ৬০ দিনে তিনটি বার্তা পাবেন; একটি কল বা রিচার্জেই নম্বর থাকবে।",
      body: [
        "নিয়ন্ত্রক সংস্থার নিয়ম অনুযায়ী ১৫ মাস ব্যবহার না হওয়া নম্বর নতুন করে বিক্রি করা যায়। ২০২৬ সালের ১ জুন থেকে ২০২৫ সালের ১ মার্চের আগে শেষ ব্যবহৃত নম্বরগুলো এর আওতায় আসবে।",
        "মালিকেরা শেষ ৬০ দিনে তিনটি বার্তা পাবেন, দ্বিতীয় কোনো নম্বর জানা থাকলে সেখানেও কল করা হবে। একটি কল, একটি এসএমএস, ২০ টাকা রিচার্জ বা একবার ইন্টারনেট ব্যবহারেই নম্বরটি থাকবে।",
        "ফেরত নেওয়া নম্বরের ব্যালান্স দুই বছরের মধ্যে মালিকের জাতীয় পরিচয়পত্র দেখিয়ে সেন্টার থেকে ফেরত পাওয়া যাবে।",
      ],
    },
  },
  {
    slug: "ramadan-hours-2026",
    on: "2026-02-16",
    en: {
      title: "Hours in Ramadan: centres open from 10:00 to 17:00",
      summary: "From 18 February until the end of Ramadan; 121 and chat day and night.",
      body: [
        "From 18 February 2026 until the end of Ramadan our centres are open from 10:00 to 17:00, on Fridays from 14:00 to 17:00. The largest centre of each division opens again from 20:00 to 22:00.",
        "121 and chat answer day and night. In the hour of iftar waiting at 121 can take up to four minutes.",
      ],
    },
    bn: {
      title: "রমজানের সময়সূচি: সেন্টার খোলা সকাল ১০টা থেকে বিকেল ৫টা",
      summary: "১৮ ফেব্রুয়ারি থেকে রমজানের শেষ পর্যন্ত; ১২১ ও চ্যাট দিনরাত।",
      body: [
        "২০২৬ সালের ১৮ ফেব্রুয়ারি থেকে রমজানের শেষ পর্যন্ত আমাদের সেন্টার সকাল ১০টা থেকে বিকেল ৫টা এবং শুক্রবার দুপুর ২টা থেকে বিকেল ৫টা খোলা থাকবে। প্রতি বিভাগের সবচেয়ে বড় সেন্টারটি রাত ৮টা থেকে ১০টা আবার খুলবে।",
        "১২১ ও চ্যাট দিনরাত চালু। ইফতারের সময়ে ১২১-এ চার মিনিট পর্যন্ত অপেক্ষা করতে হতে পারে।",
      ],
    },
  },
  {
    slug: "ten-sims-per-person-2026",
    on: "2026-01-08",
    en: {
      title: "At most ten SIMs on one NID: check yours until 31 January",
      summary: "Dial *16001# to see every number on your NID; those beyond ten are closed by the regulator's order.",
      body: [
        "From 1 February 2026 a person may have ten SIMs of all operators together, instead of fifteen. Dial *16001# and send the last four digits of your NID: you see how many are yours, free of charge.",
        "If there are more than ten, come to a centre with your NID until 31 January and say which you want to keep. Afterwards those that were used last remain.",
        "A number that you do not know is closed on the same day.",
      ],
    },
    bn: {
      title: "এক জাতীয় পরিচয়পত্রে সর্বোচ্চ দশটি সিম: ৩১ জানুয়ারির মধ্যে মিলিয়ে নিন",
      summary: "*16001# ডায়াল করে আপনার নামে কতটি নম্বর দেখুন; দশটির বেশি হলে নিয়ন্ত্রক সংস্থার নির্দেশে বন্ধ হবে।",
      body: [
        "২০২৬ সালের ১ ফেব্রুয়ারি থেকে একজন সব অপারেটর মিলিয়ে পনেরোটির বদলে দশটি সিম রাখতে পারবেন। *16001# ডায়াল করে জাতীয় পরিচয়পত্রের শেষ চারটি সংখ্যা পাঠান; আপনার নামে কতটি আছে বিনা মূল্যে জানতে পারবেন।",
        "দশটির বেশি হলে ৩১ জানুয়ারির মধ্যে পরিচয়পত্র নিয়ে সেন্টারে এসে জানান কোনগুলো রাখবেন। এরপর সবশেষে ব্যবহৃত নম্বরগুলোই থাকবে।",
        "অচেনা কোনো নম্বর পেলে সেদিনই তা বন্ধ করে দেওয়া হবে।",
      ],
    },
  },
];
