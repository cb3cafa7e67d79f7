import type { ProductDetail } from "@/backend/contract/shop/catalog";
import type { Api } from "@/services/api/api-client";
import { ApiError, nullIfNotFound, readAnswer } from "@/services/api/api-error";
import { readCard, requestProducts } from "@/services/catalog/catalog-service";
import { sizeLabel } from "@/utils/catalog/size-label";
import { formatMemory } from "@/utils/numbers/capacity";
import type { Language } from "@/utils/text/translations";

/** A product with all the data that is compared. */
export type ComparedProduct = ReturnType<typeof readCompared>;

/**
 * GET /api/get-products, once per product: the products of a comparison in the requested order (feature 4). Products
 * that the shop no longer sells are left out.
 * @throws ApiError when the shop does not answer
 */
export async function getComparedProducts(
  api: Api,
  slugs: readonly string[],
  language: Language,
): Promise<ComparedProduct[]> {
  const found = await Promise.all(slugs.map((slug) => findCompared(api, slug, language)));
  return found.filter((product) => product !== null);
}

async function findCompared(api: Api, slug: string, language: Language): Promise<ComparedProduct | null> {
  const answer = await nullIfNotFound(requestProducts(api, { slug }));
  if (answer === null) return null;
  const { product } = answer;
  if (product === null) throw new ApiError({ kind: "outage", status: 200 });
  return readAnswer(() => readCompared(product, language));
}

function readCompared(product: ProductDetail, language: Language) {
  return {
    ...readCard(product),
    slug: product.slug,
    category: product.category,
    /** The variant with this price. */
    sku: product.sku,
    /** True when the buyer must choose a size. */
    hasSizes: product.variants.some(({ size }) => size !== null),
    /** `8/256 GB` for each memory choice, or the sizes of a product without memory; empty when there is only one. */
    choices: choicesOf(product, language),
    /** The filters of the category, with the product's values. */
    attributes: product.attributes.map(({ label, values }) => ({ label, value: values.join(", ") })),
    specifications: product.specifications,
    warranty: product.warranty,
  };
}

function choicesOf({ variants }: ProductDetail, language: Language): string[] {
  const labels = variants.map(
    ({ ram_gb, storage_gb, size }) => formatMemory(ram_gb, storage_gb, language) || sizeLabel(size ?? "", language),
  );
  return [...new Set(labels)].filter((label) => label !== "");
}
