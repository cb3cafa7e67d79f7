import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderTools } from "@/components/orders/order-tools";
import { ApiError } from "@/services/api/api-error";
import { saveOrderPass } from "@/services/orders/order-pass-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { ORDER_ID, viewedOrder, wireOrder } from "@/tests/support/shop/orders";

const PATH = `/shop/order/${ORDER_ID}`;

beforeEach(() => {
  // jsdom has no layout and no scrollIntoView.
  Element.prototype.scrollIntoView = jest.fn();
  // The order pass is a cookie with the shop's path.
  window.history.replaceState(null, "", PATH);
});

test("a return without an answer is requested again with its key", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "delivered" }), contact: null, invoice_path: null };
  const returnable = [{ position: 0, sku: own.lines[0]?.sku, quantity: 1 }];
  const actions = { order: own, cancellable: false, changeable: false, returnable_until: "2026-11-30", returnable };
  let isAnswered = false;
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data: { ...actions, returns: [] } }),
    requestReturn: () => {
      if (!isAnswered) throw new ApiError({ kind: "timeout", status: null });
      const state = { state: "requested", state_label: "Requested", reason: "damaged", answer: null };
      return { status: true, data: { reference: "R-4DEXDTPG", refund: 0, lines: [], ...state } };
    },
  });
  const { order } = viewedOrder({ state: "delivered" });
  await renderSettled(<OrderTools order={order} onChanged={jest.fn()} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "Return goods" }));
  const send = await screen.findByRole("button", { name: "Request return" });
  await userEvent.click(screen.getByRole("radio", { name: "I changed my mind" }));
  await userEvent.click(send);
  await screen.findByText("We didn't get a response. Try again.");
  isAnswered = true;
  await userEvent.click(send);
  await screen.findByText(/R-4DEXDTPG/);
  const sent = api.sent.filter(({ name }) => name === "requestReturn");
  const [first, second] = sent.map(({ input }) => input.headers?.["Idempotency-Key"]);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test("a return that has not arrived can be cancelled, also an older one, and the page is notified", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "delivered" }), contact: null, invoice_path: null };
  const wire = (reference: string, state: string) => {
    const line = { sku: own.lines[0]?.sku, product_title: "Turna X5", quantity: 1 };
    const rest = { state_label: state, reason: "other", answer: null, refund: 10, lines: [line] };
    return { reference, state, cancellable: state === "requested", ...rest };
  };
  let returns = [wire("R-AAAA1111", "requested"), wire("R-BBBB2222", "requested"), wire("R-CCCC3333", "received")];
  const api = fakeApi({
    getOwnOrder: () => ({
      status: true,
      data: { order: own, cancellable: false, changeable: false, returnable_until: null, returnable: [], returns },
    }),
    cancelReturn: () => {
      returns = [wire("R-AAAA1111", "cancelled"), ...returns.slice(1)];
      return { status: true, data: returns[0] };
    },
  });
  const onChanged = jest.fn();
  const { order } = viewedOrder({ state: "delivered" });
  await renderSettled(<OrderTools order={order} hasOpenReturn onChanged={onChanged} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "Cancel return" }));
  const choices = await screen.findAllByRole("radio");
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([
    "R-AAAA1111: 1 × Turna X5",
    "R-BBBB2222: 1 × Turna X5",
  ]);
  await userEvent.click(choices[0] as HTMLElement);
  await userEvent.click(screen.getAllByRole("button", { name: "Cancel return" }).at(-1) as HTMLElement);
  await screen.findByText("Your return R-AAAA1111 has been cancelled. You keep the goods.");
  const sent = api.sent.find(({ name }) => name === "cancelReturn");
  expect(sent?.input.body).toMatchObject({ order_id: ORDER_ID, reference: "R-AAAA1111" });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

describe("a return of an order that was paid on delivery", () => {
  async function open(requestReturn: () => unknown) {
    saveOrderPass("t3k9zq.pass-of-the-buyer");
    const own = { ...wireOrder({ state: "delivered" }), contact: null, invoice_path: null };
    const data = {
      ...{ order: own, cancellable: false, changeable: false, returnable_until: "2026-11-30", returns: [] },
      returnable: [{ position: 0, sku: own.lines[0]?.sku, quantity: 1 }],
      refund_account_needed: true,
    };
    const api = fakeApi({ getOwnOrder: () => ({ status: true, data }), requestReturn });
    const { order } = viewedOrder({ state: "delivered" });
    await renderSettled(<OrderTools order={order} onChanged={jest.fn()} />, { api, path: PATH });
    await userEvent.click(screen.getByRole("button", { name: "Return goods" }));
    const send = await screen.findByRole("button", { name: "Request return" });
    await userEvent.click(screen.getByRole("radio", { name: "I changed my mind" }));
    await userEvent.click(send);
    const sent = () => api.sent.filter(({ name }) => name === "requestReturn").map(({ input }) => input.body);
    return { send, sent };
  }
  const accepted = () => {
    const state = { state: "requested", state_label: "Requested", reason: "changed-mind", answer: null };
    return { status: true, data: { reference: "R-4DEXDTPG", refund: 0, lines: [], ...state } };
  };

  it("asks for the account, with each error beside its field", async () => {
    const { send, sent } = await open(accepted);
    const accounts = screen.getByRole("group", { name: "Where should we send the money?" });
    expect(accounts).toHaveAccessibleDescription("Choose where to send the money.");
    expect(screen.getByRole("radio", { name: "bKash" })).toHaveFocus();
    await userEvent.click(screen.getByRole("radio", { name: "Bank account" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Account number" }), "1234567");
    await userEvent.type(screen.getByRole("textbox", { name: "Bank and branch" }), "Padma Bank, Mirpur");
    await userEvent.click(send);
    const holder = screen.getByRole("textbox", { name: "Name of the account holder" });
    expect(holder).toHaveFocus();
    expect(holder).toHaveAccessibleDescription("Enter the name of the account holder.");
    const number = screen.getByRole("textbox", { name: "Account number" });
    expect(number).toHaveAccessibleDescription("Enter the account number: 8 to 20 digits.");
    expect(screen.getByRole("textbox", { name: "Bank and branch" })).toBeValid();
    await userEvent.type(holder, "Rahima Akter");
    await userEvent.type(number, "8");
    expect(sent()).toEqual([]);
    await userEvent.click(send);
    await screen.findByText(/R-4DEXDTPG/);
    const account = { kind: "bank", number: "12345678", holder: "Rahima Akter", bank: "Padma Bank, Mirpur" };
    expect(sent()).toMatchObject([{ refund_account: account }]);
  });

  it("keeps the number and shows the server's words when the server refuses it", async () => {
    const errors = [{ code: "msisdn-invalid", message: "No such wallet", field: "refund_account.number" }] as const;
    const { send } = await open(() => Promise.reject(new ApiError({ kind: "refused", status: 422, errors })));
    await userEvent.click(screen.getByRole("radio", { name: "Nagad" }));
    const number = screen.getByRole("textbox", { name: "Mobile number of the wallet" });
    await userEvent.type(number, "01712345678");
    await userEvent.click(send);
    expect(await screen.findByText("No such wallet")).toBeVisible();
    expect(number).toHaveValue("01712345678");
  });
});
