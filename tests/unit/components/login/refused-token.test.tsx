import { act, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { LoginButton } from "@/components/login/login-button";
import { saveToken } from "@/services/login/session-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { screenOf, TOKEN } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import type { LayoutData } from "@/utils/layout/page-layout";

const cookie = () => Cookies.get("gp_web_token");

/** Shows a page whose server does not know the user. */
const show = (layout: Partial<LayoutData>) => {
  const api = fakeApi({ getUserInfo: () => ({ data: null }) });
  return {
    api,
    ...renderSite(<LoginButton layout={layoutWith({ user: null, ...layout })} />, { api, path: "/about" }),
  };
};

beforeEach(() => screenOf("phone"));
afterEach(() => Cookies.remove("gp_web_token", { path: "/" }));

test("[API-LOGIN-05] the access_token of the log-in stays in the cookie when the page is refreshed after the log-in", async () => {
  saveToken(TOKEN);
  const { api } = show({ token: "refused" });
  await act(async () => undefined);
  expect(cookie()).toBe(TOKEN);
  expect(api.sent).toEqual([]);
});

test("[API-LOGIN-05] nor does the browser's own request remove it", async () => {
  saveToken(TOKEN);
  const { api } = show({});
  await waitFor(() => expect(api.sent).toHaveLength(1));
  await act(async () => undefined);
  expect(cookie()).toBe(TOKEN);
});

test("[TOKEN-01] another token that the server does not know is removed", () => {
  saveToken(TOKEN);
  Cookies.set("gp_web_token", "o".repeat(43), { path: "/" });
  show({ token: "refused" });
  expect(cookie()).toBeUndefined();
});
