import type { StarTier } from "@/backend/contract/star";
import type { Localized } from "@/backend/db/schema/localized";
import type { starAreas, starCategories, starOffers } from "@/backend/db/schema/star";

const CATEGORIES = [
  ["food", "Restaurants", "রেস্তোরাঁ"],
  ["hotels", "Hotels and resorts", "হোটেল ও রিসোর্ট"],
  ["travel", "Travel", "ভ্রমণ"],
  ["health", "Health", "স্বাস্থ্য"],
  ["lifestyle", "Lifestyle", "লাইফস্টাইল"],
  ["education", "Education", "শিক্ষা"],
] as const;

const AREAS = [
  ["nationwide", "All over Bangladesh", "সারা দেশ"],
  ["dhaka", "Dhaka", "ঢাকা"],
  ["chattogram", "Chattogram", "চট্টগ্রাম"],
  ["coxs-bazar", "Cox's Bazar", "কক্সবাজার"],
  ["sylhet", "Sylhet", "সিলেট"],
  ["rajshahi", "Rajshahi", "রাজশাহী"],
  ["khulna", "Khulna", "খুলনা"],
  ["barishal", "Barishal", "বরিশাল"],
  ["rangpur", "Rangpur", "রংপুর"],
  ["mymensingh", "Mymensingh", "ময়মনসিংহ"],
] as const;

type CategoryKey = (typeof CATEGORIES)[number][0];
type AreaKey = (typeof AREAS)[number][0];

/** Lowest first. */
const TIERS: readonly StarTier[] = ["Silver Star", "Gold Star", "Platinum Star", "Signature Star", "Platinum Plus"];

/** How an offer is taken: shown in the app, by a code from a text message, or in the partner's web shop. */
const HOW_TO = {
  app: {
    en: "Show your star card in the app before the bill is made.",
    bn: "বিল করার আগে অ্যাপে আপনার স্টার কার্ডটি দেখান।",
  },
  code: {
    en: "Send the word STAR to 29000 and show the code you receive. It is good for 24 hours.",
    bn: "STAR লিখে ২৯০০০ নম্বরে পাঠান এবং ফিরতি এসএমএসের কোডটি দেখান। কোডটি ২৪ ঘণ্টা কার্যকর থাকবে।",
  },
  booking: {
    en: "Give your number when you book by phone and show your star card on arrival.",
    bn: "ফোনে বুকিংয়ের সময় আপনার নম্বরটি জানান এবং পৌঁছে স্টার কার্ডটি দেখান।",
  },
} as const satisfies Record<string, Localized>;

interface OfferDefinition {
  id: string;
  category: CategoryKey;
  area: AreaKey;
  /** This tier and those above it. */
  from: StarTier;
  partner: [en: string, bn: string];
  title: [en: string, bn: string];
  summary: [en: string, bn: string];
  howTo: keyof typeof HOW_TO;
  until: string;
}

