import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import type { OrderState } from "@/backend/contract/shop/orders";
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
  const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
});

const order = (state: OrderState) => viewedOrder({ state }).order;
const refusal = (code: ErrorCode, status: number) =>
  new ApiError({ kind: "refused", status, errors: [{ code, message: code }] });
const contact = {
  full_name: "Farhana Akter",
  msisdn: "01712345678",
  email: null,
  address: "House 12",
  post_code: "1216",
  note: null,
};

const NO_RETURNS = { returnable_until: null, returnable: [], returns: [] };

test.each([
  ["placed", ["Buy again", "Show in full", "Change details", "Cancel order"], true],
  ["pending_payment", ["Buy again", "Show in full", "Change details", "Print", "Cancel order"], false],
  ["packed", ["Buy again", "Show in full"], true],
  ["delivered", ["Buy again", "Return goods", "Show in full"], true],
  ["cancelled", ["Buy again", "Show in full"], false],
  // Its buyer keeps a SIM.
  ["cancelled", ["Buy again", "Show in full"], true],
] as const)("an order that is %s has the buttons %j", async (state, buttons, isInvoiced) => {
  const invoicePath = isInvoiced ? `${PATH}/invoice` : null;
  await renderSettled(<OrderTools order={{ ...order(state), invoicePath }} />, { api: fakeApi({}), path: PATH });
  const tools = within(screen.getByRole("region", { name: "Manage this order" }));
  expect(tools.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
  expect(tools.queryAllByRole("link", { name: "Invoice" })).toHaveLength(isInvoiced ? 1 : 0);
});

test.each([
  ["placed", 0],
  ["delivered", 1],
] as const)("a pre-order that is %s can be bought again %i times", async (state, count) => {
  const preorder = { ...order(state), preorder: true };
  await renderSettled(<OrderTools order={preorder} />, { api: fakeApi({}), path: PATH });
  expect(screen.queryAllByRole("button", { name: "Buy again" })).toHaveLength(count);
});

test("goods that cannot be returned any more have no return button", async () => {
  await renderSettled(<OrderTools order={order("delivered")} isReturnable={false} />, { api: fakeApi({}), path: PATH });
  expect(screen.getByRole("button", { name: "Buy again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Return goods" })).not.toBeInTheDocument();
});

test("an order that is shown in full has no button to show it in full", async () => {
  await renderSettled(<OrderTools order={order("placed")} isInFull />, { api: fakeApi({}), path: PATH });
  expect(screen.queryByRole("button", { name: "Show in full" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel order" })).toBeVisible();
});

test("the known number of the buyer is filled in when a code is requested", async () => {
  const api = fakeApi({
    getOwnOrder: () => {
      throw refusal("code-needed", 401);
    },
    findMyPreviousOrder: () => ({ status: true, data: { step: "code", resend_after: 30 } }),
  });
  const user = userEvent.setup();
  await renderSettled(<OrderTools order={order("placed")} ownNumber="01712345678" />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Cancel order" }));
  expect(await screen.findByLabelText("Mobile number")).toHaveValue("01712345678");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  expect(await screen.findByText("We sent a code to 01712-\u2060345678.")).toBeVisible();
});

test("a guest can cancel after typing the code, and sees an error if the order is packed by then", async () => {
  const own = { ...wireOrder({ state: "placed" }), contact, invoice_path: null };
  let isOpen = false;
  const api = fakeApi({
    getOwnOrder: () => {
      if (!isOpen) throw refusal("code-needed", 401);
      return {
        status: true,
        data: { ...NO_RETURNS, order: own, cancellable: true, changeable: true },
      };
    },
    findMyPreviousOrder: ({ body }: { body?: unknown }) => {
      const { otp_value: code } = body as { otp_value?: string };
      if (code === undefined) return { status: true, data: { step: "code", resend_after: 30 } };
      if (code !== "0042") throw refusal("code-wrong", 422);
      isOpen = true;
      return { status: true, data: { step: "orders", orders: [own], order_pass: "t3k9zq.pass-of-the-buyer" } };
    },
    cancelOrder: () => {
      throw refusal("order-not-cancellable", 409);
    },
  });
  const user = userEvent.setup();
  await renderSettled(<OrderTools order={order("placed")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Cancel order" }));
  expect(await screen.findByLabelText("Mobile number")).toHaveValue("");
  await user.type(screen.getByLabelText("Mobile number"), "০১৭১২৩৪৫৬৭৮");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  const first = await screen.findByLabelText("Digit 1 of 4");
  await user.click(first);
  await user.paste("1111");
  expect(await screen.findByText("This code is wrong or has expired.")).toBeVisible();
  await user.click(first);
  await user.paste("0042");
  expect(await screen.findByText("Farhana Akter")).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: "start" });
  for (const reason of screen.getAllByRole("radio")) expect(reason).not.toBeChecked();
  await user.click(screen.getByRole("button", { name: "Cancel this order" }));
  await waitFor(() => expect(screen.getByText(/has been packed/)).toBeVisible());
  const sent = api.sent.find(({ name }) => name === "cancelOrder");
  expect(sent?.input.body).toEqual({ order_id: ORDER_ID, order_pass: "t3k9zq.pass-of-the-buyer" });
  await user.click(screen.getByRole("radio", { name: "It's taking too long" }));
  await user.click(screen.getByRole("button", { name: "Cancel this order" }));
  await waitFor(() =>
    expect(api.sent.findLast(({ name }) => name === "cancelOrder")?.input.body).toMatchObject({
      reason: "It's taking too long",
    }),
  );
});

test("a change of the address shows the server's error, and a message when it is saved", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "placed" }), contact, invoice_path: null };
  const data = { ...NO_RETURNS, order: own, cancellable: true, changeable: true };
  const refusals = [refusal("too-many-requests", 429), refusal("post-code-mismatch", 422)];
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data }),
    getThanaByDistrict: () => ({
      data: [
        { name: "Mirpur", label: "Mirpur" },
        { name: "Savar", label: "Savar" },
      ],
    }),
    changeOrder: ({ body }: { body?: unknown }) => {
      if ((body as { area: string }).area === "Mirpur") throw refusals.shift();
      return { status: true, data: own };
    },
  });
  const user = userEvent.setup();
  await renderSettled(<OrderTools order={order("placed")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Change details" }));
  const address = await screen.findByLabelText("Address");
  await user.clear(address);
  await user.type(address, "House 14");
  for (const code of ["too-many-requests", "post-code-mismatch"]) {
    await user.click(screen.getByRole("button", { name: "Save the change" }));
    expect(await screen.findByText(code)).toBeVisible();
  }
  await user.selectOptions(screen.getByLabelText("Thana"), "Savar");
  await user.click(screen.getByRole("button", { name: "Save the change" }));
  const saved = await screen.findByText(/The order will now go to this address/);
  expect(saved).toBeVisible();
  // The message replaces a form that is taller than the screen, so the page must scroll to it.
  expect(saved.closest("[tabindex]")).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: "center" });
  const sent = api.sent.findLast(({ name }) => name === "changeOrder");
  expect(sent?.input.body).toMatchObject({ full_name: "Farhana Akter", area: "Savar", address: "House 14" });
});

