import { act, renderHook } from "@testing-library/react";
import { ApiProvider } from "@/context/api-context";
import { useHideOrders } from "@/hooks/orders/use-hide-orders";
import { readOrderPass, saveOrderPass } from "@/services/orders/order-pass-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";

afterEach(() => window.history.replaceState(null, "", "/"));

test("hiding the orders of a browser also removes the pass that opens them after a code", async () => {
  window.history.replaceState(null, "", "/bn/shop/order/7K3M-9QXT-2HVB-4D8N");
  saveOrderPass("pass-of-the-buyer-0123");
  expect(readOrderPass()).not.toBeNull();
  const onHidden = jest.fn(() => expect(readOrderPass()).toBeNull());
  const api = fakeApi({ hideOrders: () => ({ status: true }) });
  const { result } = renderHook(() => useHideOrders(onHidden), {
    wrapper: ({ children }) => <ApiProvider value={api}>{children}</ApiProvider>,
  });
  await act(() => result.current.run());
  expect(onHidden).toHaveBeenCalledTimes(1);
  expect(readOrderPass()).toBeNull();
});
