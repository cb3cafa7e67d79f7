import { getComparedProducts } from "@/services/catalog/comparison-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { readComparison } from "@/utils/catalog/comparison";

/** The products in the address, side by side. */
export async function loadComparison({ api, language, query }: PageRequest) {
  const comparison = readComparison(query);
  return { comparison, products: await getComparedProducts(api, comparison.slugs, language) };
}
