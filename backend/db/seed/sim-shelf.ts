import type { brands, products, productVariants } from "@/backend/db/schema/catalog";
import type { Localized, ProductTexts } from "@/backend/db/schema/localized";
import { VAT_RATES } from "@/backend/db/seed/vat-rates";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

type ProductRow = typeof products.$inferInsert;
type VariantRow = typeof productVariants.$inferInsert;

/** Whose SIMs they are; a name of the shelf, since the brand of the site is configuration. */
export const SIM_BRAND: typeof brands.$inferInsert = { slug: "own-network", name: "Our network", position: 900 };

interface Shelf {
  slug: string;
  titles: Localized;
  summaries: Localized;
  description: Localized;
  box: Localized<string[]>;
}

const textsOf = ({ description, box }: Shelf): Localized<ProductTexts> => {
  const texts = (lang: "en" | "bn"): ProductTexts => ({
    description: description[lang],
    highlights: [],
    specifications: [],
    inTheBox: box[lang],
    questions: [],
    warranty:
      lang === "en"
        ? "A card that fails within 12 months is replaced free of charge."
        : "১২ মাসের মধ্যে কার্ড নষ্ট হলে বিনা মূল্যে বদলে দেওয়া হয়।",
  });
  return { en: texts("en"), bn: texts("bn") };
};

const SHELF: readonly Shelf[] = [
  {
    slug: "prepaid-sim",
    titles: { en: "Prepaid SIM", bn: "প্রিপেইড সিম" },
    summaries: {
      en: "Pay before you talk, with a number of your choice.",
      bn: "আগে রিচার্জ, পরে কথা; নম্বর আপনার পছন্দের।",
    },
    description: {
      en: "A 4G prepaid connection with a number that you choose. Works as a card or as an eSIM.",
      bn: "পছন্দের নম্বরে ৪জি প্রিপেইড সংযোগ। কার্ড বা ই-সিম, দুভাবেই নেওয়া যায়।",
    },
    box: { en: ["SIM in three sizes", "Starter guide"], bn: ["তিন মাপের সিম", "ব্যবহারবিধি"] },
  },
  {
    slug: "postpaid-sim",
    titles: { en: "Postpaid SIM", bn: "পোস্টপেইড সিম" },
    summaries: {
      en: "One bill a month, with a number of your choice.",
      bn: "মাস শেষে এক বিল; নম্বর আপনার পছন্দের।",
    },
    description: {
      en: "A 4G postpaid connection with a credit limit that you set, and a number that you choose.",
      bn: "নিজের ঠিক করা সীমায় ৪জি পোস্টপেইড সংযোগ, পছন্দের নম্বরে।",
    },
    box: { en: ["SIM in three sizes", "Starter guide"], bn: ["তিন মাপের সিম", "ব্যবহারবিধি"] },
  },
  {
    slug: "sim-replacement",
    titles: { en: "SIM replacement", bn: "সিম রিপ্লেসমেন্ট" },
    summaries: {
      en: "A new SIM for the number you have.",
      bn: "আপনার চালু নম্বরের জন্য নতুন সিম।",
    },
    description: {
      en: "Keeps your number, balance and packs. The old SIM stops when the new one starts.",
      bn: "নম্বর, ব্যালেন্স ও প্যাক একই থাকে। নতুন সিম চালু হলে পুরোনোটি বন্ধ হয়ে যায়।",
    },
    box: { en: ["SIM in three sizes"], bn: ["তিন মাপের সিম"] },
  },
];

export const SIM_PRODUCTS: readonly ProductRow[] = SHELF.map((shelf) => ({
  slug: shelf.slug,
  category: "sim",
  brandSlug: SIM_BRAND.slug,
  titles: shelf.titles,
  summaries: shelf.summaries,
  texts: textsOf(shelf),
  fiveG: false,
  releasedOn: "2026-01-01",
  listedAt: new Date("2026-01-01T00:00:00Z"),
  popularity: 0,
  vatBasisPoints: VAT_RATES.sim,
}));

const CARD = { en: "SIM card", bn: "সিম কার্ড" };
const ESIM = { en: "eSIM", bn: "ই-সিম" };

function variant(slug: string, sku: string, form: "physical" | "esim", pricePoisha: number): VariantRow {
  const isCard = form === "physical";
  return {
    sku,
    productSlug: slug,
    colourName: form,
    colourLabels: isCard ? CARD : ESIM,
    colourHex: "#0a5cff",
    ramGb: null,
    storageGb: null,
    pricePoisha,
    stock: isCard ? 50_000 : 1_000_000,
    position: isCard ? 0 : 1,
    pictures: [
      isCard
        ? {
            src: "/images/kit/sim/pack.svg",
            width: 700,
            height: 700,
            alt: { en: "SIM pack", bn: "সিমের প্যাক" },
            tint: "#e8f5fb",
          }
        : {
            src: "/images/kit/sim/esim-card.svg",
            width: 600,
            height: 760,
            alt: { en: "eSIM card with a QR code", bn: "কিউআর কোডসহ ই-সিম কার্ড" },
            tint: "#eef2fe",
          },
    ],
  };
}

export const SIM_VARIANTS: readonly VariantRow[] = [
  variant("prepaid-sim", simSkus.prepaid.physical, "physical", 20_000),
  variant("prepaid-sim", simSkus.prepaid.esim, "esim", 20_000),
  variant("postpaid-sim", simSkus.postpaid.physical, "physical", 25_000),
  variant("postpaid-sim", simSkus.postpaid.esim, "esim", 25_000),
  variant("sim-replacement", replacementSkus.physical, "physical", 25_000),
  variant("sim-replacement", replacementSkus.esim, "esim", 25_000),
];
