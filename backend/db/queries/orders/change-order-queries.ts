import type { FullOrderRow } from "@/backend/db/queries/orders/own-order-queries";
import { queryOneValue, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PickupStore } from "@/backend/db/stored-types";

/** The facts that decide whether an order may go to another place of its district. */
interface ChangeBasis {
  thanaKnown: boolean;
  postCodeKnown: boolean;
  /** The requested store, if orders can be picked up there; null for none and for a store in another district. */
  store: (PickupStore & { thana: string }) | null;
}

/** The part of an order that its buyer can change; `store` is null for a delivery. */
type ChangedOrder = Pick<FullOrderRow, "fullName" | "thana" | "postCode" | "address" | "note" | "store">;

interface OrderChangeRow {
  at: Date;
  fields: string[];
}

/** The facts about another place for a locked order, by its inner id. */
export const findChangeBasis = queryRow<
  ChangeBasis,
  [order: { id: string }, to: { thana: string; postCode: string; storeId: string | null }]
>(
  "find-change-basis",
  `select exists (select from thanas t where t.district = o.district and t.name = $thana) as thana_known,
     exists (select from post_codes p where p.district = o.district and p.post_code = $postCode) as post_code_known,
     (select jsonb_build_object('code', s.code, 'name', s.names, 'address', s.addresses, 'thana', s.thana)
      from stores s where s.code = $storeId and s.pickup and s.district = o.district) as store
   from orders o where o.id = $id`,
);

// The first part reads the row as it was, before the second part writes.
/** Saves the changes to a locked order, and records the changed fields. @returns their names; none without changes */
export const changeOrderRow = queryOneValue<string[], [order: { id: string }, changed: ChangedOrder]>(
  "change-order",
  `with before as (
     select o.*, array_remove(array[
       case when o.full_name <> $fullName then 'name' end, case when o.thana <> $thana then 'thana' end,
       case when o.post_code <> $postCode then 'post code' end, case when o.address <> $address then 'address' end,
       case when o.note is distinct from $note then 'note' end,
       case when o.store ->> 'code' is distinct from $store::jsonb ->> 'code' then 'store' end], null) as fields
     from orders o where o.id = $id),
   changed as (
     update orders o set full_name = $fullName, thana = $thana, post_code = $postCode, address = $address,
       note = $note, store = $store::jsonb
     from before b where o.id = b.id and b.fields <> '{}'),
   noted as (insert into order_changes (order_id, fields) select id, fields from before where fields <> '{}')
   select fields from before`,
);

/** The buyer's changes to an order, oldest first. @param orderId the inner id */
export const listOrderChanges = queryRows<OrderChangeRow, [orderId: string]>(
  "list-order-changes",
  "select at, fields from order_changes where order_id = $1 order by at",
);
