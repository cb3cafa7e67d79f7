import { type ApparelFacts, apparelKind } from "@/backend/db/seed/goods/apparel-kind";
import type { GoodsDefinition, GoodsOffer, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";

type Apparel = GoodsDefinition<ApparelFacts>;
type Price = number | readonly [now: number, was: number];

const ADULT_SIZES = ["S", "M", "L", "XL", "XXL"] as const;
const CHILD_SIZES = ["6 years", "8 years", "10 years", "12 years"] as const;
const PRINT = 250;

const offerOf = (price: Price): GoodsOffer =>
  typeof price === "number" ? { price } : { price: price[0], was: price[1] };

function offersOf(price: Price, sizes: readonly string[]): Apparel["offers"] {
  const [first, ...rest] = sizes.map((size) => ({ ...offerOf(price), size }));
  return first === undefined ? [offerOf(price)] : [first, ...rest];
}

function worn(
  title: string,
  titleBn: string,
  design: Apparel["design"],
  colours: Apparel["colours"],
  price: Price,
  facts: ApparelFacts,
  about: Pair,
): Apparel {
  const isSized = facts.form === "tshirt" || facts.form === "jersey";
  const sizes = isSized ? (facts.for === "children" ? CHILD_SIZES : ADULT_SIZES) : [];
  return {
    brand: "sutoli",
    title: `Sutoli ${title}`,
    titleBn: `সুতলি ${titleBn}`,
    design,
    colours,
    offers: offersOf(price, sizes),
    facts,
    about,
  };
}

const tee: ApparelFacts = { form: "tshirt", for: "adults", material: "cotton", figure: 180 };
const childTee: ApparelFacts = { ...tee, for: "children", figure: 160 };
const jersey: ApparelFacts = { form: "jersey", for: "adults", material: "polyester", figure: 150, print: PRINT };
const childJersey: ApparelFacts = { ...jersey, for: "children", print: 200 };
const cap: ApparelFacts = { form: "cap", for: "everyone", material: "cotton", figure: 220 };
const bag: ApparelFacts = { form: "bag", for: "everyone", material: "jute", figure: 320 };
const mug: ApparelFacts = { form: "mug", for: "everyone", material: "ceramic", figure: 330 };

const goods: readonly Apparel[] = [
  worn(
    "Plain T-shirt",
    "সাদামাটা টি-শার্ট",
    "tshirt/plain",
    ["white", "navy", "black", "sand"],
    590,
    { ...tee, print: PRINT },
    [
      "A T-shirt that goes with everything, with or without your name on the back.",
      "সবকিছুর সঙ্গেই মানায় এই টি-শার্ট; পিঠে নিজের নাম থাকলে একাই যথেষ্ট।",
    ],
  ),
  worn("Wave T-shirt", "ঢেউ টি-শার্ট", "tshirt/wave", ["navy", "white", "teal"], 690, tee, [
    "Three waves on the chest, for the three rivers that meet at Chandpur.",
    "বুকে তিনটি ঢেউ, চাঁদপুরে যে তিন নদী মেলে তাদের নামে।",
  ]),
  worn("Signal T-shirt", "সিগন্যাল টি-শার্ট", "tshirt/signal", ["teal", "black", "sky"], [650, 750], tee, [
    "For people who ask for the Wi-Fi password before they sit down.",
    "বসার আগেই যাঁরা ওয়াই-ফাইয়ের খোঁজ করেন, তাঁদের জন্য।",
  ]),
  worn("Delta T-shirt", "বদ্বীপ টি-শার্ট", "tshirt/delta", ["green", "sand", "navy"], 720, tee, [
    "The delta as children draw it: one river comes in, five flow to the sea.",
    "শিশুর আঁকা বদ্বীপ: আসে একটি রেখা, সাগরে যায় পাঁচটি।",
  ]),
  worn("Bloom T-shirt", "ফুল টি-শার্ট", "tshirt/bloom", ["coral", "white", "black"], 720, tee, [
    "An alpona flower with eight petals, printed the way it is painted on courtyards.",
    "আট পাপড়ির আলপনার ফুল, উঠানে যেমন আঁকা হয় তেমনই ছাপা।",
  ]),
  worn("Kids Bloom T-shirt", "ছোটদের ফুল টি-শার্ট", "tshirt/bloom", ["white", "coral"], [450, 520], childTee, [
    "The alpona flower in children's sizes, on softer cloth.",
    "আলপনার ফুল ছোটদের মাপে, আরও নরম কাপড়ে।",
  ]),
  worn("Kids Wave T-shirt", "ছোটদের ঢেউ টি-শার্ট", "tshirt/wave", ["teal", "white"], 490, childTee, [
    "Three waves for people who jump into every puddle.",
    "প্রতিটি জমা পানিতে যারা লাফ দেয়, তাদের জন্য তিনটি ঢেউ।",
  ]),
  worn("Kids Signal T-shirt", "ছোটদের সিগন্যাল টি-শার্ট", "tshirt/signal", ["sky", "teal"], 490, childTee, [
    "For the smallest member of the family.",
    "পরিবারের সবচেয়ে ছোটজনের সিগন্যালই সবচেয়ে জোরালো।",
  ]),
  worn("Home Jersey", "হোম জার্সি", "jersey/hoops", ["green", "red"], 1290, jersey, [
    "The jersey for the stadium, the roof and the tea stall on match days.",
    "খেলার দিনে স্টেডিয়াম, ছাদ আর চায়ের দোকানের জার্সি।",
  ]),
  worn("Away Jersey", "অ্যাওয়ে জার্সি", "jersey/sides", ["red", "navy"], [1190, 1350], jersey, [
    "For away matches that you watch at home.",
    "খেলা যখন বাইরে আর গলা ফাটে এখানে, সেই দিনের জন্য।",
  ]),
  worn("Club Jersey", "ক্লাব জার্সি", "jersey/sides", ["blue", "green"], 1150, jersey, [
    "Order eleven with eleven names, and your neighbourhood team looks like a team.",
    "এগারোটি নামে এগারোটি নিন: পাড়ার দলটিকে দলের মতোই লাগবে।",
  ]),
  worn("Cricket Jersey", "ক্রিকেট জার্সি", "jersey/hoops", ["navy", "green", "blue"], 1350, jersey, [
    "Light enough for fifty overs in April.",
    "এপ্রিলের পঞ্চাশ ওভারেও হালকা লাগে।",
  ]),
  worn("Kids Home Jersey", "ছোটদের হোম জার্সি", "jersey/hoops", ["green", "blue"], [890, 990], childJersey, [
    "With room for a long name and a large number, even in small sizes.",
    "ছোট পিঠে লম্বা নাম আর বড় নম্বরের জায়গাসহ।",
  ]),
  worn("Kids Club Jersey", "ছোটদের ক্লাব জার্সি", "jersey/sides", ["blue", "red"], 850, childJersey, [
    "For the school team, and for those who want to be in it.",
    "স্কুলের দলের জন্য, আর যারা দলে আসতে চায় তাদের জন্যও।",
  ]),
  worn("Keeper Jersey", "গোলরক্ষকের জার্সি", "jersey/sides", ["navy", "green"], 1390, { ...jersey, figure: 170 }, [
    "Thicker cloth for goalkeepers and everyone who dives for the ball.",
    "ইচ্ছে করেই যাঁরা পড়েন, তাঁদের জন্য একটু মোটা কাপড়।",
  ]),
  worn("Classic Cap", "ক্লাসিক ক্যাপ", "cap/classic", ["navy", "black", "sand"], 390, cap, [
    "Six panels, a metal buckle and shade for the whole face.",
    "ছয় টুকরোর ক্যাপ, ধাতব বকলস আর পুরো মুখের ছায়া।",
  ]),
  worn(
    "Field Cap",
    "ফিল্ড ক্যাপ",
    "cap/classic",
    ["teal", "white"],
    [420, 480],
    { ...cap, material: "polyester", figure: 140 },
    ["Dries in ten minutes, which helps in the rainy season.", "দশ মিনিটেই শুকায়, বর্ষায় যা প্রায়ই কাজে লাগে।"],
  ),
  worn("Wave Tote", "ঢেউ টোট ব্যাগ", "tote/wave", ["sand", "navy"], 350, bag, [
    "Carries a day's shopping: up to twelve kilos.",
    "এক দিনের বাজার ধরে: বারো কেজি পর্যন্ত।",
  ]),
  worn("Bloom Tote", "ফুল টোট ব্যাগ", "tote/bloom", ["teal", "sand"], 390, bag, [
    "An alpona on jute from Faridpur; the handles are long enough for the shoulder.",
    "ফরিদপুরের পাটে আলপনা; কাঁধে নেওয়ার মতো লম্বা হাতল।",
  ]),
  worn(
    "Delta Tote",
    "বদ্বীপ টোট ব্যাগ",
    "tote/delta",
    ["white"],
    [320, 380],
    { ...bag, material: "cotton", figure: 280 },
    ["Light cotton for books, laptop and lunch.", "বই, ল্যাপটপ আর টিফিনের জন্য হালকা সুতির ব্যাগ।"],
  ),
  worn("Band Mug", "ডোরা মগ", "mug/band", ["white", "navy", "coral"], 390, mug, [
    "The mug from our offices, in the most popular colours.",
    "আমাদের অফিসের মগ, যে রংগুলো সবাই বাড়ি নিয়ে যান।",
  ]),
  worn("Plain Mug", "সাদামাটা মগ", "mug/plain", ["coral", "white", "navy"], [320, 360], mug, [
    "Plain glaze with no print. Tea looks best in coral.",
    "গায়ে শুধু চকচকে প্রলেপ। চা সবচেয়ে ভালো লাগে কোরালে।",
  ]),
  worn("Large Band Mug", "বড় ডোরা মগ", "mug/band", ["navy", "white"], 450, { ...mug, figure: 450 }, [
    "For night shifts and final exams.",
    "রাতের ডিউটি আর ফাইনাল পরীক্ষার জন্য।",
  ]),
  worn("Pair of Mugs", "জোড়া মগ", "mug/plain", ["white", "coral"], [590, 680], { ...mug, figure: 330 }, [
    "Two in one box, because tea is better in company.",
    "এক বাক্সে দুটি, কারণ একা চা জমে না।",
  ]),
];

export const apparelGoods: GoodsShelf<ApparelFacts> = { kind: apparelKind, goods };
