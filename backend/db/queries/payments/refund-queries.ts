import { execute, queryRows } from "@/backend/db/queries/statement";

export interface DueRefund {
  transactionId: string;
  /** The gateway's own number of the payment. */
  reference: string;
  amountPoisha: number;
}

// The mark is set in the same statement, so that two instances never request the same refund at once.
/** Takes the due refunds, and marks them as requested. */
export const takeDueRefunds = queryRows<DueRefund, [gateway: string, most: number]>(
  "take-due-refunds",
  `update payments set asked_at = now() from (
     select p.id from payments p
     where p.refund_due and p.refunded_at is null and p.gateway = $1 and p.gateway_reference is not null
       and coalesce(p.asked_at, '-infinity') < now() - interval '5 minutes'
     order by p.settled_at limit $2 for no key update of p skip locked) taken
   where payments.id = taken.id
   returning payments.id as "transactionId", payments.gateway_reference as reference,
     payments.amount_poisha::float8 as "amountPoisha"`,
);

/** Records that the gateway refunds the money. */
export const saveRefund = execute<[paymentId: string, reference: string]>(
  "keep-refund",
  "update payments set refunded_at = now(), refund_reference = $2 where id = $1 and refunded_at is null",
);
