import fc from "fast-check";
import { orderStates } from "@/backend/contract/shop/orders";
import { returnReasons } from "@/backend/contract/shop/own-orders";
import {
  isCancellable,
  isChangeable,
  isInvoiced,
  nextState,
  noNextStepReason,
  ORDER_STATES,
  statesOf,
} from "@/backend/domain/orders/order-steps";
import { planReorder } from "@/backend/domain/orders/reorder";
import {
  canMoveReturn,
  canReturn,
  isUndamaged,
  lastReturnDay,
  refundFor,
  returnablePieces,
} from "@/backend/domain/orders/return-rules";

describe("the states of an order", () => {
  it.each([
    ["pending_payment", null, true, false],
    ["placed", "confirmed", true, true],
    ["confirmed", "packed", true, true],
    ["packed", "shipped", false, true],
    ["shipped", "delivered", false, true],
    ["delivered", null, false, true],
    ["cancelled", null, false, false],
    ["expired", null, false, false],
  ] as const)("%s: next is %s, can be cancelled %p, is invoiced %p", (state, next, cancellable, invoiced) => {
    expect([nextState(state, "regular"), isCancellable(state), isInvoiced(state)]).toEqual([
      next,
      cancellable,
      invoiced,
    ]);
  });

  it("of eSIMs alone do not include packed and shipped", () => {
    const states = orderStates.filter((state) => nextState(state, "digital") !== null);
    expect(states.map((state) => [state, nextState(state, "digital")])).toEqual([
      ["placed", "confirmed"],
      ["confirmed", "delivered"],
    ]);
  });

  it.each([
    ["pending_payment", "waits for its payment; only the gateway's answer changes that"],
    ["delivered", "has been delivered; nothing comes after that"],
    ["cancelled", "was cancelled; it cannot be reopened"],
    ["expired", "ended unpaid; it cannot be reopened"],
    ["placed", "has no next step"],
  ] as const)("of a %s order that cannot advance are explained: it %s", (state, words) => {
    expect(noNextStepReason(state)).toBe(words);
  });

  it("can be changed until the goods are packed, and never for a digital order", () => {
    const changeable = (deliveryType: "regular" | "digital") =>
      orderStates.filter((state) => isChangeable({ state, deliveryType }));
    expect(changeable("regular")).toEqual(["pending_payment", "placed", "confirmed"]);
    expect(changeable("digital")).toEqual([]);
  });

  it("are all listed, each in one group", () => {
    expect([...ORDER_STATES].sort()).toEqual([...orderStates].sort());
    expect(statesOf("moving")).toEqual(["pending_payment", "placed", "confirmed", "packed", "shipped"]);
    expect(statesOf("delivered")).toEqual(["delivered"]);
    expect(statesOf("ended")).toEqual(["cancelled", "expired"]);
  });
});

describe("planReorder", () => {
  const row = (change = {}) => ({
    sku: "A-1",
    productSlug: "a",
    category: "phones" as const,
    titles: { en: "A", bn: "এ" },
    options: {},
    quantity: 2,
    stock: 5,
    onSale: true,
    ...change,
  });

  it.each([
    ["all of a line", {}, [{ sku: "A-1", quantity: 2 }], []],
    ["the pieces that are left", { stock: 1 }, [{ sku: "A-1", quantity: 1 }], ["fewer"]],
    ["nothing of a sold-out product", { stock: 0 }, [], ["sold-out"]],
    ["nothing of a product that left the shop", { onSale: false }, [], ["gone"]],
    ["no SIM", { category: "sim", options: { sim: "01711111111" } }, [], ["choose-again"]],
    ["no product with a printed text", { options: { name: "RAHIM" } }, [], ["choose-again"]],
    ["goods that were paid in instalments", { options: { emi: "6" } }, [{ sku: "A-1", quantity: 2 }], []],
  ])("returns %s", (_, change, lines, reasons) => {
    const plan = planReorder([row(change)]);
    expect(plan.lines).toEqual(lines);
    expect(plan.missing.map(({ reason }) => reason)).toEqual(reasons);
  });

  it("never returns more of a SKU on two lines than its stock", () => {
    const plan = planReorder([row({ stock: 3 }), row({ stock: 3 })]);
    expect(plan.lines).toEqual([
      { sku: "A-1", quantity: 2 },
      { sku: "A-1", quantity: 1 },
    ]);
    expect(plan.missing.map(({ reason }) => reason)).toEqual(["fewer"]);
  });
});

