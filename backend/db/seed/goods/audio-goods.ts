import type { AccessoryFacts } from "@/backend/db/seed/goods/accessory-kind";
import type { BrandSlug, GoodsDefinition, Pair } from "@/backend/db/seed/goods/goods-types";

type Audio = GoodsDefinition<AccessoryFacts>;
type Price = number | readonly [now: number, was: number];

const offersOf = (price: Price): Audio["offers"] => [
  typeof price === "number" ? { price } : { price: price[0], was: price[1] },
];

function earbuds(
  brand: BrandSlug,
  title: string,
  design: "earbuds/pebble" | "earbuds/pill",
  colours: Audio["colours"],
  price: Price,
  [hours, total]: readonly [number, number],
  noiseCancelling: boolean,
  about: Pair,
): Audio {
  const facts: AccessoryFacts = {
    form: "earbuds",
    fits: "bluetooth",
    noiseCancelling,
    waterResistant: true,
    summary: [
      `${noiseCancelling ? "Noise cancelling" : "Clear calls"} · ${hours} h, ${total} h with case · Bluetooth 5.4`,
      `${noiseCancelling ? "নয়েজ ক্যানসেলিং" : "স্পষ্ট কল"} · ${hours} ঘণ্টা, কেসসহ ${total} ঘণ্টা · ব্লুটুথ ৫.৪`,
    ],
    more: [
      `They play ${hours} hours at a time and ${total} with what the case holds. Sweat and rain do them no harm.`,
      `একটানা ${hours} ঘণ্টা, কেসসহ মোট ${total} ঘণ্টা চলে। ঘাম আর বৃষ্টিতে ক্ষতি নেই।`,
    ],
    points: [
      [`${total} hours`, `${hours} in the ear, the rest in the case; ten minutes of charging give two hours.`],
      noiseCancelling
        ? ["Cuts street noise", "Cuts noise by up to 42 dB; one press lets you hear people again."]
        : ["Clear calls on the street", "Two microphones on each side that tell a voice from a horn."],
      ["Two phones at once", "Music from one, a call from the other, without pairing again."],
    ],
    figures: [
      ["Playing time", `${hours} h, ${total} h with case`],
      ["Bluetooth", "5.4, AAC and LC3"],
      ["Noise cancelling", noiseCancelling ? "Active, 42 dB" : "For calls only"],
    ],
    box: ["Tips in three sizes", "USB-C cable, 20 cm"],
  };
  return { brand, title, design, colours, offers: offersOf(price), facts, about };
}

function speaker(
  brand: BrandSlug,
  title: string,
  design: "speaker/drum" | "speaker/roll",
  colours: Audio["colours"],
  price: Price,
  [watts, hours]: readonly [number, number],
  about: Pair,
): Audio {
  const facts: AccessoryFacts = {
    form: "speaker",
    fits: "bluetooth",
    waterResistant: true,
    summary: [
      `${watts} W · ${hours} hours · rain-proof · Bluetooth 5.3`,
      `${watts} ওয়াট · ${hours} ঘণ্টা · বৃষ্টিরোধী · ব্লুটুথ ৫.৩`,
    ],
    more: [
      `${watts} watts for ${hours} hours; two of them make a stereo pair.`,
      `${watts} ওয়াটে টানা ${hours} ঘণ্টা; দুটি মিলিয়ে স্টেরিও হয়।`,
    ],
    points: [
      [`${watts} W`, watts >= 20 ? "For roof, courtyard and a small wedding." : "For room, kitchen and picnic."],
      [`${hours} hours`, "It can also charge your phone."],
      ["Rainproof", "Sealed against rain, sand and spilt tea."],
    ],
    figures: [
      ["Sound", `${watts} W`],
      ["Playing time", `${hours} hours`],
      ["Bluetooth", "5.3, stereo pair"],
      ["Other inputs", "3.5 mm, microSD"],
    ],
    box: ["USB-C cable, 1 m"],
  };
  return { brand, title, design, colours, offers: offersOf(price), facts, about };
}

