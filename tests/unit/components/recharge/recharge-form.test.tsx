import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RechargeForm } from "@/components/recharge/recharge-form";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { saveUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { saveStartedRecharge } from "@/utils/recharge/last-recharge";

const NUMBER = "01712345678";
const OTHER = "01798765432";
const options = {
  minPoisha: 2_000,
  maxPoisha: 500_000,
  amounts: [2_000, 5_000, 12_900],
  packs: [
    { packId: "five-gb", title: "5 GB, 7 days", amountPoisha: 12_900 },
    { packId: "one-gb", title: "1 GB, 3 days", amountPoisha: 4_900 },
  ],
  prefixes: ["013", "017"],
  pack: null,
};
const recent = [{ reference: "R", msisdn: OTHER, amountPoisha: 7_700, createdAt: "2026-11-21T06:00:00.000Z" }];
const refused = (code: "number-of-other-operator" | "recharge-amount") =>
  new ApiError({ kind: "refused", status: 422, errors: [{ code, message: "" }] });
/** The answer of a server that does not respond, which the site logs. */
const noAnswer = () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  return Promise.reject(new ApiError({ kind: "timeout", status: null }));
};

function show(
  recharge: () => unknown,
  props: Partial<Parameters<typeof RechargeForm>[0]> = {},
  site: Pick<Parameters<typeof renderSite>[1], "early"> = {},
) {
  const api = fakeApi({ recharge, activateInternetPackUsingRecharge: recharge });
  const form = { options, brand: "GP", ownMsisdn: "", amountPoisha: null, problem: null, recent: [], ...props };
  renderSite(<RechargeForm {...form} />, { api, path: "/recharge", ...site });
  return { api, user: userEvent.setup() };
}
const number = () => screen.getByLabelText("Mobile number");
const pay = (amount: string) => screen.getByRole("button", { name: `Pay ${amount.replace(" ", "\u00a0")}` });
const bodies = (api: ReturnType<typeof fakeApi>) => api.sent.map(({ input }) => input?.body);
const keys = (api: ReturnType<typeof fakeApi>) => api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  [7_700, "77"],
  [5_000, ""],
])("number and amount of a recharge that was not paid are entered again: %p poisha", (amountPoisha, typed) => {
  saveStartedRecharge({ msisdn: OTHER, amountPoisha });
  show(noAnswer);
  expect(number()).toHaveValue(OTHER);
  expect(screen.getByLabelText("Another amount (Tk)")).toHaveValue(typed);
  expect(pay(`Tk\u00a0${amountPoisha / 100}`)).toBeVisible();
});

test("an amount and a wallet that are chosen before hydration are sent, not the remembered wallet", async () => {
  localStorage.setItem("payWith", "nagad");
  const early = (page: HTMLElement) => {
    within(page).getByRole<HTMLInputElement>("radio", { name: /Tk\u00a050/ }).checked = true;
    within(page).getByRole<HTMLInputElement>("radio", { name: /Card/ }).checked = true;
  };
  const { api, user } = show(noAnswer, { ownMsisdn: NUMBER }, { early });
  await user.click(pay("Tk 50"));
  expect(bodies(api)).toEqual([expect.objectContaining({ amount: 50, pay_with: "card" })]);
});

test("[API-SITE-22] the form sends the number, the amount and the pack that it shows", async () => {
  const { api, user } = show(() => Promise.reject(refused("recharge-amount")));
  await user.type(number(), NUMBER);
  await user.click(screen.getByRole("radio", { name: /Tk\u00a0129/ }));
  expect(screen.getByText("Tk 129 activates this pack:", { exact: false })).toBeVisible();
  await user.click(pay("Tk 129"));
  expect(bodies(api)).toEqual([
    { payment_type: "online", msisdn: NUMBER, amount: 129, pack_id: "five-gb", pay_with: "bkash" },
  ]);
});

test("a typed amount finds its pack, and a checkbox leaves the pack out", async () => {
  const { api, user } = show(() => Promise.reject(refused("recharge-amount")), { ownMsisdn: NUMBER });
  await user.type(screen.getByLabelText("Another amount (Tk)"), "৪৯");
  expect(screen.getByText("1 GB, 3 days")).toBeVisible();
  await user.click(screen.getByRole("checkbox"));
  await user.click(pay("Tk 49"));
  expect(bodies(api)).toEqual([expect.objectContaining({ msisdn: NUMBER, amount: 49, pack_id: null })]);
});

test("an amount that an activation lacks stays on the balance, and starts no other pack", async () => {
  saveUnfinishedActivation({ kind: "pack", id: "ten-gb", title: "10 GB", msisdn: NUMBER, proof: null });
  const { api, user } = show(noAnswer, { ownMsisdn: NUMBER, amountPoisha: 12_900 });
  expect(screen.getByRole("checkbox")).toBeChecked();
  await user.click(pay("Tk 129"));
  expect(bodies(api)).toEqual([expect.objectContaining({ amount: 129, pack_id: null })]);
});

