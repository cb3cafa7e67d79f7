import type { ReleaseDefinition } from "@/backend/db/seed/press-releases/press-release-types";

export const RELEASES_2025: readonly ReleaseDefinition[] = [
  {
    slug: "iot-trackers-fifty-thousand-vehicles",
    on: "2025-11-18",
    picture: "tracker/vehicle-angle-black",
    en: {
      title: "Fifty thousand vehicles on one map",
      summary: "From ambulances to milk vans: our vehicle tracker has passed its fifty-thousandth installation.",
      body: [
        "A milk van in Sirajganj is the fifty-thousandth vehicle that carries our tracker. Its owner sees where it is, how warm the milk is and when the driver last rested.",
        "Owners of fleets report 11 percent less fuel in the first half year, chiefly because detours and idling engines come to light. 212 stolen vehicles were found again, most of them within a day.",
        "A smaller model for motorcycles and rickshaws follows in spring. It runs for three weeks on one charge and costs less than Tk 200 a month.",
      ],
    },
    bn: {
      title: "এক মানচিত্রে পঞ্চাশ হাজার গাড়ি",
      summary: "অ্যাম্বুলেন্স থেকে দুধের ভ্যান: আমাদের ভেহিকেল ট্র্যাকার বসেছে পঞ্চাশ হাজারের বেশি গাড়িতে।",
      body: [
        "সিরাজগঞ্জের একটি দুধের ভ্যান আমাদের ট্র্যাকার বসানো পঞ্চাশ হাজারতম গাড়ি। গাড়ি কোথায় আছে, দুধের তাপমাত্রা কত, চালক শেষ কখন বিশ্রাম নিয়েছেন, সবই দেখতে পান মালিক।",
        "বহর-মালিকেরা জানিয়েছেন, প্রথম ছয় মাসে জ্বালানি খরচ কমেছে ১১ শতাংশ; মূলত ঘুরপথ আর দাঁড়িয়ে চালু থাকা ইঞ্জিন ধরা পড়ায়। চুরি যাওয়া ২১২টি গাড়ি পাওয়া গেছে, বেশির ভাগই এক দিনের মধ্যে।",
        "মোটরসাইকেল ও রিকশার জন্য ছোট একটি মডেল আসছে বসন্তে। এক চার্জে চলবে তিন সপ্তাহ, মাসে খরচ ২০০ টাকার কম।",
      ],
    },
  },
  {
    slug: "results-third-quarter-2025",
    on: "2025-10-22",
    picture: "background/arcs",
    en: {
      title: "Third quarter of 2025: revenue of Tk 4,098 crore",
      summary: "Growth of 5.8 percent against a quarter that the floods of 2024 had marked.",
      body: [
        "Revenue in the third quarter of 2025 was Tk 4,098 crore, 5.8 percent more than in the same quarter of 2024, when floods in the east had cost us traffic. Profit after tax was Tk 902 crore.",
        "85.6 million people used our network at the end of September, 51.7 million of them for the internet. Calls over 4G now make up 38 percent of all minutes, with clearer sound and quicker connection.",
        "“We see people come back to larger packs,” said Imran Chowdhury, chief financial officer. “Packs of 30 days grew twice as fast as those of a day.”",
      ],
    },
    bn: {
      title: "২০২৫ সালের তৃতীয় প্রান্তিকে রাজস্ব ৪,০৯৮ কোটি টাকা",
      summary: "২০২৪ সালের বন্যাকবলিত প্রান্তিকের তুলনায় প্রবৃদ্ধি ৫.৮ শতাংশ।",
      body: [
        "২০২৫ সালের তৃতীয় প্রান্তিকে রাজস্ব হয়েছে ৪,০৯৮ কোটি টাকা, ২০২৪ সালের একই প্রান্তিকের চেয়ে ৫.৮ শতাংশ বেশি; তখন পূর্বাঞ্চলের বন্যায় ব্যবহার কমেছিল। কর-পরবর্তী মুনাফা ৯০২ কোটি টাকা।",
        "সেপ্টেম্বরের শেষে গ্রাহক ছিলেন ৮.৫৬ কোটি, তাঁদের ৫.১৭ কোটি ইন্টারনেট ব্যবহার করেছেন। মোট মিনিটের ৩৮ শতাংশ কল এখন হয় ৪জিতে; শব্দ পরিষ্কার, সংযোগও দ্রুত।",
        "প্রধান অর্থ কর্মকর্তা ইমরান চৌধুরী বলেন, “মানুষ আবার বড় প্যাকে ফিরছেন। এক দিনের প্যাকের চেয়ে ৩০ দিনের প্যাক বেড়েছে দ্বিগুণ গতিতে।”",
      ],
    },
  },
  {
    slug: "first-5g-sites-dhaka-chattogram",
    on: "2025-09-01",
    picture: "phone/orbit-pair-sand",
    en: {
      title: "5G begins in Dhaka and Chattogram",
      summary: "The first 240 sites are on air, in the places where 4G is fullest.",
      body: [
        "Today the first 240 of our 5G sites went on air: in Motijheel, Gulshan, Banani, Uttara and Dhanmondi, and in Agrabad, GEC and Halishahar. They were chosen because 4G is fullest there; who stays on 4G gains as well.",
        "All our internet packs work on 5G without a surcharge. A 4G SIM of the last five years or an eSIM is enough; the shop lists the phones whose 5G we have tested ourselves.",
        "Sylhet, Khulna and Rajshahi follow within a year, the other divisional cities by the end of 2026.",
      ],
    },
    bn: {
      title: "ঢাকা ও চট্টগ্রামে শুরু হলো ৫জি",
      summary: "যেসব জায়গায় ৪জিতে চাপ সবচেয়ে বেশি, সেখানে চালু হয়েছে প্রথম ২৪০টি সাইট।",
      body: [
        "আজ চালু হলো আমাদের প্রথম ২৪০টি ৫জি সাইট: ঢাকার মতিঝিল, গুলশান, বনানী, উত্তরা ও ধানমন্ডিতে এবং চট্টগ্রামের আগ্রাবাদ, জিইসি ও হালিশহরে। ৪জিতে চাপ সবচেয়ে বেশি বলেই এসব জায়গা বেছে নেওয়া হয়েছে; তাই যাঁরা ৪জিতে থাকবেন, তাঁরাও সুফল পাবেন।",
        "আমাদের সব ইন্টারনেট প্যাক বাড়তি খরচ ছাড়াই ৫জিতে চলবে। শেষ পাঁচ বছরের ৪জি সিম বা ই-সিমই যথেষ্ট; যেসব ফোনের ৫জি আমরা নিজেরা পরীক্ষা করেছি, শপে তার তালিকা আছে।",
        "এক বছরের মধ্যে সিলেট, খুলনা ও রাজশাহীতে এবং ২০২৬ সালের শেষ নাগাদ অন্য বিভাগীয় শহরগুলোতে ৫জি পৌঁছাবে।",
      ],
    },
  },
  {
    slug: "roaming-daily-packs-forty-countries",
    on: "2025-07-08",
    picture: "background/light",
    en: {
      title: "Roaming by the day in forty countries",
      summary: "One price a day, paid in taka, and a limit that nobody exceeds by accident.",
      body: [
        "Travellers now pay for roaming by the day: from Tk 399 for 1 GB, in forty countries. The day begins with the first megabyte and lasts 24 hours, wherever the clock stands.",
        "Saudi Arabia, the Emirates, Malaysia, India and Thailand are among the first, and with them nine out of ten journeys of our customers. During the hajj the pack includes 30 minutes home.",
        "Without a pack roaming data stays off. A text message tells the price on arrival, and the bill ends at the limit that the customer has set.",
      ],
    },
    bn: {
      title: "চল্লিশ দেশে দিন হিসাবে রোমিং",
      summary: "দিনে একটাই দাম, পরিশোধ টাকায়, আর অজান্তে সীমা পেরোনোর ভয় নেই।",
      body: [
        "এখন রোমিংয়ের খরচ দিন হিসাবে: চল্লিশটি দেশে ১ জিবি ৩৯৯ টাকা থেকে। প্রথম মেগাবাইট ব্যবহারের সময় থেকে ২৪ ঘণ্টা পর্যন্ত এক দিন, ঘড়িতে যে সময়ই হোক।",
        "শুরুতেই থাকছে সৌদি আরব, সংযুক্ত আরব আমিরাত, মালয়েশিয়া, ভারত ও থাইল্যান্ড; আমাদের গ্রাহকদের প্রতি দশটি ভ্রমণের নয়টিই এসব দেশে। হজের সময় প্যাকের সঙ্গে থাকছে দেশে কথা বলার ৩০ মিনিট।",
        "প্যাক না নিলে রোমিং ডেটা বন্ধই থাকবে। পৌঁছানোর পর এসএমএসে দাম জানানো হবে, আর গ্রাহকের ঠিক করা সীমায় এসে বিল থেমে যাবে।",
      ],
    },
  },
  {
    slug: "digital-literacy-one-million",
    on: "2025-05-20",
    picture: "background/tiles",
    en: {
      title: "A million people have learned to use the internet safely",
      summary: "Three years of courtyard lessons in 2,000 unions, most of them given by women for women.",
      body: [
        "In Khansama, Dinajpur, the millionth participant has finished our course on the safe use of the internet. It takes three afternoons, in a courtyard or a school, and needs no phone of one's own.",
        "4,300 teachers, seven out of ten of them women, show how to recognise a false message, keep a PIN to oneself, find a doctor and talk to the family abroad. Afterwards 58 percent use the internet every week; before, it was 19.",
        "The course goes on in 1,200 more unions, from now on also with material for people who cannot see or hear well.",
      ],
    },
    bn: {
      title: "নিরাপদ ইন্টারনেট শিখলেন দশ লাখ মানুষ",
      summary: "তিন বছর ধরে ২,০০০ ইউনিয়নে উঠান-পাঠ; বেশির ভাগই নারীদের জন্য, নারীদের হাতে।",
      body: [
        "দিনাজপুরের খানসামায় আমাদের নিরাপদ ইন্টারনেট কোর্স শেষ করলেন দশ লাখতম শিক্ষার্থী। উঠান বা স্কুলে তিন বিকেলের এই কোর্সে নিজের ফোন থাকাও জরুরি নয়।",
        "৪,৩০০ জন প্রশিক্ষক, যাঁদের প্রতি দশজনের সাতজন নারী, শেখান ভুয়া বার্তা চেনা, পিন গোপন রাখা, চিকিৎসক খোঁজা আর প্রবাসে থাকা স্বজনের সঙ্গে কথা বলা। কোর্সের পর ৫৮ শতাংশ মানুষ প্রতি সপ্তাহে ইন্টারনেট ব্যবহার করেন; আগে ছিল ১৯ শতাংশ।",
        "আরও ১,২০০ ইউনিয়নে কোর্সটি চলবে; এখন থেকে থাকছে দৃষ্টি ও শ্রবণপ্রতিবন্ধী মানুষের উপযোগী উপকরণও।",
      ],
    },
  },
  {
    slug: "home-wifi-without-cable",
    on: "2025-03-11",
    picture: "hero/routers",
    en: {
      title: "Wi-Fi at home without a cable",
      summary: "A router, a socket and ten minutes: fixed internet over the mobile network in 38 districts.",
      body: [
        "Where no cable goes, our new home internet comes through the air. The router stands at the window, finds the strongest signal by itself and carries Wi-Fi through three rooms.",
        "Speeds of 15, 30 and 50 Mbps cost from Tk 799 a month, without a contract. A battery in the router bridges four hours of load-shedding.",
        "It starts in 38 districts, among them Bandarban, Bhola and Kurigram. Before the order a map shows whether the signal is strong enough; who is not content brings the router back within 14 days.",
      ],
    },
    bn: {
      title: "তার ছাড়াই ঘরে ওয়াই-ফাই",
      summary: "একটি রাউটার, একটি সকেট আর দশ মিনিট: ৩৮ জেলায় মোবাইল নেটওয়ার্কে ঘরের ইন্টারনেট।",
      body: [
        "যেখানে তার পৌঁছায় না, সেখানে আমাদের নতুন হোম ইন্টারনেট আসবে বাতাসে। জানালার পাশে রাখা রাউটারটি নিজেই সবচেয়ে ভালো সিগন্যাল খুঁজে নেয় এবং তিন কক্ষ পর্যন্ত ওয়াই-ফাই ছড়ায়।",
        "১৫, ৩০ ও ৫০ এমবিপিএস গতির মাসিক খরচ শুরু ৭৯৯ টাকা থেকে, কোনো চুক্তি ছাড়াই। রাউটারের ব্যাটারি চার ঘণ্টা লোডশেডিং সামলাতে পারে।",
        "শুরু হচ্ছে বান্দরবান, ভোলা ও কুড়িগ্রামসহ ৩৮ জেলায়। অর্ডারের আগেই মানচিত্রে দেখা যাবে সিগন্যাল যথেষ্ট কি না; পছন্দ না হলে ১৪ দিনের মধ্যে রাউটার ফেরত দেওয়া যাবে।",
      ],
    },
  },
  {
    slug: "results-year-2024",
    on: "2025-01-29",
    picture: "background/waves",
    en: {
      title: "2024: revenue of Tk 15,591 crore in a year of storms",
      summary: "A cyclone, two floods and a curfew left their mark; customers grew to 84.3 million all the same.",
      body: [
        "In 2024 our revenue was Tk 15,591 crore, 2.2 percent more than in 2023. Profit after tax was Tk 3,484 crore. Cyclone Remal and the floods of Sylhet and Feni cost traffic and repairs of Tk 96 crore.",
        "At the end of the year 84.3 million people used our network, 1.9 million more than the year before. 49.4 million used the internet.",
        "We thank our field teams, who brought 97 percent of the damaged sites back within 72 hours, often before they had seen to their own houses.",
      ],
    },
    bn: {
      title: "ঝড়ের বছর ২০২৪-এ রাজস্ব ১৫,৫৯১ কোটি টাকা",
      summary: "একটি ঘূর্ণিঝড়, দুটি বন্যা ও কারফিউয়ের প্রভাব থাকলেও গ্রাহক বেড়ে হয়েছে ৮.৪৩ কোটি।",
      body: [
        "২০২৪ সালে আমাদের রাজস্ব ছিল ১৫,৫৯১ কোটি টাকা, ২০২৩ সালের চেয়ে ২.২ শতাংশ বেশি। কর-পরবর্তী মুনাফা ৩,৪৮৪ কোটি টাকা। ঘূর্ণিঝড় রিমাল এবং সিলেট ও ফেনীর বন্যায় ব্যবহার কমেছে, মেরামতে গেছে ৯৬ কোটি টাকা।",
        "বছর শেষে গ্রাহক ছিলেন ৮.৪৩ কোটি, আগের বছরের চেয়ে ১৯ লাখ বেশি। ইন্টারনেট ব্যবহার করেছেন ৪.৯৪ কোটি।",
        "আমাদের মাঠকর্মীদের ধন্যবাদ। ক্ষতিগ্রস্ত সাইটের ৯৭ শতাংশ তাঁরা ৭২ ঘণ্টার মধ্যে সচল করেছেন, অনেক সময় নিজের ঘর সামলানোর আগেই।",
      ],
    },
  },
];
