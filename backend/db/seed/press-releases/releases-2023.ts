import type { ReleaseDefinition } from "@/backend/db/seed/press-releases/press-release-types";

export const RELEASES_2023: readonly ReleaseDefinition[] = [
  {
    slug: "open-lab-for-connected-things",
    on: "2023-11-14",
    picture: "background/tiles",
    en: {
      title: "An open laboratory for things that talk to each other",
      summary: "Students and companies test sensors on our network, free of charge, with an engineer beside them.",
      body: [
        "In Tejgaon we have opened a laboratory where students, farmers' groups and companies test devices for the internet of things: soil sensors, water meters, cold chains. A place for a week costs nothing.",
        "The network for small things reaches deep into buildings and lets a battery last for ten years. In the laboratory it can be tried before a single device is built.",
        "The first week belongs to 40 students with eleven ideas, among them a float that warns a village of rising water by a call in the local dialect.",
      ],
    },
    bn: {
      title: "যন্ত্রের সঙ্গে যন্ত্রের কথা: উন্মুক্ত এক গবেষণাগার",
      summary: "শিক্ষার্থী ও প্রতিষ্ঠান বিনা খরচে আমাদের নেটওয়ার্কে সেন্সর পরীক্ষা করবে, পাশে থাকবেন প্রকৌশলী।",
      body: [
        "তেজগাঁওয়ে আমরা খুলেছি একটি গবেষণাগার, যেখানে শিক্ষার্থী, কৃষক দল ও প্রতিষ্ঠান ইন্টারনেট অব থিংসের যন্ত্র পরীক্ষা করতে পারবে: মাটির সেন্সর, পানির মিটার, কোল্ড চেইন। এক সপ্তাহের জায়গা পাওয়া যাবে বিনা খরচে।",
        "ছোট যন্ত্রের এই নেটওয়ার্ক ভবনের গভীরেও পৌঁছায়, আর একটি ব্যাটারি চলে দশ বছর। একটি যন্ত্রও বানানোর আগে গবেষণাগারে তা যাচাই করা যায়।",
        "প্রথম সপ্তাহে কাজ করছেন ৪০ জন শিক্ষার্থী, এগারোটি ভাবনা নিয়ে। তার একটি এমন ভাসমান যন্ত্র, যা পানি বাড়লে গ্রামের মানুষকে স্থানীয় ভাষায় কল করে সতর্ক করে।",
      ],
    },
  },
  {
    slug: "results-third-quarter-2023",
    on: "2023-10-18",
    picture: "background/arcs",
    en: {
      title: "Third quarter of 2023: 2.6 million more people on the internet",
      summary: "Revenue of Tk 3,895 crore, 5.6 percent more than a year before.",
      body: [
        "Revenue in the third quarter of 2023 was Tk 3,895 crore, 5.6 percent more than in the same quarter of 2022. Profit after tax was Tk 911 crore.",
        "82.1 million people used our network at the end of September, 48.1 million of them for the internet: 2.6 million more than at the end of last year.",
        "New SIMs could be sold throughout the quarter. 412 new sites went on air, most of them in Sylhet and Mymensingh.",
      ],
    },
    bn: {
      title: "২০২৩ সালের তৃতীয় প্রান্তিক: ইন্টারনেটে আরও ২৬ লাখ মানুষ",
      summary: "রাজস্ব ৩,৮৯৫ কোটি টাকা, এক বছর আগের চেয়ে ৫.৬ শতাংশ বেশি।",
      body: [
        "২০২৩ সালের তৃতীয় প্রান্তিকে রাজস্ব হয়েছে ৩,৮৯৫ কোটি টাকা, ২০২২ সালের একই প্রান্তিকের চেয়ে ৫.৬ শতাংশ বেশি। কর-পরবর্তী মুনাফা ৯১১ কোটি টাকা।",
        "সেপ্টেম্বরের শেষে গ্রাহক ছিলেন ৮.২১ কোটি, তাঁদের ৪.৮১ কোটি ইন্টারনেট ব্যবহার করেছেন; গত বছরের শেষের চেয়ে ২৬ লাখ বেশি।",
        "পুরো প্রান্তিকজুড়েই নতুন সিম বিক্রি করা গেছে। চালু হয়েছে ৪১২টি নতুন সাইট, বেশির ভাগই সিলেট ও ময়মনসিংহে।",
      ],
    },
  },
  {
    slug: "bangla-first-customer-care",
    on: "2023-08-02",
    picture: "background/sun",
    en: {
      title: "Customer care that answers in the caller's own words",
      summary: "A person within 60 seconds, in Bangla, in Chatgaiya and in Sylheti, at any hour.",
      body: [
        "Nobody should have to press seven keys to be heard. Since today the first menu of our service line has two choices, and a person answers within a minute, by day and by night.",
        "Agents in Chattogram and Sylhet speak the language of their regions. For people who cannot hear there is a video line with sign language, from 9 to 9.",
        "In the trial complaints were solved in the first call in 83 percent of cases, up from 61. Those that take longer get a number and a date, and the date is kept or a person calls.",
      ],
    },
    bn: {
      title: "গ্রাহকের নিজের ভাষায় গ্রাহকসেবা",
      summary: "৬০ সেকেন্ডের মধ্যে মানুষের সঙ্গে কথা: বাংলায়, চাটগাঁইয়ায় ও সিলেটিতে, যেকোনো সময়।",
      body: [
        "কথা বলতে কারও সাতটি বোতাম চাপার কথা নয়। আজ থেকে আমাদের সেবা নম্বরের প্রথম তালিকায় আছে মাত্র দুটি পছন্দ, আর দিন-রাত এক মিনিটের মধ্যে কথা বলবেন একজন মানুষ।",
        "চট্টগ্রাম ও সিলেটের কর্মীরা কথা বলবেন নিজ নিজ অঞ্চলের ভাষায়। যাঁরা কানে শোনেন না, তাঁদের জন্য সকাল ৯টা থেকে রাত ৯টা পর্যন্ত আছে ইশারা ভাষার ভিডিও লাইন।",
        "পরীক্ষামূলক পর্বে ৮৩ শতাংশ অভিযোগের সমাধান হয়েছে প্রথম কলেই, আগে যা ছিল ৬১ শতাংশ। বেশি সময় লাগলে দেওয়া হয় একটি নম্বর ও তারিখ; সেই তারিখে সমাধান না হলে আমরাই কল করি।",
      ],
    },
  },
  {
    slug: "emergency-batteries-coastal-belt",
    on: "2023-06-07",
    picture: "background/light",
    en: {
      title: "Twelve hours longer on air in a cyclone",
      summary: "600 sites of the coastal belt get larger batteries before the storms of autumn.",
      body: [
        "Cyclone Mocha passed south of Teknaf in May. In Cox's Bazar 40 sites fell silent because the power was gone for longer than their batteries lasted. That should not happen again.",
        "600 sites from Satkhira to Teknaf get batteries that carry them for twelve hours more, and 120 of them a generator on a roof. The work will be finished before October.",
        "Each of these sites also sends out the warnings of the disaster authorities as cell broadcast: they reach every phone in range, of whatever operator, without a number and without an app.",
      ],
    },
    bn: {
      title: "ঘূর্ণিঝড়ে আরও বারো ঘণ্টা সচল থাকবে নেটওয়ার্ক",
      summary: "শরতের ঝড়ের আগেই উপকূলের ৬০০ সাইটে বসছে বড় ব্যাটারি।",
      body: [
        "মে মাসে টেকনাফের দক্ষিণ দিয়ে বয়ে যায় ঘূর্ণিঝড় মোখা। ব্যাটারির চেয়ে বেশি সময় বিদ্যুৎ না থাকায় কক্সবাজারে ৪০টি সাইট বন্ধ হয়ে যায়। এমনটা আর হওয়া উচিত নয়।",
        "সাতক্ষীরা থেকে টেকনাফ পর্যন্ত ৬০০ সাইটে বসছে এমন ব্যাটারি, যা আরও বারো ঘণ্টা চলবে; ১২০টি সাইটে ছাদের ওপর বসছে জেনারেটর। কাজ শেষ হবে অক্টোবরের আগেই।",
        "এসব সাইট থেকে সেল ব্রডকাস্টে দুর্যোগ ব্যবস্থাপনা কর্তৃপক্ষের সতর্কবার্তাও যাবে; নম্বর বা অ্যাপ ছাড়াই তা পৌঁছাবে আশপাশের যেকোনো অপারেটরের প্রতিটি ফোনে।",
      ],
    },
  },
  {
    slug: "accelerator-opens-in-khulna",
    on: "2023-03-21",
    picture: "background/tiles",
    en: {
      title: "The accelerator opens its first house outside of Dhaka",
      summary: "Founders from the south-west work in Khulna instead of moving to the capital.",
      body: [
        "In a former jute warehouse on the Bhairab ten young companies now have desks, a workshop and a fast connection. The house in Khulna is the first of our accelerator outside of Dhaka.",
        "The first batch works on shrimp farming, drinking water and the repair of boats. Each company has a mentor from the region and one from our own teams.",
        "Of the 54 companies that went through the accelerator since 2015, 39 are still in business; together they employ more than 2,100 people.",
      ],
    },
    bn: {
      title: "ঢাকার বাইরে অ্যাক্সিলারেটরের প্রথম ঠিকানা",
      summary: "দক্ষিণ-পশ্চিমের উদ্যোক্তারা রাজধানীতে না গিয়ে কাজ করবেন খুলনাতেই।",
      body: [
        "ভৈরবের পাড়ে পুরোনো এক পাটগুদামে দশটি তরুণ প্রতিষ্ঠান পেয়েছে কাজের টেবিল, কর্মশালা আর দ্রুতগতির সংযোগ। খুলনার এই ঠিকানা ঢাকার বাইরে আমাদের অ্যাক্সিলারেটরের প্রথম।",
        "প্রথম ব্যাচ কাজ করছে চিংড়ি চাষ, সুপেয় পানি ও নৌকা মেরামত নিয়ে। প্রতিটি প্রতিষ্ঠানের সঙ্গে আছেন এ অঞ্চলের একজন এবং আমাদের দলের একজন পরামর্শক।",
        "২০১৫ সাল থেকে অ্যাক্সিলারেটরে আসা ৫৪টি প্রতিষ্ঠানের ৩৯টি এখনো ব্যবসায় আছে; সেখানে কাজ করেন ২,১০০ জনের বেশি মানুষ।",
      ],
    },
  },
  {
    slug: "results-year-2022",
    on: "2023-01-30",
    picture: "background/waves",
    en: {
      title: "2022: revenue of Tk 14,590 crore",
      summary: "A year with a halt of new SIM sales ends with 79.8 million customers.",
      body: [
        "In 2022 our revenue was Tk 14,590 crore and our profit after tax Tk 3,392 crore, or Tk 28.27 a share. 79.8 million people used our network at the end of the year.",
        "For half of the year we could not sell new SIMs. We used the time for quality: 1,900 more sites with the new spectrum, and 22 percent fewer dropped calls.",
        "With the sale of SIMs open again since January, 2023 begins with more customers each day than any month of last year.",
      ],
    },
    bn: {
      title: "২০২২ সালে রাজস্ব ১৪,৫৯০ কোটি টাকা",
      summary: "নতুন সিম বিক্রি বন্ধ থাকার বছরটি শেষ হলো ৭.৯৮ কোটি গ্রাহক নিয়ে।",
      body: [
        "২০২২ সালে আমাদের রাজস্ব ছিল ১৪,৫৯০ কোটি টাকা, কর-পরবর্তী মুনাফা ৩,৩৯২ কোটি টাকা, শেয়ারপ্রতি আয় ২৮.২৭ টাকা। বছর শেষে গ্রাহক ছিলেন ৭.৯৮ কোটি।",
        "বছরের অর্ধেক সময় আমরা নতুন সিম বিক্রি করতে পারিনি। সময়টা কাজে লেগেছে মান উন্নয়নে: নতুন তরঙ্গে আরও ১,৯০০ সাইট, আর কল ড্রপ কমেছে ২২ শতাংশ।",
        "জানুয়ারি থেকে আবার সিম বিক্রি চালু হওয়ায় ২০২৩ সালের শুরুতেই প্রতিদিন গত বছরের যেকোনো মাসের চেয়ে বেশি গ্রাহক যোগ দিচ্ছেন।",
      ],
    },
  },
];
