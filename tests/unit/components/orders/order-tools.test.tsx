import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import type { OrderState } from "@/backend/contract/orders";
import { OrderTools } from "@/components/orders/order-tools";
import { OrderView } from "@/components/orders/order-view";
import { ApiError } from "@/services/api-error";
import { keepOrderPass } from "@/services/order-pass-cookie";
import { readOrder } from "@/services/orders-service";
import { fakeApi } from "@/tests/support/fake-api";
import { ORDER_ID, wireOrder } from "@/tests/support/orders";
import { renderSite } from "@/tests/support/render-site";

const PATH = `/shop/order/${ORDER_ID}`;

beforeEach(() => {
  // The pass is a cookie of the shop.
  window.history.replaceState(null, "", PATH);
  const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
});

const order = (state: OrderState) => readOrder(wireOrder({ state }));
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

test.each([
  ["placed", ["Buy again", "Show in full", "Change details", "Cancel order"], true],
  ["packed", ["Buy again", "Show in full"], true],
  ["delivered", ["Buy again", "Return goods", "Show in full"], true],
  ["cancelled", ["Buy again", "Show in full"], false],
] as const)("an order that is %s offers %j", (state, buttons, isInvoiced) => {
  renderSite(<OrderTools order={order(state)} />, { api: fakeApi({}), path: PATH });
  const tools = within(screen.getByRole("region", { name: "What you can do with this order" }));
  expect(tools.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
  expect(tools.queryAllByRole("link", { name: "Invoice" })).toHaveLength(isInvoiced ? 1 : 0);
});

describe("the page of an order of eSIMs alone", () => {
  const digital = (state: OrderState) => {
    const delivery = { ...wireOrder().delivery, type: "digital" as const, district: "", thana: "" };
    const paid = { payment_method: "online", payment_state: state === "pending_payment" ? "pending" : "paid" } as const;
    return readOrder(wireOrder({ state, delivery, ...paid, masked: { ...wireOrder().masked, address: "" } }));
  };
  const show = (state: OrderState) =>
    renderSite(<OrderView order={digital(state)} checkFailed={false} />, { api: fakeApi({}), path: PATH });

  test("tells where the QR code comes, and of no parcel, rider or fee", () => {
    show("pending_payment");
    expect(screen.getByText(/The link to its QR code is texted to 01\*{7}78/)).toBeVisible();
    expect(screen.getByText("F****** A****, by text message to 01*******78")).toBeVisible();
    expect(screen.queryByText(/rider|parcel/)).not.toBeInTheDocument();
    expect(screen.queryByText("Delivery")).not.toBeInTheDocument();
  });

  test("once it is handed over it is ready, and nothing of it can be given back", () => {
    show("delivered");
    expect(screen.getByRole("heading", { level: 1, name: "Your eSIM is ready" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Return goods" })).not.toBeInTheDocument();
  });
});

test("what cannot be bought again is named with its reason", async () => {
  const api = fakeApi({
    reorder: () => ({
      status: true,
      data: {
        lines: [],
        missing: [
          { sku: "A-1", product_title: "Turna X5", product_path: "/shop/devices/phones/turna-x5", reason: "sold-out" },
        ],
      },
    }),
  });
  renderSite(<OrderTools order={order("delivered")} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "Buy again" }));
  expect(await screen.findByText("Nothing of this order can be had now")).toBeVisible();
  expect(screen.getByText(/sold out at the moment/)).toContainElement(screen.getByRole("link", { name: "Turna X5" }));
});

test("a guest cancels after the code of the order's number, and hears when it was packed meanwhile", async () => {
  const own = {
    ...wireOrder({ state: "placed" }),
    contact,
    invoice_path: null,
  };
  let isOpen = false;
  const api = fakeApi({
    getOwnOrder: () => {
      if (!isOpen) throw refusal("code-needed", 401);
      return {
        status: true,
        data: { order: own, cancellable: true, changeable: true, returnable_until: null, returnable: [], returns: [] },
      };
    },
    findMyPreviousOrder: ({ body }: { body?: unknown }) => {
      const { otp_value: code } = body as { otp_value?: string };
      if (code === undefined) return { status: true, data: { step: "code", resend_after: 30 } };
      if (code !== "0042") throw refusal("code-wrong", 422);
      isOpen = true;
      return { status: true, data: { step: "orders", orders: [own], order_pass: "t3k9zq.x" } };
    },
    cancelOrder: () => {
      throw refusal("order-not-cancellable", 409);
    },
  });
  const user = userEvent.setup();
  renderSite(<OrderTools order={order("placed")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Cancel order" }));
  await user.type(await screen.findByLabelText("Mobile number"), "০১৭১২৩৪৫৬৭৮");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  const first = await screen.findByLabelText("Digit 1 of 4");
  await user.click(first);
  await user.paste("1111");
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("This code is not right, or no longer valid.")).toBeVisible();
  await user.click(first);
  await user.paste("0042");
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Farhana Akter")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel this order" }));
  await waitFor(() => expect(screen.getByText(/it has been packed meanwhile/)).toBeVisible());
  const sent = api.sent.find(({ name }) => name === "cancelOrder");
  expect(sent?.input.body).toMatchObject({ order_id: ORDER_ID, order_pass: "t3k9zq.x", reason: "I changed my mind" });
});