describe("returns", () => {
  const line = (change = {}) => ({
    position: 0,
    sku: "A-1",
    category: "phones" as const,
    titles: { en: "A", bn: "এ" },
    options: {},
    quantity: 3,
    totalPoisha: 30_000,
    discountPoisha: 0,
    requested: 0,
    ...change,
  });

  it("are possible until the last day in Dhaka", () => {
    // 01:30 on the 22nd in Dhaka.
    const deliveredAt = new Date("2026-11-21T19:30:00Z");
    expect(lastReturnDay({ deliveredAt, returnDays: 7 })).toBe("2026-11-29");
    expect(lastReturnDay({ deliveredAt: null, returnDays: 7 })).toBeNull();
  });

  it("accept pieces that were not returned before, but no SIM and no printed product", () => {
    const rows = [
      line({ requested: 1 }),
      line({ position: 1, requested: 3 }),
      line({ position: 2, category: "sim" }),
      line({ position: 3, options: { name: "RAHIM" } }),
    ];
    expect(returnablePieces(rows)).toEqual([{ position: 0, sku: "A-1", quantity: 2 }]);
    expect(canReturn([{ position: 0, quantity: 2 }], rows)).toBe(true);
    expect(canReturn([{ position: 0, quantity: 3 }], rows)).toBe(false);
    expect(canReturn([{ position: 9, quantity: 1 }], rows)).toBe(false);
    const others = [line(), line({ position: 1 })];
    expect(
      canReturn(
        [
          { position: 0, quantity: 3 },
          { position: 1, quantity: 1 },
        ],
        others,
      ),
    ).toBe(true);
    expect(
      canReturn(
        [
          { position: 0, quantity: 3 },
          { position: 1, quantity: 4 },
        ],
        others,
      ),
    ).toBe(false);
    const twice = { position: 0, quantity: 1 };
    expect(canReturn([twice, twice], rows)).toBe(false);
  });

  it("refund the price less the discount of the returned line", () => {
    expect(refundFor([{ position: 0, quantity: 2 }], [line({ discountPoisha: 3_000 })], 0)).toBe(18_000);
    expect(refundFor([{ position: 0, quantity: 1 }], [line({ discountPoisha: 1_000 })], 0)).toBe(9_666);
    const earbuds = line({ quantity: 1, totalPoisha: 799_000, discountPoisha: 79_900 });
    const phone = line({ position: 1, quantity: 1, totalPoisha: 3_999_000 });
    expect(refundFor([{ position: 0, quantity: 1 }], [earbuds, phone], 0)).toBe(719_100);
    expect(refundFor([{ position: 1, quantity: 1 }], [earbuds, phone], 0)).toBe(3_999_000);
  });

  // One step of a buyer or the operator: to ask for pieces of a line, or to end an earlier return without a refund.
  const anyStep = fc.record({ isRefusal: fc.boolean(), place: fc.nat(11), quantity: fc.integer({ min: 1, max: 10 }) });
  const anyLine = fc
    .record({ quantity: fc.integer({ min: 1, max: 10 }), pricePoisha: fc.integer({ min: 1, max: 5_000_000 }) })
    .chain(({ quantity, pricePoisha }) =>
      fc.record({
        quantity: fc.constant(quantity),
        totalPoisha: fc.constant(pricePoisha * quantity),
        discountPoisha: fc.integer({ min: 0, max: pricePoisha * quantity }),
      }),
    );

  it("never add up to more than was paid, and to all of it for all pieces, whatever was refused and asked again", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.array(anyStep, { minLength: 1, maxLength: 30 }),
        (lines, steps) => {
          const rows = lines.map((change, position) => line({ ...change, position }));
          const paid = lines.reduce((sum, { totalPoisha, discountPoisha }) => sum + totalPoisha - discountPoisha, 0);
          const open: { row: ReturnType<typeof line>; quantity: number; refund: number }[] = [];
          const promised = () => open.reduce((sum, { refund }) => sum + refund, 0);
          const ask = (row: ReturnType<typeof line>, wanted: number) => {
            const quantity = Math.min(wanted, row.quantity - row.requested);
            if (quantity === 0) return;
            const refund = refundFor([{ position: row.position, quantity }], rows, promised());
            row.requested += quantity;
            open.push({ row, quantity, refund });
            expect(refund).toBeGreaterThanOrEqual(0);
            expect(promised()).toBeLessThanOrEqual(paid);
          };
          for (const { isRefusal, place, quantity } of steps) {
            const [refused] = isRefusal ? open.splice(place % Math.max(open.length, 1), 1) : [];
            if (refused !== undefined) refused.row.requested -= refused.quantity;
            const row = rows[place % rows.length];
            if (!isRefusal && row !== undefined) ask(row, quantity);
          }
          for (const row of rows) ask(row, row.quantity);
          expect(promised()).toBe(paid);
        },
      ),
    );
  });

  it("are each the share of their pieces, to less than a poisha, when none was refused", () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }), (change, order) => {
        const row = line(change);
        const price = change.totalPoisha - change.discountPoisha;
        let promised = 0;
        for (const wanted of order) {
          const quantity = Math.min(wanted, row.quantity - row.requested);
          if (quantity === 0) continue;
          const refund = refundFor([{ position: 0, quantity }], [row], promised);
          expect(Math.abs(refund - (price * quantity) / row.quantity)).toBeLessThan(1);
          row.requested += quantity;
          promised += refund;
        }
      }),
    );
  });

  it("add up to the price of three pieces for Tk 100 when the first return is refused and asked for again", () => {
    const row = line({ totalPoisha: 10_000 });
    const refund = (promised: number) => refundFor([{ position: 0, quantity: 1 }], [row], promised);
    const [first, second, third] = [0, 1, 2].map((requested) => {
      row.requested = requested;
      return refund([0, 3_333, 6_666][requested] ?? 0);
    });
    expect([first, second, third]).toEqual([3_333, 3_333, 3_334]);
    // The first is refused: 3,333 and 3,334 are promised.
    row.requested = 2;
    expect(refund(6_667)).toBe(3_333);
  });

  it("are never less than nothing when the refunds that go on are more than the share of all pieces", () => {
    // Four pieces for one poisha: the last one gets it. The first two were refused.
    const row = line({ quantity: 4, totalPoisha: 1, requested: 2 });
    expect(refundFor([{ position: 0, quantity: 1 }], [row], 1)).toBe(0);
  });

  it("accept a line with instalments, but not one with a printed number", () => {
    const rows = [line({ options: { number: "10" } }), line({ position: 1, options: { emi: "6" } })];
    expect(returnablePieces(rows).map(({ position }) => position)).toEqual([1]);
  });

  it("refund nothing for a line that the order does not have", () => {
    expect(refundFor([{ position: 9, quantity: 2 }], [line()], 0)).toBe(0);
  });

  it("allow only these changes of state", () => {
    const states = ["requested", "accepted", "received", "refunded", "refused"] as const;
    const moves = states.flatMap((from) => states.filter((to) => canMoveReturn(from, to)).map((to) => [from, to]));
    expect(moves).toEqual([
      ["requested", "accepted"],
      ["requested", "refused"],
      ["accepted", "received"],
      ["accepted", "refused"],
      ["received", "refunded"],
      ["received", "refused"],
    ]);
  });

  it("put goods back on sale if the return reason is not a fault of the goods", () => {
    expect(returnReasons.filter(isUndamaged)).toEqual(["wrong-item", "changed-mind"]);
  });
});
