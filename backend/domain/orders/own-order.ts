import type { FullOrderRow } from "@/backend/db/queries/orders/own-order-queries";
import { isInvoiced } from "@/backend/domain/orders/order-steps";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";

/** The contact data that the buyer typed for the order. */
export interface OrderContact {
  fullName: string;
  msisdn: string;
  email: string | null;
  address: string;
  postCode: string;
  note: string | null;
}

/** An order for the proven owner of its number. */
export interface OwnOrder extends PublicOrder {
  /** Null when the proof is older than ten minutes: a stolen session shows no address (docs/threats.md#sessions). */
  contact: OrderContact | null;
  isInvoiced: boolean;
}

/** The masked order, with the buyer's contact data when that may be shown. */
export function ownOrder(row: FullOrderRow, isFresh: boolean): OwnOrder {
  const { id: _, email, postCode, note, lang: _lang, retailerToken: _token, ...order } = row;
  const { fullName, msisdn, address } = row;
  return {
    ...publicOrder(order),
    ...(isFresh && { lines: row.lines }),
    contact: isFresh ? { fullName, msisdn, email, address, postCode, note } : null,
    isInvoiced: isInvoiced(row.state),
  };
}
