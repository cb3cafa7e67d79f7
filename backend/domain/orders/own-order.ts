import type { OrderRow } from "@/backend/db/queries/orders/order-queries";
import type { FullOrderRow } from "@/backend/db/queries/orders/own-order-queries";
import { isInvoiced } from "@/backend/domain/orders/order-steps";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";

type OrderContact = Pick<FullOrderRow, "fullName" | "msisdn" | "email" | "address" | "postCode" | "note">;

export interface OrderWithContact extends PublicOrder {
  /** Null when the reader's proof does not show it (docs/threats.md#sessions). */
  contact: OrderContact | null;
}

/** An order for the proven owner of its number. */
export interface OwnOrder extends OrderWithContact {
  isInvoiced: boolean;
}

/** The masked order, with the buyer's contact data when that may be shown. */
export function withContact(
  { email, postCode, note, ...row }: OrderRow & Pick<OrderContact, "email" | "postCode" | "note">,
  isFresh: boolean,
): OrderWithContact {
  const { fullName, msisdn, address, lines } = row;
  return {
    ...publicOrder(row),
    ...(isFresh && { lines }),
    contact: isFresh ? { fullName, msisdn, email, address, postCode, note } : null,
  };
}

export function ownOrder(row: FullOrderRow, isFresh: boolean): OwnOrder {
  const { id: _, retailerToken: _token, ofFormerOwner: _former, ...order } = row;
  return { ...withContact(order, isFresh), isInvoiced: isInvoiced(row.state) || row.lines.some(({ kept }) => kept) };
}
