import type { Database } from "@/backend/db/client";

/** Ends the time in which the gateway is not asked again about a payment, as if it had passed. */
export async function endQuestionPauses(db: Database): Promise<void> {
  await db.pool.query("update budgets set ends_at = now() where ends_at < now() + interval '2 seconds'");
}
