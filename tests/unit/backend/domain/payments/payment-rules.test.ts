import { changedState } from "@/backend/domain/payments/payment-rules";

describe("changedState", () => {
  it("moves a payment from pending to the reported state", () => {
    expect(changedState("pending", "paid")).toBe("paid");
    expect(changedState("pending", "failed")).toBe("failed");
    expect(changedState("pending", "cancelled")).toBe("cancelled");
  });

  it("never changes a paid payment", () => {
    expect(changedState("paid", "failed")).toBeNull();
    expect(changedState("paid", "cancelled")).toBeNull();
    expect(changedState("paid", "paid")).toBeNull();
  });

  it("accepts a payment that arrives after a failure", () => {
    expect(changedState("failed", "paid")).toBe("paid");
    expect(changedState("cancelled", "paid")).toBe("paid");
  });

  it("of two refusals, keeps the cancellation in any order", () => {
    expect(changedState("failed", "cancelled")).toBe("cancelled");
    expect(changedState("cancelled", "failed")).toBeNull();
  });
});