test("its owner sends it to another door, is told which field is wrong, and then that it is saved", async () => {
  keepOrderPass("t3k9zq.x");
  const own = { ...wireOrder({ state: "placed" }), contact, invoice_path: null };
  const data = { order: own, cancellable: true, changeable: true, returnable_until: null, returnable: [], returns: [] };
  const api = fakeApi({
    getOwnOrder: () => ({ status: true, data }),
    getThanaByDistrict: () => ({
      data: [
        { name: "Mirpur", label: "Mirpur" },
        { name: "Savar", label: "Savar" },
      ],
    }),
    changeOrder: ({ body }: { body?: unknown }) => {
      if ((body as { area: string }).area === "Mirpur") throw refusal("post-code-mismatch", 422);
      return { status: true, data: own };
    },
  });
  const user = userEvent.setup();
  renderSite(<OrderTools order={order("placed")} />, { api, path: PATH });
  await user.click(screen.getByRole("button", { name: "Change details" }));
  const address = await screen.findByLabelText("Address");
  await user.clear(address);
  await user.type(address, "House 14");
  await user.click(screen.getByRole("button", { name: "Save the change" }));
  expect(await screen.findByText("post-code-mismatch")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Thana"), "Savar");
  await user.click(screen.getByRole("button", { name: "Save the change" }));
  expect(await screen.findByText(/The order goes there now/)).toBeVisible();
  const sent = api.sent.findLast(({ name }) => name === "changeOrder");
  expect(sent?.input.body).toMatchObject({ full_name: "Farhana Akter", area: "Savar", address: "House 14" });
});

test("a late parcel says whom to call, and which courier has it under which number", () => {
  const { delivery } = wireOrder();
  const courier = { name: "Doel Express", phone: "09612-000142", parcel_number: "DX-77", tracking_url: null };
  const late = readOrder(wireOrder({ state: "shipped", delivery: { ...delivery, late: true, courier } }));
  renderSite(<OrderView order={late} checkFailed={false} />, { api: fakeApi({}), path: PATH });
  expect(screen.getByRole("heading", { level: 1, name: "Your order is on its way" })).toBeVisible();
  expect(screen.queryByText(/We check and pack your parcel/)).not.toBeInTheDocument();
  expect(screen.getByText("It should have come by Thu, 26 Nov")).toBeVisible();
  expect(screen.getByRole("link", { name: "Call 121" })).toHaveAttribute("href", "tel:121");
  expect(screen.getByText(/Doel Express · parcel DX-77/)).toBeVisible();
});

test("a pre-order says its place in the queue and the day of release", () => {
  const coming = readOrder(wireOrder({ preorder: true, queue: { place: 12, released_on: "2027-02-04" } }));
  renderSite(<OrderView order={coming} checkFailed={false} />, { api: fakeApi({}), path: PATH });
  expect(screen.getByText(/Number 12\. It comes out on 4 Feb 2027/)).toBeVisible();
});
