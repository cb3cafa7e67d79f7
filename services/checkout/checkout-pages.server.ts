import { notFound } from "@/services/api/api-error";
import { getProduct } from "@/services/catalog/catalog-service";
import { listAllDistricts } from "@/services/checkout/delivery-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { formatCapacity } from "@/utils/numbers/capacity";

/** The reserved product. Amounts in whole poisha. */
export type PreorderProduct = NonNullable<Awaited<ReturnType<typeof loadPreorder>>["product"]>;

/**
 * The data of the pre-order checkout: the product of `?product=` in its `?variant=`. Without them, the page finds the
 * product in the cart.
 * @throws ApiError; `isNotFound` for a product that cannot be pre-ordered
 */
export async function loadPreorder({ api, query, language }: Pick<PageRequest, "api" | "query" | "language">) {
  const { product: slug, variant } = query;
  if (typeof slug !== "string") return { districts: [], product: null };
  const [districts, product] = await Promise.all([listAllDistricts(api), getProduct(api, "phones", slug)]);
  const { preorder } = product;
  const chosen = product.variants.find(({ sku }) => sku === variant) ?? product.variants[0];
  if (preorder === null || chosen === undefined) throw notFound("product-not-found", `${slug} is no pre-order`);
  const { ramGb, storageGb, colour } = chosen;
  const sizes = [ramGb, storageGb].flatMap((gb) => (gb === null ? [] : [formatCapacity(gb, language)]));
  return {
    districts,
    product: {
      sku: chosen.sku,
      title: product.title,
      /** The variant as text, e.g. "Coral · 128 GB". */
      details: [colour.label, ...sizes].join(" · "),
      picture: chosen.pictures[0] ?? null,
      pricePoisha: chosen.pricePoisha,
      depositPoisha: Math.min(preorder.depositPoisha, chosen.pricePoisha),
      releasedOn: preorder.releasedOn,
      isReleased: preorder.isReleased ?? false,
      slotsLeft: preorder.slotsLeft,
      slotsTaken: preorder.slotsTaken,
      gifts: preorder.gifts,
    },
  };
}

/** The districts for the delivery address. */
export async function loadCheckout({ api }: PageRequest) {
  return { districts: await listAllDistricts(api) };
}
