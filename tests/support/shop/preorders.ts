import type { Database } from "@/backend/db/client";
import type { PreorderRequest } from "@/backend/domain/orders/create-preorder";
import { createProduct, newMsisdn, PLACE } from "@/tests/support/shop/shop";

/** A phone for pre-order at Tk 50,000 with a deposit of Tk 5,000. */
export async function createComing(
  db: Database,
  { slots = 10, depositPoisha = 500_000 }: { slots?: number; depositPoisha?: number } = {},
): Promise<{ slug: string; sku: string }> {
  const { slug, skus } = await createProduct(db, { variants: [{ pricePoisha: 5_000_000, stock: 0 }] });
  await db.pool.query("update products set preorder = true where slug = $1", [slug]);
  await db.pool.query(
    "insert into preorder_offers (product_slug, released_on, deposit_poisha, slots) values ($1, '2027-02-04', $2, $3)",
    [slug, depositPoisha, slots],
  );
  return { slug, sku: skus[0] ?? "" };
}

/** A pre-order with home delivery. */
export function preorderRequest(sku: string, change: Partial<PreorderRequest> = {}): PreorderRequest {
  return {
    sku,
    fullName: "Rahima Akter",
    msisdn: newMsisdn(),
    email: null,
    ...PLACE,
    storeId: null,
    address: "House 12, Road 5",
    ...change,
  };
}

export async function slotsOf(db: Database, slug: string): Promise<{ taken: number; orders: number }> {
  const { rows } = await db.pool.query<{ taken: number; orders: number }>(
    `select slots_taken as taken, (select count(*)::int from orders
       where preorder_slug = product_slug and state not in ('cancelled', 'expired')) as orders
     from preorder_offers where product_slug = $1`,
    [slug],
  );
  return rows[0] ?? { taken: -1, orders: -1 };
}
