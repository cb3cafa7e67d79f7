import { stateAfter } from "@/backend/domain/payments/payment-rules";

describe("stateAfter", () => {
  it("moves a payment from pending to the reported state", () => {
    expect(stateAfter("pending", "paid")).toBe("paid");
    expect(stateAfter("pending", "failed")).toBe("failed");
    expect(stateAfter("pending", "cancelled")).toBe("cancelled");
  });

  it("never changes a paid payment to failed or cancelled", () => {
    expect(stateAfter("paid", "failed")).toBe("paid");
    expect(stateAfter("paid", "cancelled")).toBe("paid");
  });

  it("accepts a payment that arrives after a failure", () => {
    expect(stateAfter("failed", "paid")).toBe("paid");
    expect(stateAfter("cancelled", "paid")).toBe("paid");
  });

  it("returns the later of two refusals", () => {
    expect(stateAfter(stateAfter("pending", "failed"), "cancelled")).toBe("cancelled");
    expect(stateAfter(stateAfter("pending", "cancelled"), "failed")).toBe("cancelled");
  });
});
