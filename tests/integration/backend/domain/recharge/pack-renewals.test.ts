import { randomUUID } from "node:crypto";
import { changeRenewal } from "@/backend/domain/charging/own-balance";
import { renewPacks } from "@/backend/domain/charging/renew-packs";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import { PEPPER } from "@/tests/support/login";
import { balanceOf, giveBalance, RENEWING_PACK, SMALL_PACK, textsTo } from "@/tests/support/recharge/activations";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const charging = () => sandboxCharging(db);
const start = (msisdn: string, pack = RENEWING_PACK, autoRenew = true) =>
  charging().activate({ reference: randomUUID(), msisdn, packId: pack.id, pricePoisha: pack.price * 100, autoRenew });
/** Makes the packs of a number end. */
const end = (msisdn: string) =>
  db.pool.query("update charging_packs set valid_until = now() - interval '1 minute' where msisdn = $1", [msisdn]);
const boughtOf = async (msisdn: string) =>
  (await charging().findBalance(msisdn))?.packs.filter(({ packId }) => packId === RENEWING_PACK.id) ?? [];

it("renews a pack that has ended once, also in three rounds at the same time, and texts its number", async () => {
  const msisdn = "01756000001";
  await giveBalance(db, msisdn, 500);
  await start(msisdn);
  await end(msisdn);
  const taken = await Promise.all([renewPacks({ db }, 5), renewPacks({ db }, 5), renewPacks({ db }, 5)]);
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await renewPacks({ db }, 5)).toBe(0);
  expect(await balanceOf(db, msisdn)).toBe(500 - 2 * 129);
  const [renewed, ...others] = await boughtOf(msisdn);
  expect([renewed?.renews, others]).toEqual([true, []]);
  expect(await textsTo(db, msisdn)).toMatchObject([
    { purpose: "pack-renewed", params: { pricePoisha: 12_900, title: expect.stringMatching(/[ঀ-৿]/) } },
  ]);
});

it("renews it again when the renewed one ends", async () => {
  const msisdn = "01756000001";
  await end(msisdn);
  expect(await renewPacks({ db }, 5)).toBe(1);
  expect(await balanceOf(db, msisdn)).toBe(500 - 3 * 129);
});

it("does not renew a pack whose renewal is switched off", async () => {
  const msisdn = "01756000002";
  await giveBalance(db, msisdn, 500);
  await start(msisdn);
  await start(msisdn, SMALL_PACK, false);
  const [bought] = await boughtOf(msisdn);
  const change = { reference: bought?.reference ?? "", renews: false };
  const context = { db, pepper: PEPPER, charging: charging(), onFailure: () => undefined };
  await changeRenewal(context, { msisdn }, change);
  expect((await boughtOf(msisdn)).map(({ renews }) => renews)).toEqual([false]);
  await end(msisdn);
  expect(await renewPacks({ db }, 5)).toBe(0);
  expect(await balanceOf(db, msisdn)).toBe(500 - 129 - 38);
  await expect(changeRenewal(context, { msisdn }, { ...change, renews: true })).rejects.toMatchObject({
    code: "pack-renewal-fixed",
  });
});

it("asks the charging system for no renewal of a pack that the number does not have", async () => {
  const msisdn = "01756000009";
  await giveBalance(db, msisdn, 500);
  const real = charging();
  const sent = jest.fn(real.changeRenewal);
  const context = { db, pepper: PEPPER, charging: { ...real, changeRenewal: sent }, onFailure: () => undefined };
  const [foreign] = await boughtOf("01756000001");
  for (const reference of [foreign?.reference ?? "", "..", "made/up"]) {
    await expect(changeRenewal(context, { msisdn }, { reference, renews: false })).rejects.toMatchObject({
      code: "pack-renewal-fixed",
    });
  }
  expect(sent).not.toHaveBeenCalled();
});

it("refuses to switch on the renewal of a pack that cannot be renewed", async () => {
  const msisdn = "01756000003";
  await giveBalance(db, msisdn, 500);
  await start(msisdn, SMALL_PACK, false);
  const small = (await charging().findBalance(msisdn))?.packs.find(({ packId }) => packId === SMALL_PACK.id);
  expect(small?.renews).toBeNull();
  expect(await charging().changeRenewal({ msisdn, reference: small?.reference ?? "", renews: true })).toBe(false);
});

it.each([
  ["the balance is too low", 129, "pack-not-renewed", null],
  ["its price has changed", 500, "pack-withdrawn", "price_poisha = price_poisha + 100"],
  ["it is no longer on sale", 500, "pack-withdrawn", "published = false"],
] as const)("ends a pack with a text when %s, and charges nothing", async (_, balance, purpose, change) => {
  const msisdn = `0175600${1_000 + balance + purpose.length + (change?.length ?? 0)}`;
  await giveBalance(db, msisdn, balance);
  await start(msisdn);
  await end(msisdn);
  const set = (to: string) => db.pool.query(`update internet_packs set ${to} where id = $1`, [RENEWING_PACK.id]);
  if (change !== null) await set(change);
  expect(await renewPacks({ db }, 5)).toBe(1);
  await set("price_poisha = 12900, published = true");
  expect(await balanceOf(db, msisdn)).toBe(balance - 129);
  expect((await textsTo(db, msisdn)).map((text) => text.purpose)).toEqual([purpose]);
  expect(await renewPacks({ db }, 5)).toBe(0);
});
