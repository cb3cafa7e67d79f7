import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@/backend/db/client";
import { fillCart, placeOrder } from "@/tests/support/servers/http-shop";
import { until } from "@/tests/support/site";

/** Buyers who order without a pause and remember every order that was confirmed to them. */
export interface CheckoutLoad {
  /** Public ids of the acknowledged orders. */
  readonly acknowledged: readonly string[];
  /** Codes of orders that a living shop refused, by how often; a load that is refused proves nothing. */
  readonly refused: ReadonlyMap<string, number>;
  /** Waits for that many more acknowledged orders. */
  more(orders: number): Promise<void>;
  stop(): Promise<void>;
}

/** People who read a failure do not try again at once. */
const PAUSE_AFTER_FAILURE_MS = 100;
const PATIENCE_MS = 60_000;

/** Starts buyers against a shop that may die under them at any time. */
export function startCheckoutLoad(address: string, sku: string, buyers = 4): CheckoutLoad {
  const acknowledged: string[] = [];
  const refused = new Map<string, number>();
  let number = 0;
  let stopping = false;
  const buy = async () => {
    while (!stopping) {
      number += 1;
      try {
        const purchase = await placeOrder(address, await fillCart(address, sku), number);
        if (purchase.orderId !== undefined) {
          acknowledged.push(purchase.orderId);
          continue;
        }
        const code = purchase.code ?? "none";
        refused.set(code, (refused.get(code) ?? 0) + 1);
        await wait(PAUSE_AFTER_FAILURE_MS);
      } catch {
        // The shop is down, or was cut off before it could answer: nothing was acknowledged.
        await wait(PAUSE_AFTER_FAILURE_MS);
      }
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, buy));
  return {
    acknowledged,
    refused,
    async more(orders) {
      const goal = acknowledged.length + orders;
      await until(() => acknowledged.length >= goal, PATIENCE_MS).catch((cause: Error) => {
        throw new Error(`Only ${acknowledged.length} of ${goal} orders; refused ${JSON.stringify([...refused])}`, {
          cause,
        });
      });
    },
    async stop() {
      stopping = true;
      await all;
    },
  };
}

/** What an audit of the database finds wrong. */
export interface Audit {
  /** Acknowledged orders that are not there. */
  lost: string[];
  /** Orders without a line, or whose lines do not make their total. */
  half: number;
  /** SKUs whose ledger does not sum to their stock. */
  unbalanced: number;
}

/** Compares the orders that were confirmed with those in the database. */
export async function auditOrders(database: Database, acknowledged: readonly string[]): Promise<Audit> {
  const { rows: lost } = await database.pool.query<{ id: string }>(
    "select id from unnest($1::text[]) as confirmed(id) where not exists (select 1 from orders where public_id = confirmed.id)",
    [acknowledged],
  );
  const { rows: half } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from orders
     where items_poisha is distinct from (select sum(total_poisha) from order_lines where order_id = orders.id)`,
  );
  const { rows: unbalanced } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from product_variants
     where stock is distinct from (select coalesce(sum(delta), 0) from stock_ledger where sku = product_variants.sku)`,
  );
  return { lost: lost.map(({ id }) => id), half: half[0]?.count ?? -1, unbalanced: unbalanced[0]?.count ?? -1 };
}
