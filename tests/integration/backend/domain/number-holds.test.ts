import type { Database } from "@/backend/db/client";
import { setCart } from "@/backend/domain/cart/set-cart";
import { DomainError } from "@/backend/domain/domain-error";
import { createTestDatabase, openTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { simSkus } from "@/utils/sims/sim-skus";

const sku = simSkus.prepaid.physical;
let db: TestDatabase;
/** The connection pool of a second process. */
let second: Database;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 12 });
  second = openTestDatabase(db.url, { poolSize: 12 });
});
afterAll(async () => {
  await second.close();
  await db.close();
});

let taken = 0;
/** Numbers that are not part of a pair and that no other test has used. */
async function freshNumbers(count: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ msisdn: string }>(
    "select msisdn from sim_numbers where pair_msisdn is null order by msisdn offset $1 limit $2",
    [taken, count],
  );
  taken += count;
  return rows.map(({ msisdn }) => msisdn);
}

const lineOf = (sim: string) => ({ sku, quantity: 1, options: { sim } });

/** @returns the cart's token, or the error code of the refusal */
async function hold(
  database: Database,
  numbers: readonly string[],
  cart: { token?: string; holder?: { name: string; limit: number } } = {},
): Promise<{ token: string } | { code: string }> {
  try {
    const update = await setCart(
      { db: database },
      { token: cart.token ?? null, retailerToken: null, lines: numbers.map(lineOf), holder: cart.holder ?? null },
    );
    if ("cart" in update) return { token: update.cart.token ?? "" };
    return { code: update.refused[0]?.code ?? "" };
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code };
    throw error;
  }
}

async function holderOf(msisdn: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ holder: string | null }>(
    "select held_by as holder from sim_numbers where msisdn = $1 and held_until > now()",
    [msisdn],
  );
  return rows[0]?.holder ?? null;
}

describe("a number under parallel buyers", () => {
  it("is held by one of two carts that take the same two numbers in opposite orders, without a deadlock", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one = "", two = ""] = await freshNumbers(2);
      const answers = await Promise.all([hold(db, [one, two]), hold(second, [two, one])]);
      expect(answers.filter((answer) => "token" in answer)).toHaveLength(1);
      expect(await holderOf(one)).toBe(await holderOf(two));
    }
  });
});

describe("a hold", () => {
  it("ends at its time by the clock of the database, and then another cart can hold the number", async () => {
    const [msisdn = ""] = await freshNumbers(1);
    await hold(db, [msisdn]);
    expect(await hold(db, [msisdn])).toEqual({ code: "sim-number-taken" });
    await db.pool.query("update sim_numbers set held_until = now() - interval '1 second' where msisdn = $1", [msisdn]);
    expect(await hold(db, [msisdn])).toEqual({ token: expect.any(String) });
  });

  it("is not extended by a change of the cart", async () => {
    const [msisdn = "", other = ""] = await freshNumbers(2);
    const first = await hold(db, [msisdn]);
    const token = "token" in first ? first.token : "";
    await db.pool.query("update sim_numbers set held_until = now() + interval '1 minute' where msisdn = $1", [msisdn]);
    await hold(db, [msisdn, other], { token });
    const { rows } = await db.pool.query<{ msisdn: string; long: boolean }>(
      "select msisdn, held_until > now() + interval '14 minutes' as long from sim_numbers where held_by = $1",
      [token],
    );
    expect(Object.fromEntries(rows.map((row) => [row.msisdn, row.long]))).toEqual({ [msisdn]: false, [other]: true });
  });

  it("ends when the number is removed from the cart", async () => {
    const [msisdn = ""] = await freshNumbers(1);
    const first = await hold(db, [msisdn]);
    await hold(db, [], { token: "token" in first ? first.token : "" });
    expect(await holderOf(msisdn)).toBeNull();
  });

  it("is refused as a whole if one number is taken, and the cart is not changed", async () => {
    const [theirs = "", mine = "", wanted = ""] = await freshNumbers(3);
    await hold(db, [theirs]);
    const first = await hold(db, [mine]);
    const token = "token" in first ? first.token : "";
    expect(await hold(db, [wanted, theirs], { token })).toEqual({ code: "sim-number-taken" });
    expect(await holderOf(mine)).toBe(token);
    expect(await holderOf(wanted)).toBeNull();
  });

  it("is limited to ten numbers for all carts of a network", async () => {
    const numbers = await freshNumbers(12);
    const holder = { name: "one-network", limit: 10 };
    const answers = [];
    for (const msisdn of numbers.slice(0, 11)) answers.push(await hold(db, [msisdn], { holder }));
    expect(answers.filter((answer) => "token" in answer)).toHaveLength(10);
    expect(answers.at(-1)).toEqual({ code: "sim-hold-limit" });
    expect(await hold(db, numbers.slice(11), { holder: { ...holder, name: "another" } })).toHaveProperty("token");
  });

  it("is limited to three numbers for a cart", async () => {
    expect(await hold(db, await freshNumbers(4))).toEqual({ code: "sim-number-limit" });
  });
});
