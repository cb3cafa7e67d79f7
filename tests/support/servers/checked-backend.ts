import { type Backend, createBackend } from "@/backend/app";
import type { Database } from "@/backend/db/client";
import { readBackendEnv } from "@/backend/env";
import { PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createProduct, createShop } from "@/tests/support/shop/shop";

interface Settings {
  variables?: Record<string, string>;
  now?: () => Date;
}

/** A backend at ORIGIN that validates every response against the contract and prints nothing. */
export function checkedBackend(db: Database, { variables = {}, now }: Settings = {}): Backend {
  return createBackend({
    db,
    env: readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...variables }),
    log: memoryLog(),
    say: () => undefined,
    checkAnswers: true,
    ...(now && { now }),
  });
}

/** A shop with 500 phones of Tk 10,000, and its backend, for tests in which many numbers buy from one client. */
export async function startPhoneShop(): Promise<{ db: TestDatabase; backend: Backend; sku: string }> {
  const db = await createTestDatabase();
  await createShop(db);
  const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 500 }] });
  const backend = checkedBackend(db, { variables: { CODE_PEPPER: PEPPER, ...WIDE_CLIENTS } });
  return { db, backend, sku: skus[0] ?? "" };
}
