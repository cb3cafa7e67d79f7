import { execute, queryOneValue, queryRows } from "@/backend/db/queries/statement";

/** A paid payment whose money has to be refunded. */
export interface DueRefund {
  transactionId: string;
  /** The gateway's own number of the payment. */
  reference: string;
  amountPoisha: number;
}

/** The statements that every table of payments has. @param owner the column with the id of what is paid */
function paymentStatements(table: string, owner: string) {
  return {
    /** Saves the address at which the gateway takes the payment. */
    setRedirect: execute<[id: string, redirectUrl: string]>(
      `keep-redirect-of-${table}`,
      `update ${table} set redirect_url = $2 where id = $1`,
    ),

    /** Marks everything that was paid for a locked owner to be refunded, in the next round. @returns the sum in poisha */
    markRefunds: queryOneValue<number, [ownerId: string]>(
      `mark-refunds-of-${table}`,
      `with marked as (
         update ${table} set refund_due = true, asked_at = null
         where ${owner} = $1 and state = 'paid' and not refund_due returning amount_poisha)
       select coalesce(sum(amount_poisha), 0)::float8 as poisha from marked`,
    ),

    // The mark is set in the same statement, so that two instances never request the same refund at once.
    /** Takes the due refunds, and marks them as requested. */
    claimDueRefunds: queryRows<DueRefund, [gateway: string, limit: number]>(
      `take-due-refunds-of-${table}`,
      `update ${table} p set asked_at = now() from (
         select id from ${table}
         where refund_due and refunded_at is null and gateway = $1 and gateway_reference is not null
           and coalesce(asked_at, '-infinity') < now() - interval '5 minutes'
         order by settled_at limit $2 for no key update skip locked) taken
       where p.id = taken.id
       returning p.id as "transactionId", p.gateway_reference as reference, p.amount_poisha::float8 as "amountPoisha"`,
    ),

    /** Records that the gateway refunds the money. */
    saveRefund: execute<[id: string, reference: string]>(
      `keep-refund-of-${table}`,
      `update ${table} set refunded_at = now(), refund_reference = $2 where id = $1 and refunded_at is null`,
    ),
  };
}

export type PaymentStatements = ReturnType<typeof paymentStatements>;

export const orderPayments = paymentStatements("payments", "order_id");
export const rechargePayments = paymentStatements("recharge_payments", "recharge_id");
export const servicePayments = paymentStatements("service_payments", "request_id");
