import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject, pageChoiceInQuery, pageFields, wholeInQuery } from "@/backend/contract/fields";
import { sku } from "@/backend/contract/shop/cart";
import { installmentPlan } from "@/backend/contract/shop/installment";

/** Categories of the shop menu (MENU-11 to MENU-24). */
export const categories = [
  "phones",
  "sim",
  "accessories",
  "wearables",
  "tab",
  "modems-routers",
  "iot-products",
  "apparel-accessories",
] as const;
const sortOrders = ["popular", "newest", "price-low", "price-high"] as const;
/** The yes-or-no facts of a card, besides 5G, to filter by. `reduced` is a price below an earlier one. */
export const productFlags = ["in-stock", "reduced", "emi", "new", "rated", "bundle"] as const;
export const productsPerPage = 24;

export const picture = namedObject("Picture", {
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  tint: z.string().optional().describe("Colour shown until the picture has loaded"),
});

const turn = namedObject("Turn", {
  src: z.string(),
  frames: z.int().min(2).max(99).describe("Square views, clockwise seen from above, the first from the front"),
  columns: z.int().min(1).max(99).describe("Number of views in one row of the sheet"),
  tint: z.string().describe("Background colour of the sheet"),
});
const colour = namedObject("Colour", { name: z.string(), label: z.string(), hex: z.string() });
const brand = namedObject("Brand", { slug: z.string(), name: z.string() });
const moment = z.iso.datetime().nullable().describe("End of the reduced price; null without an end");
export const isReleased = z.boolean().optional().describe("True from the day of release on");
const preorder = namedObject("PreorderOffer", {
  released_on: z.iso.date(),
  released: isReleased,
  deposit: taka,
  slots_left: z.int().min(0),
  slots_taken: z.int().min(0).describe("Number of reservations that come before a new one"),
  gifts: z.array(z.string()),
});
export const rating = namedObject("Rating", {
  average: z.number().min(1).max(5).describe("One decimal"),
  count: z.int().positive(),
});
const emiFrom = installmentPlan
  .nullable()
  .describe("The plan with the lowest monthly payment for this price; null when no plan is available");

const cardBundle = namedObject("CardBundle", {
  kind: z
    .enum(["included", "gift", "paid"])
    .describe(
      "`included` comes by itself and is free, `gift` is a bundle with something free in it, `paid` one without",
    ),
  slug: z.string().nullable().describe("Null for the gifts of a pre-order, which are in no bundle"),
  title: z.string().nullable(),
});

export const productCard = namedObject("ProductCard", {
  slug: z.string(),
  category: z.enum(categories),
  path: z.string(),
  title: z.string(),
  brand,
  summary: z.string().describe("One line, e.g. 8/256 GB · 6.7 inch AMOLED 120 Hz"),
  price: taka,
  was_price: taka.nullable(),
  sale_ends_at: moment,
  emi_from: emiFrom,
  five_g: z.boolean(),
  is_new: z.boolean(),
  in_stock: z.boolean(),
  sku: sku.describe("The variant that the card shows"),
  picture,
  colours: z.array(colour),
  rating: rating.nullable().describe("Of its published reviews; null without any"),
  bundle: cardBundle.nullable().describe("The bundle that can be bought with it now"),
  preorder: preorder.nullable().describe("The terms of a pre-order; null for a product that is on sale"),
});

const variant = namedObject("Variant", {
  sku,
  colour,
  ram_gb: z.int().positive().nullable().describe("Null for goods without memory"),
  storage_gb: z.int().positive().nullable(),
  size: z.string().nullable().describe("Size of clothes and of goods with a length, e.g. XL"),
  price: taka,
  was_price: taka.nullable(),
  sale_ends_at: moment,
  emi_from: emiFrom,
  stock: z.int().min(0).describe("Pieces in stock; never more than ten are reported"),
  pictures: z.array(picture),
  turn: turn.optional().describe("The 360° view, for variants that have one"),
});

