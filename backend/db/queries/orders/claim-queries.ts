import { SIM_IN_USE } from "@/backend/db/queries/sims/esim-queries";
import { execute, queryExists } from "@/backend/db/queries/statement";

// In the same order as when an order takes them: the number's count before the promotion's, the promotion's last.
/**
 * Gives back an order's use of a promotion and its place among the pre-orders, if it has them. A promotion that reduced a
 * SIM in use stays used.
 */
export const returnClaims = execute<[orderId: string]>(
  "return-claims",
  `with o as materialized (
     select msisdn, preorder_slug, case when not exists (select from order_lines l
       where l.order_id = $1 and l.discount_poisha > 0 and ${SIM_IN_USE}) then promotion_code end as promotion_code
     from orders where id = $1),
   slot as (
     update preorder_offers set slots_taken = slots_taken - 1 from o
     where product_slug = o.preorder_slug and slots_taken > 0),
   number as (
     update promotion_numbers n set used = n.used - 1 from o
     where n.code = o.promotion_code and n.msisdn = o.msisdn and n.used > 0)
   update promotions set used = used - 1 from o where code = o.promotion_code and used > 0`,
);

/** Takes a place among the pre-orders of a product. False when all are taken. */
export const takePreorderSlot = queryExists<[productSlug: string]>(
  "take-preorder-slot",
  `update preorder_offers set slots_taken = slots_taken + 1
   where product_slug = $1 and slots_taken < slots returning product_slug as slug`,
);

// The number may have reserved again in the meantime; two reservations would then violate the index.
/** Takes a place again for an expired pre-order. False when all are taken, or when its number has another one. */
export const takeSlotAgain = queryExists<[orderId: string]>(
  "take-preorder-slot-again",
  `update preorder_offers set slots_taken = slots_taken + 1 from orders o
   where o.id = $1 and product_slug = o.preorder_slug and slots_taken < slots
     and not exists (select from orders other where other.preorder_slug = o.preorder_slug and other.msisdn = o.msisdn
       and other.of_former_owner = o.of_former_owner and other.id <> o.id and other.state not in ('cancelled', 'expired'))
   returning product_slug as slug`,
);