test("a return of a single piece requires only a reason, and its confirmation gets the focus", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "delivered" }), contact, invoice_path: null };
  const returnable = [{ position: 0, sku: own.lines[0]?.sku, quantity: 1 }];
  const actions = { order: own, cancellable: false, changeable: false, returnable_until: "2026-11-30", returnable };
  const wish = { reference: "R-4DEXDTPG", state: "asked", state_label: "Asked", reason: "changed-mind" };
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data: { ...actions, returns: [] } }),
    requestReturn: () => ({ status: true, data: { ...wish, refund: 0, answer: null, lines: [] } }),
  });
  const user = userEvent.setup();
  await renderSettled(<OrderTools order={order("delivered")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Return goods" }));
  const send = await screen.findByRole("button", { name: "Request return" });
  for (const reason of screen.getAllByRole("radio")) expect(reason).not.toBeChecked();
  await user.click(send);
  expect(screen.getByRole("group", { name: "What is the reason?" })).toHaveAccessibleDescription("Choose a reason.");
  expect(screen.getAllByRole("radio")[0]).toHaveFocus();
  expect(api.sent.map(({ name }) => name)).not.toContain("requestReturn");
  await user.click(screen.getByRole("radio", { name: "I changed my mind" }));
  await user.click(send);
  const confirmed = await screen.findByText(/R-4DEXDTPG/);
  expect(confirmed.closest("[tabindex]")).toHaveFocus();
});

