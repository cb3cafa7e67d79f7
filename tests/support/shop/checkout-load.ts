import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@/backend/db/client";
import { fillCart, placeOrder } from "@/tests/support/servers/http-shop";
import { until } from "@/tests/support/site";

/** Buyers that order without pause and record every order that was confirmed to them. */
export interface CheckoutLoad {
  /** Public ids of the confirmed orders. */
  readonly acknowledged: readonly string[];
  /** The number of refused orders by error code. If a running shop refuses the load, the test proves nothing. */
  readonly refused: ReadonlyMap<string, number>;
  /** Waits for this many more confirmed orders. */
  more(orders: number): Promise<void>;
  stop(): Promise<void>;
}

/** A person who sees an error does not try again at once. */
const PAUSE_AFTER_FAILURE_MS = 100;
const PATIENCE_MS = 60_000;

/** Starts buyers on a shop that may be killed at any time. */
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
        // The shop is down, or was killed before it could answer: nothing was confirmed.
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

/** The faults that an audit of the database finds. */
export interface Audit {
  /** Confirmed orders that are missing. */
  lost: string[];
  /** Orders without a line, or whose lines do not add up to their total. */
  half: number;
  /** SKUs whose ledger does not add up to their stock. */
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
