import { type AddOnRow, type BundleOfCartRow, listBundlesOfCart } from "@/backend/db/queries/catalog/bundle-queries";
import type { CartItemRow } from "@/backend/db/queries/orders/cart-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { LineOptions, Localized } from "@/backend/db/stored-types";
import { readPrintName, readPrintNumber } from "@/utils/checkout/print-text";

/** The extras of a line: the add-ons of its bundle, and the printing. */
interface LineExtras {
  /** The price of one piece without extras, in poisha. */
  basePoisha: number;
  addOns: readonly AddOnRow[];
  /** True when the line has an extra that is no longer sold with its product. */
  isUnavailable?: boolean;
}

/** A line that may have extras. Its `pricePoisha` includes them. */
export type WithExtras<Line> = Line & { extras?: LineExtras };

type Bundles = ReadonlyMap<string, BundleOfCartRow>;
type Chosen = Pick<CartItemRow, "productSlug" | "printPoisha" | "preorder"> & { options: LineOptions };

const PRINTING: Localized = { en: "Name and number on the back", bn: "পিঠে নাম ও নম্বর" };

function isPrinted({ name, number }: LineOptions): boolean {
  return name !== undefined || number !== undefined;
}

/** The bundles of lines; without bundles no query is made. @param cartToken the cart whose pieces are counted */
export async function readBundles(
  connection: Connection,
  lines: readonly { options: LineOptions }[],
  cartToken: string | null,
): Promise<Bundles> {
  const slugs = [...new Set(lines.flatMap(({ options }) => options.bundle ?? []))];
  if (slugs.length === 0) return new Map();
  const rows = await listBundlesOfCart(connection, slugs, cartToken);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** True when the bundle belongs to the line's product and the text can be printed on it. A pre-order has neither. */
export function extrasFit({ options, productSlug, printPoisha, preorder }: Chosen, bundles: Bundles): boolean {
  const { bundle, name, number } = options;
  if (bundle === undefined && !isPrinted(options)) return true;
  if (preorder) return false;
  if (bundle !== undefined && bundles.get(bundle)?.productSlug !== productSlug) return false;
  if (isPrinted(options) && printPoisha === null) return false;
  const isName = name === undefined || readPrintName(name) === name;
  return isName && (number === undefined || readPrintNumber(number) === number);
}

/** Adds the extras and their prices to lines. Extras that are not allowed for a line are ignored. */
export function withExtras<Line extends Chosen & { pricePoisha: number }>(
  lines: readonly Line[],
  bundles: Bundles,
): WithExtras<Line>[] {
  return lines.map((line) => {
    const { options, productSlug, printPoisha, pricePoisha: basePoisha } = line;
    const bundle = bundles.get(options.bundle ?? "");
    const addOns = bundle?.productSlug === productSlug ? [...bundle.addOns] : [];
    if (isPrinted(options) && printPoisha !== null) {
      addOns.push({ titles: PRINTING, sku: null, pricePoisha: printPoisha, stock: null });
    }
    const isUnavailable = !extrasFit(line, bundles);
    if (addOns.length === 0 && !isUnavailable) return line;
    const pricePoisha = addOns.reduce((sum, addOn) => sum + addOn.pricePoisha, basePoisha);
    return { ...line, pricePoisha, extras: { basePoisha, addOns, isUnavailable } };
  });
}

/** All goods that lines take from stock: their own goods and those of their bundles, not summed. */
export function piecesOf(
  lines: readonly { sku: string; quantity: number; extras?: { addOns: readonly AddOnRow[] } | undefined }[],
): { sku: string; quantity: number }[] {
  return lines.flatMap(({ sku, quantity, extras }) => [
    { sku, quantity },
    ...(extras?.addOns ?? []).flatMap((addOn) => (addOn.sku === null ? [] : [{ sku: addOn.sku, quantity }])),
  ]);
}

/** True when an add-on has less stock than all lines together need. @param needed pieces of each SKU */
export function isAddOnShort(addOns: readonly AddOnRow[], needed: ReadonlyMap<string, number>): boolean {
  return addOns.some(({ sku, stock }) => sku !== null && (needed.get(sku) ?? 0) > (stock ?? 0));
}
