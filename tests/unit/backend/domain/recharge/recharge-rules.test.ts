import type { RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import type { TriggeredPack } from "@/backend/db/queries/payments/recharge-queries";
import {
  checkAmount,
  nextAction,
  outcomeOf,
  packOfRecharge,
  proposedAmounts,
} from "@/backend/domain/recharge/recharge-rules";

const settings = { minPoisha: 2_000, maxPoisha: 500_000, proposedPoisha: [10_000, 2_000, 1_000] };
const pack: TriggeredPack = {
  id: "one-gb",
  titles: { en: "1 GB", bn: "১ জিবি" },
  pricePoisha: 4_900,
  dataMb: 1_024,
  unlimitedData: false,
  minutes: 0,
  sms: 0,
  validityHours: 72,
};
const payment: RechargePaymentRow = {
  id: "t",
  rechargeId: "r",
  gateway: "sandbox",
  amountPoisha: 4_900,
  payWith: null,
  state: "pending",
  redirectUrl: null,
  refundDue: false,
  refundedAt: null,
};
const failed = { ...payment, state: "failed" } as const;
const owed = { ...payment, state: "paid", refundDue: true } as const;

describe("checkAmount", () => {
  it.each([2_000, 500_000])("accepts %i poisha", (amount) => {
    expect(() => checkAmount(amount, settings)).not.toThrow();
  });

  it.each([1_900, 500_100])("refuses %i poisha with both limits in taka", (amount) => {
    const facts = { min: "20", max: "5,000" };
    expect(() => checkAmount(amount, settings)).toThrow(
      expect.objectContaining({ code: "recharge-amount", field: "amount", facts }),
    );
  });
});

describe("packOfRecharge", () => {
  const changed = expect.objectContaining({ code: "recharge-pack-changed", field: "pack_id" });

  it("finds the pack of an amount, and none for another amount", () => {
    expect(packOfRecharge(4_900, [pack], "one-gb")).toBe(pack);
    expect(packOfRecharge(4_900, [pack], undefined)).toBe(pack);
    expect(packOfRecharge(5_000, [pack], undefined)).toBeNull();
  });

  it("returns no pack if the request excludes it", () => {
    expect(packOfRecharge(4_900, [pack], null)).toBeNull();
  });

  it("refuses a pack that is not the pack of the amount any more", () => {
    expect(() => packOfRecharge(4_900, [pack], "another")).toThrow(changed);
    expect(() => packOfRecharge(4_900, [], "one-gb")).toThrow(changed);
  });
});

test("proposes each amount within the limits once, in ascending order", () => {
  const wide = { ...settings, proposedPoisha: [500_000, 10_000, 2_000, 1_900, 500_100] };
  expect(proposedAmounts(wide, [4_900, 10_000, 500_100])).toEqual([2_000, 4_900, 10_000, 500_000]);
});

describe("outcomeOf", () => {
  it.each([
    ["done", "done"],
    ["activating", "done"],
    ["crediting", "crediting"],
  ] as const)("a recharge in state %s is %s", (state, outcome) => {
    expect(outcomeOf({ state }, [{ ...payment, state: "paid" }])).toBe(outcome);
  });

  it("is awaiting_payment while any attempt is pending, and before the first attempt", () => {
    expect(outcomeOf({ state: "awaiting_payment" }, [payment, failed])).toBe("awaiting_payment");
    expect(outcomeOf({ state: "awaiting_payment" }, [])).toBe("awaiting_payment");
  });

  it("is the outcome of the last attempt: failed or cancelled", () => {
    const cancelled = { ...payment, state: "cancelled" } as const;
    expect(outcomeOf({ state: "awaiting_payment" }, [failed, cancelled])).toBe("payment_cancelled");
    expect(outcomeOf({ state: "awaiting_payment" }, [cancelled, failed])).toBe("payment_failed");
    expect(outcomeOf({ state: "awaiting_payment" }, [failed])).toBe("payment_failed");
  });

  it("is refunded when every due payment has been refunded", () => {
    const back = { ...owed, refundedAt: new Date() };
    expect(outcomeOf({ state: "refused" }, [owed, back])).toBe("refunding");
    expect(outcomeOf({ state: "refused" }, [failed, back])).toBe("refunded");
    expect(outcomeOf({ state: "refused" }, [failed])).toBe("refunding");
  });
});

describe("nextAction", () => {
  it.each([
    [0, "send"],
    [84_599, "send"],
    [84_600, "wait"],
    [86_399, "wait"],
    [86_400, "give-up"],
  ] as const)("%i seconds after the payment: %s", (seconds, step) => {
    expect(nextAction(seconds)).toBe(step);
  });
});
