import type { ReleaseDefinition } from "@/backend/db/seed/press-releases/press-release-types";

export const RELEASES_2024: readonly ReleaseDefinition[] = [
  {
    slug: "women-in-the-network-control-room",
    on: "2024-11-06",
    picture: "background/ribbons",
    en: {
      title: "Every second new engineer is a woman",
      summary: "The trainee class of 2024 is the first with as many women as men.",
      body: [
        "60 young engineers have begun their first year with us, 30 of them women. Three years ago it was one in five. They come from 17 universities, nine of them outside of Dhaka.",
        "The trainees begin where it is loudest: on the towers and in the control room at night. Safe transport, rooms at the sites and child care for those who return made the difference, as they told us in a survey.",
        "Applications for the class of 2025 are open until the end of January. What counts is a trial day, not the name of the university.",
      ],
    },
    bn: {
      title: "নতুন প্রকৌশলীদের অর্ধেকই নারী",
      summary: "২০২৪ সালের প্রশিক্ষণার্থী দলে প্রথমবারের মতো নারী ও পুরুষ সমান।",
      body: [
        "আমাদের সঙ্গে প্রথম বছর শুরু করেছেন ৬০ জন তরুণ প্রকৌশলী, তাঁদের ৩০ জন নারী। তিন বছর আগে ছিলেন প্রতি পাঁচজনে একজন। তাঁরা এসেছেন ১৭টি বিশ্ববিদ্যালয় থেকে, যার নয়টি ঢাকার বাইরে।",
        "প্রশিক্ষণ শুরু হয় সবচেয়ে ব্যস্ত জায়গা থেকে: টাওয়ারে, আর রাতের নিয়ন্ত্রণকক্ষে। জরিপে তাঁরা জানিয়েছেন, নিরাপদ যাতায়াত, সাইটে আলাদা কক্ষ আর ফিরে আসা মায়েদের জন্য শিশুযত্নের ব্যবস্থাই পার্থক্য গড়েছে।",
        "২০২৫ সালের দলের জন্য আবেদন চলবে জানুয়ারির শেষ পর্যন্ত। বিশ্ববিদ্যালয়ের নাম নয়, বিবেচনায় থাকবে এক দিনের হাতে-কলমে কাজ।",
      ],
    },
  },
  {
    slug: "results-third-quarter-2024",
    on: "2024-10-23",
    picture: "background/arcs",
    en: {
      title: "Third quarter of 2024: floods and a hard summer",
      summary: "Revenue of Tk 3,874 crore, 0.5 percent less than a year before.",
      body: [
        "Revenue in the third quarter of 2024 was Tk 3,874 crore, 0.5 percent less than in the same quarter of 2023. Profit after tax fell to Tk 765 crore, after free minutes, repairs and lost traffic.",
        "84.2 million people used our network at the end of September. The number of internet users fell for the first time in two years, to 49.0 million, and has been rising again since October.",
        "We keep to our investments of this year. The lesson of the summer is more batteries, more fibre rings and fewer single routes.",
      ],
    },
    bn: {
      title: "২০২৪ সালের তৃতীয় প্রান্তিক: বন্যা ও কঠিন এক গ্রীষ্ম",
      summary: "রাজস্ব ৩,৮৭৪ কোটি টাকা, এক বছর আগের চেয়ে ০.৫ শতাংশ কম।",
      body: [
        "২০২৪ সালের তৃতীয় প্রান্তিকে রাজস্ব হয়েছে ৩,৮৭৪ কোটি টাকা, ২০২৩ সালের একই প্রান্তিকের চেয়ে ০.৫ শতাংশ কম। ফ্রি মিনিট, মেরামত ও কম ব্যবহারের কারণে কর-পরবর্তী মুনাফা নেমেছে ৭৬৫ কোটি টাকায়।",
        "সেপ্টেম্বরের শেষে গ্রাহক ছিলেন ৮.৪২ কোটি। দুই বছরে প্রথমবার ইন্টারনেট ব্যবহারকারী কমে হয়েছে ৪.৯০ কোটি; অক্টোবর থেকে আবার বাড়ছে।",
        "এ বছরের বিনিয়োগ পরিকল্পনা ঠিক থাকছে। এই গ্রীষ্মের শিক্ষা: আরও ব্যাটারি, আরও ফাইবার রিং, আর এক পথের ওপর কম নির্ভরতা।",
      ],
    },
  },
  {
    slug: "flood-relief-feni-cumilla",
    on: "2024-08-23",
    picture: "background/light",
    en: {
      title: "Boats, batteries and free calls for Feni and Cumilla",
      summary:
        "Customers in five flooded districts call free of charge for three days; 214 sites are being brought back.",
      body: [
        "In Feni, Cumilla, Noakhali, Lakshmipur and Khagrachhari every customer can call 10 minutes a day free of charge for three days, within the country and to all operators. No balance is needed.",
        "214 of 1,130 sites in these districts are without power. 38 teams are on the way with boats and batteries; where the fibre is cut, sites are connected by microwave. The state of the network is published twice a day.",
        "Together with our customers, who give by text message, and with our own Tk 5 crore we supply food, water and medicine to 40,000 families through the local administrations.",
      ],
    },
    bn: {
      title: "ফেনী ও কুমিল্লায় নৌকা, ব্যাটারি আর ফ্রি কল",
      summary: "বন্যাকবলিত পাঁচ জেলার গ্রাহকেরা তিন দিন ফ্রি কল করবেন; সচল করা হচ্ছে ২১৪টি সাইট।",
      body: [
        "ফেনী, কুমিল্লা, নোয়াখালী, লক্ষ্মীপুর ও খাগড়াছড়ির প্রত্যেক গ্রাহক তিন দিন ধরে প্রতিদিন ১০ মিনিট দেশের যেকোনো অপারেটরে ফ্রি কল করতে পারবেন। ব্যালান্সের প্রয়োজন নেই।",
        "এসব জেলার ১,১৩০টি সাইটের ২১৪টিতে বিদ্যুৎ নেই। নৌকা ও ব্যাটারি নিয়ে পথে আছে ৩৮টি দল; ফাইবার কাটা পড়লে সাইট যুক্ত করা হচ্ছে মাইক্রোওয়েভে। নেটওয়ার্কের অবস্থা দিনে দুবার জানানো হচ্ছে।",
        "এসএমএসে গ্রাহকদের দেওয়া সহায়তা আর আমাদের ৫ কোটি টাকায় স্থানীয় প্রশাসনের মাধ্যমে ৪০ হাজার পরিবারের কাছে পৌঁছাচ্ছে খাবার, পানি ও ওষুধ।",
      ],
    },
  },
  {
    slug: "results-second-quarter-2024",
    on: "2024-07-16",
    picture: "background/waves",
    en: {
      title: "Second quarter of 2024: revenue passes Tk 4,000 crore",
      summary: "For the first time a quarter brings more than Tk 4,000 crore, 4.3 percent more than a year before.",
      body: [
        "Revenue in the second quarter of 2024 was Tk 4,010 crore, 4.3 percent more than in the same quarter of 2023 and the first above Tk 4,000 crore. Profit after tax came to Tk 1,049 crore, or Tk 8.74 a share.",
        "At the end of June 83.8 million people used our network, 49.9 million of them for the internet.",
        "Cyclone Remal had put 2,900 sites out of action at the end of May; within five days all but 30 were back. The board has declared an interim dividend, details of which stand on the notice board.",
      ],
    },
    bn: {
      title: "২০২৪ সালের দ্বিতীয় প্রান্তিকে রাজস্ব ছাড়াল ৪,০০০ কোটি টাকা",
      summary: "প্রথমবারের মতো এক প্রান্তিকে ৪,০০০ কোটি টাকার বেশি, এক বছর আগের চেয়ে ৪.৩ শতাংশ বেশি।",
      body: [
        "২০২৪ সালের দ্বিতীয় প্রান্তিকে রাজস্ব হয়েছে ৪,০১০ কোটি টাকা, ২০২৩ সালের একই প্রান্তিকের চেয়ে ৪.৩ শতাংশ বেশি এবং এই প্রথম ৪,০০০ কোটির ওপরে। কর-পরবর্তী মুনাফা ১,০৪৯ কোটি টাকা, শেয়ারপ্রতি আয় ৮.৭৪ টাকা।",
        "জুনের শেষে গ্রাহক ছিলেন ৮.৩৮ কোটি, তাঁদের ৪.৯৯ কোটি ইন্টারনেট ব্যবহার করেছেন।",
        "মে মাসের শেষে ঘূর্ণিঝড় রিমালে ২,৯০০ সাইট অচল হয়েছিল; পাঁচ দিনে ৩০টি ছাড়া সবই সচল হয়েছে। পর্ষদ অন্তর্বর্তী লভ্যাংশ ঘোষণা করেছে, বিস্তারিত আছে নোটিশ বোর্ডে।",
      ],
    },
  },
  {
    slug: "esim-for-watches-and-tablets",
    on: "2024-04-16",
    picture: "hero/esim",
    en: {
      title: "One number for phone, watch and tablet",
      summary: "An eSIM in the watch answers calls to the phone's number, even when the phone stays at home.",
      body: [
        "Whoever goes for a run can leave the phone behind: with the new service a watch with an eSIM rings under the number of the phone. A tablet shares the same internet pack.",
        "It costs Tk 99 a month for each device and is set up in the app by scanning a code. Emergency calls from the watch reach 999 and send the position along.",
        "At the start 14 models of watches and tablets are supported; the shop marks them. A SIM that is lost with the watch is blocked with one tap, without touching the phone.",
      ],
    },
    bn: {
      title: "ফোন, ঘড়ি ও ট্যাবলেটে একটাই নম্বর",
      summary: "ফোন বাসায় থাকলেও ফোনের নম্বরে আসা কল ধরা যাবে ই-সিমযুক্ত ঘড়িতে।",
      body: [
        "দৌড়াতে বেরোলে ফোন আর সঙ্গে না নিলেও চলবে: নতুন এই সেবায় ই-সিমযুক্ত ঘড়িতে কল আসবে ফোনের নম্বরেই। একই ইন্টারনেট প্যাক চলবে ট্যাবলেটেও।",
        "প্রতিটি যন্ত্রের মাসিক খরচ ৯৯ টাকা; অ্যাপে একটি কোড স্ক্যান করেই চালু করা যায়। ঘড়ি থেকে জরুরি কল যাবে ৯৯৯ নম্বরে, সঙ্গে যাবে অবস্থানও।",
        "শুরুতে ১৪ মডেলের ঘড়ি ও ট্যাবলেটে চলবে; শপে সেগুলো চিহ্নিত করা আছে। ঘড়ি হারালে এক চাপেই তার সিম বন্ধ করা যায়, ফোনের সংযোগ ঠিক থাকে।",
      ],
    },
  },
  {
    slug: "results-year-2023",
    on: "2024-01-31",
    picture: "background/ribbons",
    en: {
      title: "2023: revenue up 4.5 percent to Tk 15,250 crore",
      summary: "82.4 million customers at the end of the year, and 48.4 million of them on the internet.",
      body: [
        "In 2023 our revenue was Tk 15,250 crore, 4.5 percent more than in 2022. Profit after tax came to Tk 3,506 crore, or Tk 29.22 a share.",
        "2.6 million people joined our network, most of them after June. At the end of the year we had 82.4 million customers, 48.4 million of whom used the internet.",
        "Our 4G now covers 99.1 percent of the population. The board proposes a final dividend to the annual general meeting.",
      ],
    },
    bn: {
      title: "২০২৩ সালে রাজস্ব ৪.৫ শতাংশ বেড়ে ১৫,২৫০ কোটি টাকা",
      summary: "বছর শেষে গ্রাহক ৮.২৪ কোটি, তাঁদের ৪.৮৪ কোটি ইন্টারনেটে।",
      body: [
        "২০২৩ সালে আমাদের রাজস্ব ছিল ১৫,২৫০ কোটি টাকা, ২০২২ সালের চেয়ে ৪.৫ শতাংশ বেশি। কর-পরবর্তী মুনাফা ৩,৫০৬ কোটি টাকা, শেয়ারপ্রতি আয় ২৯.২২ টাকা।",
        "২৬ লাখ মানুষ আমাদের নেটওয়ার্কে যোগ দিয়েছেন, বেশির ভাগই জুনের পর। বছর শেষে গ্রাহক ছিলেন ৮.২৪ কোটি, ইন্টারনেট ব্যবহার করেছেন ৪.৮৪ কোটি।",
        "জনসংখ্যার ৯৯.১ শতাংশ এখন আমাদের ৪জির আওতায়। বার্ষিক সাধারণ সভায় চূড়ান্ত লভ্যাংশের প্রস্তাব করবে পর্ষদ।",
      ],
    },
  },
];
