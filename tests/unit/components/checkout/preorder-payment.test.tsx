import { fireEvent, screen, waitFor } from "@testing-library/react";
import { PreorderView } from "@/components/checkout/preorder-view";
import { ApiError } from "@/services/api/api-error";
import type { PreorderProduct } from "@/services/checkout/checkout-pages.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { answers, districts, type } from "@/tests/support/shop/checkout";
import { ORDER_ID } from "@/tests/support/shop/orders";

const phone: PreorderProduct = {
  sku: "OSK-FC3-12-256-VIO",
  title: "Oskavi FC3",
  details: "Violet · 256 GB",
  picture: null,
  pricePoisha: 5_000_000,
  depositPoisha: 500_000,
  releasedOn: "2027-01-14",
  isReleased: false,
  slotsLeft: 4,
  slotsTaken: 11,
  gifts: [],
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Fills in a pre-order and sends it. */
async function reserve(createPreorder: () => unknown) {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({
    ...answers,
    checkMsisdnType: () => ({ data: { operator: "own", services: ["pre_order"], message: "", type: null } }),
    createPreorder,
  });
  const { replace } = renderSite(<PreorderView product={phone} districts={districts} />, {
    api,
    path: "/shop/pre-order/delivery-type",
  });
  type("Full name", "Farhana Akter");
  type("Mobile number", "01712345678");
  type("District", "Dhaka");
  await waitFor(() => expect(screen.getByLabelText("Thana", { exact: false })).toBeEnabled());
  await screen.findByRole("radio", { name: /Regular delivery/ });
  type("Thana", "Mirpur");
  type("Address", "House 12, Road 5");
  fireEvent.click(screen.getByRole("button", { name: /Reserve and pay/ }));
  await waitFor(() => expect(api.sent.map(({ name }) => name)).toContain("createPreorder"));
  return { api, replace, log };
}

test("from the release day on, the delivery methods have their days, and the phone is out", async () => {
  const released = { ...phone, releasedOn: "2026-11-19", isReleased: true };
  renderSite(<PreorderView product={released} districts={districts} />, { api: fakeApi(answers) });
  expect(screen.getByText(/^This phone has been out since 19 Nov 2026/)).toBeVisible();
  type("District", "Dhaka");
  expect(await screen.findByRole("radio", { name: /Regular delivery.*Arrives/ })).toBeVisible();
  expect(screen.queryByText(/After the release|will be out/)).not.toBeInTheDocument();
});

test("an error in the page ends the sending of a pre-order, is logged, and the buyer can try again", async () => {
  const fault = new TypeError("undefined is not a function");
  const { log } = await reserve(() => Promise.reject(fault));
  expect(await screen.findByText(/We didn't get a response/)).toBeVisible();
  expect(screen.getByRole("button", { name: /Reserve and pay/ })).toBeEnabled();
  expect(log).toHaveBeenCalledWith("The pre-order could not be sent", fault);
});

test("a buyer who comes back from the gateway of a pre-order by the Back button sees the order", async () => {
  const redirectUrl = "https://gateway.example/pay/1";
  const { replace } = await reserve(() => ({ data: { preorder_id: ORDER_ID, deposit: 5_000, redirectUrl } }));
  await screen.findByRole("button", { name: /^Placing|^Reserving/ });
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(replace).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`);
});

test("a pre-order whose answer was lost keeps its key when a limit refuses the next try", async () => {
  const busy = { kind: "refused", status: 429, errors: [{ code: "too-many-requests", message: "Wait" }] } as const;
  const errors = [new ApiError({ kind: "timeout", status: null }), new ApiError(busy)];
  const made = { data: { preorder_id: ORDER_ID, deposit: 5_000, redirectUrl: "https://gateway.example/pay/1" } };
  const { api } = await reserve(() => {
    const error = errors.shift();
    return error === undefined ? made : Promise.reject(error);
  });
  const again = () => fireEvent.click(screen.getByRole("button", { name: /Reserve and pay/ }));
  await screen.findByText(/We didn't get a response/);
  again();
  await screen.findByText(/Too many/i);
  again();
  await screen.findByRole("button", { name: /^Placing|^Reserving/ });
  const sent = api.sent.filter(({ name }) => name === "createPreorder");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ input }) => input?.headers?.["Idempotency-Key"])).size).toBe(1);
});
