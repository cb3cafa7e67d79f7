import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { Cart, CartLine } from "@/backend/domain/cart/cart";
import { cartView } from "@/backend/http/shop/cart-view";
import { cartReducer } from "@/context/cart/cart-reducer";
import { initialCart } from "@/context/cart/cart-state";
import { writeCart } from "@/context/cart/stored-cart";
import { getCart } from "@/services/cart/cart-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const TOKEN = "cart-token-0123456789abcdef";

/** Three pieces on one line beside the SIMs, so that the counts of lines and pieces differ. */
function deviceLine(): CartLine {
  const { number: _, ...line } = simLine("", "", null);
  return { ...line, sku: "MUG-BLUE", category: "accessories", quantity: 3, options: {} };
}

function simLine(msisdn: string, zone: string, pairMsisdn: string | null): CartLine {
  return {
    sku: "SIM-POSTPAID-PHYSICAL",
    productSlug: "postpaid-sim",
    category: "sim",
    titles: { en: "Postpaid SIM", bn: "পোস্টপেইড সিম" },
    colourLabels: { en: "SIM card", bn: "সিম কার্ড" },
    ramGb: null,
    storageGb: null,
    size: null,
    pictureSrc: "/images/sim.webp",
    pricePoisha: 20_000,
    stock: 100,
    quantity: 1,
    options: { sim: msisdn },
    basePoisha: 20_000,
    addOns: [],
    number: {
      msisdn,
      zone,
      pairMsisdn,
      numberClass: "regular",
      pricePoisha: 0,
      kitPoisha: 20_000,
      obtainable: true,
      heldUntil: null,
    },
  };
}

/** A cart in which every field differs from an empty cart. The pair of its second number is missing. */
const cart: Cart = {
  token: TOKEN,
  version: 3,
  lines: [simLine("01390000001", "Dhaka", null), simLine("01390000002", "Sylhet", "01390000003"), deviceLine()],
  deliveryType: "regular",
  deliveryPoisha: 0,
  itemsPoisha: 100_000,
  addOnsPoisha: 0,
  promotion: null,
  discountPoisha: 0,
  payablePoisha: 100_000,
  vatPoisha: 0,
  preorder: true,
  codAvailable: true,
  codLimitPoisha: 5_000_000,
  vatNotes: { en: "VAT included", bn: "ভ্যাটসহ" },
  problems: [],
};

const campaign: PromotionRow = {
  code: "CAMPAIGN",
  type: "cmp",
  titles: { en: "Campaign", bn: "ক্যাম্পেইন" },
  kind: "amount",
  percent: null,
  amountPoisha: 1_000,
  minPoisha: 0,
  category: null,
  started: true,
  ended: false,
  usedUp: false,
  numberLimit: null,
};

/** The cart after the backend has sent it, the site has read it and the browser has stored it. */
async function stored(): Promise<Record<string, unknown>> {
  const api = fakeApi({ getCartItem: () => cartView(cart, "en", [campaign], []) });
  const state = cartReducer(initialCart, { type: "cart-set", cart: await getCart(api, TOKEN) });
  return JSON.parse(writeCart(state)) as Record<string, unknown>;
}

describe("a cart of the backend, as the browser stores it", () => {
  test.each([
    ["CART-35", "counts the lines", "cart_item_count", 3],
    ["CART-36", "counts the pieces", "cart_quantity_count", 5],
    ["CART-38", "stores whether cash on delivery is offered", "isCodEnabled", true],
    ["CART-39", "stores the limit of cash on delivery", "codLimit", 5_000_000],
    ["CART-40", "stores that it is a pre-order", "preorder", true],
    ["CART-41", "stores that a campaign offer may be entered", "cmpOfferInputShow", true],
    ["CART-42", "stores the SIM numbers, separated by commas", "sims", "01390000001,01390000002"],
    ["CART-43", "stores the zone of each SIM number", "zone", { "01390000001": "Dhaka", "01390000002": "Sylhet" }],
    [
      "CART-44",
      "stores the message with the missing number of a pair",
      "pairSimErrorMsg",
      expect.stringContaining("01390000003"),
    ],
    ["CART-45", "stores its token", "token", TOKEN],
  ])("[%s] %s", async (_id, _words, field, value) => {
    expect((await stored())[field]).toEqual(value);
  });
});
