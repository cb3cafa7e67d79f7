import type { GoodsDefinition, GoodsShelf } from "@/backend/db/seed/goods/goods-types";
import { type TabletFacts, tabletKind } from "@/backend/db/seed/goods/tablet-kind";

type Tablet = GoodsDefinition<TabletFacts>;

const small = {
  inches: 8.7,
  panel: "IPS LCD",
  pixels: [1340, 800],
  hertz: 60,
  mah: 5100,
  watts: 15,
  pen: false,
  android: 15,
  grams: 332,
} as const;
const middle = {
  inches: 10.4,
  panel: "IPS LCD",
  pixels: [2000, 1200],
  hertz: 60,
  mah: 7600,
  watts: 18,
  pen: false,
  android: 15,
  grams: 468,
} as const;
const fine = {
  inches: 11,
  panel: "IPS LCD",
  pixels: [2560, 1600],
  hertz: 120,
  mah: 8600,
  watts: 33,
  pen: true,
  android: 16,
  grams: 489,
} as const;
const large = {
  inches: 12.6,
  panel: "AMOLED",
  pixels: [2944, 1840],
  hertz: 120,
  mah: 10_200,
  watts: 67,
  pen: true,
  android: 16,
  grams: 596,
} as const;

const goods: readonly Tablet[] = [
  {
    brand: "padmiro",
    title: "Padmiro Slate 8",
    design: "tablet/plain",
    colours: ["graphite", "sky"],
    offers: [
      { ram: 3, storage: 32, price: 11_490 },
      { ram: 4, storage: 64, price: 12_990, was: 13_990 },
    ],
    facts: { ...small, network: "wifi", chip: "Ordrel T2, 8 cores" },
    about: [
      "Our smallest tablet fits one hand, a school bag and the seat pocket of a bus.",
      "আমাদের সবচেয়ে ছোট ট্যাব: এক হাতে ধরা যায়, স্কুলব্যাগে আর বাসের সিটের পকেটে এঁটে যায়।",
    ],
  },
  {
    brand: "padmiro",
    title: "Padmiro Slate 8 LTE",
    design: "tablet/plain",
    colours: ["sky", "graphite"],
    offers: [{ ram: 4, storage: 64, price: 15_490 }],
    facts: { ...small, network: "4g", chip: "Ordrel T4, 8 cores" },
    about: [
      "The Slate 8 with its own SIM, for shop counters, delivery riders and grandparents.",
      "নিজের সিমসহ স্লেট ৮: দোকানের কাউন্টার, ডেলিভারির বাইক আর দাদু-নানুর জন্য।",
    ],
  },
  {
    brand: "padmiro",
    title: "Padmiro Slate 10",
    design: "tablet/plain",
    colours: ["silver", "graphite"],
    offers: [
      { ram: 4, storage: 64, price: 17_990 },
      { ram: 6, storage: 128, price: 19_990, was: 21_490 },
    ],
    facts: { ...middle, network: "wifi", chip: "Ordrel T4, 8 cores" },
    about: [
      "Large enough for a page of a school book without scrolling, and its speakers fill a small room.",
      "পাঠ্যবইয়ের একটি পেজ পুরোটা একসঙ্গে দেখা যায়, আর স্পিকারের আওয়াজে ছোট ঘর ভরে ওঠে।",
    ],
  },
  {
    brand: "padmiro",
    title: "Padmiro Slate 10 LTE",
    design: "tablet/plain",
    colours: ["graphite", "silver"],
    offers: [{ ram: 6, storage: 128, price: 23_490 }],
    facts: { ...middle, network: "4g", chip: "Ordrel T6, 8 cores" },
    about: [
      "The Slate 10 that needs no Wi-Fi: for lessons on the ferry and drawings on the building site.",
      "লঞ্চে বসে ক্লাস, নির্মাণস্থলে নকশা: যে স্লেট ১০ ওয়াই-ফাইয়ের অপেক্ষায় থাকে না।",
    ],
  },
  {
    brand: "kaldreo",
    title: "Kaldreo Folio 10",
    design: "tablet/sketch",
    colours: ["silver", "rose"],
    offers: [
      { ram: 6, storage: 128, price: 24_990 },
      { ram: 8, storage: 256, price: 28_990, was: 30_990 },
    ],
    facts: { ...middle, panel: "AMOLED", hertz: 90, network: "wifi", chip: "Ordrel T6, 8 cores" },
    about: [
      "Six millimetres thin, with a display that is easy on the eyes after ten in the evening.",
      "মাত্র ছয় মিলিমিটার পাতলা; রাত দশটার পরও চোখে আরাম দেয় এমন পর্দা।",
    ],
  },
  {
    brand: "kaldreo",
    title: "Kaldreo Folio 11 5G",
    design: "tablet/sketch",
    colours: ["rose", "graphite"],
    offers: [{ ram: 8, storage: 256, price: 42_990 }],
    facts: { ...fine, network: "5g", chip: "Silvane 6, 8 cores" },
    about: [
      "A notebook that is always online: write with the pen, send before the meeting is over.",
      "সব সময় অনলাইন একটি নোটবই: পেন দিয়ে লিখুন, সভা শেষ হওয়ার আগেই পাঠিয়ে দিন।",
    ],
  },
  {
    brand: "kaldreo",
    title: "Kaldreo Folio 11",
    design: "tablet/sketch",
    colours: ["graphite", "silver"],
    offers: [
      { ram: 8, storage: 128, price: 33_990 },
      { ram: 8, storage: 256, price: 36_990 },
    ],
    facts: { ...fine, network: "wifi", chip: "Silvane 4, 8 cores" },
    about: [
      "The pen tablet that students ask for: lecture on the left, own notes on the right.",
      "শিক্ষার্থীদের পছন্দের পেন-ট্যাব: বাঁয়ে লেকচার, ডানে নিজের নোট।",
    ],
  },
  {
    brand: "oskavi",
    title: "Oskavi Canvas 11",
    design: "tablet/sketch",
    colours: ["silver", "graphite"],
    offers: [
      { ram: 8, storage: 128, price: 38_990, was: 41_990 },
      { ram: 12, storage: 256, price: 44_990 },
    ],
    facts: { ...fine, network: "wifi", chip: "Ordrel D7, 8 cores" },
    about: [
      "Made by a camera maker: every screen is calibrated, and the report is in the box.",
      "ক্যামেরা যাঁরা বানান তাঁদের ট্যাব: প্রতিটির রং আলাদা করে মেলানো, বাক্সে থাকে তার প্রমাণপত্র।",
    ],
  },
  {
    brand: "oskavi",
    title: "Oskavi Canvas 13",
    design: "tablet/sketch",
    colours: ["graphite", "rose"],
    offers: [
      { ram: 12, storage: 256, price: 74_990 },
      { ram: 16, storage: 512, price: 84_990, was: 89_990 },
    ],
    facts: { ...large, network: "wifi", chip: "Ordrel D9, 8 cores" },
    about: [
      "A drawing board for professionals. The pen lags less than one frame.",
      "আঁকাই যাঁদের পেশা, তাঁদের ড্রয়িং বোর্ড। পেনের দাগ পড়ে হাতের সঙ্গে সঙ্গেই।",
    ],
  },
  {
    brand: "oskavi",
    title: "Oskavi Canvas 13 5G",
    design: "tablet/sketch",
    colours: ["silver", "graphite"],
    offers: [{ ram: 12, storage: 256, price: 84_990 }],
    facts: { ...large, network: "5g", chip: "Ordrel D9, 8 cores" },
    about: [
      "The large Canvas with 5G: a studio that you carry to the client and present on their wall.",
      "৫জিসহ বড় ক্যানভাস: পুরো স্টুডিও নিয়ে যান ক্লায়েন্টের কাছে, দেখান তাঁদেরই দেয়ালে।",
    ],
  },
  {
    brand: "shurjex",
    title: "Shurjex Veranda 10",
    design: "tablet/plain",
    colours: ["sky", "silver"],
    offers: [{ ram: 4, storage: 128, price: 16_990 }],
    facts: { ...middle, mah: 9500, network: "wifi", chip: "Ordrel T4, 8 cores" },
    about: [
      "A tablet with a large Shurjex battery: enough for two children to watch films for two days.",
      "বড় ব্যাটারিই সূর্যেক্সের পরিচয়, আর ট্যাবে জায়গাও বেশি: দুই শিশুর দুই দিনের ছবি দেখা চলে।",
    ],
  },
  {
    brand: "shurjex",
    title: "Shurjex Veranda 10 LTE",
    design: "tablet/plain",
    colours: ["graphite", "sky"],
    offers: [{ ram: 6, storage: 128, price: 21_990, was: 23_490 }],
    facts: { ...middle, mah: 9500, network: "4g", chip: "Ordrel T6, 8 cores" },
    about: [
      "For places with long power cuts: 4G and nine and a half thousand mAh.",
      "ক্লাস শেষের আগেই যেখানে বিদ্যুৎ যায়: ৪জি সংযোগ আর সাড়ে নয় হাজার এমএএইচ ব্যাটারি।",
    ],
  },
  {
    brand: "shurjex",
    title: "Shurjex Veranda Kids",
    design: "tablet/plain",
    colours: ["sky", "graphite"],
    offers: [{ ram: 4, storage: 64, price: 13_490 }],
    facts: { ...small, mah: 6200, network: "wifi", chip: "Ordrel T2, 8 cores" },
    about: [
      "Comes with a soft frame, two hundred Bengali stories and a timer that parents set.",
      "সঙ্গে নরম কভার, দুই শ বাংলা গল্প আর মা-বাবার ঠিক করে দেওয়া সময়সীমা।",
    ],
  },
  {
    brand: "rumbaro",
    title: "Rumbaro Board 10",
    design: "tablet/plain",
    colours: ["graphite"],
    offers: [{ ram: 4, storage: 64, price: 15_990 }],
    facts: { ...middle, network: "wifi", chip: "Ordrel T2, 8 cores" },
    about: [
      "A simple, affordable tablet for counters, menus and queues; you can lock it to one app.",
      "কাউন্টার, মেনু আর সিরিয়ালের জন্য সাদামাটা দামে সাদামাটা ট্যাব; একটি অ্যাপেই আটকে রাখা যায়।",
    ],
  },
  {
    brand: "rumbaro",
    title: "Rumbaro Board 11 Play",
    design: "tablet/sketch",
    colours: ["graphite", "silver"],
    offers: [
      { ram: 8, storage: 128, price: 31_490 },
      { ram: 12, storage: 256, price: 35_990, was: 38_490 },
    ],
    facts: { ...fine, pen: false, network: "wifi", chip: "Silvane 6, 8 cores" },
    about: [
      "A large screen for games, with four speakers and a grip with a fan in the box.",
      "আঙুলে পর্দা ঢাকা পড়ে না এমন গেমের ট্যাব: চারটি স্পিকার, বাক্সে ধরার আলাদা গ্রিপ।",
    ],
  },
  {
    brand: "rumbaro",
    title: "Rumbaro Board 11 5G",
    design: "tablet/sketch",
    colours: ["silver"],
    offers: [{ ram: 8, storage: 256, price: 39_990 }],
    facts: { ...fine, pen: false, network: "5g", chip: "Silvane 6, 8 cores" },
    about: [
      "5G on eleven inches for less than forty thousand taka: films in full resolution, wherever you are.",
      "চল্লিশ হাজারের কমে এগারো ইঞ্চিতে ৫জি: যেখানেই থাকুন, ছবি চলে পূর্ণ রেজল্যুশনে।",
    ],
  },
  {
    brand: "padmiro",
    title: "Padmiro Slate 11 Study",
    design: "tablet/plain",
    colours: ["silver", "sky"],
    offers: [{ ram: 6, storage: 128, price: 25_490, was: 26_990 }],
    facts: { ...fine, hertz: 90, watts: 18, network: "wifi", chip: "Ordrel T6, 8 cores" },
    about: [
      "A pen, a keyboard cover and three years of the dictionary app come with it; made with two schools in Cumilla.",
      "সঙ্গে পেন, কিবোর্ড-কভার আর তিন বছরের অভিধান; তৈরি কুমিল্লার দুটি স্কুলকে নিয়ে।",
    ],
  },
  {
    brand: "padmiro",
    title: "Padmiro Slate 11 5G",
    design: "tablet/plain",
    colours: ["graphite", "silver"],
    offers: [{ ram: 8, storage: 256, price: 36_490 }],
    facts: { ...fine, network: "5g", chip: "Silvane 4, 8 cores" },
    about: [
      "For people who take signatures at the customer's: pen, 5G and a display that is readable in the sun.",
      "ক্রেতার সামনেই যাঁরা সই নেন তাঁদের জন্য: পেন, ৫জি আর রোদেও স্পষ্ট পর্দা।",
    ],
  },
  {
    brand: "kaldreo",
    title: "Kaldreo Folio 8 Reader",
    design: "tablet/plain",
    colours: ["silver"],
    offers: [{ ram: 4, storage: 64, price: 14_990 }],
    facts: { ...small, network: "wifi", chip: "Ordrel T4, 8 cores" },
    about: [
      "Matte glass and a warm light for reading, with room for four thousand books.",
      "পড়ার জন্য ম্যাট কাচ আর উষ্ণ আলো। চার হাজার বই ধরে।",
    ],
  },
  {
    brand: "kaldreo",
    title: "Kaldreo Folio 13",
    design: "tablet/sketch",
    colours: ["rose", "silver"],
    offers: [{ ram: 12, storage: 256, price: 69_990, was: 72_990 }],
    facts: { ...large, network: "wifi", chip: "Silvane 7 Plus, 8 cores" },
    about: [
      "The thinnest large tablet that we know of, with four speakers tuned in a music room in Rajshahi.",
      "আমাদের জানা সবচেয়ে পাতলা বড় ট্যাব; চারটি স্পিকারের সুর মেলানো হয়েছে রাজশাহীর এক গানের ঘরে।",
    ],
  },
  {
    brand: "shurjex",
    title: "Shurjex Veranda 12",
    design: "tablet/sketch",
    colours: ["graphite", "silver"],
    offers: [{ ram: 8, storage: 256, price: 46_990, was: 49_990 }],
    facts: { ...large, panel: "IPS LCD", hertz: 90, mah: 12_000, watts: 45, network: "4g", chip: "Ordrel D7, 8 cores" },
    about: [
      "The largest battery of all our tablets: a weekend of films for the whole family.",
      "আমাদের ট্যাবের মধ্যে সবচেয়ে বড় ব্যাটারি: সাপ্তাহিক ছুটিতে পুরো পরিবারের সিনেমা দেখা চলে।",
    ],
  },
  {
    brand: "rumbaro",
    title: "Rumbaro Board 8 Tough",
    design: "tablet/plain",
    colours: ["graphite", "sky"],
    offers: [{ ram: 6, storage: 128, price: 22_490 }],
    facts: { ...small, mah: 7200, network: "4g", chip: "Ordrel T6, 8 cores" },
    about: [
      "For warehouses and surveyors: rubber all round, a scanner button and a display that works with gloves.",
      "গুদাম আর জরিপকর্মীদের জন্য: চারপাশে রাবার, স্ক্যানারের আলাদা বাটন আর দস্তানা পরেও চলে এমন পর্দা।",
    ],
  },
];

export const tablets: GoodsShelf<TabletFacts> = { kind: tabletKind, goods };
