import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { errorDetail, refusal } from "@/backend/contract/errors";
import { namedObject, simRequestKey } from "@/backend/contract/fields";
import { installmentPlan } from "@/backend/contract/shop/installment";

export const sku = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)
  .describe("Stock keeping unit, e.g. RMB-GR2-12-512-BLU");
export const cartToken = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A cart item as the site sends it: quantity plus item fields (CART-49). A quantity of 0 removes the line. */
const cartItemInput = z
  .strictObject({
    sku,
    product_quantity: z.int().min(0).max(99),
    sim: z.string().max(20).optional().describe("SIM number of a SIM line"),
    sim_replacement: z.boolean().optional(),
    sim_request_key: simRequestKey
      .optional()
      .describe("Key of the request for a replacement SIM; checked here and again when the order is placed"),
    name: z
      .string()
      .max(20)
      .optional()
      .describe("Custom text of an apparel line: 1 to 12 of A to Z, space, dot, hyphen"),
    number: z.string().max(3).optional().describe("Custom number of an apparel line: 0 to 99"),
    emi: z.string().max(40).optional().describe("Chosen EMI plan"),
    bundle: z.string().max(80).optional().describe("Slug of the bundle that it is bought with"),
  })
  .meta({ id: "CartItemInput" });

export const bundleItem = z
  .object({ title: z.string(), field_is_free: z.enum(["0", "1"]), field_price: taka })
  .meta({ id: "BundleItem", description: "The add-ons of each piece of a line, including the printing of a text" });

/** One line as the drawer and the checkout show it (CART-10 to CART-20). */
const cartLine = namedObject("CartLine", {
  sku,
  product_title: z.string(),
  product_path: z.string().describe("Address of the product page, variant included"),
  quantity: z.int().min(1),
  type: z.enum(["sim", "apparel_accessories", "others"]),
  price: z.object({ number: taka }).describe("Price of one piece without add-ons"),
  product_price_with_bundle: taka.describe("Price of one piece with its paid add-ons"),
  line_total: taka,
  field_cart_image: z.array(z.string()),
  variationDetails: z.record(z.string(), z.string()),
  name: z.string().nullable(),
  number: z.string().nullable(),
  bundle: z.array(bundleItem),
  bundle_slug: z.string().nullable().describe("The chosen bundle, as it is sent"),
  emi: z.boolean(),
  emi_plan: z.string().nullable().describe("Code of the instalment plan that was chosen with it"),
  emi_terms: installmentPlan.nullable().describe("The line's total under that plan; null without a plan"),
  stock: z.int().min(0).describe("Pieces in stock; never more than ten are reported"),
  sim: z.string().nullable(),
  sim_replacement: z.boolean(),
  sim_held_until: z.iso
    .datetime()
    .nullable()
    .describe("The time until which the line's number is reserved for the cart"),
});

export const cartTotal = namedObject("CartTotal", {
  items: taka.describe("Sum of the pieces without add-ons"),
  includingBundle: taka,
  delivery: taka,
  discount: taka.describe("The discount of the promotion"),
  payable: taka,
  vat: taka
    .optional()
    .describe("The VAT that the payable sum includes; a system that does not calculate it leaves it out"),
});

/** `promo` is a public code, `cmp` the campaign offer that cmpOfferInputShow asks for (docs/interfaces.md#calls). */
export const promotionTypes = ["promo", "cmp"] as const;

/** The promotion code of a cart. A code with a problem gives no discount and says why. */
export const cartPromotion = namedObject("CartPromotion", {
  code: z.string(),
  type: z.enum(promotionTypes),
  title: z.string(),
  discount: taka,
  problem: errorDetail.nullable(),
});

/** A public offer that this cart qualifies for; the one that saves most is first. */
const promotionOffer = namedObject("PromotionOffer", {
  code: z.string(),
  title: z.string(),
  saves: taka.describe("Its discount on the current cart"),
});

export const cartView = namedObject("CartView", {
  status: z.boolean(),
  token: cartToken.nullable().describe("Null when the cart is empty"),
  version: z.int().min(0).describe("Increases with every change; an older answer never replaces a newer cart"),
  isCodEnabled: z.boolean(),
  codLimitCross: taka.nullable().describe("Highest total that can be paid on delivery; null when there is no limit"),
  codCode: z
    .object({
      from: taka.describe("The total from which a cash-on-delivery order needs a code of the contact number"),
      prefixes: z.array(z.string()).describe("First digits of the numbers to which a code can be texted"),
    })
    .optional()
    .describe("The rule for the code of a cash-on-delivery order; left out by a system that needs no code"),
  cmpOfferInputShow: z.boolean(),
  sims: z.string().describe("SIM numbers of the cart, comma-separated"),
  zone: z.record(z.string(), z.string()).describe("Zone of each SIM number"),
  pairSimErrorMsg: z.string().nullable(),
  preorder: z.boolean(),
  data: z.array(cartLine),
  totalPrice: cartTotal,
  promotions: z.array(cartPromotion),
  promotion_offers: z.array(promotionOffer),
  vat_text_config: z.object({ sidebar_cart_title: z.string() }),
  errors: z.array(errorDetail).describe("What was adjusted or refused, line by line (field product.N)"),
});

/** A refused update answers 200 with status false (docs/interfaces.md#calls): the toast shows errors[0].message. */
const cartUpdateAnswer = z.union([cartView, refusal]).meta({ id: "CartUpdateAnswer" });

export const cartCalls = {
  addCartItem: defineCall("addCartItem", {
    summary: "Replaces the lines of the cart and answers the whole cart",
    body: z.strictObject({
      product: z.array(cartItemInput).max(50),
      driver: z.literal("session"),
      retailer_token: z.string().max(200).nullish(),
      token: cartToken.nullish(),
    }),
    answer: cartUpdateAnswer,
    refusalStatus: 200,
  }),
  getCartItem: defineCall("getCartItem", {
    summary: "The cart of a token, with the current prices and stock",
    query: z.object({ productToken: cartToken }),
    answer: cartView,
  }),
} as const;

export type CartItemInput = z.infer<typeof cartItemInput>;
export type CartLine = z.infer<typeof cartLine>;
export type CartView = z.infer<typeof cartView>;
