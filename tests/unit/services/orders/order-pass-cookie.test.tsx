import { readOrderPass, saveOrderPass } from "@/services/orders/order-pass-cookie";

afterEach(() => window.history.replaceState(null, "", "/"));

test.each(["/shop/order/7K3M-9QXT-2HVB-4D8N", "/bn/shop/order/7K3M-9QXT-2HVB-4D8N"])(
  "the pass from a code opens the order at %s, and is not sent to other pages",
  (path) => {
    window.history.replaceState(null, "", path);
    saveOrderPass("pass-of-the-buyer");
    expect(readOrderPass()).toBe("pass-of-the-buyer");
    for (const other of ["/about", "/bn/about"]) {
      window.history.replaceState(null, "", other);
      expect(readOrderPass()).toBeNull();
    }
  },
);
