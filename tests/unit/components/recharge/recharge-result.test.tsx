import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { RechargeResult } from "@/components/recharge/recharge-result";
import { ApiError } from "@/services/api/api-error";
import type { RechargeResult as Result } from "@/services/recharge/recharge-payment-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { TOKEN } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { saveUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { saveStartedRecharge } from "@/utils/recharge/last-recharge";

const done: Result = {
  reference: "7K3M-9QXT-2HVB-4D8N",
  msisdn: "01*******78",
  amountPoisha: 12_900,
  payWith: "nagad",
  outcome: "done",
  pack: { packId: "five-gb", title: "5 GB, 7 days", state: "active" },
  balancePoisha: null,
  createdAt: "2026-11-21T06:00:00.000Z",
  doneAt: "2026-11-21T06:00:05.000Z",
};

beforeEach(() => {
  Cookies.remove("gp_web_token", { path: "/" });
  sessionStorage.clear();
  localStorage.clear();
});

function show(known: Partial<Result>, retryRecharge: () => unknown = () => undefined) {
  const api = fakeApi({ retryRecharge });
  renderSite(<RechargeResult known={{ ...done, ...known }} transaction="transaction-1" brand="GP" />, {
    api,
    path: "/recharge/result",
  });
  return { api, user: userEvent.setup() };
}

test("a finished recharge shows its pack and a receipt to print, and links to the same pack", () => {
  show({});
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Recharge complete");
  expect(screen.getByText("5 GB, 7 days (Active)")).toBeVisible();
  expect(screen.getByText("7K3M-9QXT-2HVB-4D8N")).toBeVisible();
  expect(screen.getByRole("button", { name: "Print receipt" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Buy this pack again" })).toHaveAttribute("href", "/recharge?pack=five-gb");
  expect(screen.queryByRole("button", { name: "Pay again" })).toBeNull();
});

test("the activation that waited for the recharge is the only button that is filled", () => {
  saveUnfinishedActivation({ kind: "pack", id: "five-gb", title: "5 GB, 7 days", msisdn: "01712345678", proof: null });
  sessionStorage.setItem("rechargeBegun", JSON.stringify({ msisdn: "01712345678", amountPoisha: 12_900 }));
  show({ pack: null });
  expect(screen.getByRole("link", { name: /^Activate/ })).toHaveClass("chakra-button--variant_primary");
  expect(screen.getByRole("button", { name: "Print receipt" })).toHaveClass("chakra-button--variant_outline");
});

test("only a paid recharge of the visitor's own number is stored in this browser", () => {
  const begun = { msisdn: "01712345678", amountPoisha: 12_900 };
  sessionStorage.setItem("rechargeBegun", JSON.stringify(begun));
  show({ outcome: "payment_failed" });
  show({ msisdn: "01*******99" });
  expect(localStorage.getItem("lastRecharge")).toBeNull();
  show({});
  expect(JSON.parse(localStorage.getItem("lastRecharge") ?? "null")).toEqual(begun);
});

test("a recharge of a logged-in user, begun by an activation, is not stored for the next person", () => {
  Cookies.set("gp_web_token", TOKEN, { path: "/" });
  saveStartedRecharge({ msisdn: "01712345678", amountPoisha: 12_900 });
  show({});
  expect(localStorage.getItem("lastRecharge")).toBeNull();
});

test("a recharge without a pack links to the same amount", () => {
  show({ pack: null });
  const again = screen.getByRole("link", { name: "Recharge the same amount again" });
  expect(again).toHaveAttribute("href", "/recharge?amount=129");
});

test("a refused pack shows an error and the balance", () => {
  show({ pack: { packId: "five-gb", title: "5 GB, 7 days", state: "refused" }, balancePoisha: 25_750 });
  expect(screen.getByText(/We couldn't activate the pack/)).toBeVisible();
  expect(screen.getByText("Tk 257.50")).toBeVisible();
});

test("a failed payment can be repeated, with the same idempotency key after a request without an answer", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const outage = new ApiError({ kind: "timeout", status: null });
  const { api, user } = show({ outcome: "payment_failed", pack: null }, () => Promise.reject(outage));
  await user.click(screen.getByRole("button", { name: "Pay again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn't open the payment page");
  await user.click(screen.getByRole("button", { name: "Pay again" }));
  await waitFor(() => expect(api.sent).toHaveLength(2));
  expect(api.sent[0]?.input?.body).toEqual({ transaction_id: "transaction-1", pay_with: "nagad" });
  expect(log).toHaveBeenCalledWith("A recharge could not be paid again", outage);
  const keys = api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);
  expect(keys[1]).toBe(keys[0]);
});

test("a repeated payment has the same idempotency key while the first is in progress", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const inProgress = new ApiError({
    kind: "refused",
    status: 409,
    errors: [{ code: "request-in-progress", message: "" }],
  });
  const { api, user } = show({ outcome: "payment_failed", pack: null }, () => Promise.reject(inProgress));
  await user.click(screen.getByRole("button", { name: "Pay again" }));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: "Pay again" }));
  await waitFor(() => expect(api.sent).toHaveLength(2));
  const keys = api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);
  expect(keys[1]).toBe(keys[0]);
});

test("a failed payment shows no receipt and no state of its pack", () => {
  show({ outcome: "payment_failed", pack: { packId: "five-gb", title: "5 GB, 7 days", state: "waiting" } });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Details");
  expect(screen.queryByText("Receipt number")).not.toBeInTheDocument();
  expect(screen.getByText("Reference number")).toBeVisible();
  expect(screen.getByText("5 GB, 7 days")).toBeVisible();
});

test("a refund has no button to print a receipt or to pay again", () => {
  show({ outcome: "refunding", pack: null });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your money is being refunded");
  expect(screen.queryByRole("button", { name: "Print receipt" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Pay again" })).toBeNull();
});

test("a receipt on paper names the operator, its hotline and its address", () => {
  show({});
  expect(screen.getByText("GP").parentElement).toHaveTextContent(/^GPHotline 121 · GP House, .*Dhaka 1212$/);
});

test("the title of the pack changes its language with the page", () => {
  const result = (title: string) => (
    <RechargeResult
      known={{ ...done, pack: { packId: "five-gb", title, state: "active" } }}
      transaction="t"
      brand="GP"
    />
  );
  const { rerender } = renderSite(result("5 GB, 7 days"), { api: fakeApi({}), path: "/recharge/result" });
  rerender(result("৫ জিবি, ৭ দিন"));
  expect(screen.getByText("৫ জিবি, ৭ দিন (Active)")).toBeVisible();
});
