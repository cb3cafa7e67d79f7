/** What a gateway says in the end. */
export type PaymentOutcome = "paid" | "failed" | "cancelled";
