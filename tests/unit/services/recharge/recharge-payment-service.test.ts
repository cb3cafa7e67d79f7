import {
  buyPack,
  getRecharge,
  getRechargeOptions,
  listRecharges,
  retryRecharge,
  startRecharge,
} from "@/services/recharge/recharge-payment-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const KEY = "0f0e1d2c-5b4a-4c3d-9e8f-7a6b5c4d3e2f";
const pack = { pack_id: "one-gb", title: "1 GB, 24 hours", amount: 38 };
const options = { least: 20, most: 5000, amounts: [20, 38], packs: [pack], prefixes: ["017"], pack };

test("options are read in poisha, with the requested pack", async () => {
  const api = fakeApi({ getRechargeOptions: () => ({ data: options }) });
  const read = { packId: "one-gb", title: "1 GB, 24 hours", amountPoisha: 3_800 };
  expect(await getRechargeOptions(api, "one-gb")).toEqual({
    minPoisha: 2_000,
    maxPoisha: 500_000,
    amounts: [2_000, 3_800],
    packs: [read],
    prefixes: ["017"],
    pack: read,
  });
  await getRechargeOptions(api, null);
  expect(api.sent.map(({ input }) => input.query)).toEqual([{ pack: "one-gb" }, undefined]);
});

test("[API-SITE-07] a pack is bought with an idempotency key, and the answer is the gateway's address", async () => {
  const api = fakeApi({
    activateInternetPackUsingRecharge: () => ({ data: { redirectUrl: "https://pay.example/1" } }),
  });
  const bought = await buyPack(api, { msisdn: "01712345678", packId: "one-gb", payWith: null }, KEY);
  expect(bought).toEqual({ redirectUrl: "https://pay.example/1" });
  expect(api.sent[0]?.input).toEqual({
    body: { msisdn: "01712345678", pack_id: "one-gb" },
    headers: { "Idempotency-Key": KEY },
  });
});

test("a redirect address that is not http or https is an outage", async () => {
  const data = { redirectUrl: "javascript:alert(1)" };
  const api = fakeApi({
    recharge: () => ({ data: { data } }),
    retryRecharge: () => ({ data }),
    activateInternetPackUsingRecharge: () => ({ data }),
  });
  const asked = { msisdn: "01712345678", packId: "one-gb", payWith: null };
  const outage = { kind: "outage" };
  await expect(startRecharge(api, { ...asked, amountPoisha: 3_800 }, KEY)).rejects.toMatchObject(outage);
  await expect(buyPack(api, asked, KEY)).rejects.toMatchObject(outage);
  await expect(retryRecharge(api, { transactionId: "t", payWith: null }, KEY)).rejects.toMatchObject(outage);
});

test("a recharge is read with its pack, and with its balance if the server sends it", async () => {
  const wire = {
    reference: "R",
    msisdn: "01712345678",
    amount: 38,
    pay_with: "card",
    outcome: "done",
    pack: { pack_id: "one-gb", title: "1 GB", state: "refused" },
    balance: 166.5,
    created_at: "2026-11-21T06:00:00.000Z",
    paid_at: "2026-11-21T06:00:01.000Z",
    done_at: null,
  };
  const api = fakeApi({ getRecharge: () => ({ data: wire }) });
  expect(await getRecharge(api, "transaction")).toEqual({
    reference: "R",
    msisdn: "01712345678",
    payWith: "card",
    outcome: "done",
    createdAt: "2026-11-21T06:00:00.000Z",
    amountPoisha: 3_800,
    balancePoisha: 16_650,
    pack: { packId: "one-gb", title: "1 GB", state: "refused" },
    doneAt: null,
  });
  expect(api.sent).toEqual([{ name: "getRecharge", input: { body: { transaction_id: "transaction" } } }]);
  const hidden = fakeApi({ getRecharge: () => ({ data: { ...wire, pack: null, balance: null } }) });
  expect(await getRecharge(hidden, "transaction")).toMatchObject({ pack: null, balancePoisha: null });
});

const leads = (redirectUrl: string) => {
  const data = { redirectUrl };
  return fakeApi({
    recharge: () => ({ data: { data } }),
    retryRecharge: () => ({ data }),
    activateInternetPackUsingRecharge: () => ({ data }),
  });
};
const headers = { "Idempotency-Key": KEY };

test("a recharge is started with an idempotency key, the amount in taka and the shown pack", async () => {
  const api = leads("https://pay.example/1");
  const recharge = { msisdn: "01712345678", amountPoisha: 3_850, packId: "one-gb", payWith: "bkash" } as const;
  expect(await startRecharge(api, recharge, KEY)).toEqual({ redirectUrl: "https://pay.example/1" });
  await startRecharge(api, { ...recharge, packId: null, payWith: null }, KEY);
  const body = { payment_type: "online", msisdn: "01712345678", amount: 38.5 };
  expect(api.sent).toEqual([
    { name: "recharge", input: { body: { ...body, pack_id: "one-gb", pay_with: "bkash" }, headers } },
    { name: "recharge", input: { body: { ...body, pack_id: null }, headers } },
  ]);
});

test("a pack is bought with the chosen payment method", async () => {
  const api = leads("https://pay.example/1");
  await buyPack(api, { msisdn: "01712345678", packId: "one-gb", payWith: "card" }, KEY);
  expect(api.sent[0]?.input.body).toEqual({ msisdn: "01712345678", pack_id: "one-gb", pay_with: "card" });
});

test("a recharge is paid again by its transaction, with an idempotency key", async () => {
  const api = leads("http://pay.example/2");
  expect(await retryRecharge(api, { transactionId: "t", payWith: "nagad" }, KEY)).toEqual({
    redirectUrl: "http://pay.example/2",
  });
  await retryRecharge(api, { transactionId: "t", payWith: null }, KEY);
  expect(api.sent).toEqual([
    { name: "retryRecharge", input: { body: { transaction_id: "t", pay_with: "nagad" }, headers } },
    { name: "retryRecharge", input: { body: { transaction_id: "t" }, headers } },
  ]);
});

test.each(["ftp://pay.example/1", "javascript:location='https://pay.example'", "/pay", ""])(
  "the redirect address %p is refused",
  async (address) => {
    const retried = retryRecharge(leads(address), { transactionId: "t", payWith: null }, KEY);
    await expect(retried).rejects.toMatchObject({ kind: "outage" });
  },
);

test("recent recharges are read in poisha, in their order", async () => {
  const wire = (reference: string, amount: number) => ({
    reference,
    msisdn: "01712345678",
    amount,
    created_at: "2026-11-21T06:00:00.000Z",
  });
  const api = fakeApi({ listRecharges: () => ({ data: { items: [wire("B", 50), wire("A", 38.5)] } }) });
  const read = { msisdn: "01712345678", createdAt: "2026-11-21T06:00:00.000Z" };
  expect(await listRecharges(api)).toEqual([
    { ...read, reference: "B", amountPoisha: 5_000 },
    { ...read, reference: "A", amountPoisha: 3_850 },
  ]);
  expect(api.sent.map(({ name }) => name)).toEqual(["listRecharges"]);
});
