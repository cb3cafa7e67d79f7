import { errorOf } from "@/utils/checkout/checkout-error";

const errors = [{}];

it.each(["cart-changed", "cart-not-found", "cart-expired"])("says that the cart has changed after %s", (code) => {
  expect(errorOf({ kind: "refused", code, message: "", errors })).toEqual({ kind: "cartChanged" });
});

it("shows the message of a code that it does not know", () => {
  expect(errorOf({ kind: "refused", code: "new-code", message: "Not today.", errors })).toEqual({
    kind: "other",
    message: "Not today.",
  });
});