test.each([
  ["Return goods", "Request return", 0],
  ["Show in full", "hidden because", 1],
])("%s explains hidden contact data only where it would be shown", async (button, text, notes) => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "delivered" }), contact: null, invoice_path: null };
  const returnable = [{ position: 0, sku: own.lines[0]?.sku, quantity: 1 }];
  const actions = { order: own, cancellable: false, changeable: false, returnable_until: "2026-11-30", returnable };
  const api = fakeApi({ getOwnOrder: () => ({ status: true, data: { ...actions, returns: [] } }) });
  await renderSettled(<OrderTools order={order("delivered")} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: button }));
  await screen.findByText(new RegExp(text));
  expect(screen.queryAllByText(/^The name and address are hidden/)).toHaveLength(notes);
});

test("after a return the form can be opened again for the rest, and the page is notified", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "delivered" }), contact, invoice_path: null };
  const actions = (quantity: number) => ({
    order: own,
    cancellable: false,
    changeable: false,
    returnable_until: "2026-11-30",
    returnable: [{ position: 0, sku: own.lines[0]?.sku, quantity }],
    returns: [],
  });
  const wish = { reference: "R-4DEXDTPG", state: "asked", state_label: "Asked", reason: "changed-mind" };
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data: actions(2) }),
    requestReturn: () => ({ status: true, data: { ...wish, refund: 0, answer: null, lines: [] } }),
  });
  const user = userEvent.setup();
  const onChanged = jest.fn();
  await renderSettled(<OrderTools order={order("delivered")} onChanged={onChanged} />, { api, path: PATH });
  const again = screen.getByRole("button", { name: "Return goods" });
  await user.click(again);
  const send = await screen.findByRole("button", { name: "Request return" });
  await user.click(send);
  expect(screen.getByText("Choose how many items to return.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Add one more/ }));
  await user.click(screen.getByRole("radio", { name: "I changed my mind" }));
  await user.click(send);
  await screen.findByText(/R-4DEXDTPG/);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await user.click(again);
  expect(screen.queryByText(/R-4DEXDTPG/)).toBeNull();
  for (const reason of await screen.findAllByRole("radio")) expect(reason).not.toBeChecked();
});

test("the confirmation of a cancelled order gets the focus", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  let state: OrderState = "placed";
  const api = fakeApi({
    getOwnOrder: () => {
      const own = { ...wireOrder({ state }), contact, invoice_path: null };
      const isPlaced = state === "placed";
      return { status: true, data: { ...NO_RETURNS, order: own, cancellable: isPlaced, changeable: isPlaced } };
    },
    cancelOrder: () => {
      state = "cancelled";
      return { status: true, data: { order_id: ORDER_ID, state, payment_state: "due", refund: 0 } };
    },
  });
  const user = userEvent.setup();
  await renderSettled(<OrderTools order={order("placed")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Cancel order" }));
  await user.click(await screen.findByRole("button", { name: "Cancel this order" }));
  const confirmed = await screen.findByText("This order has been cancelled.");
  expect(confirmed.closest("[tabindex]")).toHaveFocus();
});

test("a refused cancellation shows the server's own reason", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const own = { ...wireOrder({ state: "placed" }), contact, invoice_path: null };
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data: { ...NO_RETURNS, order: own, cancellable: true, changeable: true } }),
    cancelOrder: () => Promise.reject(refusal("too-many-requests", 429)),
  });
  await renderSettled(<OrderTools order={order("placed")} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "Cancel order" }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel this order" }));
  expect(await screen.findByText("too-many-requests")).toBeVisible();
});

test("the thana of an order has its Bengali name before the other thanas have loaded", async () => {
  saveOrderPass("t3k9zq.pass-of-the-buyer");
  const { delivery } = wireOrder();
  const bengali = { ...delivery, thana: "Mirpur", thana_label: "মিরপুর" };
  const own = { ...wireOrder({ state: "placed", delivery: bengali }), contact, invoice_path: null };
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data: { ...NO_RETURNS, order: own, cancellable: true, changeable: true } }),
    getThanaByDistrict: () => new Promise(() => undefined),
  });
  await renderSettled(<OrderTools order={order("placed")} />, { api, path: PATH, language: "bn" });
  await userEvent.click(screen.getByRole("button", { name: "তথ্য বদলান" }));
  expect(await screen.findByRole("option", { name: "মিরপুর", selected: true })).toHaveValue("Mirpur");
});