const OFFERS: readonly OfferDefinition[] = [
  {
    id: "shondhatara-dinner",
    category: "food",
    area: "dhaka",
    from: "Silver Star",
    partner: ["Shondhatara Kitchen", "সন্ধ্যাতারা কিচেন"],
    title: ["15% off your dinner", "রাতের খাবারে ১৫% ছাড়"],
    summary: [
      "On every dish of the menu, from 7 in the evening, in Dhanmondi and Banani.",
      "ধানমন্ডি ও বনানী শাখায় সন্ধ্যা ৭টা থেকে মেনুর সব খাবারে।",
    ],
    howTo: "app",
    until: "2027-06-30",
  },
  {
    id: "kashphul-two-for-one",
    category: "food",
    area: "dhaka",
    from: "Gold Star",
    partner: ["Kashphul Rooftop", "কাশফুল রুফটপ"],
    title: ["Two set menus for the price of one", "একটি সেট মেনুর দামে দুটি"],
    summary: ["Lunch from Sunday to Thursday above the roofs of Gulshan.", "রবি থেকে বৃহস্পতিবার, গুলশানের ছাদে দুপুরের খাবারে।"],
    howTo: "code",
    until: "2027-03-31",
  },
  {
    id: "mejban-barir-feast",
    category: "food",
    area: "chattogram",
    from: "Silver Star",
    partner: ["Mejban Barir Hari", "মেজবান বাড়ির হাঁড়ি"],
    title: ["20% off the Friday mezban", "শুক্রবারের মেজবানে ২০% ছাড়"],
    summary: [
      "The whole feast, with beef, nola and rice, for parties of two to twelve.",
      "দুই থেকে বারো জনের জন্য গরুর মাংস, নলা ও ভাতসহ পুরো মেজবান।",
    ],
    howTo: "app",
    until: "2027-04-30",
  },
  {
    id: "saat-rong-tea",
    category: "food",
    area: "sylhet",
    from: "Silver Star",
    partner: ["Saat Rong Tea House", "সাত রং চা ঘর"],
    title: ["A second glass of seven-layer tea", "সাত রঙের চায়ে দ্বিতীয় গ্লাস ফ্রি"],
    summary: [
      "Buy one glass, the second is on the house, any day before sunset.",
      "সূর্যাস্তের আগে যেকোনো দিন এক গ্লাস কিনলে আরেক গ্লাস ফ্রি।",
    ],
    howTo: "app",
    until: "2027-02-28",
  },
  {
    id: "pizza-pukur",
    category: "food",
    area: "nationwide",
    from: "Silver Star",
    partner: ["Pizza Pukur", "পিৎজা পুকুর"],
    title: ["25% off large pizzas", "বড় পিৎজায় ২৫% ছাড়"],
    summary: ["In all 31 branches, to eat there or to take home.", "৩১টি শাখার সবগুলোতে, বসে খেতে বা বাসায় নিতে।"],
    howTo: "code",
    until: "2027-05-31",
  },
  {
    id: "ilish-bari",
    category: "food",
    area: "barishal",
    from: "Silver Star",
    partner: ["Ilish Bari", "ইলিশ বাড়ি"],
    title: ["10% off every hilsa dish", "ইলিশের সব পদে ১০% ছাড়"],
    summary: ["Fried, in mustard or steamed, beside the Kirtankhola.", "কীর্তনখোলার পাড়ে ভাজা, সর্ষে বা ভাপা ইলিশে।"],
    howTo: "app",
    until: "2027-01-31",
  },
  {
    id: "haor-breeze-nights",
    category: "hotels",
    area: "sylhet",
    from: "Gold Star",
    partner: ["Haor Breeze Resort", "হাওর ব্রিজ রিসোর্ট"],
    title: ["Three nights for the price of two", "দুই রাতের খরচে তিন রাত"],
    summary: [
      "Cottages by the water, breakfast for two, from Sunday to Thursday.",
      "রবি থেকে বৃহস্পতিবার, দুজনের নাশতাসহ পানির ধারের কটেজে।",
    ],
    howTo: "booking",
    until: "2027-06-30",
  },
  {
    id: "neel-jol-beach",
    category: "hotels",
    area: "coxs-bazar",
    from: "Silver Star",
    partner: ["Neel Jol Beach Hotel", "নীল জল বিচ হোটেল"],
    title: ["40% off rooms with a sea view", "সাগরমুখী কক্ষে ৪০% ছাড়"],
    summary: [
      "Outside of public holidays; children under six stay free.",
      "সরকারি ছুটির দিন ছাড়া; ছয় বছরের কম বয়সী শিশুর থাকা ফ্রি।",
    ],
    howTo: "booking",
    until: "2027-03-31",
  },
  {
    id: "jhau-bon-suites",
    category: "hotels",
    area: "coxs-bazar",
    from: "Platinum Star",
    partner: ["Jhau Bon Suites", "ঝাউবন স্যুটস"],
    title: ["A suite for the price of a room", "কক্ষের খরচে স্যুট"],
    summary: [
      "When a suite is free on the day you come; late check-out until 3 pm.",
      "আসার দিন স্যুট খালি থাকলে; চেক-আউট বিকেল ৩টা পর্যন্ত।",
    ],
    howTo: "booking",
    until: "2027-05-31",
  },
  {
    id: "cha-bagan-bungalow",
    category: "hotels",
    area: "sylhet",
    from: "Platinum Star",
    partner: ["Cha Bagan Bungalow", "চা বাগান বাংলো"],
    title: ["Dinner in the garden, free", "বাগানে রাতের খাবার ফ্রি"],
    summary: [
      "For two, with every stay of two nights among the tea of Sreemangal.",
      "শ্রীমঙ্গলের চা-বাগানে দুই রাত থাকলে দুজনের জন্য।",
    ],
    howTo: "booking",
    until: "2027-04-30",
  },
  {
    id: "lal-matir-inn",
    category: "hotels",
    area: "rajshahi",
    from: "Silver Star",
    partner: ["Lal Matir Inn", "লাল মাটির ইন"],
    title: ["25% off all rooms", "সব কক্ষে ২৫% ছাড়"],
    summary: [
      "Ten minutes from Padma Garden, mango juice at the door.",
      "পদ্মা গার্ডেন থেকে দশ মিনিট, স্বাগত জানাবে আমের শরবত।",
    ],
    howTo: "booking",
    until: "2027-06-30",
  },
  {
    id: "port-city-grand",
    category: "hotels",
    area: "chattogram",
    from: "Gold Star",
    partner: ["Port City Grand", "পোর্ট সিটি গ্র্যান্ড"],
    title: ["30% off and the pool for free", "৩০% ছাড়, সুইমিং পুল ফ্রি"],
    summary: ["On weekdays, breakfast included.", "সপ্তাহের কর্মদিবসে, নাশতাসহ।"],
    howTo: "booking",
    until: "2027-02-28",
  },
  {
    id: "udan-air-baggage",
    category: "travel",
    area: "nationwide",
    from: "Gold Star",
    partner: ["Udan Air", "উড়ান এয়ার"],
    title: ["10% off domestic flights and 10 kg more", "অভ্যন্তরীণ ফ্লাইটে ১০% ছাড়, বাড়তি ১০ কেজি"],
    summary: ["For you and up to three people on the same booking.", "আপনি এবং একই বুকিংয়ের আরও তিনজনের জন্য।"],
    howTo: "code",
    until: "2027-05-31",
  },
  {
    id: "udan-lounge",
    category: "travel",
    area: "dhaka",
    from: "Signature Star",
    partner: ["Shanto Lounge", "শান্ত লাউঞ্জ"],
    title: ["Airport lounge with a guest", "অতিথিসহ বিমানবন্দর লাউঞ্জ"],
    summary: ["Four visits a year, with food, Wi-Fi and a shower.", "বছরে চারবার, খাবার, ওয়াই-ফাই ও গোসলের সুবিধাসহ।"],
    howTo: "app",
    until: "2027-12-31",
  },
  {
    id: "dur-pathe-bus",
    category: "travel",
    area: "nationwide",
    from: "Silver Star",
    partner: ["Dur Pathe Coaches", "দূর পথে কোচ"],
    title: ["Tk 150 off every ticket", "প্রতি টিকিটে ১৫০ টাকা ছাড়"],
    summary: ["Air-conditioned coaches on 22 routes, four tickets a month.", "২২টি রুটের এসি কোচে, মাসে চারটি টিকিট।"],
    howTo: "code",
    until: "2027-03-31",
  },
  {
    id: "nodi-launch-cabin",
    category: "travel",
    area: "barishal",
    from: "Silver Star",
    partner: ["Nodi Poth Launch", "নদী পথ লঞ্চ"],
    title: ["20% off cabins to Dhaka", "ঢাকাগামী কেবিনে ২০% ছাড়"],
    summary: ["Single and double cabins on the night launch.", "রাতের লঞ্চের সিঙ্গেল ও ডাবল কেবিনে।"],
    howTo: "code",
    until: "2027-04-30",
  },
  {
    id: "gari-din-rental",
    category: "travel",
    area: "dhaka",
    from: "Gold Star",
    partner: ["Gari Din", "গাড়ি দিন"],
    title: ["A car with driver, 15% less", "চালকসহ গাড়ি ১৫% কমে"],
    summary: ["By the day or to and from the airport.", "সারা দিনের জন্য বা বিমানবন্দরে যাতায়াতে।"],
    howTo: "code",
    until: "2027-06-30",
  },
  {
    id: "sundari-boat",
    category: "travel",
    area: "khulna",
    from: "Platinum Star",
    partner: ["Sundari Boat Tours", "সুন্দরী বোট ট্যুরস"],
    title: ["Tk 3,000 off the Sundarbans tour", "সুন্দরবন ভ্রমণে ৩,০০০ টাকা ছাড়"],
    summary: [
      "Three days by boat with a forest guide, November to March.",
      "বন-গাইডসহ তিন দিনের নৌভ্রমণ, নভেম্বর থেকে মার্চ।",
    ],
    howTo: "booking",
    until: "2027-03-31",
  },
  {
    id: "arogya-checkup",
    category: "health",
    area: "dhaka",
    from: "Silver Star",
    partner: ["Arogya Diagnostics", "আরোগ্য ডায়াগনস্টিকস"],
    title: ["30% off blood tests", "রক্ত পরীক্ষায় ৩০% ছাড়"],
    summary: ["A nurse comes to your home for free in Dhaka city.", "ঢাকা শহরে নমুনা নিতে বাসায় আসা ফ্রি।"],
    howTo: "code",
    until: "2027-06-30",
  },
  {
    id: "drishti-eyes",
    category: "health",
    area: "chattogram",
    from: "Silver Star",
    partner: ["Drishti Eye Care", "দৃষ্টি আই কেয়ার"],
    title: ["Free eye test, 20% off glasses", "চোখ পরীক্ষা ফ্রি, চশমায় ২০% ছাড়"],
    summary: ["For you and your parents.", "আপনার ও আপনার মা-বাবার জন্য।"],
    howTo: "app",
    until: "2027-05-31",
  },
  {
    id: "hashi-dental",
    category: "health",
    area: "sylhet",
    from: "Silver Star",
    partner: ["Hashi Dental", "হাসি ডেন্টাল"],
    title: ["Tk 500 off scaling", "দাঁতের স্কেলিংয়ে ৫০০ টাকা ছাড়"],
    summary: ["With a first consultation that costs nothing.", "প্রথম পরামর্শ সম্পূর্ণ ফ্রি।"],
    howTo: "app",
    until: "2027-02-28",
  },
  {
    id: "sushasthyo-full-check",
    category: "health",
    area: "dhaka",
    from: "Platinum Star",
    partner: ["Sushasthyo Hospital", "সুস্বাস্থ্য হাসপাতাল"],
    title: ["Executive health check at half price", "এক্সিকিউটিভ স্বাস্থ্য পরীক্ষা অর্ধেক খরচে"],
    summary: ["Once a year, with a doctor who explains the results.", "বছরে একবার, ফলাফল বুঝিয়ে দেবেন চিকিৎসক।"],
    howTo: "booking",
    until: "2027-12-31",
  },
  {
    id: "oushodh-ghor",
    category: "health",
    area: "nationwide",
    from: "Silver Star",
    partner: ["Oushodh Ghor", "ঔষধ ঘর"],
    title: ["8% off medicine, delivered", "ওষুধে ৮% ছাড়, পৌঁছে যাবে বাসায়"],
    summary: ["Free delivery for orders of Tk 800 or more.", "৮০০ টাকা বা তার বেশি অর্ডারে ডেলিভারি ফ্রি।"],
    howTo: "code",
    until: "2027-04-30",
  },
  {
    id: "tant-ghor-sharee",
    category: "lifestyle",
    area: "nationwide",
    from: "Silver Star",
    partner: ["Tant Ghor", "তাঁত ঘর"],
    title: ["12% off handloom sharees and panjabis", "তাঁতের শাড়ি ও পাঞ্জাবিতে ১২% ছাড়"],
    summary: ["In 14 shops and on their website, sale items too.", "১৪টি দোকান ও ওয়েবসাইটে, ছাড়ের পণ্যেও।"],
    howTo: "code",
    until: "2027-05-31",
  },
  {
    id: "shokti-gym",
    category: "lifestyle",
    area: "dhaka",
    from: "Gold Star",
    partner: ["Shokti Fitness", "শক্তি ফিটনেস"],
    title: ["Two months free with a year", "এক বছরের সদস্যপদে দুই মাস ফ্রি"],
    summary: [
      "With hours for women only and a trainer for the first week.",
      "নারীদের জন্য আলাদা সময় এবং প্রথম সপ্তাহে প্রশিক্ষক।",
    ],
    howTo: "app",
    until: "2027-03-31",
  },
  {
    id: "rupkotha-salon",
    category: "lifestyle",
    area: "rajshahi",
    from: "Silver Star",
    partner: ["Rupkotha Salon", "রূপকথা স্যালন"],
    title: ["20% off hair and skin care", "চুল ও ত্বকের যত্নে ২০% ছাড়"],
    summary: ["On weekdays, with a free head massage.", "কর্মদিবসে, সঙ্গে ফ্রি হেড ম্যাসাজ।"],
    howTo: "app",
    until: "2027-01-31",
  },
  {
    id: "chhobi-ghor-cinema",
    category: "lifestyle",
    area: "dhaka",
    from: "Silver Star",
    partner: ["Chhobi Ghor Cinemas", "ছবি ঘর সিনেমাস"],
    title: ["A free ticket on Tuesdays", "মঙ্গলবারে একটি টিকিট ফ্রি"],
    summary: ["Buy one ticket, bring a friend.", "একটি টিকিট কিনুন, সঙ্গে নিন বন্ধুকে।"],
    howTo: "code",
    until: "2027-06-30",
  },
  {
    id: "shobuj-bazar",
    category: "lifestyle",
    area: "rangpur",
    from: "Silver Star",
    partner: ["Shobuj Bazar", "সবুজ বাজার"],
    title: ["5% off the weekly shop", "সাপ্তাহিক বাজারে ৫% ছাড়"],
    summary: ["Vegetables, rice and fish, up to Tk 300 a week.", "শাকসবজি, চাল ও মাছে, সপ্তাহে সর্বোচ্চ ৩০০ টাকা।"],
    howTo: "app",
    until: "2027-04-30",
  },
  {
    id: "concierge-day",
    category: "lifestyle",
    area: "nationwide",
    from: "Platinum Plus",
    partner: ["Pashe Concierge", "পাশে কনসিয়ার্জ"],
    title: ["A personal assistant by phone", "ফোনে আপনার ব্যক্তিগত সহকারী"],
    summary: [
      "Tables, tickets and doctors booked for you, day and night.",
      "দিন-রাত যেকোনো সময় টেবিল, টিকিট ও চিকিৎসকের সময় ঠিক করে দেবে।",
    ],
    howTo: "app",
    until: "2027-12-31",
  },
  {
    id: "pathshala-online",
    category: "education",
    area: "nationwide",
    from: "Silver Star",
    partner: ["Pathshala Live", "পাঠশালা লাইভ"],
    title: ["35% off live classes", "লাইভ ক্লাসে ৩৫% ছাড়"],
    summary: ["Mathematics, English and science for classes 6 to 12.", "ষষ্ঠ থেকে দ্বাদশ শ্রেণির গণিত, ইংরেজি ও বিজ্ঞানে।"],
    howTo: "code",
    until: "2027-06-30",
  },
  {
    id: "code-kori",
    category: "education",
    area: "nationwide",
    from: "Gold Star",
    partner: ["Code Kori Academy", "কোড করি একাডেমি"],
    title: ["Half off the first programming course", "প্রথম প্রোগ্রামিং কোর্সে ৫০% ছাড়"],
    summary: ["In Bengali, with a mentor and a certificate.", "বাংলায়, মেন্টর ও সনদসহ।"],
    howTo: "code",
    until: "2027-05-31",
  },
  {
    id: "shobdo-ielts",
    category: "education",
    area: "dhaka",
    from: "Silver Star",
    partner: ["Shobdo Language Centre", "শব্দ ভাষা কেন্দ্র"],
    title: ["Tk 2,500 off IELTS courses", "আইইএলটিএস কোর্সে ২,৫০০ টাকা ছাড়"],
    summary: ["Two mock tests included, classes in the evening.", "দুটি মক টেস্টসহ, ক্লাস সন্ধ্যায়।"],
    howTo: "app",
    until: "2027-03-31",
  },
  {
    id: "boi-mela-ghor",
    category: "education",
    area: "mymensingh",
    from: "Silver Star",
    partner: ["Boi Mela Ghor", "বই মেলা ঘর"],
    title: ["25% off books", "বইয়ে ২৫% ছাড়"],
    summary: ["Every Bengali title in the shop, school books excepted.", "পাঠ্যবই ছাড়া দোকানের সব বাংলা বইয়ে।"],
    howTo: "app",
    until: "2027-02-28",
  },
  {
    id: "khude-bigyani",
    category: "education",
    area: "khulna",
    from: "Silver Star",
    partner: ["Khude Bigyani Lab", "খুদে বিজ্ঞানী ল্যাব"],
    title: ["A free trial day for children", "শিশুদের জন্য এক দিন ফ্রি"],
    summary: [
      "Robots, plants and stars for ages 8 to 14; then 15% off.",
      "৮ থেকে ১৪ বছর বয়সীদের রোবট, উদ্ভিদ ও তারার পাঠ; এরপর ১৫% ছাড়।",
    ],
    howTo: "app",
    until: "2027-04-30",
  },
];

