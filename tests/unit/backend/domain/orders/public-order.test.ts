import type { OrderRow } from "@/backend/db/queries/orders/order-queries";
import { maskWords, publicOrder } from "@/backend/domain/orders/public-order";

const row: OrderRow = {
  publicId: "7K3M-9QXT-2HVB-4D8N",
  placedAt: new Date("2026-11-21T06:00:00Z"),
  state: "placed",
  paymentMethod: "cod",
  paymentState: "due_on_delivery",
  payWith: null,
  cashLimitPoisha: null,
  refund: null,
  simRequest: null,
  keptPoisha: 0,
  paymentOpen: false,
  paymentDueUntil: null,
  itemsPoisha: 100,
  deliveryPoisha: 0,
  discountPoisha: 0,
  deliveryDiscountPoisha: 0,
  deliveryVatBasisPoints: null,
  deliveryVatPoisha: null,
  deferredPoisha: 0,
  payablePoisha: 100,
  promotionCode: null,
  emiPlan: null,
  store: null,
  preorder: false,
  queue: null,
  courier: null,
  late: false,
  deliveryType: "regular",
  district: "Testpur",
  thana: "Northgate",
  districtNames: null,
  thanaNames: null,
  deliverEarliest: "2026-11-22",
  deliverLatest: "2026-11-23",
  fullName: "Rahman Akter",
  msisdn: "01712345678",
  address: "House 12, Road 5",
  lines: [],
  events: [{ state: "placed", at: "2026-11-21T06:00:00.000+00:00" }],
};

describe("maskWords", () => {
  it("keeps the first letter of each word and masks a word of one letter", () => {
    expect(maskWords("Rahman Alam")).toBe("R***** A***");
    expect(maskWords("House 12, Road 5")).toBe("H**** 1** R*** *");
  });

  it("never splits a Bengali letter", () => {
    expect(maskWords("ক্ষমা রহিমা")).toMatch(/^\S+\*+ র\*\*$/u);
    expect(maskWords("কি")).toBe("*");
  });
});

describe("publicOrder", () => {
  it("contains no private value", () => {
    const text = JSON.stringify(publicOrder(row));
    for (const secret of ["Rahman", "Akter", "01712345678", "12345", "House", "Road"]) {
      expect(text).not.toContain(secret);
    }
    expect(publicOrder(row).masked.msisdn).toBe("01*******78");
  });

  it("masks the number of a SIM", () => {
    const line = { sku: "SIM-PREPAID-CARD", sim: "01711223344" } as OrderRow["lines"][number];
    expect(publicOrder({ ...row, lines: [line] }).lines[0]?.sim).toBe("01*******44");
  });

  it("masks the printed name and number of a line", () => {
    const line = { sku: "TEE-M", printName: "RAHMAN", printNumber: "71" } as OrderRow["lines"][number];
    const plain = { ...line, printName: null, printNumber: null };
    const { lines } = publicOrder({ ...row, lines: [line, plain] });
    expect(lines.map(({ printName, printNumber }) => [printName, printNumber])).toEqual([
      ["R*****", "**"],
      [null, null],
    ]);
  });

  it("lists every later step", () => {
    const { timeline } = publicOrder(row);
    expect(timeline.map((step) => step.state)).toEqual(["placed", "confirmed", "packed", "shipped", "delivered"]);
    expect(timeline.map((step) => step.at === null)).toEqual([false, true, true, true, true]);
  });

  it("begins with the payment if the order waited for one", () => {
    const paid = { ...row, paymentMethod: "online", paymentState: "paid" } as const;
    const events: OrderRow["events"] = [{ state: "pending_payment", at: "2026-11-21T06:00:00Z" }, ...row.events];
    expect(publicOrder({ ...paid, events }).timeline[0]?.state).toBe("pending_payment");
    // A promotion covered the whole price.
    expect(publicOrder(paid).timeline[0]?.state).toBe("placed");
  });

  it("lists only the states that happened if the order ended early", () => {
    const events: OrderRow["events"] = [
      { state: "pending_payment", at: "2026-11-21T06:00:00Z" },
      { state: "expired", at: "2026-11-21T06:31:00Z" },
    ];
    const { timeline } = publicOrder({ ...row, state: "expired", events });
    expect(timeline.map((step) => step.state)).toEqual(["pending_payment", "expired"]);
  });
});
