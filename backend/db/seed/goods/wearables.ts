import type { BrandSlug, GoodsDefinition, GoodsShelf, Pair } from "@/backend/db/seed/goods/goods-types";
import { type WearableFacts, wearableKind } from "@/backend/db/seed/goods/wearable-kind";

type Wearable = GoodsDefinition<WearableFacts>;
/** Inches, panel, days on a charge, grams. */
type Figures = readonly [inches: number, panel: WearableFacts["panel"], days: number, grams: number];
type Abilities = Partial<Pick<WearableFacts, "calls" | "gps" | "esim" | "water">>;

const wearable =
  (form: WearableFacts["form"]) =>
  (
    brand: BrandSlug,
    title: string,
    design: Wearable["design"],
    colours: Wearable["colours"],
    price: number | readonly [now: number, was: number],
    [inches, panel, days, grams]: Figures,
    abilities: Abilities,
    about: Pair,
  ): Wearable => ({
    brand,
    title,
    design,
    colours,
    offers: [typeof price === "number" ? { price } : { price: price[0], was: price[1] }],
    facts: { form, inches, panel, days, grams, calls: false, gps: false, esim: false, water: "splash", ...abilities },
    about,
  });

const watch = wearable("watch");
const band = wearable("band");
const kids = wearable("kids");

