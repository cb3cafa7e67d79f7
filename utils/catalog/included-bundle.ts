import type { ProductCard } from "@/backend/contract/shop/catalog";

interface WithBundle {
  bundle?: ProductCard["bundle"];
}

/** Slug of a product's included bundle, as its card shows; empty for none. */
export function includedBundle({ bundle }: WithBundle): string {
  return bundle?.kind === "included" ? (bundle.slug ?? "") : "";
}

/** What a product is added to the cart with by default: its included bundle. */
export function withIncludedBundle(product: WithBundle): { bundle?: string } {
  const bundle = includedBundle(product);
  return bundle === "" ? {} : { bundle };
}
