import { act, renderHook } from "@testing-library/react";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { inEnglish } from "@/tests/support/screens/render-site";
import { shownErrors } from "@/utils/checkout/checkout-form";

test("the server's reason for a refused number is not shown for another number", () => {
  const { result } = renderHook(() => useCheckoutForm(), { wrapper: inEnglish });
  act(() => result.current.setErrors(["msisdn"], null, { msisdn: "Too many unpaid orders", promotion: "Used up" }));
  expect(result.current.reasons.msisdn).toBe("Too many unpaid orders");
  act(() => result.current.change({ msisdn: "0171" }));
  expect(result.current.reasons).toEqual({ promotion: "Used up" });
});

test("a part that is asked for after a failed attempt is an error from the next attempt on", () => {
  const { result } = renderHook(() => useCheckoutForm(), { wrapper: inEnglish });
  act(() => result.current.showValidationErrors(["address"]));
  // Collecting the order needs a store instead of the address.
  expect(shownErrors(["storeId"], result.current.fieldStates)).toEqual([]);
  expect(shownErrors(["address"], result.current.fieldStates)).toEqual(["address"]);
  act(() => result.current.showValidationErrors(["storeId"]));
  expect(shownErrors(["storeId"], result.current.fieldStates)).toEqual(["storeId"]);
});
