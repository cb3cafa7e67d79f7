import { randomUUID } from "node:crypto";
import { onDatabase } from "./database";
import { type PlannedRequest, sendAll } from "./http-connection";
import type { Scenario } from "./load";
import { type BenchSite, newNumber } from "./login";
import { post } from "./shop-requests";

/** A recharge for a number that has none yet, with its own idempotency key. */
function opening(): PlannedRequest {
  const body = { payment_type: "online", msisdn: newNumber(), amount: 50, pack_id: null };
  return { ...post("recharge", body), headers: { "Idempotency-Key": randomUUID() } };
}

/**
 * Recharges as load: opens their payments, and fetches paid ones like the result page does, while the site adds them to
 * the balances in the background.
 */
export function rechargeScenarios(site: BenchSite, count: number): Scenario[] {
  return [
    { name: "recharge opened", prepare: async (most) => Array.from({ length: most }, opening), count },
    { name: "recharge paid", prepare: (most) => paidRecharges(site, most), count },
  ];
}

/** Requests recharges that are paid at the gateway, before the site was notified of the payment. */
async function paidRecharges({ port, root, dataDir }: BenchSite, count: number): Promise<PlannedRequest[]> {
  const transactions: string[] = [];
  await sendAll(port, count, opening, ({ body }) => {
    const answer = JSON.parse(body) as { data: { data: { transaction_id: string } } };
    transactions.push(answer.data.data.transaction_id);
  });
  await onDatabase(root, dataDir, (database) =>
    database.pool.query(
      "update sandbox_gateway_payments set outcome = 'paid', decided_at = now() where transaction_id = any($1)",
      [transactions],
    ),
  );
  return transactions.map((transaction_id) => post("getRecharge", { transaction_id }));
}
