import type { preorderOffers } from "@/backend/db/schema/catalog";
import type { BrandDefinition, PhoneDefinition } from "@/backend/db/seed/phone-types";
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

type Changes = Pick<
  PhoneDefinition,
  "slug" | "title" | "code" | "colours" | "releasedOn" | "popularity" | "offers" | "description" | "descriptionBn"
> &
  Partial<PhoneDefinition>;

interface Terms {
  /** Taka. */
  deposit: number;
  slots: number;
  gifts: readonly (readonly [en: string, bn: string])[];
}

/** The next one of a series: what is not said anew is as in the phone before it. */
function coming(brand: BrandDefinition, before: string, changes: Changes, terms: Terms): ComingPhone {
  const base = brand.phones.find((phone) => phone.slug === before);
  if (base === undefined) throw new Error(`${brand.name} has no ${before}`);
  return {
    brand,
    phone: { ...base, ...changes },
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
const SCREEN = ["One screen repair within a year", "এক বছরের মধ্যে একবার পর্দা মেরামত"] as const;

/** Phones on their way: the release lies after the day on which the catalogue was written. */
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
        "Padmiro's most wanted phone gets the processor of last year's flagship and keeps its price. The speaker grille has the pattern of nakshi kantha stitches, which nobody notices and everybody likes.",
      descriptionBn:
        "পদ্মিরোর সবচেয়ে চাহিদার ফোনে এবার গত বছরের ফ্ল্যাগশিপের প্রসেসর, দাম একই। স্পিকারের জালিতে নকশিকাঁথার ফোঁড়, চোখে পড়ে না, তবু সবার ভালো লাগে।",
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
        "Still the phone that one may drop. New is the telephoto lens, and a battery that a store changes in ten minutes, without heat and without glue.",
      descriptionBn:
        "এখনো সেই ফোন, যা হাত থেকে পড়লেও ভয় নেই। নতুন এসেছে টেলিফটো লেন্স, আর এমন ব্যাটারি যা দোকানে দশ মিনিটেই বদলানো যায়, তাপ বা আঠা ছাড়াই।",
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
    },
    { deposit: 1_000, slots: 800, gifts: [DATA, CASE] },
  ),
];
