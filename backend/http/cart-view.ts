import type { CartView, CartLine as WireLine } from "@/backend/contract/cart";
import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { LineOptions, Localized } from "@/backend/db/schema/localized";
import type { Cart, CartLine } from "@/backend/domain/cart/cart";
import { errorDetailOf } from "@/backend/http/error-messages";
import { formatCapacity } from "@/utils/capacity";
import { productPath } from "@/utils/paths";

const variationWords = {
  en: { colour: "Colour", ram: "RAM", storage: "Storage" },
  bn: { colour: "রং", ram: "র‍্যাম", storage: "স্টোরেজ" },
} as const;

/** What distinguishes a variant, in words: `{ Colour: "Midnight Blue", RAM: "8 GB", Storage: "256 GB" }`. */
export function variationDetails(
  variant: { colourLabels: Localized; ramGb: number; storageGb: number },
  lang: Language,
): Record<string, string> {
  const words = variationWords[lang];
  return {
    [words.colour]: variant.colourLabels[lang],
    [words.ram]: formatCapacity(variant.ramGb, lang),
    [words.storage]: formatCapacity(variant.storageGb, lang),
  };
}

/** A cart in the wire's names, money in taka (SPEC 7, API-SHOP-30 and -32). */
export function cartView(cart: Cart, lang: Language): CartView {
  const items = toTaka(cart.itemsPoisha);
  return {
    status: true,
    token: cart.token,
    version: cart.version,
    isCodEnabled: cart.codAvailable,
    codLimitCross: cart.codLimitPoisha === null ? null : toTaka(cart.codLimitPoisha),
    cmpOfferInputShow: false,
    sims: cart.lines.flatMap((line) => line.options.sim ?? []).join(","),
    zone: {},
    pairSimErrorMsg: null,
    preorder: false,
    data: cart.lines.map((line) => lineView(line, lang)),
    totalPrice: {
      items,
      includingBundle: items,
      delivery: toTaka(cart.deliveryPoisha),
      payable: toTaka(cart.payablePoisha),
    },
    vat_text_config: { sidebar_cart_title: cart.vatNotes[lang] },
    errors: cart.problems.map((problem) => errorDetailOf(problem, lang)),
  };
}

function lineView(line: CartLine, lang: Language): WireLine {
  const price = toTaka(line.pricePoisha);
  return {
    sku: line.sku,
    product_title: line.titles[lang],
    product_path: productPath(line.category, line.productSlug, line.sku),
    quantity: line.quantity,
    type: lineType(line),
    price: { number: price },
    product_price_with_bundle: price,
    line_total: toTaka(line.pricePoisha * line.quantity),
    field_cart_image: [line.pictureSrc],
    variationDetails: variationDetails(line, lang),
    name: line.options.name ?? null,
    number: line.options.number ?? null,
    bundle: [],
    emi: line.options.emi !== undefined,
    stock: line.stock,
    sim: line.options.sim ?? null,
    sim_replacement: line.options.simReplacement ?? false,
  };
}

function lineType({ category }: CartLine): WireLine["type"] {
  if (category === "sim") return "sim";
  return category === "apparel-accessories" ? "apparel_accessories" : "others";
}

/** The item fields of a payload line, without those that were not sent. */
export function lineOptions(item: {
  sim?: string | undefined;
  sim_replacement?: boolean | undefined;
  name?: string | undefined;
  number?: string | undefined;
  emi?: string | undefined;
}): LineOptions {
  const options: LineOptions = {};
  if (item.sim !== undefined) options.sim = item.sim;
  if (item.sim_replacement === true) options.simReplacement = true;
  if (item.name !== undefined) options.name = item.name;
  if (item.number !== undefined) options.number = item.number;
  if (item.emi !== undefined) options.emi = item.emi;
  return options;
}
