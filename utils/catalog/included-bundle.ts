interface WithBundle {
  bundle?: { kind: string; slug: string | null } | null;
}

/** Slug of a product's included bundle, as shown on its card; empty for none. */
export function includedBundle({ bundle }: WithBundle): string {
  return bundle?.kind === "included" ? (bundle.slug ?? "") : "";
}

/** The bundle with which a product is added to the cart by default: its included bundle. */
export function withIncludedBundle(product: WithBundle): { bundle?: string } {
  const bundle = includedBundle(product);
  return bundle === "" ? {} : { bundle };
}
