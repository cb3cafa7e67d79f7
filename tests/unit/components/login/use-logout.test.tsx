import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { LoginButton } from "@/components/login/login-button";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { saveCheckedNumber } from "@/hooks/sims/checked-number";
import { findRequestKey, saveRequestKey, saveTyped } from "@/hooks/sims/sim-request-store";
import { readOrderPass, saveOrderPass } from "@/services/orders/order-pass-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { screenOf, TOKEN } from "@/tests/support/screens/log-in";
import { inEnglish, renderSite } from "@/tests/support/screens/render-site";
import { findReplacementKey, saveReplacementKey } from "@/utils/checkout/replacement-keys";
import { saveUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { findLastRecharge, savePaidRecharge, saveStartedRecharge } from "@/utils/recharge/last-recharge";
import { saveRecentSearch } from "@/utils/search/recent-searches";

const PATH = "/shop/user/track_order";

async function logOut(logout: () => unknown) {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.fetch = jest.fn().mockResolvedValue({ ok: true });
  screenOf("phone");
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  const layout = layoutWith({ user: { msisdn: "8801711000000", starStatus: "Gold Star" } });
  const { push } = renderSite(<LoginButton layout={layout} />, { api: fakeApi({ logout }), path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "My Account" }));
  await userEvent.click(await screen.findByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/", undefined, {}));
}

beforeEach(() => window.history.replaceState(null, "", PATH));
afterEach(() => {
  window.history.replaceState(null, "", "/");
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ["the server ends the session", () => ({ status: true })],
  ["the server gives no answer", () => Promise.reject(new Error("500"))],
])("Log Out also removes the pass that opens orders after a code, when %s", async (_, logout) => {
  saveOrderPass("pass-of-the-buyer-0123");
  expect(readOrderPass()).toBe("pass-of-the-buyer-0123");
  await logOut(logout);
  expect(readOrderPass()).toBeNull();
});

test("Log Out deletes names, numbers and addresses of this tab, also of an unanswered order, but no campaign", async () => {
  const number = { msisdn: "01711000000", amountPoisha: 5_000 };
  saveStartedRecharge(number);
  saveUnfinishedActivation({ kind: "pack", id: "data-1gb", title: "1 GB", msisdn: number.msisdn, proof: null });
  saveCheckedNumber({ ...number, device: "", checkedAt: "2026-11-29", resendAt: "2026-11-29" });
  saveTyped("mnp", { owner: { full_name: "Farhana Akter" } });
  const form = renderHook(() => useCheckoutForm(), { wrapper: inEnglish });
  act(() => form.result.current.change({ fullName: "Farhana Akter" }));
  form.unmount();
  const requests = ["order", "preorder", "recharge", "esim-payment", "form:feedback"].map((of) => `unanswered:${of}`);
  for (const key of ["web-form-contact", "ad-order-draft", ...requests]) sessionStorage.setItem(key, "{}");
  expect(sessionStorage).toHaveLength(12);
  const kept = ["scrollPositions", "unanswered:payment:1", "utm_source"];
  for (const key of kept) sessionStorage.setItem(key, "{}");
  await logOut(() => ({ status: true }));
  expect(Object.keys(sessionStorage).sort()).toEqual(kept);
});

test("Log Out deletes the keys of SIM requests, the last recharge and the searches of this browser, but no list of products", async () => {
  const msisdn = "01711000000";
  const key = "k".repeat(32);
  saveRequestKey("sim_replacement", key);
  saveReplacementKey(msisdn, key);
  saveStartedRecharge({ msisdn, amountPoisha: 5_000 });
  savePaidRecharge({ msisdn: "01*******00", amountPoisha: 5_000 });
  saveRecentSearch(msisdn);
  expect(localStorage).toHaveLength(4);
  localStorage.setItem("recentProducts", "[]");
  await logOut(() => ({ status: true }));
  expect([findRequestKey("sim_replacement"), findReplacementKey(msisdn), findLastRecharge()]).toEqual([
    null,
    null,
    null,
  ]);
  expect(JSON.stringify(localStorage)).not.toContain(msisdn);
  expect(localStorage.getItem("recentProducts")).toBe("[]");
});

test.each([
  ["deleted after a log-out in another tab", undefined, []],
  ["kept after a log-in in another tab", TOKEN, ["checkoutDraft"]],
])("the personal data of a tab are %s", async (_, token, kept) => {
  Cookies.remove("gp_web_token", { path: "/" });
  if (token !== undefined) Cookies.set("gp_web_token", token, { path: "/" });
  const user = { msisdn: "8801711000000", starStatus: "Gold Star" };
  renderSite(<LoginButton layout={layoutWith({ user })} />, { api: fakeApi({}), path: PATH });
  sessionStorage.setItem("checkoutDraft", "{}");
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "sessionChange" })));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(kept));
});

test.each([
  ["opened again after a log-out in a later page", "another value", []],
  ["kept as they were without a log-out", "first value", ["checkoutDraft"]],
])("pages that the browser restores with Back are %s", async (_, change, kept) => {
  localStorage.setItem("sessionChange", "first value");
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  const user = { msisdn: "8801711000000", starStatus: "Gold Star" };
  renderSite(<LoginButton layout={layoutWith({ user })} />, { api: fakeApi({}), path: PATH });
  sessionStorage.setItem("checkoutDraft", "{}");
  // Another document of this tab, whose storage events a page in the back/forward cache does not get.
  Cookies.remove("gp_web_token", { path: "/" });
  localStorage.setItem("sessionChange", change);
  await act(async () => void window.dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(kept));
});
