import type { preorderOffers } from "@/backend/db/schema/catalog";
import type { BrandDefinition, Entry, PhoneDefinition } from "@/backend/db/seed/phone-types";
import { kaldreo } from "@/backend/db/seed/phones/kaldreo";
import { oskavi } from "@/backend/db/seed/phones/oskavi";
import { padmiro } from "@/backend/db/seed/phones/padmiro";
import { rumbaro } from "@/backend/db/seed/phones/rumbaro";
import { shurjex } from "@/backend/db/seed/phones/shurjex";

/** A phone that can be reserved before it is there. */
export interface ComingPhone {
  brand: BrandDefinition;
  phone: PhoneDefinition;
  offer: Omit<typeof preorderOffers.$inferInsert, "productSlug">;
}

/** What of these is not said anew is as in the phone before it too. */
type Part = "display" | "camera" | "battery" | "body";

type Changes = Pick<
  PhoneDefinition,
  "slug" | "title" | "code" | "colours" | "releasedOn" | "popularity" | "offers" | "description" | "descriptionBn"
> &
  Partial<Omit<PhoneDefinition, Part>> & { [Name in Part]?: Partial<PhoneDefinition[Name]> };

interface Terms {
  /** Taka. */
  deposit: number;
  slots: number;
  gifts: readonly (readonly [en: string, bn: string])[];
}

/** The next one of a series: what is not stated is as in the phone before it. */
function coming(brand: BrandDefinition, before: string, changes: Changes, terms: Terms): ComingPhone {
  const base = brand.phones.find((phone) => phone.slug === before);
  if (base === undefined) throw new Error(`${brand.name} has no ${before}`);
  const parts = {
    display: { ...base.display, ...changes.display },
    camera: { ...base.camera, ...changes.camera },
    battery: { ...base.battery, ...changes.battery },
    body: { ...base.body, ...changes.body },
  };
  return {
    brand,
    phone: { ...base, ...changes, ...parts },
    offer: {
      releasedOn: changes.releasedOn,
      depositPoisha: terms.deposit * 100,
      slots: terms.slots,
      gifts: { en: terms.gifts.map(([en]) => en), bn: terms.gifts.map(([, bn]) => bn) },
    },
  };
}

const EARBUDS = ["Alvanor Pebble earbuds", "অ্যালভানর পেবল ইয়ারবাড"] as const;
const DATA = ["30 GB of data for 30 days", "৩০ দিনের জন্য ৩০ জিবি ডেটা"] as const;
const CASE = ["Khaprel case in the colour of the phone", "ফোনের রঙের খাপরেল কেস"] as const;
/** Common questions about reserving. */
const WHEN: Entry = [
  "When is mine sent?",
  "On the day of the release, in the order of the reservations. Cancel before it is packed, and the deposit comes back in full.",
];
const SCREEN = ["One screen repair within a year", "এক বছরের মধ্যে একবার পর্দা মেরামত"] as const;

