import { httpCharging } from "@/backend/domain/charging/http-charging";
import { ChargingSystemError } from "@/backend/domain/ports/charging-system";
import {
  CHARGING_TOKEN,
  type ChargingFault,
  type ImitatedCharging,
  imitateCharging,
} from "@/tests/support/servers/charging-system";
import { freePort } from "@/tests/support/site";

// The breaker stays open longer than a busy machine may pause.
const TIMING = { attempts: 2, firstPauseMs: 1, failuresToOpen: 3, openMs: 60_000 };
const RECHARGE = { reference: "0f0e1d2c-0000-4000-8000-000000000001", msisdn: "01712345678", amountPoisha: 5_000 };
const ACTIVATION = { ...RECHARGE, packId: "combo-10gb", pricePoisha: 39_900, autoRenew: true };

let system: ImitatedCharging;
beforeEach(async () => {
  system = await imitateCharging();
});
afterEach(() => system.close());

const charging = (changes: object = {}, timing: object = {}) =>
  httpCharging({ url: system.address, token: CHARGING_TOKEN, timeoutMs: 5_000, ...changes }, { ...TIMING, ...timing });

async function failure(work: Promise<unknown>): Promise<ChargingSystemError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChargingSystemError);
  return error as ChargingSystemError;
}

describe("a charging system over HTTP", () => {
  it("returns the balance of a number in poisha, with the pack that ends first in front", async () => {
    const balance = await charging().findBalance("01712345678");
    expect(system.requests).toEqual(["GET /balances/8801712345678"]);
    expect(balance).toMatchObject({
      mainPoisha: 4_275,
      validUntil: new Date("2030-01-31T17:59:59Z"),
      packs: [{ dataMb: 100 }, { dataMb: 2_048, minutes: 30, sms: 5 }],
    });
  });

  it("returns null for a number or a reference only when the 404 of the system names it", async () => {
    expect(await charging().findBalance("01712345679")).toBeNull();
    expect(await charging().findChange("never")).toBeNull();
    system.failWith("gateway");
    await failure(charging().findBalance("01712345679"));
    await failure(charging().findChange("never"));
  });

  it("sends a recharge and an activation under our reference, and returns their result", async () => {
    expect(await charging().credit(RECHARGE)).toEqual({ state: "done", balancePoisha: 9_275, validUntil: null });
    const activation = { ...ACTIVATION, reference: "another" };
    expect(await charging().activate(activation)).toEqual({ state: "done", balancePoisha: 9_275, validUntil: null });
    expect(system.done).toEqual([
      { reference: RECHARGE.reference, msisdn: "8801712345678", amount_poisha: 5_000 },
      {
        reference: "another",
        msisdn: "8801712345678",
        pack_id: "combo-10gb",
        price_poisha: 39_900,
        auto_renew: true,
      },
    ]);
    expect(await charging().findChange("another")).toEqual({ state: "done", balancePoisha: 9_275, validUntil: null });
    expect(await charging().findChange("never")).toBeNull();
  });

  it("finds a change that the system carried out after our time-out", async () => {
    system.failWith("late");
    expect((await failure(charging({ timeoutMs: 1_000 }).credit(RECHARGE))).isDown).toBe(true);
    system.failWith(null);
    expect(await charging().findChange(RECHARGE.reference)).toEqual({
      state: "done",
      balancePoisha: 9_275,
      validUntil: null,
    });
    expect(system.done).toHaveLength(1);
  });

  it("repeats a query once at once, and never a change", async () => {
    system.failWith("down");
    const patient = charging({}, { failuresToOpen: 9 });
    await failure(patient.credit(RECHARGE));
    await failure(patient.activate(ACTIVATION));
    await failure(patient.findBalance("01712345678"));
    await failure(patient.findChange("r"));
    expect(system.requests).toEqual([
      "POST /recharges",
      "POST /activations",
      "GET /balances/8801712345678",
      "GET /balances/8801712345678",
      "GET /changes/r",
      "GET /changes/r",
    ]);
  });

  it.each<[ChargingFault, RegExp, boolean]>([
    ["down", /answered 500/, true],
    ["words", /not JSON/, false],
    ["null", /answered null/, false],
    ["proxy", /answered 404 without/, true],
    ["gateway", /answered 404 without/, true],
    ["other", /about another/, false],
    ["shape", /in a wrong format/, false],
  ])("throws an error without the system's answer when the system is %s", async (fault, words, isDown) => {
    await charging().credit(RECHARGE);
    system.failWith(fault);
    const works = [
      () => charging().credit(RECHARGE),
      () => charging().findBalance("01712345678"),
      () => charging().findChange(RECHARGE.reference),
      () => charging().changeRenewal({ msisdn: "01712345678", reference: RECHARGE.reference, renews: true }),
    ];
    for (const work of works) {
      const error = await failure(work());
      expect(error.message).toMatch(words);
      expect(error.message).not.toMatch(/8801712345678|maintenance/);
      expect(error.isDown).toBe(isDown);
    }
  });

  it("returns that a change is pending, or the reason for which it was refused", async () => {
    system.failWith("pending");
    expect(await charging().credit(RECHARGE)).toEqual({ state: "pending" });
    system.failWith("refused");
    expect(await charging().activate(ACTIVATION)).toEqual({ state: "refused", why: "balance-too-low" });
  });

  it("stops waiting after its time-out", async () => {
    system.failWith("silent");
    const error = await failure(charging({ timeoutMs: 150 }).findBalance("01712345678"));
    expect(error.message).toBe("The charging system did not answer within 150 ms");
  });

  it("opens the breaker after three failures in a row", async () => {
    const gone = charging({ url: `http://127.0.0.1:${await freePort()}` });
    for (let tried = 0; tried < 3; tried += 1)
      expect((await failure(gone.credit(RECHARGE))).message).toMatch(/reached/);
    expect((await failure(gone.credit(RECHARGE))).message).toMatch(/not called after/);
    expect((await failure(gone.findBalance("01712345678"))).message).toMatch(/not called after/);
  });

  it("does not open the breaker when the system refuses our token, and keeps the token out of the message", async () => {
    const wrong = charging({ token: "wrong-token" });
    for (let tried = 0; tried < 5; tried += 1) {
      const { message } = await failure(wrong.credit(RECHARGE));
      expect(message).toMatch(/answered 401/);
      expect(message).not.toContain("wrong-token");
    }
  });
});
