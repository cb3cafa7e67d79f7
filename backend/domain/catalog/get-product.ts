import type { Category } from "@/backend/contract/catalog";
import { type CardRow, findProduct, type ProductRow } from "@/backend/db/queries/catalog-queries";
import { listRelated } from "@/backend/db/queries/listing-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

const RELATED = 4;

/** A product in full and what people may look at next; money in poisha. */
export interface ProductInFull {
  product: ProductRow;
  related: CardRow[];
}

/**
 * A published product with every variant (SPEC 7, API-SHOP-03).
 * @param query slug, and the category of the address it is asked at, when there is one
 * @throws DomainError `product-not-found`
 */
export async function getProduct(
  { db }: Pick<DomainContext, "db">,
  query: { slug: string; category: Category | null },
): Promise<ProductInFull> {
  const product = await findProduct(db.pool, query.slug, query.category);
  if (product === null) throw new DomainError("product-not-found", { field: "slug" });
  return { product, related: await listRelated(db.pool, product, RELATED) };
}
