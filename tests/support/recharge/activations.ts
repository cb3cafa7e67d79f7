import { randomUUID } from "node:crypto";
import type { CallName } from "@/backend/contract/paths";
import type { Offer } from "@/backend/contract/subscriber-services/offers";
import type { Activation } from "@/backend/contract/subscriber-services/packs";
import type { Database } from "@/backend/db/client";
import type { LoginApp } from "@/tests/support/login";
import { passBudgets, sentCode } from "@/tests/support/login";

/** Packs of the seed for Tk 38 and Tk 129; the second one can renew itself. */
export const SMALL_PACK = { id: "internet-1024mb-24h-3001", price: 38 };
export const RENEWING_PACK = { id: "internet-5120mb-168h-3009", price: 129 };
/** An offer for everyone at Tk 45, and one for numbers of at least Silver tier at Tk 69. */
export const OPEN_OFFER = { id: "offer-daily-2gb", price: 45 };
export const STAR_OFFER = { id: "offer-star-silver-3gb", price: 69 };

export interface ActivationAnswer {
  data: Activation;
}
export interface OffersAnswer {
  data: Offer[];
  /** The proof that activates one of the offers without another code; null with a session. */
  proof: string | null;
}

/** Makes calls with a new idempotency key or a given one, and with a session if there is a token. */
export function callerOf(app: LoginApp) {
  return <Answer = ActivationAnswer>(
    name: CallName,
    body: object,
    { token, key = randomUUID(), lang = "en" }: { token?: string; key?: string; lang?: "en" | "bn" } = {},
  ) =>
    app.call<Answer>(name, body, {
      headers: { "idempotency-key": key, lang, ...(token !== undefined && { webLoginToken: token }) },
    });
}

/** Requests a code and reads it as the number's phone would show it. */
export async function codeFor(
  app: LoginApp,
  db: Database,
  name: CallName,
  body: { msisdn: string; pack_id?: string; offer_id?: string },
): Promise<string> {
  await passBudgets(db);
  const sent = await app.call(name, body);
  const code = await sentCode(db, body.msisdn);
  if (code === null) throw new Error(`No code: ${sent.text}`);
  return code;
}

/** Sets the balance of a number, in taka, with a ledger entry. */
export async function giveBalance(db: Database, msisdn: string, taka: number): Promise<void> {
  const { rows } = await db.pool.query<{ balance: number }>(
    "select balance_poisha::int as balance from charging_accounts where msisdn = $1",
    [msisdn],
  );
  const reference = randomUUID();
  if (rows.length === 0) {
    await db.pool.query("insert into charging_accounts (msisdn, valid_until) values ($1, now() + interval '30 days')", [
      msisdn,
    ]);
  }
  const change = taka * 100 - (rows[0]?.balance ?? 0);
  if (change === 0) return;
  await db.pool.query(
    `with changed as (
       insert into charging_changes (reference, kind, msisdn, amount_poisha, balance_poisha)
       values ($1, 'recharge', $2, abs($3::bigint), $4) returning reference)
     insert into charging_entries (reference, account, msisdn, amount_poisha)
     select reference, 'subscriber', $2, $3::bigint from changed
     union all select reference, 'recharges', $2, -($3::bigint) from changed`,
    [reference, msisdn, change, taka * 100],
  );
}

/** The balance of a number in taka. */
export async function balanceOf(db: Database, msisdn: string): Promise<number> {
  const { rows } = await db.pool.query<{ taka: number }>(
    "select balance_poisha::float8 / 100 as taka from charging_accounts where msisdn = $1",
    [msisdn],
  );
  return rows[0]?.taka ?? 0;
}

/** The texts sent to a number with their content, newest first. */
export async function textsTo(db: Database, msisdn: string): Promise<{ purpose: string; params: unknown }[]> {
  const { rows } = await db.pool.query<{ purpose: string; params: unknown }>(
    "select purpose, params from outbox_messages where msisdn = $1 and not params ? 'sealed' order by id desc",
    [msisdn],
  );
  return rows;
}
