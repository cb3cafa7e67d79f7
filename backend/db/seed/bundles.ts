import type { bundleAddOns, bundles } from "@/backend/db/schema/catalog";
import type { Pair } from "@/backend/db/seed/goods/goods-types";
import { toBengaliDigits } from "@/utils/numbers/digits";

interface AddOn {
  titles: Pair;
  /** Of what leaves the store with it. */
  sku?: string;
  /** Taka; 0 is free. */
  price: number;
}

interface Bundle {
  slug: string;
  product: string;
  titles: Pair;
  addOns: readonly AddOn[];
}

const data = (gigabytes: number, days: number): AddOn => ({
  titles: [`${gigabytes} GB of data for ${days} days`, `${days} দিনের জন্য ${gigabytes} জিবি ডেটা`],
  price: 0,
});
const good = (titles: Pair, sku: string, price: number): AddOn => ({ titles, sku, price });

const pebble = (price: number) => good(["Alvanor Pebble earbuds", "অ্যালভানর পেবল ইয়ারবাড"], "ALV-ACC-PEBB-BLA", price);
const layout = (price: number) => good(["Khaprel Shell case", "খাপরেল শেল কেস"], "KHP-ACC-SHEL-NAV", price);
const cube45 = (price: number) =>
  good(["45 W charger with two ports", "দুই পোর্টের ৪৫ ওয়াট চার্জার"], "BDT-ACC-CUBE45DUO-WHI", price);
const cube20 = (price: number) => good(["20 W charger", "২০ ওয়াট চার্জার"], "BDT-ACC-CUBE20-WHI", price);
const band = (price: number) => good(["Nirvelo Strip band", "নিরভেলো স্ট্রিপ ব্যান্ড"], "NRV-WR-STRI-BLA", price);
const bank = (price: number) =>
  good(["Power bank, 10,000 mAh", "১০,০০০ এমএএইচ পাওয়ার ব্যাংক"], "BDT-ACC-SLAB10-WHI", price);
const tag = (price: number) => good(["alo Tag Mini", "আলো ট্যাগ মিনি"], "ALO-IOT-TAGMINI-ORA", price);
const bulb = (price: number) => good(["alo Bulb White", "আলো বাল্ব হোয়াইট"], "ALO-IOT-BULBWHIT-WAR", price);

/** The add-ons of a product, free or cheaper than alone. */
export const BUNDLES: readonly Bundle[] = [
  {
    slug: "focal-2-ultra-studio",
    product: "oskavi-focal-2-ultra",
    titles: ["Studio bundle", "স্টুডিও বান্ডেল"],
    addOns: [data(60, 60), pebble(0), cube45(990)],
  },
  {
    slug: "focal-2-pro-studio",
    product: "oskavi-focal-2-pro",
    titles: ["Photo bundle", "ফটো বান্ডেল"],
    addOns: [data(30, 30), layout(0)],
  },
  {
    slug: "vellum-2-pro-office",
    product: "kaldreo-vellum-2-pro",
    titles: ["Office bundle", "অফিস বান্ডেল"],
    addOns: [data(30, 30), cube45(890), layout(0)],
  },
  {
    slug: "prohor-ultra-play",
    product: "shurjex-prohor-ultra",
    titles: ["Play bundle", "প্লে বান্ডেল"],
    addOns: [data(50, 30), pebble(990)],
  },
  {
    slug: "granite-2-max-outdoor",
    product: "rumbaro-granite-2-max",
    titles: ["Outdoor bundle", "আউটডোর বান্ডেল"],
    addOns: [bank(0), data(30, 30)],
  },
  {
    slug: "mohona-1-starter",
    product: "padmiro-mohona-1-5g",
    titles: ["Starter bundle", "স্টার্টার বান্ডেল"],
    addOns: [data(15, 30), layout(190)],
  },
  {
    slug: "frame-4-pro-reels",
    product: "oskavi-frame-4-pro-5g",
    titles: ["Reels bundle", "রিলস বান্ডেল"],
    addOns: [data(20, 30), pebble(1_290)],
  },
  {
    slug: "char-3-first",
    product: "padmiro-char-3",
    titles: ["First phone bundle", "প্রথম ফোনের বান্ডেল"],
    addOns: [data(5, 15), cube20(390)],
  },
  {
    slug: "kotha-4g-talk",
    product: "padmiro-kotha-4g",
    titles: ["Talk bundle", "কথার বান্ডেল"],
    addOns: [{ titles: ["200 minutes for 30 days", "৩০ দিনের জন্য ২০০ মিনিট"], price: 0 }],
  },
  {
    slug: "folio-11-student",
    product: "kaldreo-folio-11",
    titles: ["Student bundle", "শিক্ষার্থী বান্ডেল"],
    addOns: [data(20, 30), cube45(990)],
  },
  {
    slug: "slate-10-lte-class",
    product: "padmiro-slate-10-lte",
    titles: ["Class bundle", "ক্লাস বান্ডেল"],
    addOns: [data(30, 30)],
  },
  {
    slug: "orbit-pro-run",
    product: "nirvelo-orbit-pro",
    titles: ["Runner's bundle", "রানার্স বান্ডেল"],
    addOns: [pebble(990)],
  },
  {
    slug: "orbit-lte-connect",
    product: "nirvelo-orbit-lte",
    titles: ["Connected bundle", "কানেক্টেড বান্ডেল"],
    addOns: [data(5, 30), band(1_490)],
  },
  {
    slug: "obelisk-5g-home",
    product: "tarokh-obelisk-5g",
    titles: ["Home internet bundle", "হোম ইন্টারনেট বান্ডেল"],
    addOns: [data(200, 30), bulb(0)],
  },
  {
    slug: "leaf-4g-home",
    product: "tarokh-leaf-4g",
    titles: ["Small home bundle", "ছোট বাসার বান্ডেল"],
    addOns: [data(60, 30)],
  },
  {
    slug: "pocket-5-travel",
    product: "tarokh-pocket-5",
    titles: ["Travel bundle", "ভ্রমণ বান্ডেল"],
    addOns: [data(50, 30), bank(990)],
  },
  {
    slug: "vehicle-tracker-pro-fleet",
    product: "alo-vehicle-tracker-pro",
    titles: ["Fleet bundle", "ফ্লিট বান্ডেল"],
    addOns: [tag(0)],
  },
  {
    slug: "outdoor-camera-house",
    product: "alo-outdoor-camera",
    titles: ["House bundle", "বাড়ির বান্ডেল"],
    addOns: [bulb(0), tag(590)],
  },
];

/** The bundles as rows. */
export function bundleRows(): {
  bundles: (typeof bundles.$inferInsert)[];
  addOns: (typeof bundleAddOns.$inferInsert)[];
} {
  return {
    bundles: BUNDLES.map(({ slug, product, titles: [en, bn] }, position) => ({
      slug,
      productSlug: product,
      titles: { en, bn },
      position,
    })),
    addOns: BUNDLES.flatMap(({ slug, addOns }) =>
      addOns.map(({ titles: [en, bn], sku, price }, position) => ({
        bundleSlug: slug,
        position,
        titles: { en, bn: toBengaliDigits(bn) },
        sku: sku ?? null,
        pricePoisha: price * 100,
      })),
    ),
  };
}