/** Categories in the order of the filter. */
export function listStarCategoryRows(): (typeof starCategories.$inferInsert)[] {
  return CATEGORIES.map(([key, en, bn], position) => ({ key, labels: { en, bn }, position }));
}

/** Areas in the order of the filter. */
export function listStarAreaRows(): (typeof starAreas.$inferInsert)[] {
  return AREAS.map(([key, en, bn], position) => ({ key, labels: { en, bn }, position }));
}

/** The offers, one of each category after the other, so that a first page shows all of them. */
export function listStarOfferRows(): (typeof starOffers.$inferInsert)[] {
  const places = new Map<CategoryKey, number>();
  return OFFERS.map((offer) => {
    const place = places.get(offer.category) ?? 0;
    places.set(offer.category, place + 1);
    const rank = CATEGORIES.findIndex(([key]) => key === offer.category);
    return {
      id: offer.id,
      partners: localized(offer.partner),
      titles: localized(offer.title),
      category: offer.category,
      area: offer.area,
      tiers: TIERS.slice(TIERS.indexOf(offer.from)),
      summaries: localized(offer.summary),
      howTo: HOW_TO[offer.howTo],
      validUntil: offer.until,
      position: place * CATEGORIES.length + rank,
    };
  });
}

function localized([en, bn]: [en: string, bn: string]): Localized {
  return { en, bn };
}
