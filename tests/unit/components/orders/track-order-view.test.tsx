import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { UnknownOrder } from "@/components/orders/unknown-order";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import { ORDER_ID, wireOrder } from "@/tests/support/shop/orders";
import { readOrderId } from "@/utils/checkout/order-id";

beforeEach(() => {
  sessionStorage.clear();
  const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
});

async function track(answer: () => unknown, { id = "", msisdn = "", given = "" }) {
  const api = fakeApi({ getTrackOrderDetails: answer });
  const user = userEvent.setup();
  renderSite(<TrackOrderView orderId={given} />, { api, path: "/shop/user/track_order" });
  if (id !== "") await user.type(screen.getByLabelText(/Order number/), id);
  if (msisdn !== "") await user.type(screen.getByLabelText(/Mobile number/), msisdn);
  await user.click(screen.getByRole("button", { name: "Track order" }));
  return { api, user };
}
const found = () => ({ status: true, data: wireOrder() });

test("an order is found with Bengali digits, spaces and a country code in the typed numbers", async () => {
  const { api } = await track(found, { id: "৭k3m 9qxt2hvb4d8n", msisdn: "+৮৮০ ১৭১২-৩৪৫৬৭৮" });
  expect(await screen.findByRole("heading", { name: `${ORDER_ID}: Confirmed` })).toHaveFocus();
  expect(api.sent[0]?.input.body).toEqual({ order_id: ORDER_ID, msisdn: "01712345678" });
});

