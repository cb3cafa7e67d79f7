import { randomBytes } from "node:crypto";
import type { Database } from "@/backend/db/client";

export interface PromotionInput {
  type?: "promo" | "cmp";
  kind?: "percent" | "amount" | "delivery";
  percent?: number | null;
  amountPoisha?: number | null;
  minPoisha?: number;
  category?: string | null;
  /** SQL intervals, relative to now. */
  startsIn?: string;
  endsIn?: string | null;
  useLimit?: number | null;
  numberLimit?: number | null;
}

/** Adds a promotion, 10 % off everything by default. @returns its code */
export async function createPromotion(db: Database, input: PromotionInput = {}): Promise<string> {
  const code = `T-${randomBytes(5).toString("hex").toUpperCase()}`;
  const kind = input.kind ?? "percent";
  await db.pool.query(
    `insert into promotions (code, type, titles, kind, percent, amount_poisha, least_poisha, category, starts_at, ends_at,
       use_limit, number_limit)
     values ($1, $2, '{"en": "Offer", "bn": "অফার"}', $3, $4, $5, $6, $7, now() + $8::interval, now() + $9::interval,
       $10, $11)`,
    [
      code,
      input.type ?? "promo",
      kind,
      kind === "percent" ? (input.percent ?? 10) : null,
      input.amountPoisha ?? null,
      input.minPoisha ?? 0,
      input.category ?? null,
      input.startsIn ?? "-1 day",
      input.endsIn ?? null,
      input.useLimit ?? null,
      input.numberLimit ?? null,
    ],
  );
  return code;
}

/** The uses of a promotion: its own count, and the orders with it that are neither cancelled nor expired. */
export async function usesOf(db: Database, code: string): Promise<{ used: number; orders: number }> {
  const { rows } = await db.pool.query<{ used: number; orders: number }>(
    `select used, (select count(*)::int from orders where promotion_code = code and state not in ('cancelled', 'expired'))
       as orders from promotions where code = $1`,
    [code],
  );
  return rows[0] ?? { used: -1, orders: -1 };
}
