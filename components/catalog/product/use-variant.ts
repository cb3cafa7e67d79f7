import { useRouter } from "next/router";
import type { ProductView, VariantView } from "@/services/catalog/catalog-service";
import { comesInSizes } from "@/utils/catalog/garment";
import { sizeLabel } from "@/utils/catalog/size-label";
import { formatMemory } from "@/utils/numbers/capacity";
import type { Language } from "@/utils/text/translations";

/** From this stock on, the number of pieces is not shown. */
export const FEW_PIECES = 5;

/** One button of a choice: the variant that it selects, and whether it is the current one. */
export interface VariantOption {
  key: string;
  sku: string;
  label: string;
  hex?: string;
  current: boolean;
  /** False if this option changes the other choice, too. */
  exact: boolean;
  /** The price of its variant. */
  pricePoisha: number;
  /** True when the variant is sold out. */
  isOut: boolean;
}

const sameMemory = (a: VariantView, b: VariantView) =>
  a.storageGb === b.storageGb && a.ramGb === b.ramGb && a.size === b.size;
const memoryKey = ({ ramGb, storageGb, size }: VariantView) => `${ramGb}/${storageGb}/${size}`;

/** The name of a variant without its colour: `8/256 GB`, `XL`; empty if the product has only colours. */
export function choiceLabel({ ramGb, storageGb, size }: VariantView, language: Language): string {
  return [formatMemory(ramGb, storageGb, language), size === null ? "" : sizeLabel(size, language)]
    .filter(Boolean)
    .join(", ");
}

/** True if it cannot be bought: a released product with no stock, or an unreleased product with no places left. */
export function isSoldOut({ preorder }: Pick<ProductView, "preorder">, variant: VariantView): boolean {
  return preorder === null ? variant.stock === 0 : preorder.slotsLeft === 0;
}

const leadingTo = ({ sku, pricePoisha, stock }: VariantView, exact: VariantView | undefined) => ({
  sku,
  pricePoisha,
  isOut: stock === 0,
  exact: exact !== undefined,
});

/** The options that do not exist together with the other current option, and those that are sold out (feature 9). */
export function unavailableOptions(options: readonly VariantOption[]): { missing: string[]; out: string[] } {
  const labelsOf = (fits: (option: VariantOption) => boolean) => options.filter(fits).map(({ label }) => label);
  return { missing: labelsOf(({ exact }) => !exact), out: labelsOf(({ exact, isOut }) => exact && isOut) };
}

/** The colours of a product, each with the variant that is nearest to the current one. */
export function colourOptions(variants: readonly VariantView[], current: VariantView): VariantOption[] {
  const names = [...new Set(variants.map(({ colour }) => colour.name))];
  return names.flatMap((name) => {
    const ofColour = variants.filter(({ colour }) => colour.name === name);
    const exact = ofColour.find((variant) => sameMemory(variant, current));
    const target = exact ?? ofColour[0];
    if (!target) return [];
    const { label, hex } = target.colour;
    return [{ key: name, label, hex, current: name === current.colour.name, ...leadingTo(target, exact) }];
  });
}

/**
 * The memory sizes of a product, smallest first, or the sizes of clothes in the order of the catalogue, each with the
 * variant that is nearest to the current one. Empty if there is nothing to choose.
 */
export function sizeOptions(
  variants: readonly VariantView[],
  current: VariantView,
  language: Language,
): VariantOption[] {
  if (choiceLabel(current, language) === "") return [];
  const sizes = new Map([...variants].reverse().map((variant) => [memoryKey(variant), variant]));
  const bySize = (a: VariantView, b: VariantView) =>
    (a.storageGb ?? 0) - (b.storageGb ?? 0) ||
    (a.ramGb ?? 0) - (b.ramGb ?? 0) ||
    variants.indexOf(a) - variants.indexOf(b);
  return [...sizes.values()].sort(bySize).map((size) => {
    const exact = variants.find((variant) => sameMemory(variant, size) && variant.colour.name === current.colour.name);
    return {
      key: memoryKey(size),
      label: choiceLabel(size, language),
      current: sameMemory(size, current),
      ...leadingTo(exact ?? size, exact),
    };
  });
}

/** The variant that stands for a colour on a card: available ones first, then the lowest price. */
function firstOfColour(variants: readonly VariantView[], colour: unknown): VariantView | undefined {
  return variants
    .filter((variant) => variant.colour.name === colour)
    .sort((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || a.pricePoisha - b.pricePoisha)[0];
}

/** The variant that the address names, or one of its colour, or the default one (docs/interfaces.md#addresses). */
export function useVariant(product: ProductView): VariantView {
  const { query } = useRouter();
  const { variants } = product;
  const find = (sku: unknown) => variants.find((variant) => variant.sku === sku);
  const variant =
    find(query["variant"]) ?? firstOfColour(variants, query["colour"]) ?? find(product.sku) ?? variants[0];
  if (!variant) throw new RangeError(`The product ${product.slug} has no variant`);
  return variant;
}

/** True if a garment has several sizes and the page's address names none: the buyer must choose one. */
export function useNeedsSize(product: ProductView): boolean {
  const { query } = useRouter();
  return comesInSizes(product) && !product.variants.some(({ sku }) => sku === query["variant"]);
}
