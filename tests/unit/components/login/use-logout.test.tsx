import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { LoginButton } from "@/components/login/login-button";
import { readOrderPass, saveOrderPass } from "@/services/orders/order-pass-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { screenOf, TOKEN } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

afterEach(() => window.history.replaceState(null, "", "/"));

test.each([
  ["the server ends the session", () => ({ status: true })],
  ["the server gives no answer", () => Promise.reject(new Error("500"))],
])("Log Out also removes the pass that opens orders after a code, when %s", async (_, logout) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.fetch = jest.fn().mockResolvedValue({ ok: true });
  screenOf("phone");
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  window.history.replaceState(null, "", "/shop/user/track_order");
  saveOrderPass("pass-of-the-buyer");
  expect(readOrderPass()).toBe("pass-of-the-buyer");
  const user = { msisdn: "8801711000000", starStatus: "Gold Star" };
  const { push } = renderSite(<LoginButton layout={layoutWith({ user })} />, {
    api: fakeApi({ logout }),
    path: "/shop/user/track_order",
  });
  await userEvent.click(screen.getByRole("button", { name: "My Account" }));
  await userEvent.click(await screen.findByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/", undefined, {}));
  expect(readOrderPass()).toBeNull();
});
