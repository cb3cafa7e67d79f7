import type { Category } from "@/backend/contract/shop/catalog";
import { findProduct, type ProductRow } from "@/backend/db/queries/catalog/catalog-queries";
import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import { listRelated } from "@/backend/db/queries/catalog/listing-queries";
import { instalmentsOfPiece, offeredCards } from "@/backend/domain/catalog/offered-card-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { instalmentsFrom } from "@/backend/domain/payments/emi-rules";

const RELATED = 4;

export type ProductInFull = Awaited<ReturnType<typeof getProduct>>;

/** A published product with every variant, and similar products (API-SHOP-03). @throws DomainError `product-not-found` */
export async function getProduct({ db }: DbContext, query: { slug: string; category: Category | null }) {
  const product = orThrow(await findProduct(db.pool, query.slug, query.category), "product-not-found", "slug");
  const [related, plans] = await Promise.all([
    listRelated(db.pool, product, { limit: RELATED }),
    listEmiPlans(db.pool),
  ]);
  return { product: offeredProduct(product, plans), related: offeredCards(related, plans) };
}

/** Adds the instalments for every price that one piece can have, and the lowest ones of each variant. */
function offeredProduct(product: ProductRow, plans: readonly EmiPlanRow[]) {
  const { preorder } = product;
  return {
    ...product,
    emiFrom: instalmentsFrom(product, plans),
    variants: product.variants.map((variant) => ({
      ...variant,
      emiFrom: instalmentsFrom({ ...variant, preorder }, plans),
    })),
    instalments: instalmentsOfPiece(product, plans),
  };
}
