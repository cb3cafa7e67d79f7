import { useRouter } from "next/router";
import type { ProductView, VariantView } from "@/services/catalog-service";
import { formatMemory } from "@/utils/capacity";

/** One button of a choice: the variant it leads to, and whether it is the current one. */
export interface VariantOption {
  key: string;
  sku: string;
  label: string;
  hex?: string;
  current: boolean;
  /** False when choosing it changes the other choice too. */
  exact: boolean;
}

const sameMemory = (a: VariantView, b: VariantView) => a.storageGb === b.storageGb && a.ramGb === b.ramGb;
const memoryKey = ({ ramGb, storageGb }: VariantView) => `${ramGb}/${storageGb}`;

/** The colours of a product, each leading to the variant nearest to the current one. */
export function colourOptions(variants: readonly VariantView[], current: VariantView): VariantOption[] {
  const names = [...new Set(variants.map(({ colour }) => colour.name))];
  return names.flatMap((name) => {
    const ofColour = variants.filter(({ colour }) => colour.name === name);
    const exact = ofColour.find((variant) => sameMemory(variant, current));
    const target = exact ?? ofColour[0];
    if (!target) return [];
    const { label, hex } = target.colour;
    return [
      { key: name, sku: target.sku, label, hex, current: name === current.colour.name, exact: exact !== undefined },
    ];
  });
}

/** The memory sizes of a product, smallest first, each leading to the variant nearest to the current one. */
export function memoryOptions(variants: readonly VariantView[], current: VariantView): VariantOption[] {
  const sizes = new Map(variants.map((variant) => [memoryKey(variant), variant]));
  return [...sizes.values()]
    .sort((a, b) => a.storageGb - b.storageGb || a.ramGb - b.ramGb)
    .map((size) => {
      const exact = variants.find(
        (variant) => sameMemory(variant, size) && variant.colour.name === current.colour.name,
      );
      return {
        key: memoryKey(size),
        sku: (exact ?? size).sku,
        label: formatMemory(size.ramGb, size.storageGb, "en"),
        current: sameMemory(size, current),
        exact: exact !== undefined,
      };
    });
}

/** The variant that the address names, else the product's own (INTERFACES.md, Addresses). */
export function useVariant(product: ProductView): VariantView {
  const { query } = useRouter();
  const { variants } = product;
  const find = (sku: unknown) => variants.find((variant) => variant.sku === sku);
  const variant = find(query["variant"]) ?? find(product.sku) ?? variants[0];
  if (!variant) throw new RangeError(`The product ${product.slug} has no variant`);
  return variant;
}
