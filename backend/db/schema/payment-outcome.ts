/** The gateway's final result. */
export type PaymentOutcome = "paid" | "failed" | "cancelled";