test("the order is shown before the form and the help", async () => {
  await track(found, { id: ORDER_ID, msisdn: "01712345678" });
  const result = await screen.findByRole("heading", { name: `${ORDER_ID}: Confirmed` });
  for (const later of [
    screen.getByLabelText(/Order number/),
    screen.getByRole("complementary", { name: "Good to know" }),
  ]) {
    expect(result.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
  expect(screen.getByLabelText(/Order number/)).toHaveValue(ORDER_ID);
});

test("the form has a heading of its own below the orders of a logged-in reader", () => {
  renderSite(<TrackOrderView orderId="" mine={<ul aria-label="My Orders" />} />, { api: fakeApi({}) });
  const heading = screen.getByRole("heading", { name: "Track another order" });
  const list = screen.getByRole("list", { name: "My Orders" });
  expect(list.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(/^The orders of the number you're logged in with are listed here/)).toBeInTheDocument();
});

test("each step is labelled Done, Now or To come", async () => {
  await track(found, { id: ORDER_ID, msisdn: "01712345678" });
  const steps = within(await screen.findByRole("list", { name: "Where your order is" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "PlacedDone · 21 Nov 2026, 10:00 AM",
    "ConfirmedNow · 21 Nov 2026, 11:00 AM",
    "PackedTo come",
  ]);
  expect(steps[1]).toHaveAttribute("aria-current", "step");
});

test("name, number and address are shown masked", async () => {
  await track(found, { id: ORDER_ID, msisdn: "01812345678" });
  expect(await screen.findByText("01*******78")).toBeVisible();
  expect(screen.getByText(/F\*{6} A\*{4}, H\*{4} 1\*, Mirpur, Dhaka/)).toBeVisible();
  expect(screen.queryByText(/01812345678/)).not.toBeInTheDocument();
});

test("the order number of the address is filled in", async () => {
  const { api } = await track(found, { given: ORDER_ID, msisdn: "01712345678" });
  expect(screen.getByLabelText(/Order number/)).toHaveValue(ORDER_ID);
  expect(api.sent).toHaveLength(1);
});

test("the help shows where to find the order number, and whom to contact", () => {
  renderSite(<TrackOrderView orderId="" />, { api: fakeApi({}), path: "/shop/user/track_order" });
  const help = within(screen.getByRole("complementary", { name: "Good to know" }));
  expect(help.getByRole("heading", { name: "Where to find the order number" })).toBeVisible();
  expect(help.getByRole("link", { name: "Call 121" })).toHaveAttribute("href", "tel:121");
  expect(help.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact-us");
});

test("invalid values show errors at their fields, and nothing is sent", async () => {
  const { api } = await track(found, { id: "7K3M", msisdn: "123" });
  await waitFor(() =>
    expect(screen.getByLabelText(/Order number/)).toHaveAccessibleDescription(/Enter the order number/),
  );
  expect(screen.getByLabelText(/Mobile number/)).toHaveAccessibleDescription(/Enter an 11-digit mobile number/);
  expect(screen.getByLabelText(/Order number/)).toHaveFocus();
  expect(api.sent).toEqual([]);
});

test("an order that is not found shows a message", async () => {
  const errors = [{ code: "order-not-found" as const, message: "No such order" }];
  await track(
    () => {
      throw new ApiError({ kind: "refused", status: 404, errors });
    },
    { id: ORDER_ID, msisdn: "01712345678" },
  );
  expect(await screen.findByText(/We couldn't find an order with this order number and mobile number/)).toBeVisible();
});

test("a request without an answer shows another message than an unknown order", async () => {
  await track(
    () => {
      throw new ApiError({ kind: "offline", status: null });
    },
    { id: ORDER_ID, msisdn: "01712345678" },
  );
  expect(await screen.findByText("We didn't get a response. Try again.")).toBeVisible();
});

test("several orders are tracked at once, and each can be removed", async () => {
  const other = "0000-1111-2222-3333";
  const api = fakeApi({
    getTrackOrderDetails: ({ body }: { body?: unknown }) => ({
      status: true,
      data: wireOrder({ order_id: (body as { order_id: string }).order_id }),
    }),
  });
  const user = userEvent.setup();
  renderSite(<TrackOrderView orderId="" />, { api, path: "/shop/user/track_order" });
  await user.type(screen.getByLabelText(/Order number/), `${ORDER_ID}, ${other}`);
  await user.type(screen.getByLabelText(/Mobile number/), "01712345678");
  await user.click(screen.getByRole("button", { name: "Track order" }));
  expect(await screen.findByRole("heading", { name: `${ORDER_ID}: Confirmed` })).toBeVisible();
  expect(screen.getByRole("heading", { name: `${other}: Confirmed` })).toBeVisible();
  await user.click(screen.getByRole("button", { name: `Stop tracking ${other}` }));
  expect(screen.queryByRole("heading", { name: `${other}: Confirmed` })).not.toBeInTheDocument();
});

test("a mobile number without an order number requests a code, and no order is listed yet", async () => {
  const api = fakeApi({
    findMyPreviousOrder: () => ({ status: true, data: { step: "code", resend_after: 30 } }),
  });
  const user = userEvent.setup();
  renderSite(<TrackOrderView orderId="" />, { api, path: "/shop/user/track_order" });
  await user.type(screen.getByLabelText(/Mobile number/), "01712345678");
  await user.click(screen.getByRole("button", { name: "Track order" }));
  expect(await screen.findByText("We sent a code to 01712-\u2060345678.")).toBeVisible();
  expect(api.sent).toEqual([{ name: "findMyPreviousOrder", input: { body: { msisdn: "01712345678" } } }]);
  expect(screen.queryByRole("list", { name: "Where your order is" })).not.toBeInTheDocument();
});

test("the order number in the hint of its field cannot be broken into two lines, and is read when it is copied", () => {
  renderSite(<TrackOrderView orderId="" />, { api: fakeApi({}), path: "/shop/user/track_order" });
  const [copied = ""] = /7K3M.*4D8N/.exec(screen.getByText(/^16 letters and digits/).textContent ?? "") ?? [];
  expect(copied).toBe("7K3M-\u20609QXT-\u20602HVB-\u20604D8N");
  expect(readOrderId(copied)).toBe("7K3M-9QXT-2HVB-4D8N");
});

test("the page of an order that does not exist has the form with the number that was typed", async () => {
  renderSite(<UnknownOrder layout={layoutWith({})} orderId="7k3m 9qxt" />, {
    api: fakeApi({}),
    path: "/shop/order/7k3m%209qxt",
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("We can't find this order");
  expect(screen.getByLabelText(/Order number/)).toHaveValue("7k3m 9qxt");
  expect(screen.getByRole("button", { name: "Track order" })).toBeVisible();
});