test("an invalid number and an amount outside the limits show both errors, and nothing is sent", async () => {
  const { api, user } = show(noAnswer);
  const amount = screen.getByLabelText("Another amount (Tk)");
  await user.type(number(), "0171");
  await user.type(amount, "19");
  await user.click(screen.getByRole("button", { name: "Continue to payment" }));
  const ofNumber = "Enter an 11-digit mobile number";
  const ofAmount = "Enter a whole amount from Tk\u00a020 to Tk\u00a05,000";
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(ofNumber),
    expect.stringContaining(ofAmount),
  ]);
  expect(number()).toHaveFocus();
  // The error says the limits, so the hint with the limits is left out.
  expect(amount).toHaveAccessibleDescription(expect.stringContaining(ofAmount));
  expect(screen.queryByText("Tk 20 to Tk 5,000 at a time")).toBeNull();
  // The corrected field keeps the focus, and the other one its error.
  await user.keyboard("2345678");
  expect(number()).toHaveValue(NUMBER);
  expect(number()).not.toHaveAttribute("aria-invalid");
  expect(screen.getByRole("alert").textContent).toContain(ofAmount);
  await user.type(amount, "0");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(api.sent).toEqual([]);
});

test("the same error again moves the focus to its field again", async () => {
  const { user } = show(noAnswer, { ownMsisdn: NUMBER });
  const amount = screen.getByLabelText("Another amount (Tk)");
  await user.type(amount, "19");
  for (let tries = 0; tries < 2; tries += 1) {
    await user.click(screen.getByRole("button", { name: "Continue to payment" }));
    expect(amount).toHaveFocus();
  }
});

test("a complete number shows its operator, and a number of another network is not sent", async () => {
  const { api, user } = show(noAnswer, { amountPoisha: 5_000 });
  await user.type(number(), NUMBER);
  expect(number()).toHaveAccessibleDescription("GP number");
  await user.clear(number());
  await user.type(number(), "01812345678");
  expect(screen.getByText(/on another network\. GP numbers begin with 013 or 017/)).toBeVisible();
  await user.click(pay("Tk 50"));
  expect(screen.getByRole("alert")).toHaveTextContent("This number is on another network");
  expect(api.sent).toEqual([]);
});

test("[API-SITE-07] a pack is paid at its price, without a choice of amount", async () => {
  const pack = { packId: "five-gb", title: "5 GB, 7 days", amountPoisha: 12_900 };
  const { api, user } = show(noAnswer, { ownMsisdn: NUMBER, options: { ...options, pack } });
  expect(screen.getByText("5 GB, 7 days")).toBeVisible();
  expect(screen.queryByLabelText("Another amount (Tk)")).toBeNull();
  await user.click(pay("Tk 129"));
  await waitFor(() => expect(bodies(api)).toEqual([{ msisdn: NUMBER, pack_id: "five-gb", pay_with: "bkash" }]));
  expect(api.sent[0]?.name).toBe("activateInternetPackUsingRecharge");
  expect(keys(api)[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test("a visitor can repeat the last recharge of this browser, and remove it", async () => {
  localStorage.setItem("lastRecharge", JSON.stringify({ msisdn: OTHER, amountPoisha: 7_700 }));
  const { api, user } = show(noAnswer);
  await user.click(screen.getByRole("button", { name: `Recharge ${formatMsisdn(OTHER, "en")} with Tk\u00a077 again` }));
  await user.click(pay("Tk 77"));
  await waitFor(() => expect(bodies(api)).toEqual([expect.objectContaining({ msisdn: OTHER, amount: 77 })]));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.queryByText("Recent recharges")).toBeNull();
  expect(localStorage.getItem("lastRecharge")).toBeNull();
});

test("a logged-in reader does not see the last recharge of this browser", () => {
  localStorage.setItem("lastRecharge", JSON.stringify({ msisdn: OTHER, amountPoisha: 7_700 }));
  show(noAnswer, { ownMsisdn: NUMBER });
  expect(screen.queryByText("Recent recharges")).toBeNull();
});

test("a number that the server assigns to another operator is marked with an error", async () => {
  const { user } = show(() => Promise.reject(refused("number-of-other-operator")), { amountPoisha: 5_000 });
  await user.type(number(), NUMBER);
  await user.click(pay("Tk 50"));
  expect(await screen.findByText(/This number is on another network/)).toBeVisible();
  expect(number()).toHaveAttribute("aria-invalid", "true");
});

test("a recharge without an answer is repeated with its idempotency key, another recharge has a new one", async () => {
  const { api, user } = show(noAnswer, { ownMsisdn: NUMBER, amountPoisha: 5_000 });
  await user.click(pay("Tk 50"));
  expect(await screen.findByText(/You have not been charged/)).toBeVisible();
  await user.click(pay("Tk 50"));
  await waitFor(() => expect(api.sent).toHaveLength(2));
  await user.click(await screen.findByRole("radio", { name: "Tk\u00a020" }));
  await user.click(pay("Tk 20"));
  await waitFor(() => expect(api.sent).toHaveLength(3));
  const [first, second, third] = keys(api);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a recent recharge is repeated with two clicks", async () => {
  const { api, user } = show(noAnswer, { ownMsisdn: NUMBER, recent });
  await user.click(screen.getByRole("button", { name: `Recharge ${formatMsisdn(OTHER, "en")} with Tk\u00a077 again` }));
  expect(pay("Tk 77")).toHaveFocus();
  await user.click(pay("Tk 77"));
  await waitFor(() => expect(bodies(api)).toEqual([expect.objectContaining({ msisdn: OTHER, amount: 77 })]));
});
