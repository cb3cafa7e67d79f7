import { databaseErrorCode } from "@/backend/db/client";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import { ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { changed, replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const OPENING = 12_850;

let db: TestDatabase;
let charging: ReturnType<typeof sandboxCharging>;
let pack: { id: string; price: number; data: number; hours: number };
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  charging = sandboxCharging(db);
  const { rows } = await db.pool.query(
    `select id, price_poisha as price, data_mb as data, validity_hours as hours from internet_packs
     where price_poisha between 1000 and 6000 and data_mb > 0 order by id limit 1`,
  );
  pack = rows[0];
});
afterAll(() => db.close());

let people = 0;
const newNumber = () => `0171${String(++people).padStart(7, "0")}`;
let changes = 0;
const newReference = () => `test-${++changes}`;
const balanceOf = async (msisdn: string) => (await charging.findBalance(msisdn))?.mainPoisha;
const recharge = (msisdn: string, amountPoisha: number, reference = newReference()) =>
  charging.credit({ reference, msisdn, amountPoisha });
const activate = (msisdn: string, reference = newReference(), pricePoisha = pack.price) =>
  charging.activate({ reference, msisdn, packId: pack.id, pricePoisha, autoRenew: false });

/** The balance of a number, and the sum of its entries in the ledger. */
async function ledgerOf(msisdn: string) {
  const { rows } = await db.pool.query(
    `select (select balance_poisha from charging_accounts where msisdn = $1)::int as balance,
       (select sum(amount_poisha) from charging_entries where msisdn = $1 and account = 'subscriber')::int as entries,
       (select sum(amount_poisha) from charging_entries where msisdn = $1)::int as both`,
    [msisdn],
  );
  return rows[0];
}

describe("the charging system of the sandbox", () => {
  it("gives a new number a balance, its validity and one active pack, once", async () => {
    const msisdn = newNumber();
    const [first, again] = await Promise.all([charging.findBalance(msisdn), charging.findBalance(msisdn)]);
    expect(first).toMatchObject({ mainPoisha: OPENING });
    expect(first?.packs).toHaveLength(1);
    expect(first?.validUntil?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(again).toEqual(first);
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING, entries: OPENING, both: 0 });
  });

  it.each([
    [2_000, 35],
    [4_999, 35],
    [5_000, 65],
    [10_000, 95],
    [20_000, 185],
    [50_000, 365],
  ])("makes the balance valid after a recharge of %d poisha for %d days", async (amountPoisha, days) => {
    const msisdn = newNumber();
    await recharge(msisdn, amountPoisha);
    const { validUntil } = (await charging.findBalance(msisdn)) ?? {};
    expect(Math.round(((validUntil?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(days);
  });

  it("keeps the longer validity when a small recharge follows a large one", async () => {
    const msisdn = newNumber();
    await recharge(msisdn, 50_000);
    const before = await charging.findBalance(msisdn);
    await recharge(msisdn, 2_000);
    expect((await charging.findBalance(msisdn))?.validUntil).toEqual(before?.validUntil);
  });

  it("credits a recharge once for its reference, also when it is sent twenty times at once", async () => {
    const msisdn = newNumber();
    const answers = await Promise.all(Array.from({ length: 20 }, () => recharge(msisdn, 5_000, "twenty")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ state: "done", balancePoisha: OPENING + 5_000, validUntil: null })]),
    );
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, entries: OPENING + 5_000, both: 0 });
  });

  it("starts a pack for its price, and lists it with its full volume", async () => {
    const msisdn = newNumber();
    expect(await activate(msisdn, "a-pack")).toMatchObject({ state: "done", balancePoisha: OPENING - pack.price });
    const balance = await charging.findBalance(msisdn);
    const started = balance?.packs.find(({ packId, dataMb }) => packId === pack.id && dataMb === pack.data);
    const hours = ((started?.validUntil.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(pack.hours, 1);
    expect(await charging.findChange("a-pack")).toEqual({
      state: "done",
      balancePoisha: OPENING - pack.price,
      validUntil: started?.validUntil,
    });
  });

  it("refuses a pack if the balance is too low or the price is wrong, and refuses the same reference again", async () => {
    const msisdn = newNumber();
    await db.pool.query(`update internet_packs set price_poisha = 50000 where id = $1`, [pack.id]);
    const tooLow = { state: "refused", why: "balance-too-low" };
    expect(await activate(msisdn, "too-low", 50_000)).toEqual(tooLow);
    await recharge(msisdn, 100_000);
    expect(await activate(msisdn, "too-low", 50_000)).toEqual(tooLow);
    await db.pool.query(`update internet_packs set price_poisha = $2 where id = $1`, [pack.id, pack.price]);
    expect(await activate(msisdn, "old-price", 50_000)).toEqual({ state: "refused", why: "pack-not-available" });
    expect(await balanceOf(msisdn)).toBe(OPENING + 100_000);
  });

  it("refuses a reference that was used for another change", async () => {
    const msisdn = newNumber();
    await recharge(msisdn, 5_000, "mine");
    await expect(recharge(msisdn, 6_000, "mine")).rejects.toBeInstanceOf(ChargingSystemError);
    await expect(activate(msisdn, "mine")).rejects.toBeInstanceOf(ChargingSystemError);
    expect(await balanceOf(msisdn)).toBe(OPENING + 5_000);
  });

  it("starts as many packs as the balance can pay for, of more requests at once", async () => {
    const msisdn = newNumber();
    await charging.findBalance(msisdn);
    const enoughFor = Math.floor(OPENING / pack.price);
    const answers = await Promise.all(Array.from({ length: enoughFor + 15 }, () => activate(msisdn)));
    expect(answers.filter(({ state }) => state === "done")).toHaveLength(enoughFor);
    const { balance, entries, both } = await ledgerOf(msisdn);
    expect([balance, entries, both]).toEqual([OPENING - enoughFor * pack.price, balance, 0]);
  });

  it("[control] fails for some of these requests if the account is not locked", async () => {
    const msisdn = newNumber();
    await charging.findBalance(msisdn);
    replaceStatements({ "lock-charging-account": changed(" for update") });
    const enoughFor = Math.floor(OPENING / pack.price);
    const all = await Promise.allSettled(Array.from({ length: enoughFor + 15 }, () => activate(msisdn)));
    // The last guard is the constraint of the table: an error instead of the answer that the balance is too low.
    const failed = all.flatMap((each) => (each.status === "rejected" ? [databaseErrorCode(each.reason)] : []));
    expect(new Set(failed)).toEqual(new Set(["23514"]));
  });

  it("refuses changes of ledger entries, and entries that do not balance", async () => {
    const msisdn = newNumber();
    await recharge(msisdn, 5_000, "carried");
    const write = (sql: string) => db.pool.query(sql);
    await expect(write("update charging_entries set amount_poisha = 1 where reference = 'carried'")).rejects.toThrow(
      /never changed/,
    );
    await expect(write("delete from charging_entries where reference = 'carried'")).rejects.toThrow(/never changed/);
    await write(
      `insert into charging_changes (reference, kind, msisdn, amount_poisha, balance_poisha)
       values ('one-sided', 'recharge', '${msisdn}', 7, 7)`,
    );
    const oneSided = `insert into charging_entries values ('one-sided', 'subscriber', '${msisdn}', 7)`;
    await expect(write(oneSided)).rejects.toThrow(/do not balance/);
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, entries: OPENING + 5_000, both: 0 });
  });
});
