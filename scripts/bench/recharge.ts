import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import { onDatabase } from "./database";
import { HttpConnection, requestBytes } from "./http-connection";
import type { Scenario } from "./load";
import type { PlannedRequest } from "./load-worker";

interface Site {
  port: number;
  root: string;
  dataDir: string;
}

const PREPARING_CONNECTIONS = 8;

let numbers = Math.floor(Math.random() * 50_000_000);
/** A recharge for a number that has none yet, with its own idempotency key. */
function opening(): PlannedRequest {
  numbers += 1;
  const msisdn = `017${String(numbers).padStart(8, "0")}`;
  const body = { payment_type: "online", msisdn, amount: 50, pack_id: null };
  return { method: "POST", path: callPaths.recharge.path, body, headers: { "Idempotency-Key": randomUUID() } };
}

/**
 * Recharges as load: opens their payments, and fetches paid ones like the result page does, while the site adds them to
 * the balances in the background.
 */
export function rechargeScenarios(site: Site, count: number): Scenario[] {
  return [
    { name: "recharge opened", prepare: async (most) => Array.from({ length: most }, opening), count },
    { name: "recharge paid", prepare: (most) => paidRecharges(site, most), count },
  ];
}

/** Requests recharges that are paid at the gateway, before the site was notified of the payment. */
async function paidRecharges({ port, root, dataDir }: Site, count: number): Promise<PlannedRequest[]> {
  const transactions: string[] = [];
  const openSome = async () => {
    const connection = await HttpConnection.open(port);
    for (let made = 0; made < count / PREPARING_CONNECTIONS; made += 1) {
      const { method, path, body, headers } = opening();
      const reply = await connection.ask(requestBytes(port, method, path, body, headers));
      const answer = JSON.parse(reply.body) as { data: { data: { transaction_id: string } } };
      transactions.push(answer.data.data.transaction_id);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: PREPARING_CONNECTIONS }, openSome));
  await onDatabase(root, dataDir, (database) =>
    database.pool.query(
      "update sandbox_gateway_payments set outcome = 'paid', decided_at = now() where transaction_id = any($1)",
      [transactions],
    ),
  );
  const { path } = callPaths.getRecharge;
  return transactions.map((transaction_id) => ({ method: "POST", path, body: { transaction_id } }));
}
