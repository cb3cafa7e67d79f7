import type { Category } from "@/backend/contract/shop/catalog";
import { findProduct, type ProductRow } from "@/backend/db/queries/catalog/catalog-queries";
import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import { listRelated } from "@/backend/db/queries/catalog/listing-queries";
import { instalmentsOfPiece, type OfferedCard, offeredCards } from "@/backend/domain/catalog/offered-card-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { instalmentsFrom } from "@/backend/domain/payments/emi-rules";

const RELATED = 4;

/** A product with the instalments for every price that one piece can have, and the lowest ones of each variant. */
type OfferedProduct = ReturnType<typeof offeredProduct>;

export interface ProductInFull {
  product: OfferedProduct;
  related: OfferedCard[];
}

/** A published product with every variant (API-SHOP-03). @throws DomainError `product-not-found` */
export async function getProduct(
  { db }: DbContext,
  query: { slug: string; category: Category | null },
): Promise<ProductInFull> {
  const product = await findProduct(db.pool, query.slug, query.category);
  if (product === null) throw new DomainError("product-not-found", { field: "slug" });
  const [related, plans] = await Promise.all([listRelated(db.pool, product, RELATED), listEmiPlans(db.pool)]);
  return { product: offeredProduct(product, plans), related: offeredCards(related, plans) };
}

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
