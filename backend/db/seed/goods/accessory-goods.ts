import { type AccessoryFacts, accessoryKind } from "@/backend/db/seed/goods/accessory-kind";
import { audioGoods } from "@/backend/db/seed/goods/audio-goods";
import type { BrandSlug, GoodsDefinition, GoodsOffer, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";

type Accessory = GoodsDefinition<AccessoryFacts>;
type Price = number | readonly [now: number, was: number];

const offerOf = (price: Price): GoodsOffer =>
  typeof price === "number" ? { price } : { price: price[0], was: price[1] };

function item(
  brand: BrandSlug,
  title: string,
  design: Accessory["design"],
  colours: Accessory["colours"],
  offers: Accessory["offers"],
  facts: AccessoryFacts,
  about: Pair,
): Accessory {
  return { brand, title, design, colours, offers, facts, about };
}

function charger(
  brand: BrandSlug,
  title: string,
  colours: Accessory["colours"],
  price: Price,
  watts: number,
  ports: number,
  about: Pair,
): Accessory {
  const facts: AccessoryFacts = {
    form: "charger",
    fits: "usb-c",
    watts,
    summary: [
      `${watts} W · ${ports} USB-C ${ports === 1 ? "port" : "ports"} · PD and PPS`,
      `${watts} ওয়াট · ${ports}টি ইউএসবি-সি পোর্ট · পিডি ও পিপিএস`,
    ],
    more: [
      `It gives ${watts} watts where the phone takes them, and less where it does not.`,
      `ফোন যত নেয়, সর্বোচ্চ ${watts} ওয়াট পর্যন্ত ঠিক ততটাই দেয়।`,
    ],
    points: [
      [
        `${watts} W`,
        watts >= 45 ? "Enough for a laptop, and quick for a phone." : "Half a battery in about half an hour.",
      ],
      ["Stays cool", "Gallium nitride instead of silicon: smaller and cooler."],
      ["Made for our voltage", "Works from 100 to 260 volts and copes with voltage peaks in the evening."],
    ],
    figures: [
      ["Power", `${watts} W in all`],
      ["Ports", `${ports} × USB-C`],
      ["Standards", "PD 3.1, PPS, QC 4"],
      ["Plug", "Two round pins (type C)"],
    ],
  };
  return item(brand, title, "charger/cube", colours, [offerOf(price)], facts, about);
}

function pad(
  brand: BrandSlug,
  title: string,
  colours: Accessory["colours"],
  price: Price,
  watts: number,
  about: Pair,
): Accessory {
  const facts: AccessoryFacts = {
    form: "wireless-charger",
    fits: "wireless",
    watts,
    summary: [`${watts} W wireless · magnetic · USB-C`, `${watts} ওয়াট ওয়্যারলেস · ম্যাগনেটিক · ইউএসবি-সি`],
    more: [
      "It needs a USB-C charger of 20 watts or more, which is sold separately.",
      "চালাতে ২০ ওয়াট বা তার বেশি ইউএসবি-সি চার্জার লাগে, যা আলাদা কিনতে হয়।",
    ],
    points: [
      ["Put it down", "Magnets pull the phone into the right place, even in the dark."],
      [`${watts} W without a plug`, "Full overnight, and half full after an hour."],
      ["Through the case", "Charges through cases of up to 4 mm."],
    ],
    figures: [
      ["Power", `${watts} W`],
      ["Standard", "Qi2"],
      ["Cable", "USB-C, 1 m, fixed"],
    ],
  };
  return item(brand, title, "charger/pad", colours, [offerOf(price)], facts, about);
}

function cable(
  brand: BrandSlug,
  title: string,
  colours: Accessory["colours"],
  prices: readonly [Price, Price?],
  watts: number,
  about: Pair,
): Accessory {
  const [short, long] = prices;
  const facts: AccessoryFacts = {
    form: "cable",
    fits: "usb-c",
    watts,
    summary: [`USB-C to USB-C · ${watts} W · braided`, `ইউএসবি-সি থেকে ইউএসবি-সি · ${watts} ওয়াট · বোনা তার`],
    more: [
      `It carries ${watts} watts and has a chip that tells charger and phone so.`,
      `${watts} ওয়াট পর্যন্ত বহন করে; ভেতরের চিপ চার্জার আর ফোনকে তা জানিয়ে দেয়।`,
    ],
    points: [
      ["Bent 20,000 times", "Bent in a test machine at the point where cables usually break."],
      ["Braided", "It doesn't tangle in the bag or turn yellow."],
      [`${watts} W`, "For phones, tablets and most laptops."],
    ],
    figures: [
      ["Power", `${watts} W`],
      ["Data", "480 Mbit/s"],
      ["Ends", "USB-C and USB-C"],
    ],
  };
  const first = { ...offerOf(short), size: "1 m" };
  return item(
    brand,
    title,
    "cable/coil",
    colours,
    long === undefined ? [first] : [first, { ...offerOf(long), size: "2 m" }],
    facts,
    about,
  );
}

function powerBank(
  brand: BrandSlug,
  title: string,
  design: Accessory["design"],
  colours: Accessory["colours"],
  price: Price,
  mah: number,
  watts: number,
  about: Pair,
): Accessory {
  const fills = (mah * 0.65) / 5000;
  const facts: AccessoryFacts = {
    form: "power-bank",
    fits: "usb-c",
    mah,
    watts,
    summary: [
      `${mah.toLocaleString("en-US")} mAh · ${watts} W · USB-C in and out`,
      `${mah} এমএএইচ · ${watts} ওয়াট · ইউএসবি-সি`,
    ],
    more: [
      `It fills a phone of 5,000 mAh about ${fills.toFixed(1)} times, and itself in ${Math.max(2, Math.round((mah * 3.7) / 1000 / watts + 1))} hours.`,
      `৫,০০০ এমএএইচের ফোন প্রায় ${fills.toFixed(1)} বার চার্জ করে।`,
    ],
    points: [
      [`${mah.toLocaleString("en-US")} mAh`, `About ${fills.toFixed(1)} full charges of a phone.`],
      [`${watts} W out`, "Charges two things at once and shares the power between them."],
      ["Allowed in the cabin", mah <= 27_000 ? "Under 100 watt-hours, as airlines require." : "Ask the airline first."],
    ],
    figures: [
      ["Capacity", `${mah.toLocaleString("en-US")} mAh, ${Math.round(mah * 0.0037)} Wh`],
      ["Power", `${watts} W`],
      ["Ports", "USB-C and USB-A"],
    ],
    box: ["USB-C cable, 30 cm"],
  };
  return item(brand, title, design, colours, [offerOf(price)], facts, about);
}

function phoneCase(
  brand: BrandSlug,
  title: string,
  design: "phone-case/shell" | "phone-case/grip",
  colours: Accessory["colours"],
  price: Price,
  about: Pair,
): Accessory {
  const round = design === "phone-case/shell";
  const facts: AccessoryFacts = {
    form: "case",
    fits: round ? "round-camera" : "wide-camera",
    summary: [
      round ? "Thin shell · for phones with a round camera" : "Soft case with grip · for phones with a wide camera",
      round ? "পাতলা শেল · গোল ক্যামেরার ফোনের জন্য" : "নরম ও শক্ত মুঠির কেস · চওড়া ক্যামেরার ফোনের জন্য",
    ],
    more: [
      "The edge is a millimetre higher than the screen and lenses. Write in the order note which phone it is for.",
      "কিনারা স্ক্রিন আর লেন্সের চেয়ে এক মিলিমিটার উঁচু। কোন ফোনের জন্য, অর্ডারের নোটে লিখে দিন।",
    ],
    points: [
      [
        "Falls",
        round
          ? "Tested from a metre and a half onto tiles, on all corners."
          : "Tested from two metres onto concrete, on all corners.",
      ],
      ["Stays thin", round ? "1.2 mm, 24 g." : "1.8 mm with air in the corners, 38 g."],
      ["Charges through", "Wireless charging works without taking it off."],
    ],
    figures: [
      ["Material", round ? "Polycarbonate, soft touch" : "TPU, 40 percent recycled"],
      ["Thickness", round ? "1.2 mm" : "1.8 mm"],
      ["Camera window", round ? "Round" : "Wide"],
    ],
  };
  return item(brand, title, design, colours, [offerOf(price)], facts, about);
}

const goods: readonly Accessory[] = [
  charger("bidyuto", "Bidyuto Cube 20", ["white", "graphite"], 790, 20, 1, [
    "The charger that no longer comes with newer phones.",
    "নতুন ফোনের বাক্সে যে চার্জার আর থাকে না, এটি সেটিই।",
  ]),
  charger("bidyuto", "Bidyuto Cube 33", ["graphite", "white"], [990, 1190], 33, 1, [
    "A third faster and only slightly larger than a matchbox.",
    "এক-তৃতীয়াংশ দ্রুত, আকারে দেশলাইয়ের বাক্সের চেয়ে সামান্য বড়।",
  ]),
  charger("bidyuto", "Bidyuto Cube 45 Duo", ["white", "graphite"], 1690, 45, 2, [
    "Two ports: for the phone and the earbuds, or for two phones.",
    "দুটি পোর্ট: ফোন আর ইয়ারবাড, কিংবা আপনার আর আমার।",
  ]),
  charger("bidyuto", "Bidyuto Cube 67", ["graphite"], 2490, 67, 2, [
    "For phones that can charge in half an hour.",
    "আধা ঘণ্টায় চার্জ হয় এমন ফোনের জন্য।",
  ]),
  charger("bidyuto", "Bidyuto Cube 100 Trio", ["graphite", "white"], [3990, 4490], 100, 3, [
    "Charges a laptop, a tablet and a phone from a single socket.",
    "গেস্টহাউসের এক সকেটেই ল্যাপটপ, ট্যাব আর ফোন।",
  ]),
  charger("padmiro", "Padmiro Charger 18", ["white"], 490, 18, 1, [
    "A reliable spare charger with the maker's warranty.",
    "নির্ভরযোগ্য বাড়তি চার্জার, কোম্পানির ওয়ারেন্টিসহ।",
  ]),
  charger("shurjex", "Shurjex Charger 45", ["graphite", "white"], 1490, 45, 1, [
    "The right charger for the large Shurjex batteries.",
    "সূর্যেক্সের বড় ব্যাটারির মনের মতো চার্জার।",
  ]),
  pad("bidyuto", "Bidyuto Pad 15", ["graphite", "white"], [1490, 1690], 15, [
    "Put it on the bedside table, and you never look for the plug again.",
    "বিছানার পাশে থাকলে আর প্লাগ খুঁজতে হয় না।",
  ]),
  pad("bidyuto", "Bidyuto Pad 25", ["white", "graphite"], 2290, 25, [
    "As fast as a cable was three years ago.",
    "তিন বছর আগের ক্যাবলের মতোই দ্রুত।",
  ]),
  pad("oskavi", "Oskavi Pad", ["graphite"], 2690, 20, [
    "Felt on top and steel below: it stays where you put it.",
    "ওপরে ফেল্ট, নিচে স্টিল: যেখানে রাখবেন সেখানেই থাকে।",
  ]),
  cable("bidyuto", "Bidyuto Braid 60", ["black", "white"], [390, 490], 60, [
    "The cable for every day, in two lengths.",
    "প্রতিদিনের ক্যাবল, দুই দৈর্ঘ্যে।",
  ]),
  cable("bidyuto", "Bidyuto Braid 100", ["white", "black", "red"], [[590, 690], 790], 100, [
    "Thicker, for laptops, and red, so that you don't lose it.",
    "ল্যাপটপের জন্য একটু মোটা; যাঁদের ক্যাবল হারায়, তাঁদের জন্য লাল।",
  ]),
  cable("bidyuto", "Bidyuto Braid 240", ["black"], [990, 1190], 240, [
    "For every device of the next ten years.",
    "আগামী দশ বছরে যা আসবে, সবকিছুর জন্য।",
  ]),
  cable("padmiro", "Padmiro Cable", ["white"], [250], 60, [
    "Simple, durable and with a warranty, unlike a cable from a street seller.",
    "সাধারণ, টেকসই আর ওয়ারেন্টিসহ; বাসে কেনা ক্যাবলের মতো নয়।",
  ]),
  cable("rumbaro", "Rumbaro Cable Red", ["red", "black"], [450], 100, [
    "With a light in the plug that goes out when the battery is full.",
    "প্লাগে ছোট বাতি, ব্যাটারি ভরলে নিভে যায়।",
  ]),
  powerBank("bidyuto", "Bidyuto Mini 5", "powerbank/mini", ["green", "white"], 1190, 5000, 18, [
    "One full charge that fits in your palm.",
    "হাতের তালুতে একবারের পুরো চার্জ।",
  ]),
  powerBank("bidyuto", "Bidyuto Mini 10", "powerbank/mini", ["navy", "green"], [1590, 1790], 10_000, 22, [
    "Two charges, and it still fits the pocket of a panjabi.",
    "দুবারের চার্জ, তবু পাঞ্জাবির পকেটে এঁটে যায়।",
  ]),
  powerBank("bidyuto", "Bidyuto Mini 10 Magnet", "powerbank/mini", ["white", "navy"], 2290, 10_000, 20, [
    "Attaches to the back of the phone and charges while you talk.",
    "ফোনের পেছনে লেগে থাকে, কথা বলতে বলতেই চার্জ হয়।",
  ]),
  powerBank("bidyuto", "Bidyuto Slab 10", "powerbank/slab", ["white", "navy"], 1490, 10_000, 18, [
    "As flat as a phone, so both fit into one pocket.",
    "ফোনের মতোই চ্যাপ্টা, তাই এক পকেটেই দুটো যায়।",
  ]),
  powerBank("bidyuto", "Bidyuto Slab 20", "powerbank/slab", ["navy", "graphite"], [2490, 2790], 20_000, 33, [
    "Enough for the night coach to Cox's Bazar and the next day.",
    "কক্সবাজারের রাতের বাস আর তার পরের দিনটির জন্য।",
  ]),
  powerBank("bidyuto", "Bidyuto Slab 20 Pro", "powerbank/slab", ["graphite", "white"], 4290, 20_000, 65, [
    "Keeps a laptop running through a long meeting.",
    "দশ মিনিটের কথা বলে শুরু হওয়া মিটিংয়েও ল্যাপটপ চালু রাখে।",
  ]),
  powerBank("shurjex", "Shurjex Reserve 30", "powerbank/slab", ["graphite"], 3990, 27_000, 45, [
    "The largest size allowed on a plane. For storms, floods and weddings.",
    "উড়োজাহাজে যতটা নেওয়া যায় ততটাই। ঝড়, বন্যা আর বিয়েবাড়ির জন্য।",
  ]),
  powerBank("padmiro", "Padmiro Bank 10", "powerbank/slab", ["navy", "white"], [1290, 1390], 10_000, 15, [
    "A measured ten thousand milliampere-hours, not just a printed figure.",
    "দশ হাজার এমএএইচ, শুধু লেখা নয়, মেপে দেখা।",
  ]),
  phoneCase("khaprel", "Khaprel Shell", "phone-case/shell", ["navy", "teal", "black"], 490, [
    "Thin and matte, so the phone still feels like your phone.",
    "পাতলা ও ম্যাট, তাই ফোনটা হাতে আগের মতোই লাগে।",
  ]),
  phoneCase(
    "khaprel",
    "Khaprel Shell Bright",
    "phone-case/shell",
    ["coral", "teal"],
    [550, 650],
    ["Easy to find in a dark bag.", "অন্ধকার ব্যাগেও এক নজরে খুঁজে পাওয়া যায়।"],
  ),
  phoneCase("khaprel", "Khaprel Shell Magnet", "phone-case/shell", ["black", "navy"], 990, [
    "A ring of magnets for pads, holders and the fridge door.",
    "প্যাড, হোল্ডার আর ফ্রিজের দরজার জন্য চুম্বকের রিং।",
  ]),
  phoneCase("khaprel", "Khaprel Grip", "phone-case/grip", ["coral", "navy", "black"], 590, [
    "Ribs on both sides, made for wet hands and rickshaw rides.",
    "দুই পাশে খাঁজ, ভেজা হাত আর রিকশার ঝাঁকুনির কথা ভেবে।",
  ]),
  phoneCase(
    "khaprel",
    "Khaprel Grip Tough",
    "phone-case/grip",
    ["black", "teal"],
    [890, 990],
    ["For building sites, kitchens and children under six.", "নির্মাণস্থল, রান্নাঘর আর ছয়ের কম বয়সীদের জন্য।"],
  ),
  phoneCase("khaprel", "Khaprel Grip Green", "phone-case/grip", ["teal", "navy"], 690, [
    "Forty percent of the material comes from old fishing nets.",
    "এর চল্লিশ ভাগ তৈরি হয়েছে মাছ ধরার পুরোনো জাল থেকে।",
  ]),
  charger("rumbaro", "Rumbaro Charger 33", ["graphite"], [790, 890], 33, 1, [
    "The plug folds away, and a line of light shows the charging speed.",
    "প্লাগ ভাঁজ করা যায়, আর আলোর রেখায় বোঝা যায় চার্জের গতি।",
  ]),
  charger("kaldreo", "Kaldreo Charger 67", ["white"], 2290, 67, 1, [
    "As flat as two coins, for people who travel light.",
    "দুটি মুদ্রার মতো চ্যাপ্টা, ব্যাগের প্রতিটি গ্রাম যাঁরা গোনেন তাঁদের জন্য।",
  ]),
  powerBank("rumbaro", "Rumbaro Brick 20", "powerbank/slab", ["graphite", "navy"], [2190, 2390], 20_000, 22, [
    "As heavy as a brick, and just as hard to break.",
    "ইটের মতো ভারী, ভাঙাও ততটাই কঠিন।",
  ]),
  phoneCase("oskavi", "Oskavi Focal Shell", "phone-case/shell", ["navy", "black"], 1290, [
    "Made for the round camera of the Focal, with a thread for filters.",
    "ফোকালের গোল ক্যামেরার জন্যই বানানো, ফিল্টার লাগানোর প্যাঁচসহ।",
  ]),
  cable("kaldreo", "Kaldreo Cable", ["white", "black"], [[690, 790]], 100, [
    "Flat like a ribbon: it stays where you put it on the desk.",
    "ফিতার মতো চ্যাপ্টা: টেবিলে রাখলে সেখানেই থাকে।",
  ]),
  ...audioGoods,
];

export const accessories: GoodsShelf<AccessoryFacts> = { kind: accessoryKind, goods };
