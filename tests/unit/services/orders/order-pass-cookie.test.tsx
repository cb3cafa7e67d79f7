import { readOrderPass, saveOrderPass } from "@/services/orders/order-pass-cookie";

const PASS = "pass-of-the-buyer-0123456789";

afterEach(() => window.history.replaceState(null, "", "/"));

test.each(["/shop/order/7K3M-9QXT-2HVB-4D8N", "/bn/shop/order/7K3M-9QXT-2HVB-4D8N"])(
  "the pass from a code opens the order at %s, and is not sent to other pages",
  (path) => {
    window.history.replaceState(null, "", path);
    saveOrderPass(PASS);
    expect(readOrderPass()).toBe(PASS);
    for (const other of ["/about", "/bn/about"]) {
      window.history.replaceState(null, "", other);
      expect(readOrderPass()).toBeNull();
    }
  },
);

test("a cookie with any other text is no pass, so that no call with it is refused", () => {
  window.history.replaceState(null, "", "/shop/order/7K3M-9QXT-2HVB-4D8N");
  saveOrderPass("a b");
  expect(readOrderPass()).toBeNull();
});