/** Unreleased phones: the release is after the day on which the catalogue was written. */
export const COMING_PHONES: readonly ComingPhone[] = [
  coming(
    oskavi,
    "oskavi-focal-2-ultra",
    {
      slug: "oskavi-focal-3",
      title: "Oskavi Focal 3",
      code: "FC3",
      colours: ["violet", "forest-green", "sand"],
      releasedOn: "2027-02-04",
      popularity: 999,
      offers: [
        { ram: 12, storage: 256, price: 89_990, stock: [0, 0, 0] },
        { ram: 16, storage: 512, price: 99_990, stock: [0, 0, 0] },
      ],
      description:
        "The camera of the Ultra in a phone that fits every pocket: the same moving aperture, one telephoto lens less, thirty grams less. It comes in February, and those who reserve it get theirs on the first morning.",
      descriptionBn:
        "আলট্রার ক্যামেরা এবার সব পকেটে মানানসই ফোনে: একই নড়াচড়া করা অ্যাপারচার, একটি টেলিফটো লেন্স কম, ওজনও ত্রিশ গ্রাম কম। আসছে ফেব্রুয়ারিতে; যাঁরা আগে বুকিং দেবেন, প্রথম সকালেই হাতে পাবেন।",
      display: { inches: 6.4, pixels: [1260, 2760] },
      camera: {
        rear: [
          "50 MP main, 1-inch type, aperture f/1.4 to f/4, OIS",
          "200 MP telephoto, f/2.6, 4.3× periscope, OIS",
          "50 MP ultra-wide, f/2.0, autofocus",
        ],
      },
      battery: { mah: 5400 },
      body: { millimetres: [153.2, 72.4, 8.8], grams: 199 },
      highlights: [
        ["An aperture that moves", "Eight steps from f/1.4 to f/4, by hand or by itself."],
        ["200 MP telephoto", "4.3 times optical; a cricket scoreboard is readable from the last row."],
        ["199 grams", "Thirty less than the Ultra, and a display that one thumb crosses."],
        ["Until 2034", "Seven Android versions and seven years of patches from the release."],
      ],
      questions: [
        [
          "Focal 3 or Focal 2 Ultra?",
          "The main camera and the long telephoto are the same. The Ultra has a second telephoto at 2×, the larger screen and the larger battery.",
        ],
        ["Can three cameras record at once?", "Two at a time, at up to 4K each."],
        WHEN,
      ],
    },
    { deposit: 5_000, slots: 200, gifts: [EARBUDS, CASE, DATA] },
  ),
  coming(
    kaldreo,
    "kaldreo-vellum-2-pro",
    {
      slug: "kaldreo-vellum-3-pro",
      title: "Kaldreo Vellum 3 Pro",
      code: "VL3P",
      colours: ["silver", "teal", "rose"],
      releasedOn: "2027-01-21",
      popularity: 990,
      offers: [
        { ram: 12, storage: 256, price: 94_990, stock: [0, 0, 0] },
        { ram: 16, storage: 512, price: 1_04_990, stock: [0, 0, 0] },
      ],
      description:
        "Half a millimetre thinner than the one before and with a larger battery all the same: the new cells are flat. The display reaches two hundred nits more, and the paper mode now shows colours.",
      descriptionBn:
        "আগেরটির চেয়ে আধা মিলিমিটার পাতলা, তবু ব্যাটারি বড়: নতুন সেলগুলো চ্যাপ্টা। পর্দা আরও উজ্জ্বল, আর কাগজের মতো মোডে এবার রংও দেখা যায়।",
      display: { nits: 3400 },
      battery: { mah: 6000 },
      body: { millimetres: [162.0, 75.0, 6.7], grams: 190 },
      highlights: [
        ["6.7 millimetres", "Half a millimetre thinner: the new cells are flat."],
        ["6,000 mAh", "Three hundred more than before, in less room."],
        ["3,400 nits, no mirror", "An anti-reflective layer cuts glare by two thirds."],
        ["Paper in colour", "Comics and maps in the paper mode, without blue light."],
      ],
      questions: [
        [
          "Vellum 2 Pro or Vellum 3 Pro?",
          "The cameras are the same. The 3 Pro is thinner, brighter and lasts longer; the 2 Pro costs Tk 5,000 less.",
        ],
        ["Is the charger really included?", "Yes, 90 W, with a fabric cable."],
        WHEN,
      ],
    },
    { deposit: 5_000, slots: 150, gifts: [CASE, SCREEN] },
  ),
  coming(
    padmiro,
    "padmiro-mohona-1-pro-5g",
    {
      slug: "padmiro-mohona-2-5g",
      title: "Padmiro Mohona 2 5G",
      code: "MH25G",
      colours: ["forest-green", "sand", "rose"],
      releasedOn: "2027-01-14",
      popularity: 980,
      offers: [
        { ram: 8, storage: 256, price: 32_990, stock: [0, 0, 0] },
        { ram: 12, storage: 256, price: 35_490, stock: [0, 0, 0] },
      ],
      description:
        "Padmiro's most wanted phone gets the processor of last year's flagships and costs Tk 4,000 less than the Mohona 1 Pro. The speaker grille has the pattern of nakshi kantha stitches, which nobody notices and everybody likes.",
      descriptionBn:
        "পদ্মিরোর সবচেয়ে চাহিদার ফোনে এবার গত বছরের ফ্ল্যাগশিপের প্রসেসর, দাম মোহনা ১ প্রোর চেয়ে ৪,০০০ টাকা কম। স্পিকারের জালিতে নকশিকাঁথার ফোঁড়, চোখে পড়ে না, তবু সবার ভালো লাগে।",
      chipset: "ordrelD9",
      highlights: [
        ["A flagship's processor", "Ordrel D9, with graphics of twelve cores and Wi-Fi 7."],
        ["Stitches on the speaker", "The grille has the pattern of a nakshi kantha."],
        ["Portraits at 2×", "A 50 MP lens of its own, with no cropping from the main camera."],
        ["80 W charger in the box", "Half full in a quarter of an hour."],
      ],
      questions: [
        ["Does zoom go beyond 2×?", "Digitally up to 20×. Up to 4× prints well."],
        ["Which colour is matte?", "Forest green. Sand and rose are polished."],
        WHEN,
      ],
    },
    { deposit: 2_000, slots: 500, gifts: [DATA] },
  ),
  coming(
    shurjex,
    "shurjex-prohor-ultra",
    {
      slug: "shurjex-prohor-ultra-2",
      title: "Shurjex Prohor Ultra 2",
      code: "PRU2",
      colours: ["graphite", "violet", "sky"],
      releasedOn: "2027-03-11",
      popularity: 970,
      offers: [
        { ram: 16, storage: 512, price: 92_990, stock: [0, 0, 0] },
        { ram: 24, storage: 1024, price: 1_07_990, stock: [0, 0, 0] },
      ],
      description:
        "Three days between two charges, and a fan that is heard only by the person who holds it. The second Ultra plays what consoles play and does not get warm at the edges.",
      descriptionBn:
        "দুই চার্জের মাঝে তিন দিন, আর এমন এক ফ্যান যার শব্দ শোনেন কেবল যাঁর হাতে ফোন। দ্বিতীয় আলট্রায় কনসোলের গেম চলে, কিনারা গরম হয় না।",
      battery: { mah: 8200 },
      body: {
        millimetres: [165.2, 77.0, 9.2],
        grams: 234,
        build: "Glass back, aluminium frame, fan in a chamber of its own",
      },
      highlights: [
        ["A fan inside", "The edges stay cool, and only the person who holds it hears anything."],
        ["8,200 mAh", "Three days between two charges."],
        ["Frames from a second chip", "Twice the frames for half the heat, in games that allow it."],
        ["120 W and 50 W", "With a cable full in half an hour, without one in an hour."],
      ],
      questions: [
        ["Can the fan be switched off?", "Yes. In long games the phone then slows down a little earlier."],
        ["What does 24 GB of memory do?", "It keeps six large games open at once. For everyone else 16 GB is plenty."],
        WHEN,
      ],
    },
    { deposit: 5_000, slots: 120, gifts: [["Bidyuto Cube 100 charger", "বিদ্যুতো কিউব ১০০ চার্জার"], DATA] },
  ),
  coming(
    rumbaro,
    "rumbaro-granite-2-5g",
    {
      slug: "rumbaro-granite-3-5g",
      title: "Rumbaro Granite 3 5G",
      code: "GR35G",
      colours: ["coral", "midnight-blue", "graphite"],
      releasedOn: "2027-02-18",
      popularity: 960,
      offers: [{ ram: 12, storage: 256, price: 58_990, stock: [0, 0, 0] }],
      description:
        "Still the phone that one may drop. New is a telephoto lens that reaches further, and a battery that a customer centre replaces in ten minutes, without heat and without glue.",
      descriptionBn:
        "এখনো সেই ফোন, যা হাত থেকে পড়লেও ভয় নেই। নতুন এসেছে আরও দূরের টেলিফটো লেন্স, আর এমন ব্যাটারি যা দোকানে দশ মিনিটেই বদলানো যায়, তাপ বা আঠা ছাড়াই।",
      camera: {
        rear: ["50 MP main, f/1.6, OIS", "50 MP telephoto, f/2.2, 3.5×, OIS", "12 MP ultra-wide, f/2.2, autofocus"],
      },
      body: {
        millimetres: [158.9, 74.5, 8.6],
        grams: 201,
        build: "Matte glass back, aluminium frame with a soft edge",
        protection: "Drops from 1.5 m; dust tight, 1.5 m of water for 30 minutes (IP68)",
      },
      highlights: [
        ["May be dropped", "Tested from 1.5 metres onto concrete, on every corner."],
        ["A battery in ten minutes", "Replaced at a customer centre, without heat and without glue."],
        ["3.5× telephoto", "50 MP with a stabiliser, where the Granite 2 had 2.5×."],
        ["Seven years of patches", "Until February 2034."],
      ],
      questions: [
        ["Which monitors work?", "Any with USB-C DisplayPort, or HDMI through an adapter."],
        [
          "Can the company erase my photos?",
          "No. The work profile is separate; only that part can be erased from afar.",
        ],
        WHEN,
      ],
    },
    { deposit: 3_000, slots: 250, gifts: [SCREEN] },
  ),
  coming(
    padmiro,
    "padmiro-char-4-5g",
    {
      slug: "padmiro-char-5-5g",
      title: "Padmiro Char 5 5G",
      code: "CH55G",
      colours: ["coral", "sky", "graphite"],
      releasedOn: "2026-12-17",
      popularity: 950,
      offers: [
        { ram: 4, storage: 128, price: 17_490, stock: [0, 0, 0] },
        { ram: 6, storage: 128, price: 18_990, stock: [0, 0, 0] },
      ],
      description:
        "5G for less than eighteen thousand, now with a fingerprint reader that works with flour on the hands. The first two hundred come with their buyer's name engraved.",
      descriptionBn: "আঠারো হাজারের কমে ৫জি, এবার ফিঙ্গারপ্রিন্ট কাজ করে আটা মাখা হাতেও। প্রথম দুই শ ফোনে খোদাই করা থাকবে ক্রেতার নাম।",
      highlights: [
        ["5G from Tk 17,490", "On the bands in use in Bangladesh, on both SIM cards."],
        ["Reads floury fingers", "The fingerprint reader works wet, dusty and in the kitchen."],
        ["Hotspot for ten", "Shares the connection over Wi-Fi with ten devices at once."],
        ["Four years of patches", "Security updates until the end of 2030."],
      ],
      questions: [
        [
          "Will I get 5G at my home?",
          "Check the coverage on our 5G page first. Outside 5G areas the phone uses 4G like any other.",
        ],
        [
          "Does 5G use up the battery?",
          "A little. Left on automatic, the phone falls back to 4G when nothing is being downloaded.",
        ],
        WHEN,
      ],
    },
    { deposit: 1_000, slots: 800, gifts: [DATA, CASE] },
  ),
];