const specificationGroup = namedObject("SpecificationGroup", {
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

const bundle = namedObject("Bundle", {
  slug: z.string(),
  title: z.string(),
  in_stock: z.boolean().describe("False when something in it is sold out"),
  add_ons: z.array(z.object({ title: z.string(), free: z.boolean(), price: taka, picture: picture.nullable() })),
});

const pricedInstallments = namedObject("PricedInstallments", {
  price: taka,
  plans: z.array(installmentPlan).min(1).describe("The lowest monthly payment first"),
});

const productDetail = productCard
  .extend({
    description: z.string(),
    highlights: z.array(z.object({ title: z.string(), text: z.string() })),
    specifications: z.array(specificationGroup),
    in_the_box: z.array(z.string()),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    warranty: z.string(),
    size_guide: z
      .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
      .nullable()
      .describe("The measurements of each size, the size itself first; null for products without sizes"),
    variants: z.array(variant).min(1),
    related: z.array(productCard),
    released_on: z.string(),
    print_price: taka.nullable().describe("Price of printing a name and a number; null when nothing can be printed"),
    bundles: z.array(bundle),
    attributes: z
      .array(z.object({ key: z.string(), label: z.string(), values: z.array(z.string()) }))
      .describe("The filters of the category, with the product's values"),
    installments: z
      .array(pricedInstallments)
      .describe("For every price that a piece can have, with each bundle and with printing; the lowest price first"),
  })
  .meta({ id: "ProductDetail" });

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int().min(0) });
const facets = namedObject("Facets", {
  brand: z.array(facetValue),
  storage: z.array(facetValue),
  ram: z.array(facetValue),
  five_g: z.array(facetValue),
  attributes: z
    .array(z.object({ key: z.string(), label: z.string(), values: z.array(facetValue) }))
    .describe("Filters of the category; empty when the list has several categories"),
  category: z
    .array(z.object({ value: z.enum(categories), count: z.int().min(0) }))
    .describe("When the list has several categories, and always for a sale; otherwise empty"),
  colour: z
    .array(facetValue.extend({ hex: z.string() }))
    .describe("Colour families; a product counts for the family of each of its matching colours"),
  only: z.array(z.object({ value: z.enum(productFlags), count: z.int().min(0) })),
  price: z.object({ min: taka, max: taka }),
});

const ONLY = new RegExp(`^(${productFlags.join("|")})(,(${productFlags.join("|")})){0,9}$`);

const gigabytes = z
  .string()
  .regex(/^\d{1,4}(,\d{1,4}){0,9}$/)
  .optional()
  .describe("GB, comma-separated");

export const catalogCalls = {
  getProducts: defineCall("getProducts", {
    summary: "A page of products with facets, or with slug one product in full",
    cacheSeconds: 5,
    query: z.object({
      category: z.enum(categories).optional(),
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/)
        .optional(),
      brand: z.string().max(200).optional().describe("Brand slugs, comma-separated"),
      storage: gigabytes,
      ram: gigabytes,
      five_g: z.enum(["1"]).optional(),
      attr: z
        .string()
        .regex(/^[a-z0-9_]{1,40}:[a-z0-9-]{1,40}(,[a-z0-9_]{1,40}:[a-z0-9-]{1,40}){0,19}$/)
        .optional()
        .describe("Values of the category's attributes as key:value, comma-separated, e.g. gps:yes,kind:watch"),
      colour: z
        .string()
        .regex(/^[a-z-]{1,20}(,[a-z-]{1,20}){0,19}$/)
        .optional()
        .describe("Families of colours, comma-separated, e.g. blue,grey"),
      only: z
        .string()
        .regex(ONLY)
        .optional()
        .describe(`Only products with all of these flags, comma-separated: ${productFlags.join(", ")}`),
      slugs: z
        .string()
        .regex(/^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80}){0,59}$/)
        .optional()
        .describe("Only the cards of these products, in this order; other filters are then ignored"),
      sale: z.enum(["1"]).optional().describe("Only products on sale until a certain time"),
      preorder: z.enum(["1"]).optional().describe("Only unreleased products, which other lists leave out"),
      price_min: wholeInQuery(0, 10_000_000).optional(),
      price_max: wholeInQuery(0, 10_000_000).optional(),
      sort: z.enum(sortOrders).optional(),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(
      z.object({
        items: z.array(productCard),
        ...pageFields,
        facets: facets.nullable().describe("Null when slug or slugs is given"),
        product: productDetail.nullable().describe("Only when slug is given"),
      }),
    ),
  }),
} as const;

export type ProductFlag = (typeof productFlags)[number];
export type Category = (typeof categories)[number];
export type SortOrder = (typeof sortOrders)[number];
export type Picture = z.infer<typeof picture>;
export type Colour = z.infer<typeof colour>;
export type ProductCard = z.infer<typeof productCard>;
export type ProductDetail = z.infer<typeof productDetail>;
export type Variant = z.infer<typeof variant>;
export type Facets = z.infer<typeof facets>;
export type ProductList = z.infer<typeof catalogCalls.getProducts.answer>["data"];