const goods: readonly Wearable[] = [
  watch("nirvelo", "Nirvelo Pulse", "watch/round", ["black", "navy"], 3990, [1.39, "TFT", 7, 46], { calls: true }, [
    "The watch that most people start with: large figures, calls on the wrist, a week without a cable.",
    "বেশির ভাগ মানুষের প্রথম স্মার্টওয়াচ: বড় সংখ্যা, কবজিতে কল, চার্জ ছাড়াই এক সপ্তাহ।",
  ]),
  watch(
    "nirvelo",
    "Nirvelo Pulse 2",
    "watch/round",
    ["navy", "olive", "black"],
    [5490, 5990],
    [1.43, "AMOLED", 8, 44],
    { calls: true, water: "swim" },
    [
      "An AMOLED face that stays readable in the noon sun and swims with you afterwards.",
      "দুপুরের রোদেও স্পষ্ট অ্যামোলেড পর্দা, আর এরপর সাঁতারেও সঙ্গী।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Pulse 2 GPS",
    "watch/round",
    ["olive", "black"],
    7990,
    [1.43, "AMOLED", 7, 45],
    { calls: true, gps: true, water: "swim" },
    [
      "For runners in Hatirjheel and Ramna: see your route on the map as soon as you finish.",
      "হাতিরঝিল আর রমনার দৌড়বিদদের জন্য: দম ফেরার আগেই মানচিত্রে আঁকা হয়ে যায় পথ।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Orbit Pro",
    "watch/round",
    ["sand", "black"],
    14_990,
    [1.46, "AMOLED", 12, 52],
    { calls: true, gps: true, water: "dive" },
    [
      "A steel case, sapphire glass and dual-frequency GPS that works between tall buildings.",
      "স্টিলের বডি, স্যাফায়ার কাচ আর দুই কম্পাঙ্কের জিপিএস, উঁচু ভবনের ফাঁকেও পথ হারায় না।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Orbit LTE",
    "watch/round",
    ["black", "sand"],
    [18_990, 20_990],
    [1.46, "AMOLED", 4, 54],
    { calls: true, gps: true, esim: true, water: "swim" },
    [
      "Your number on your wrist: go out without the phone and still take calls.",
      "আপনার নম্বর আপনার কবজিতে: ফোন রেখে বেরোন, তবু সবাই আপনাকে পাবেন।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Cadran",
    "watch/classic",
    ["tan", "black"],
    9490,
    [1.32, "AMOLED", 6, 48],
    { calls: true, water: "swim" },
    [
      "It looks like a classic watch and works like a smart one. The strap is real leather.",
      "দেখতে পুরোনো দিনের ঘড়ির মতো, কাজে স্মার্ট। স্ট্র্যাপ আসল চামড়ার।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Cadran Slim",
    "watch/classic",
    ["navy", "tan"],
    10_990,
    [1.3, "AMOLED", 5, 38],
    { calls: true },
    [
      "Only nine millimetres thick, so it fits under the cuff of a shirt or the sleeve of a kameez.",
      "মাত্র নয় মিলিমিটার পুরু, তাই শার্টের কাফ বা কামিজের হাতার নিচেও থাকে স্বচ্ছন্দে।",
    ],
  ),
  watch(
    "nirvelo",
    "Nirvelo Cadran GPS",
    "watch/classic",
    ["black", "navy"],
    [12_490, 13_490],
    [1.36, "AMOLED", 6, 50],
    { calls: true, gps: true, water: "swim" },
    [
      "A classic watch for walkers: distance, height and the way back on a simple dial.",
      "হাঁটতে যাঁরা ভালোবাসেন তাঁদের ক্লাসিক ঘড়ি: দূরত্ব, উচ্চতা আর ফেরার পথ, শান্ত এক ডায়ালে।",
    ],
  ),
  watch(
    "oskavi",
    "Oskavi Frame Watch",
    "watch/square",
    ["black", "rose"],
    8990,
    [1.85, "AMOLED", 5, 41],
    { calls: true, water: "swim" },
    [
      "It is also a remote control for Oskavi cameras: see the picture on your wrist, then take it.",
      "অস্কাভি ক্যামেরার রিমোটও বটে: কবজিতে ছবি দেখুন, তারপর তুলুন।",
    ],
  ),
  watch(
    "oskavi",
    "Oskavi Frame Watch GPS",
    "watch/square",
    ["rose", "sand"],
    11_990,
    [1.85, "AMOLED", 5, 42],
    { calls: true, gps: true, water: "swim" },
    [
      "Adds the location to every picture on your phone, even without a signal.",
      "ফোনে সিগন্যাল না থাকলেও প্রতিটি ছবি জানে কোথায় তোলা হয়েছিল।",
    ],
  ),
  watch(
    "padmiro",
    "Padmiro Ghori",
    "watch/square",
    ["navy", "black"],
    [2990, 3290],
    [1.83, "TFT", 6, 39],
    { calls: true },
    [
      "Our most affordable watch with calls: a large square face and a loud speaker.",
      "কল করা যায় এমন সবচেয়ে সাশ্রয়ী ঘড়ি: বড় চৌকো পর্দা আর জোরালো স্পিকার।",
    ],
  ),
  watch(
    "padmiro",
    "Padmiro Ghori 2",
    "watch/square",
    ["sand", "navy"],
    3790,
    [1.96, "TFT", 7, 41],
    { calls: true, water: "swim" },
    [
      "Larger, and the keys on the side can be turned off when children play with it.",
      "আরও বড় পর্দা; শিশুরা খেললে পাশের বাটন বন্ধ রাখা যায়।",
    ],
  ),
  watch("padmiro", "Padmiro Ghori Lite", "watch/square", ["black"], 1990, [1.69, "TFT", 10, 34], {}, [
    "Time, steps, heart and messages for less than two thousand taka, and ten days between charges.",
    "দুই হাজার টাকার কমে সময়, পদক্ষেপ, হৃৎস্পন্দন আর মেসেজ; চার্জ দশ দিন পর পর।",
  ]),
  watch(
    "kaldreo",
    "Kaldreo Vellum Watch",
    "watch/classic",
    ["tan", "navy"],
    15_990,
    [1.36, "AMOLED", 7, 43],
    { calls: true, gps: true, water: "swim" },
    [
      "A paper-white dial, leather that ages well, and no clutter.",
      "কাগজের মতো সাদা ডায়াল, সময়ের সঙ্গে সুন্দর হওয়া চামড়া, বাড়তি একটি আইকনও নেই।",
    ],
  ),
  watch(
    "kaldreo",
    "Kaldreo Quill Watch",
    "watch/round",
    ["sand", "navy"],
    [6490, 6990],
    [1.39, "AMOLED", 9, 36],
    { calls: true },
    [
      "At thirty-six grams, you can wear it at night, so it measures your sleep well.",
      "মাত্র ছত্রিশ গ্রাম: রাতে পরে আছেন তা ভুলেই যাবেন, তাই ঘুমের হিসাবও থাকে নিখুঁত।",
    ],
  ),
  watch(
    "shurjex",
    "Shurjex Field",
    "watch/round",
    ["olive", "black"],
    9990,
    [1.43, "AMOLED", 21, 61],
    { calls: true, gps: true, water: "dive" },
    [
      "Three weeks on a charge, a torch in the edge and a compass that calibrates itself.",
      "একবার চার্জে তিন সপ্তাহ, কিনারায় টর্চ, আর কম্পাস মেলাতে হাত ঘোরাতে হয় না।",
    ],
  ),
  watch(
    "shurjex",
    "Shurjex Field Mini",
    "watch/round",
    ["black", "olive"],
    [7490, 7990],
    [1.32, "AMOLED", 14, 47],
    { calls: true, gps: true, water: "swim" },
    [
      "The same torch and compass for narrower wrists, and two weeks on a charge.",
      "একই টর্চ আর কম্পাস, সরু কবজির জন্য; তবু চলে দুই সপ্তাহ।",
    ],
  ),
  watch("rumbaro", "Rumbaro Tick", "watch/square", ["black", "navy"], 2490, [1.83, "TFT", 5, 40], { calls: true }, [
    "Plays the music that is stored on it over your earbuds, while the phone charges at home.",
    "ভেতরে রাখা গান ইয়ারবাডে বাজায়, ফোন তখন ঘরে চার্জে থাকে।",
  ]),
  watch(
    "rumbaro",
    "Rumbaro Tick Pro",
    "watch/square",
    ["rose", "black"],
    4490,
    [1.91, "AMOLED", 6, 38],
    { calls: true, water: "swim" },
    [
      "Bright, fast and cheerful, with watch faces that change with the prayer times.",
      "উজ্জ্বল, দ্রুত আর প্রাণবন্ত; নামাজের ওয়াক্তের সঙ্গে বদলায় ঘড়ির চেহারা।",
    ],
  ),
  kids(
    "nirvelo",
    "Nirvelo Junior",
    "watch/square",
    ["rose", "navy"],
    4990,
    [1.4, "TFT", 3, 42],
    { calls: true, gps: true, esim: true },
    [
      "Calls only five numbers, shows where your child is, and stays silent during lessons.",
      "শুধু পাঁচটি নম্বরে কল যায়; শিশু কোথায় আছে জানায়, আর ক্লাসের সময় চুপ থাকে।",
    ],
  ),
  kids(
    "nirvelo",
    "Nirvelo Junior Video",
    "watch/square",
    ["navy", "sand"],
    [6990, 7490],
    [1.78, "TFT", 2, 48],
    { calls: true, gps: true, esim: true, water: "swim" },
    [
      "With a camera to send the family a picture from the school gate; nobody else can see it.",
      "স্কুলের গেট থেকে বাসায় এক ঝলক দেখার ক্যামেরাসহ; ছবি যায় শুধু পরিবারের কাছে।",
    ],
  ),
  kids(
    "alo",
    "alo Kids Watch",
    "watch/square",
    ["sand", "rose"],
    3990,
    [1.44, "TFT", 4, 40],
    { calls: true, gps: true, esim: true },
    [
      "Part of the alo family: the watch is on the same map as your car and your bag.",
      "আলো পরিবারেরই একজন: গাড়ি আর ব্যাগের সঙ্গে একই মানচিত্রে ঘড়িটিও দেখা যায়।",
    ],
  ),
  band(
    "nirvelo",
    "Nirvelo Strip",
    "band/slim",
    ["black", "coral", "lilac"],
    1990,
    [1.1, "TFT", 14, 22],
    { water: "swim" },
    [
      "Twenty-two grams and two weeks on a charge: steps, sleep, heart rate, and a buzz when someone calls.",
      "মাত্র বাইশ গ্রাম, এক চার্জে দুই সপ্তাহ: পদক্ষেপ, ঘুম, হৃৎস্পন্দন, আর কল এলে মৃদু কাঁপুনি।",
    ],
  ),
  band(
    "nirvelo",
    "Nirvelo Strip 2",
    "band/slim",
    ["lilac", "teal", "black"],
    [2790, 2990],
    [1.47, "AMOLED", 12, 24],
    { water: "swim" },
    [
      "A brighter screen, and it now detects when you start to walk, cycle or swim.",
      "আরও উজ্জ্বল পর্দা; হাঁটা, সাইকেল বা সাঁতার শুরু করলে নিজেই বুঝে নেয়।",
    ],
  ),
  band(
    "nirvelo",
    "Nirvelo Strip Wide",
    "band/wide",
    ["black", "teal"],
    3290,
    [1.62, "AMOLED", 11, 27],
    { water: "swim" },
    [
      "Almost a watch: it fits whole sentences, and the battery lasts as long as a band's.",
      "প্রায় ঘড়ির সমান: পুরো বাক্য এঁটে যায়, তবু ব্যাটারি চলে ব্যান্ডের মতোই।",
    ],
  ),
  band(
    "nirvelo",
    "Nirvelo Strip Wide GPS",
    "band/wide",
    ["coral", "black"],
    4490,
    [1.62, "AMOLED", 9, 29],
    { gps: true, water: "swim" },
    ["The lightest thing in the shop that draws a map of your run.", "দৌড়ের মানচিত্র আঁকে এমন সবচেয়ে হালকা জিনিস।"],
  ),
  band("padmiro", "Padmiro Chhondo", "band/slim", ["coral", "black"], [1290, 1490], [0.96, "TFT", 10, 20], {}, [
    "Chhondo means rhythm: it counts your steps and heartbeats.",
    "নামের মতোই ছন্দ মেপে চলে: গোনে পদক্ষেপ আর হৃৎস্পন্দন।",
  ]),
  band("padmiro", "Padmiro Chhondo 2", "band/slim", ["teal", "lilac"], 1690, [1.1, "TFT", 12, 21], { water: "swim" }, [
    "It can now get wet, and the strap comes off with one press.",
    "এবার ভিজলেও সমস্যা নেই, আর এক চাপেই খোলে স্ট্র্যাপ।",
  ]),
  band("shurjex", "Shurjex Beat", "band/wide", ["teal", "coral"], 2490, [1.47, "TFT", 24, 30], { water: "swim" }, [
    "Twenty-four days on one charge.",
    "এক চার্জে চলে চব্বিশ দিন।",
  ]),
  band("rumbaro", "Rumbaro Loop", "band/wide", ["black", "coral", "teal"], 1890, [1.47, "TFT", 9, 28], {}, [
    "A fun band: small animals run when you run and sleep when you sit.",
    "মজার এক ব্যান্ড: আপনি দৌড়ালে ছোট প্রাণীরাও দৌড়ায়, আপনি বসলে তারা ঘুমায়।",
  ]),
  band(
    "padmiro",
    "Padmiro Chhondo Kids",
    "band/slim",
    ["coral", "teal"],
    1490,
    [0.96, "TFT", 12, 18],
    { water: "swim" },
    [
      "Children earn a star for every thousand steps, and it reminds them of bedtime.",
      "প্রতি হাজার পদক্ষেপে একটি তারা; ঘুমের সময় হলেও মনে করিয়ে দেয়।",
    ],
  ),
];

export const wearables: GoodsShelf<WearableFacts> = { kind: wearableKind, goods };
