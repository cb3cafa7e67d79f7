import { type ButtonPhoneFacts, buttonPhoneKind } from "@/backend/db/seed/goods/button-phone-kind";
import type { BrandSlug, GoodsDefinition, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";

type ButtonPhone = GoodsDefinition<ButtonPhoneFacts>;

function phone(
  brand: BrandSlug,
  title: string,
  design: ButtonPhone["design"],
  colours: ButtonPhone["colours"],
  price: number | readonly [now: number, was: number],
  [inches, mah, days, network, megapixels]: readonly [number, number, number, "2G" | "4G", number],
  about: Pair,
): ButtonPhone {
  return {
    brand,
    title,
    design,
    colours,
    offers: [typeof price === "number" ? { price } : { price: price[0], was: price[1] }],
    facts: {
      inches,
      mah,
      days,
      network,
      megapixels,
      card: network === "4G" ? 64 : 32,
      rugged: design.endsWith("rugged"),
    },
    about,
  };
}

const goods: readonly ButtonPhone[] = [
  phone(
    "padmiro",
    "Padmiro Kotha",
    "button-phone/bar",
    ["black", "blue"],
    1390,
    [1.8, 1200, 12, "2G", 0.3],
    [
      "A phone for calls, and for nothing else. You can find its keys in the dark.",
      "ফোন বাজবে, কথা হবে: এটুকুই এর কাজ। অন্ধকারেও বাটন খুঁজে পাওয়া যায়।",
    ],
  ),
  phone(
    "padmiro",
    "Padmiro Kotha 2",
    "button-phone/bar",
    ["red", "black"],
    1690,
    [2.4, 1750, 16, "2G", 0.3],
    ["A larger display that you can read without glasses.", "চশমা ছাড়াও পড়া যায় এমন বড় স্ক্রিন।"],
  ),
  phone(
    "padmiro",
    "Padmiro Kotha 4G",
    "button-phone/bar",
    ["blue", "black"],
    [3290, 3490],
    [2.4, 1900, 14, "4G", 2],
    [
      "VoLTE calls as clear as from the next room, and a hotspot for your tablet.",
      "ভোল্টি কল, যেন পাশের ঘর থেকে কথা; ট্যাবের জন্য হটস্পটও দেয়।",
    ],
  ),
  phone(
    "padmiro",
    "Padmiro Kotha Nani",
    "button-phone/bar",
    ["red", "blue"],
    2190,
    [2.8, 1800, 15, "2G", 0.3],
    [
      "Made with grandmothers: four picture keys for four people, and one red key that calls them all.",
      "নানিদের সঙ্গে নিয়ে বানানো: চার আপনজনের জন্য ছবিসহ চারটি বাটন, আর একটি লাল বাটনে সবাইকে ডাক।",
    ],
  ),
  phone(
    "rumbaro",
    "Rumbaro Dhol",
    "button-phone/bar",
    ["black", "red"],
    1590,
    [2.4, 2000, 18, "2G", 0.3],
    ["The loudest speaker in any of our phones with keys.", "আমাদের বাটন ফোনের মধ্যে সবচেয়ে জোরালো স্পিকার।"],
  ),
  phone(
    "rumbaro",
    "Rumbaro Dhol 4G",
    "button-phone/bar",
    ["blue", "red"],
    3590,
    [2.8, 2200, 15, "4G", 2],
    [
      "Plays video and radio over 4G, and still lasts a week between charges.",
      "৪জিতে ভিডিও আর রেডিও চলে, তবু চার্জ লাগে সপ্তাহে একবার।",
    ],
  ),
  phone(
    "shurjex",
    "Shurjex Khuti",
    "button-phone/rugged",
    ["black", "sand"],
    [2790, 2990],
    [2.4, 4000, 40, "2G", 0.3],
    [
      "For fields, boats and building sites: forty days of standby and rubber corners.",
      "মাঠ, নৌকা আর নির্মাণকাজের জন্য: চল্লিশ দিন স্ট্যান্ডবাই, কোনায় রাবার।",
    ],
  ),
  phone(
    "shurjex",
    "Shurjex Khuti 4G",
    "button-phone/rugged",
    ["sand", "black"],
    4290,
    [2.8, 4200, 32, "4G", 2],
    [
      "The same body with 4G, and its battery charges another phone over the cable.",
      "একই গড়নে ৪জি; ক্যাবল দিয়ে অন্য ফোনও চার্জ দেয়।",
    ],
  ),
];

export const buttonPhones: GoodsShelf<ButtonPhoneFacts> = { kind: buttonPhoneKind, goods };
