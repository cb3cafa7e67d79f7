import type { ReleaseDefinition } from "@/backend/db/seed/press-releases/press-release-types";

export const RELEASES_2026: readonly ReleaseDefinition[] = [
  {
    slug: "5g-in-all-eight-divisional-cities",
    on: "2026-11-12",
    picture: "hero/flagship",
    en: {
      title: "5G now covers all eight divisional cities",
      summary: "With Barishal and Rangpur switched on this week, 5G reaches the centre of every divisional city.",
      body: [
        "We switched on 5G in Barishal and Rangpur this week. With these two cities, the network reaches the centre of all eight divisional cities, from 2,140 sites in total. Customers with a 5G phone and a 4G SIM or an eSIM need to do nothing: the phone finds the network by itself.",
        "Measured over the first three days, half of all downloads in Barishal ran at 310 Mbps or more. The sites use 40 percent less power for each gigabyte than the 4G equipment beside them, and 180 of them run partly on sunlight.",
        "“A student in Rangpur should have the same connection as a bank in Motijheel,” said Farhana Rahim, chief technology officer. “We are not there yet outside of the cities, but the road is clear.”",
        "The next step is 24 district towns by June 2027, beginning with Cumilla, Bogura, Jashore and Cox's Bazar. The 5G page of our site shows the coverage quarter by quarter.",
      ],
    },
    bn: {
      title: "আট বিভাগীয় শহরেই এখন ৫জি",
      summary: "এ সপ্তাহে বরিশাল ও রংপুর যুক্ত হওয়ায় দেশের সব বিভাগীয় শহরের কেন্দ্রে পৌঁছাল ৫জি।",
      body: [
        "এ সপ্তাহে আমরা বরিশাল ও রংপুরে ৫জি চালু করেছি। এর ফলে মোট ২,১৪০টি সাইট থেকে আটটি বিভাগীয় শহরের কেন্দ্রেই ৫জি পাওয়া যাচ্ছে। যাঁদের ৫জি ফোন এবং ৪জি সিম বা ই-সিম আছে, তাঁদের আলাদা কিছু করতে হবে না; ফোন নিজেই নেটওয়ার্ক খুঁজে নেবে।",
        "প্রথম তিন দিনের হিসাবে বরিশালে অর্ধেক ডাউনলোড হয়েছে ৩১০ এমবিপিএস বা তার বেশি গতিতে। পাশের ৪জি যন্ত্রপাতির তুলনায় প্রতি গিগাবাইটে এসব সাইটের বিদ্যুৎ খরচ ৪০ শতাংশ কম, আর ১৮০টি সাইট আংশিকভাবে সৌরবিদ্যুতে চলে।",
        "প্রধান প্রযুক্তি কর্মকর্তা ফারহানা রহিম বলেন, “মতিঝিলের একটি ব্যাংক যে সংযোগ পায়, রংপুরের একজন শিক্ষার্থীরও তা পাওয়া উচিত। শহরের বাইরে এখনো কাজ বাকি, তবে পথটা পরিষ্কার।”",
        "২০২৭ সালের জুনের মধ্যে ২৪টি জেলা শহরে ৫জি পৌঁছাবে; শুরু হবে কুমিল্লা, বগুড়া, যশোর ও কক্সবাজার দিয়ে। আমাদের সাইটের ৫জি পাতায় এলাকা ধরে কভারেজ দেখা যায়।",
      ],
    },
  },
  {
    slug: "results-third-quarter-2026",
    on: "2026-10-21",
    picture: "background/waves",
    en: {
      title: "Third quarter of 2026: revenue up 7.8 percent",
      summary: "Revenue of Tk 4,418 crore and 56.4 million internet users, as 5G and bundles carried the quarter.",
      body: [
        "Revenue in the third quarter of 2026 was Tk 4,418 crore, 7.8 percent more than in the same quarter of last year. Profit after tax came to Tk 986 crore, or Tk 8.22 a share.",
        "At the end of September 88.1 million people used our network, 2.5 million more than a year before. 56.4 million of them used the internet, and the average internet user consumed 9.6 GB a month.",
        "“Growth came from people who use more because it costs them less,” said Imran Chowdhury, chief financial officer. “The price of a gigabyte in our monthly packs fell by a fifth within a year.”",
        "The board has left its outlook for the year unchanged. The full statements are in the investors' part of our site.",
      ],
    },
    bn: {
      title: "২০২৬ সালের তৃতীয় প্রান্তিক: রাজস্ব বেড়েছে ৭.৮ শতাংশ",
      summary: "৫জি ও বান্ডেল প্যাকের জোরে রাজস্ব ৪,৪১৮ কোটি টাকা, ইন্টারনেট ব্যবহারকারী ৫.৬৪ কোটি।",
      body: [
        "২০২৬ সালের তৃতীয় প্রান্তিকে রাজস্ব হয়েছে ৪,৪১৮ কোটি টাকা, যা গত বছরের একই প্রান্তিকের চেয়ে ৭.৮ শতাংশ বেশি। কর-পরবর্তী মুনাফা ৯৮৬ কোটি টাকা, শেয়ারপ্রতি আয় ৮.২২ টাকা।",
        "সেপ্টেম্বরের শেষে আমাদের গ্রাহক ছিলেন ৮.৮১ কোটি, এক বছর আগের তুলনায় ২৫ লাখ বেশি। তাঁদের মধ্যে ৫.৬৪ কোটি ইন্টারনেট ব্যবহার করেছেন; মাসে গড় ব্যবহার ৯.৬ জিবি।",
        "প্রধান অর্থ কর্মকর্তা ইমরান চৌধুরী বলেন, “খরচ কমেছে বলেই মানুষ বেশি ব্যবহার করছেন, প্রবৃদ্ধি এসেছে সেখান থেকে। এক বছরে আমাদের মাসিক প্যাকে প্রতি জিবির দাম কমেছে এক-পঞ্চমাংশ।”",
        "পুরো বছরের পূর্বাভাস পরিচালনা পর্ষদ অপরিবর্তিত রেখেছে। পূর্ণ আর্থিক বিবরণী পাওয়া যাবে আমাদের সাইটের বিনিয়োগকারী অংশে।",
      ],
    },
  },
  {
    slug: "esim-in-five-minutes",
    on: "2026-09-15",
    picture: "sim/esim-card",
    en: {
      title: "An eSIM in five minutes, without leaving home",
      summary: "A new number or the move of an old one now takes a phone, an identity card and five minutes.",
      body: [
        "From today an eSIM can be had without a visit to a store. The identity check runs in the app, with the national identity card and a look into the camera, and the profile arrives on the same phone.",
        "Those who move their present number keep their balance, packs and star status. The old SIM stops only when the eSIM has made its first connection, so nobody is out of reach in between.",
        "In the trial in Dhaka and Sylhet 41,000 customers made the move; nine out of ten were done in less than five minutes. Most of the others had an older phone that first needed an update.",
      ],
    },
    bn: {
      title: "ঘরে বসেই পাঁচ মিনিটে ই-সিম",
      summary: "নতুন নম্বর নেওয়া বা পুরোনো নম্বর ই-সিমে আনা: লাগবে একটি ফোন, পরিচয়পত্র আর পাঁচ মিনিট।",
      body: [
        "আজ থেকে স্টোরে না গিয়েই ই-সিম নেওয়া যাবে। জাতীয় পরিচয়পত্র ও ক্যামেরায় মুখ মিলিয়ে অ্যাপেই পরিচয় যাচাই হবে, আর প্রোফাইল চলে আসবে একই ফোনে।",
        "বর্তমান নম্বর ই-সিমে আনলে ব্যালান্স, প্যাক ও স্টার স্ট্যাটাস সবই থাকবে। ই-সিম প্রথমবার সংযুক্ত হওয়ার পরই পুরোনো সিম বন্ধ হবে, তাই মাঝখানে কেউ যোগাযোগের বাইরে থাকবেন না।",
        "ঢাকা ও সিলেটে পরীক্ষামূলক পর্বে ৪১ হাজার গ্রাহক ই-সিম নিয়েছেন; প্রতি দশজনের নয়জনের লেগেছে পাঁচ মিনিটের কম। বাকিদের বেশির ভাগের পুরোনো ফোন আগে হালনাগাদ করতে হয়েছে।",
      ],
    },
  },
  {
    slug: "flood-relief-northeast-2026",
    on: "2026-08-09",
    picture: "background/light",
    en: {
      title: "Free minutes and data for the flooded north-east",
      summary: "1.3 million customers in Sunamganj, Sylhet and Netrokona get 100 minutes and 1 GB without asking.",
      body: [
        "Everyone in the flooded parts of Sunamganj, Sylhet and Netrokona receives 100 minutes and 1 GB, valid for seven days. It comes by itself; a text message says so. Numbers that run out of balance stay reachable for 30 days.",
        "61 sites lost their power on Thursday night. 52 are back on generators and batteries brought by boat, and three mobile sites stand at the shelters of Jamalganj, Companiganj and Kalmakanda. There the phones of all operators can be charged.",
        "Our people work together with the district administrations and the fire service. Those who need help call 333 free of charge; the emergency page of our site is light enough for a weak signal.",
      ],
    },
    bn: {
      title: "বন্যাকবলিত উত্তর-পূর্বে ফ্রি মিনিট ও ডেটা",
      summary: "সুনামগঞ্জ, সিলেট ও নেত্রকোনার ১৩ লাখ গ্রাহক কিছু না করেই পাচ্ছেন ১০০ মিনিট ও ১ জিবি।",
      body: [
        "সুনামগঞ্জ, সিলেট ও নেত্রকোনার বন্যাকবলিত এলাকার প্রত্যেক গ্রাহক সাত দিন মেয়াদে ১০০ মিনিট ও ১ জিবি পাচ্ছেন। এর জন্য কিছু করতে হবে না; এসএমএসে জানানো হবে। ব্যালান্স শেষ হলেও ৩০ দিন নম্বরে কল আসবে।",
        "বৃহস্পতিবার রাতে ৬১টি সাইটে বিদ্যুৎ চলে যায়। নৌকায় নেওয়া জেনারেটর ও ব্যাটারিতে ৫২টি আবার চালু হয়েছে। জামালগঞ্জ, কোম্পানীগঞ্জ ও কলমাকান্দার আশ্রয়কেন্দ্রে বসানো হয়েছে তিনটি ভ্রাম্যমাণ সাইট; সেখানে যেকোনো অপারেটরের ফোন চার্জ দেওয়া যাবে।",
        "জেলা প্রশাসন ও ফায়ার সার্ভিসের সঙ্গে মিলে কাজ করছেন আমাদের কর্মীরা। সাহায্যের জন্য ৩৩৩ নম্বরে বিনা খরচে কল করুন; দুর্বল নেটওয়ার্কেও আমাদের সাইটের জরুরি পাতাটি খুলবে।",
      ],
    },
  },
  {
    slug: "star-programme-six-tiers",
    on: "2026-06-24",
    picture: "badge/signature",
    en: {
      title: "The star programme grows to 340 partners",
      summary: "New partners in health and education, and offers in every division rather than in two cities.",
      body: [
        "Star customers now find offers of 340 partners, 90 of them new. Half of the new ones are in health and education: diagnostics at home, eye care, live classes and language courses.",
        "Until last year seven out of ten offers lay in Dhaka and Chattogram. Now every division has at least 20, and each offer tells before the visit which tiers it is for and until when it runs.",
        "The status is counted from the last 90 days and shown in the app and on the site. Customers of ten years and more keep theirs for a whole year, even when they use less for a time.",
      ],
    },
    bn: {
      title: "স্টার প্রোগ্রামে এখন ৩৪০ পার্টনার",
      summary: "স্বাস্থ্য ও শিক্ষায় নতুন পার্টনার; অফার শুধু দুই শহরে নয়, প্রতিটি বিভাগে।",
      body: [
        "স্টার গ্রাহকেরা এখন ৩৪০টি পার্টনারের অফার পাচ্ছেন, যার মধ্যে ৯০টি নতুন। নতুনগুলোর অর্ধেকই স্বাস্থ্য ও শিক্ষায়: বাসায় রক্ত পরীক্ষা, চোখের যত্ন, লাইভ ক্লাস ও ভাষা শেখার কোর্স।",
        "গত বছর পর্যন্ত প্রতি দশটি অফারের সাতটিই ছিল ঢাকা ও চট্টগ্রামে। এখন প্রতিটি বিভাগে অন্তত ২০টি অফার আছে। কোন স্তরের জন্য, কত দিন পর্যন্ত, যাওয়ার আগেই তা জানা যাবে।",
        "শেষ ৯০ দিনের ব্যবহার থেকে স্টার স্ট্যাটাস ঠিক হয় এবং অ্যাপ ও সাইটে দেখা যায়। দশ বছর বা তার বেশি সময়ের গ্রাহকদের স্ট্যাটাস ব্যবহার কিছুদিন কমলেও পুরো এক বছর থাকবে।",
      ],
    },
  },
  {
    slug: "solar-towers-one-thousand",
    on: "2026-05-05",
    picture: "background/sun",
    en: {
      title: "The thousandth tower runs on the sun",
      summary: "A site on Char Kukri Mukri completes the first thousand; diesel use fell by 38 percent in three years.",
      body: [
        "On Char Kukri Mukri, south of Bhola, the thousandth of our sites has gone over to solar power. 28 panels and a lithium battery carry it through the night and through three days without sun.",
        "Since 2023 the diesel that our network burns has fallen by 38 percent. On the chars and in the haors, where fuel came by boat, sites now stay on air in storms that used to silence them.",
        "At 64 of these sites the surplus feeds a socket for the village: a school, a clinic or a mill. By the end of 2028 there will be 2,500 solar sites.",
      ],
    },
    bn: {
      title: "সূর্যের আলোয় চলছে হাজারতম টাওয়ার",
      summary: "চর কুকরি-মুকরির সাইটটি দিয়ে পূর্ণ হলো প্রথম হাজার; তিন বছরে ডিজেলের ব্যবহার কমেছে ৩৮ শতাংশ।",
      body: [
        "ভোলার দক্ষিণে চর কুকরি-মুকরিতে আমাদের হাজারতম সাইটটি সৌরবিদ্যুতে চলতে শুরু করেছে। ২৮টি প্যানেল ও একটি লিথিয়াম ব্যাটারি রাতভর এবং রোদহীন তিন দিন পর্যন্ত সাইটটি সচল রাখে।",
        "২০২৩ সাল থেকে আমাদের নেটওয়ার্কে ডিজেলের ব্যবহার ৩৮ শতাংশ কমেছে। চর ও হাওরে একসময় জ্বালানি যেত নৌকায়; যেসব ঝড়ে সাইট বন্ধ হয়ে যেত, এখন সেগুলোতেও নেটওয়ার্ক থাকে।",
        "৬৪টি সাইটের বাড়তি বিদ্যুৎ যাচ্ছে গ্রামের স্কুল, ক্লিনিক বা মিলে। ২০২৮ সালের শেষে সৌরচালিত সাইট হবে ২,৫০০টি।",
      ],
    },
  },
  {
    slug: "accelerator-eighth-batch",
    on: "2026-04-02",
    picture: "background/tiles",
    en: {
      title: "Eight young companies join the accelerator",
      summary: "From cold boxes for fish to sign language on screen: the eighth batch begins its four months.",
      body: [
        "Out of 1,126 applications eight companies were chosen for the accelerator. For four months they get a place to work, Tk 20 lakh each without giving up shares, and the ear of our engineers.",
        "Among them are Boroj, whose boxes keep fish cold for 30 hours without electricity; Ishara, which turns speech into Bangla sign language; and Dhan Doctor, which reads rice diseases from a photo, also without a connection.",
        "Five of the eight were founded by women, and four come from outside of Dhaka. In August they show their work to investors; the day is open to everyone.",
      ],
    },
    bn: {
      title: "অ্যাক্সিলারেটরে যোগ দিল আট তরুণ প্রতিষ্ঠান",
      summary: "মাছ ঠান্ডা রাখার বাক্স থেকে পর্দায় ইশারা ভাষা: অষ্টম ব্যাচের চার মাসের যাত্রা শুরু।",
      body: [
        "১,১২৬টি আবেদন থেকে আটটি প্রতিষ্ঠান অ্যাক্সিলারেটরের জন্য নির্বাচিত হয়েছে। চার মাস তারা পাবে কাজের জায়গা, মালিকানা না ছেড়েই ২০ লাখ টাকা করে, আর আমাদের প্রকৌশলীদের পরামর্শ।",
        "তাদের মধ্যে আছে বরোজ, যার বাক্সে বিদ্যুৎ ছাড়াই মাছ ৩০ ঘণ্টা ঠান্ডা থাকে; ইশারা, যা কথাকে বাংলা ইশারা ভাষায় রূপ দেয়; আর ধান ডাক্তার, যা ছবি দেখে ধানের রোগ চেনে, ইন্টারনেট ছাড়াও।",
        "আটটির পাঁচটির প্রতিষ্ঠাতা নারী, চারটি এসেছে ঢাকার বাইরে থেকে। আগস্টে তারা বিনিয়োগকারীদের সামনে কাজ তুলে ধরবে; দিনটি সবার জন্য উন্মুক্ত।",
      ],
    },
  },
  {
    slug: "results-year-2025",
    on: "2026-01-28",
    picture: "background/ribbons",
    en: {
      title: "2025: revenue of Tk 16,107 crore, 86.1 million customers",
      summary: "Revenue rose by 3.3 percent; the board proposes a dividend for the annual general meeting in April.",
      body: [
        "In 2025 our revenue was Tk 16,107 crore, 3.3 percent more than in the year before. Profit after tax came to Tk 3,493 crore, or Tk 29.11 a share. At the end of the year 86.1 million people used our network.",
        "We invested Tk 2,310 crore, three quarters of it in 4G capacity and in the first 5G sites. 1,420 sites were added, most of them in the coastal belt and in the hill districts.",
        "The board proposes to the annual general meeting of April a final cash dividend of 125 percent of the paid-up capital. The record date will be announced on the notice board.",
      ],
    },
    bn: {
      title: "২০২৫ সালে রাজস্ব ১৬,১০৭ কোটি টাকা, গ্রাহক ৮.৬১ কোটি",
      summary: "রাজস্ব বেড়েছে ৩.৩ শতাংশ; এপ্রিলের বার্ষিক সাধারণ সভার জন্য লভ্যাংশের প্রস্তাব করেছে পর্ষদ।",
      body: [
        "২০২৫ সালে আমাদের রাজস্ব ছিল ১৬,১০৭ কোটি টাকা, আগের বছরের চেয়ে ৩.৩ শতাংশ বেশি। কর-পরবর্তী মুনাফা ৩,৪৯৩ কোটি টাকা, শেয়ারপ্রতি আয় ২৯.১১ টাকা। বছর শেষে গ্রাহক ছিলেন ৮.৬১ কোটি।",
        "আমরা বিনিয়োগ করেছি ২,৩১০ কোটি টাকা, যার তিন-চতুর্থাংশ গেছে ৪জির সক্ষমতা বাড়াতে ও প্রথম ৫জি সাইটগুলোতে। নতুন সাইট হয়েছে ১,৪২০টি, বেশির ভাগই উপকূল ও পার্বত্য জেলায়।",
        "এপ্রিলের বার্ষিক সাধারণ সভায় পরিশোধিত মূলধনের ১২৫ শতাংশ চূড়ান্ত নগদ লভ্যাংশের প্রস্তাব করবে পর্ষদ। রেকর্ড তারিখ নোটিশ বোর্ডে জানানো হবে।",
      ],
    },
  },
];
