import type { Database } from "@/backend/db/client";
import type { AddressFields } from "@/backend/db/queries/account/saved-address-queries";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/** The table of the control: a number's addresses, without the constraint of five slots. */
export async function prepareNaiveAddresses(db: Database): Promise<void> {
  await db.pool.query("drop table if exists naive_addresses; create table naive_addresses (msisdn text, address text)");
}

/**
 * The control for the limit of five: counts a number's addresses and then writes one more. Needs two calls at once.
 * @returns true if the address was saved
 */
export async function naiveSaveAddress(
  db: Database,
  msisdn: string,
  { address }: Pick<AddressFields, "address">,
): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from naive_addresses where msisdn = $1",
      [msisdn],
    );
    await meetOthers(client);
    const isFree = (rows[0]?.count ?? 0) < 5;
    if (isFree) await client.query("insert into naive_addresses (msisdn, address) values ($1, $2)", [msisdn, address]);
    await client.query("commit");
    return isFree;
  } finally {
    client.release();
  }
}
