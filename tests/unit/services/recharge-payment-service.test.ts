import {
  buyPack,
  getRecharge,
  getRechargeOptions,
  retryRecharge,
  startRecharge,
} from "@/services/recharge-payment-service";
import { fakeApi } from "@/tests/support/fake-api";

const KEY = "0f0e1d2c-5b4a-4c3d-9e8f-7a6b5c4d3e2f";
const pack = { pack_id: "one-gb", title: "1 GB, 24 hours", amount: 38 };
const options = { least: 20, most: 5000, amounts: [20, 38], packs: [pack], prefixes: ["017"], pack };

test("the options come in poisha, with the pack that is asked for", async () => {
  const api = fakeApi({ getRechargeOptions: () => ({ data: options }) });
  const read = { packId: "one-gb", title: "1 GB, 24 hours", amountPoisha: 3_800 };
  expect(await getRechargeOptions(api, "one-gb")).toEqual({
    leastPoisha: 2_000,
    mostPoisha: 500_000,
    amounts: [2_000, 3_800],
    packs: [read],
    prefixes: ["017"],
    pack: read,
  });
  await getRechargeOptions(api);
  expect(api.sent.map(({ input }) => input.query)).toEqual([{ pack: "one-gb" }, undefined]);
});

test("[API-SITE-07] a pack is bought under its key, and the answer is where the payer goes", async () => {
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

test("an address that is not of the web is no answer", async () => {
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

test("a recharge is read with its pack and the balance that only its number sees", async () => {
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
  expect(await getRecharge(api, "transaction")).toMatchObject({
    amountPoisha: 3_800,
    balancePoisha: 16_650,
    pack: { packId: "one-gb", title: "1 GB", state: "refused" },
    doneAt: null,
  });
});
