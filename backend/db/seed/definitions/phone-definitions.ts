import { z } from "zod";
import {
  count,
  day,
  entry,
  filled,
  measure,
  name,
  pair,
  price,
  question,
  skuPart,
  text,
} from "@/backend/db/seed/definitions/definition-fields";

/** A maker of goods, which is a brand of the shop; in the order of the brand filter. */
export const maker = z.strictObject({
  slug: name,
  name: text,
  /** First part of each SKU. */
  code: skuPart,
  /** The maker's name for the operating system of its phones. */
  interfaceName: text.optional(),
  phoneWarranty: text.optional(),
});
export type Maker = z.infer<typeof maker>;

export const chipset = z.strictObject({
  key: text,
  name: text,
  nanometres: measure,
  cores: text,
  graphics: text,
  fiveG: z.boolean(),
  wifi: text,
  bluetooth: text,
});
export type Chipset = z.infer<typeof chipset>;

/** The camera designs of the picture kit. */
const design = z.enum(["arch", "capsule", "corner", "dot", "halo", "orbit", "pillar", "ribbon", "slant", "visor"]);
/** The phone colours of the picture kit. */
const phoneColour = z.enum([
  "coral",
  "forest-green",
  "graphite",
  "midnight-blue",
  "rose",
  "sand",
  "silver",
  "sky",
  "teal",
  "violet",
]);
const side = measure;

/** A smartphone; everything that can be derived (SKU, summary, table of specifications) is derived. */
export const phone = z
  .strictObject({
    brand: name,
    slug: name,
    title: text,
    /** Second part of each SKU, unique in the brand. */
    code: skuPart,
    design,
    /** The first one is shown on the card. */
    colours: filled(phoneColour),
    releasedOn: day,
    /** The higher the number, the earlier in the list when sorted by popularity. */
    popularity: count.max(1000, "is above 1000"),
    /** For a phone that can be reserved before its release. */
    preorder: z.strictObject({ deposit: price.price, slots: count, gifts: z.array(pair) }).optional(),
    /** Memory choices; stock in pieces by colour, in the order of the colours. */
    offers: filled(z.strictObject({ ram: count, storage: count, ...price, stock: z.array(count) })),
    chipset: text,
    display: z.strictObject({
      inches: measure,
      panel: z.enum(["IPS LCD", "AMOLED", "LTPO AMOLED"]),
      /** The short side first. */
      pixels: z.tuple([count, count]),
      hertz: count,
      /** Highest brightness. */
      nits: count,
      glass: text,
    }),
    camera: z.strictObject({
      /** One line for each lens, the main one first. */
      rear: z.array(text),
      front: text,
      video: text,
    }),
    battery: z.strictObject({
      mah: count,
      watts: count,
      wirelessWatts: count.optional(),
      chargerInBox: z.boolean(),
    }),
    body: z.strictObject({
      /** Height, width and depth. */
      millimetres: z.tuple([side, side, side]),
      grams: measure,
      build: text,
      protection: text,
      fingerprint: z.enum(["under the display", "in the power key", "on the back"]),
    }),
    esim: z.boolean(),
    /** Largest microSD card in GB; null without a slot. */
    cardSlot: count.nullable(),
    headphoneJack: z.boolean(),
    nfc: z.boolean(),
    /** The Android version at release, and the years of support from then on. */
    software: z.strictObject({ android: count, upgradeYears: count, securityYears: count }),
    description: pair,
    highlights: z.array(entry).length(4, "must have four entries"),
    questions: z.array(question),
  })
  .refine(({ colours, offers }) => offers.every(({ stock }) => stock.length === colours.length), {
    path: ["offers"],
    error: "must have a stock for each colour",
  });
export type Phone = z.infer<typeof phone>;
