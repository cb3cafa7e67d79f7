import type { BrandSlug, GoodsDefinition, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";
import { type NetworkFacts, networkKind } from "@/backend/db/seed/goods/network-kind";

type Router = GoodsDefinition<NetworkFacts>;

function router(
  brand: BrandSlug,
  title: string,
  design: Router["design"],
  colours: Router["colours"],
  price: number | readonly [now: number, was: number],
  facts: NetworkFacts,
  about: Pair,
): Router {
  return {
    brand,
    title,
    design,
    colours,
    offers: [typeof price === "number" ? { price } : { price: price[0], was: price[1] }],
    facts,
    about,
  };
}

const pocket = (
  network: "4g" | "5g",
  wifi: NetworkFacts["wifi"],
  mbps: number,
  devices: number,
  mah: number,
): NetworkFacts => ({
  form: "pocket",
  network,
  wifi,
  mbps,
  devices,
  mah,
  sockets: 0,
});
const home = (wifi: NetworkFacts["wifi"], mbps: number, devices: number, sockets: number): NetworkFacts => ({
  form: "home",
  network: "line",
  wifi,
  mbps,
  devices,
  sockets,
});
const unit = (
  network: "4g" | "5g",
  wifi: NetworkFacts["wifi"],
  mbps: number,
  devices: number,
  sockets: number,
): NetworkFacts => ({
  form: "cpe",
  network,
  wifi,
  mbps,
  devices,
  sockets,
});

const goods: readonly Router[] = [
  router("tarokh", "Tarokh Pocket 4", "pocket-router/card", ["black", "white"], 3290, pocket("4g", 4, 150, 10, 2100), [
    "As small as a bank card, for teams that travel.",
    "ব্যাংক কার্ডের মতো ছোট; দল বেঁধে পথে বেরোলে সবার আগে ব্যাগে ওঠে।",
  ]),
  router(
    "tarokh",
    "Tarokh Pocket 4 Max",
    "pocket-router/card",
    ["blue", "black"],
    [4290, 4690],
    pocket("4g", 5, 300, 16, 4000),
    [
      "Twice the battery, enough for the whole way from Teknaf to Tetulia.",
      "দ্বিগুণ ব্যাটারি, টেকনাফ থেকে তেঁতুলিয়া পর্যন্ত পুরো পথের জন্য।",
    ],
  ),
  router(
    "tarokh",
    "Tarokh Pocket 5",
    "pocket-router/card",
    ["white", "blue"],
    14_990,
    pocket("5g", 6, 1200, 32, 5000),
    [
      "5G in your shirt pocket: a film downloads before the bus leaves the terminal.",
      "শার্টের পকেটে ৫জি: বাস টার্মিনাল ছাড়ার আগেই ছবি নামানো শেষ।",
    ],
  ),
  router("tarokh", "Tarokh Puck", "pocket-router/puck", ["white", "blue"], 2790, pocket("4g", 4, 150, 8, 1800), [
    "The simplest one: one button, three lights and no screen to break.",
    "সবচেয়ে সহজ: একটি বাটন, তিনটি বাতি, ভাঙার মতো কোনো স্ক্রিন নেই।",
  ]),
  router("tarokh", "Tarokh Puck Plus", "pocket-router/puck", ["black", "white"], 3690, pocket("4g", 5, 300, 16, 3600), [
    "Shows the remaining data in large figures.",
    "কত ডেটা বাকি তা বড় সংখ্যায় দেখায়, কাউকে জিজ্ঞেস করতে হয় না।",
  ]),
  router(
    "tarokh",
    "Tarokh Puck 5G",
    "pocket-router/puck",
    ["blue", "black"],
    [12_990, 13_990],
    pocket("5g", 6, 1000, 24, 4600),
    [
      "The most affordable way to 5G for a family: one puck instead of four new phones.",
      "পরিবারের জন্য ৫জিতে যাওয়ার সবচেয়ে সাশ্রয়ী উপায়: চারটি নতুন ফোনের বদলে একটি পাক।",
    ],
  ),
  router(
    "rumbaro",
    "Rumbaro Wave Pocket",
    "pocket-router/card",
    ["black", "blue"],
    2990,
    pocket("4g", 4, 150, 10, 2600),
    ["Can also charge a phone in an emergency.", "জরুরি সময়ে ফোনও চার্জ দেয়: নিজের ব্যাটারি ভাগ করে নেয়।"],
  ),
  router("padmiro", "Padmiro Setu", "pocket-router/puck", ["white", "black"], 2490, pocket("4g", 4, 150, 8, 2000), [
    "Setu means bridge: it connects eight devices to one SIM, for the price of two restaurant meals.",
    "নামের মতোই সেতু: এক সিম থেকে আট ডিভাইস, দুবেলা রেস্তোরাঁয় খাওয়ার দামে।",
  ]),
  router("tarokh", "Tarokh Obelisk 5G", "cpe/obelisk", ["white", "graphite"], 24_990, unit("5g", 6, 3000, 128, 2), [
    "Home internet without a line: put it by the window and the flat is online. It replaces fibre where there is none.",
    "তার ছাড়াই বাসার ইন্টারনেট: জানালার পাশে রাখলেই পুরো ফ্ল্যাট অনলাইন। ফাইবার না থাকলে এটিই ভরসা।",
  ]),
  router(
    "tarokh",
    "Tarokh Obelisk 5G Pro",
    "cpe/obelisk",
    ["graphite", "white"],
    [32_990, 34_990],
    unit("5g", 7, 5800, 200, 4),
    [
      "For offices of twenty and houses of three floors, with two aerials that can go onto the roof.",
      "কুড়িজনের অফিস বা তিনতলা বাড়ির জন্য; ছাদে বসানোর মতো দুটি অ্যান্টেনাও আছে।",
    ],
  ),
  router("tarokh", "Tarokh Leaf 5G", "cpe/leaf", ["white", "sky"], 19_990, unit("5g", 6, 2100, 64, 1), [
    "A home unit that looks good on a bookshelf: no blinking lights and no black box.",
    "বইয়ের পাশে তাকেও মানায় এমন হোম ইউনিট: ঝিকিমিকি আলো নেই, কালো বাক্সও নয়।",
  ]),
  router("tarokh", "Tarokh Leaf 4G", "cpe/leaf", ["sky", "white"], 7990, unit("4g", 5, 300, 32, 1), [
    "The 4G unit for a small flat, an office of five or a shop with a card reader.",
    "ছোট ফ্ল্যাট, পাঁচজনের অফিস বা কার্ড মেশিনসহ দোকানের জন্য ৪জি ইউনিট।",
  ]),
  router("tarokh", "Tarokh Leaf 4G Duo", "cpe/leaf", ["graphite", "white"], [9490, 9990], unit("4g", 5, 600, 48, 2), [
    "Two SIM cards: when one network is busy it moves to the other within a second.",
    "দুটি সিম: এক নেটওয়ার্ক ব্যস্ত থাকলে এক সেকেন্ডেই অন্যটিতে চলে যায়।",
  ]),
  router(
    "shurjex",
    "Shurjex Hearth 4G",
    "cpe/obelisk",
    ["graphite"],
    10_990,
    { ...unit("4g", 5, 300, 32, 2), mah: 5200 },
    [
      "It has its own battery: when the power fails, the internet works for a whole evening.",
      "নিজস্ব ব্যাটারি আছে: বিদ্যুৎ গেলেও পুরো সন্ধ্যা ইন্টারনেট থাকে।",
    ],
  ),
  router(
    "shurjex",
    "Shurjex Hearth 5G",
    "cpe/obelisk",
    ["white"],
    27_990,
    { ...unit("5g", 6, 2400, 96, 2), mah: 6400 },
    [
      "5G at home that survives load-shedding: the battery lasts five hours.",
      "লোডশেডিংয়েও চলে এমন ৫জি: ব্যাটারিতে টানা পাঁচ ঘণ্টা।",
    ],
  ),
  router("tarokh", "Tarokh Mast 5", "router/mast", ["white", "graphite"], 2490, home(5, 1200, 24, 4), [
    "A simple router for a three-room flat: four aerials and two bands.",
    "তিন ঘরের ফ্ল্যাটের সাধারণ রাউটার: চার অ্যান্টেনা, দুই ব্যান্ড, কোনো ঝামেলা নেই।",
  ]),
  router("tarokh", "Tarokh Mast 6", "router/mast", ["graphite", "white"], [3990, 4290], home(6, 1800, 48, 4), [
    "Wi-Fi 6 for homes where everyone watches something different at nine in the evening.",
    "রাত নয়টায় সবাই যেখানে আলাদা কিছু দেখে, সেই বাসার জন্য ওয়াই-ফাই ৬।",
  ]),
  router("tarokh", "Tarokh Mast 6 Gaming", "router/mast", ["graphite"], 7490, home(6, 5400, 96, 5), [
    "Puts your game before other downloads.",
    "অন্যের ডাউনলোডের আগে আপনার গেমকে গতি দেয়।",
  ]),
  router("tarokh", "Tarokh Tower 6", "router/tower", ["white", "graphite"], 5490, home(6, 3000, 64, 3), [
    "A tower without visible aerials that covers a whole floor of a hundred and fifty square metres.",
    "অ্যান্টেনা চোখে পড়ে না এমন স্তম্ভ; দেড় শ বর্গমিটারের পুরো তলা ঢেকে দেয়।",
  ]),
  router("tarokh", "Tarokh Tower 7", "router/tower", ["graphite", "white"], 14_490, home(7, 9300, 200, 4), [
    "Wi-Fi 7 for lines faster than a gigabit and homes with fifty connected devices.",
    "এক গিগাবিটের বেশি লাইন আর পঞ্চাশটি যুক্ত ডিভাইসের বাসার জন্য ওয়াই-ফাই ৭।",
  ]),
  router("tarokh", "Tarokh Pebble Mesh", "router/pebble", ["white", "sand"], [4490, 4990], home(6, 1800, 64, 2), [
    "One pebble is a router, two are a mesh: add one wherever the signal ends.",
    "একটি পেবল রাউটার, দুটি মিলে মেশ: সিগন্যাল যেখানে শেষ, সেখানে আরেকটি বসান।",
  ]),
  router("tarokh", "Tarokh Pebble Mesh Pro", "router/pebble", ["graphite", "sand"], 8990, home(6, 5400, 120, 3), [
    "A third band links the pebbles, so the last room is as fast as the first.",
    "পেবলগুলো আলাদা ব্যান্ডে যুক্ত থাকে, তাই শেষ ঘরেও প্রথম ঘরের মতো গতি।",
  ]),
  router("alo", "alo Home Hub Router", "router/pebble", ["sand", "white"], 6490, home(6, 2400, 80, 2), [
    "Router and hub in one: alo lamps, plugs and cameras need nothing else.",
    "রাউটার আর হাব একসঙ্গে: আলোর বাতি, প্লাগ আর ক্যামেরার জন্য আর কিছুই লাগে না।",
  ]),
  router("rumbaro", "Rumbaro Wave Home", "router/mast", ["white"], 1890, home(5, 867, 16, 2), [
    "For one room and a small line, set up in two minutes.",
    "এক ঘর আর ছোট লাইনের জন্য, দুই মিনিটেই চালু।",
  ]),
];

export const networkGoods: GoodsShelf<NetworkFacts> = { kind: networkKind, goods };
