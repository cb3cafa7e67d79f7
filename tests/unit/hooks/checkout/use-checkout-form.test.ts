/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";

test("the server's reason for a refused number is not shown for another number", () => {
  const { result } = renderHook(() => useCheckoutForm());
  act(() => result.current.setErrors(["msisdn"], null, { msisdn: "Too many unpaid orders", promotion: "Used up" }));
  expect(result.current.reasons.msisdn).toBe("Too many unpaid orders");
  act(() => result.current.change({ msisdn: "0171" }));
  expect(result.current.reasons).toEqual({ promotion: "Used up" });
});
