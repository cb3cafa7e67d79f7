import { type Connection, queryRow, queryRows, statement } from "@/backend/db/queries/statement";
import type { PickupStore } from "@/backend/db/stored-types";

/** The facts that decide whether an order may go to another place of its district. */
export interface ChangeBasis {
  thanaKnown: boolean;
  postCodeKnown: boolean;
  /** The requested store, if orders can be picked up there; null for none and for a store in another district. */
  store: (PickupStore & { thana: string }) | null;
}

/** The current delivery data of an order, and the new data. */
export interface ChangedOrder {
  fullName: string;
  thana: string;
  postCode: string;
  address: string;
  note: string | null;
  /** Null for a delivery. */
  store: PickupStore | null;
}

export interface OrderChangeRow {
  at: Date;
  fields: string[];
}

/** The facts about another place for a locked order. @param orderId the inner id */
export const findChangeBasis = queryRow<
  ChangeBasis,
  [orderId: string, to: { thana: string; postCode: string; storeId: string | null }]
>(
  "find-change-basis",
  `select exists (select from thanas t where t.district = o.district and t.name = $2) as "thanaKnown",
     exists (select from post_codes p where p.district = o.district and p.post_code = $3) as "postCodeKnown",
     (select jsonb_build_object('code', s.code, 'name', s.names, 'address', s.addresses, 'thana', s.thana)
      from stores s where s.code = $4 and s.pickup and s.district = o.district) as store
   from orders o where o.id = $1`,
  (orderId, to) => [orderId, to.thana, to.postCode, to.storeId],
);

// The first part reads the row as it was, before the second part writes.
const updateOrder = statement<{ fields: string[] }>(
  "change-order",
  `with before as (
     select o.*, array_remove(array[
       case when o.full_name <> $2 then 'name' end, case when o.thana <> $3 then 'thana' end,
       case when o.post_code <> $4 then 'post code' end, case when o.address <> $5 then 'address' end,
       case when o.note is distinct from $6 then 'note' end,
       case when o.store ->> 'code' is distinct from $7::jsonb ->> 'code' then 'store' end], null) as fields
     from orders o where o.id = $1),
   changed as (
     update orders o set full_name = $2, thana = $3, post_code = $4, address = $5, note = $6, store = $7::jsonb
     from before b where o.id = b.id and b.fields <> '{}'),
   noted as (insert into order_changes (order_id, fields) select id, fields from before where fields <> '{}')
   select fields from before`,
);

/** Saves the changes to a locked order, and records the changed fields. @returns their names; none without changes */
export async function changeOrderRow(
  connection: Connection,
  orderId: string,
  { fullName, thana, postCode, address, note, store }: ChangedOrder,
): Promise<string[]> {
  const values = [fullName, thana, postCode, address, note, store === null ? null : JSON.stringify(store)];
  return (await updateOrder(connection, [orderId, ...values]))[0]?.fields ?? [];
}

/** The buyer's changes to an order, oldest first. @param orderId the inner id */
export const listOrderChanges = queryRows<OrderChangeRow, [orderId: string]>(
  "list-order-changes",
  "select at, fields from order_changes where order_id = $1 order by at",
);