export const audioGoods: readonly Audio[] = [
  earbuds("alvanor", "Alvanor Pebble", "earbuds/pebble", ["white", "black"], 1990, [6, 24], false, [
    "The earbuds that our whole office uses, because they simply work.",
    "পুরো অফিসের হাতে যে ইয়ারবাড, কারণ কোনো ঝামেলা নেই।",
  ]),
  earbuds("alvanor", "Alvanor Pebble 2", "earbuds/pebble", ["rose", "black", "white"], [2490, 2790], [7, 30], false, [
    "Lighter, in a case that closes firmly.",
    "আরও হালকা; কেসও ভালোভাবে বন্ধ হয়।",
  ]),
  earbuds("alvanor", "Alvanor Pebble Quiet", "earbuds/pebble", ["black", "rose"], 3990, [6, 28], true, [
    "Cuts out the horns of Farmgate and leaves only the song.",
    "ফার্মগেটের হর্ন বাদ, থাকে শুধু গান।",
  ]),
  earbuds("alvanor", "Alvanor Pill", "earbuds/pill", ["teal", "white"], 1690, [5, 20], false, [
    "Small, for small ears and small pockets.",
    "ছোট কান আর ছোট পকেটের জন্য ছোট ইয়ারবাড।",
  ]),
  earbuds("alvanor", "Alvanor Pill Quiet", "earbuds/pill", ["black", "teal"], [3490, 3790], [6, 26], true, [
    "Noise cancelling for less than four thousand taka, without the hiss.",
    "চার হাজারের কমে নয়েজ ক্যানসেলিং, বাড়তি শোঁ শোঁ ছাড়াই।",
  ]),
  earbuds("alvanor", "Alvanor Pill Studio", "earbuds/pill", ["white", "black"], 7990, [8, 36], true, [
    "Tuned for a year by a tabla maker and a sound engineer.",
    "এক তবলা-কারিগর আর এক শব্দ-প্রকৌশলী এক বছর ধরে এর সুর ঠিক করেছেন।",
  ]),
  earbuds("oskavi", "Oskavi Buds", "earbuds/pebble", ["black", "white"], 4490, [7, 28], true, [
    "They also record sound for your reels.",
    "রেকর্ডও করে: রিলের ছবির সঙ্গে মানানসই শব্দের জন্য।",
  ]),
  earbuds("padmiro", "Padmiro Sur", "earbuds/pill", ["teal", "black"], [990, 1190], [5, 18], false, [
    "Sur means tune: a first pair for less than a thousand taka.",
    "নামেই সুর: হাজার টাকার কমে প্রথম ইয়ারবাড।",
  ]),
  earbuds("rumbaro", "Rumbaro Buds Play", "earbuds/pill", ["black", "teal"], 2290, [7, 32], false, [
    "A game mode in which sound and picture stay in step.",
    "গেম মোডে গুলি আর তার শব্দ আসে একসঙ্গে।",
  ]),
  earbuds("kaldreo", "Kaldreo Buds", "earbuds/pebble", ["rose", "white"], 5490, [6, 24], true, [
    "Only three grams each; you forget you are wearing them.",
    "প্রতিটি মাত্র তিন গ্রাম; কানে আছে তা ভুলেই যাবেন।",
  ]),
  speaker(
    "alvanor",
    "Alvanor Drum",
    "speaker/drum",
    ["sand", "graphite"],
    3490,
    [12, 14],
    ["Sound in all directions, from the middle of the table.", "টেবিলের মাঝখান থেকে চারদিকে সমান আওয়াজ।"],
  ),
  speaker(
    "alvanor",
    "Alvanor Drum Max",
    "speaker/drum",
    ["red", "teal"],
    [6490, 6990],
    [30, 18],
    ["Music for a rooftop party, in one hand.", "এক হাতেই পুরো ছাদের আড্ডা।"],
  ),
  speaker(
    "alvanor",
    "Alvanor Roll",
    "speaker/roll",
    ["red", "graphite"],
    2490,
    [16, 12],
    ["Easy to carry, at home and outdoors.", "সহজে বহন করা যায়, ঘরে বা বাইরে।"],
  ),
  speaker(
    "alvanor",
    "Alvanor Roll Mini",
    "speaker/roll",
    ["teal", "red"],
    [1490, 1690],
    [8, 10],
    ["For the bicycle, the shower and the desk.", "সাইকেল, গোসলখানা আর পড়ার টেবিলের জন্য।"],
  ),
  speaker(
    "rumbaro",
    "Rumbaro Boom",
    "speaker/roll",
    ["graphite", "teal"],
    4990,
    [40, 12],
    ["Loud enough for parties, with good sound.", "অনুষ্ঠানের জন্য যথেষ্ট জোরালো, শব্দও ভালো।"],
  ),
];
