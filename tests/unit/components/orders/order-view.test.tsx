import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OrderView as WireOrder } from "@/backend/contract/shop/orders";
import { OrderView } from "@/components/orders/order-view";
import { OpenEsims } from "@/components/sims/esim-profiles";
import type { OrderReturn, ViewedOrder } from "@/services/orders/own-orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { ORDER_ID, ownAnswer, ownViewedOrder, viewedOrder, wireOrder } from "@/tests/support/shop/orders";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

const PATH = `/shop/order/${ORDER_ID}`;

type More = { awaited?: boolean; thanks?: boolean; api?: ReturnType<typeof fakeApi> };

function show(viewed: ViewedOrder, { api = fakeApi({}), ...props }: More = {}) {
  return renderSettled(
    <OrderView
      viewed={viewed}
      checkFailed={false}
      {...props}
      renderEsims={(profiles) => <OpenEsims profiles={profiles} phone="android" />}
    />,
    { api, path: PATH },
  );
}

const { delivery, lines } = wireOrder();
const store = { store_id: "mirpur-10", name: "Mirpur 10", address: "Road 1" };
const pickup = { ...delivery, type: "pickup" as const, store };
const online = { payment_method: "online", payment_state: "paid" } as const;
const pending = {
  payment_method: "online",
  state: "pending_payment",
  payment_due_until: "2026-11-21T04:30:00Z",
} as const;
const digital = { ...delivery, type: "digital" as const, district: "", thana: "" };
const courier = { name: "Doel Express", phone: "09612-000142", parcel_number: "DX-77", tracking_url: null };
const line = (sku: string) => ({ ...(lines[0] as WireOrder["lines"][number]), sku });
const wish = (state: OrderReturn["state"]) => {
  const about = { stateLabel: state, answer: null, lines: [], refundPoisha: 100_000 };
  return { reference: "R3T8-KM29-77QA-5D0H", state, ...about } as unknown as OrderReturn;
};
const headline = () => screen.getByRole("heading", { level: 1 }).textContent;
const head = () => within(screen.getByRole("heading", { level: 1 }).closest("header") as HTMLElement);
const steps = () =>
  within(screen.getByRole("region", { name: "What happens next" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

type Case = [string, Partial<WireOrder>, string, RegExp, string | RegExp];
test.each<Case>([
  [
    "placed, paid at the door",
    { state: "placed" },
    "Your order has been placed",
    /Pay the rider Tk 1,30,058 in cash/,
    "Track this order",
  ],
  [
    "placed and paid",
    { state: "placed", ...online },
    "Your order has been placed",
    /nothing more to pay/,
    "Track this order",
  ],
  [
    "placed, for a store",
    { state: "placed", delivery: pickup },
    "Your order has been placed",
    /Pay Tk 1,30,058 at Mirpur 10/,
    "Track this order",
  ],
  [
    "not paid yet",
    { ...pending, payment_state: "pending" },
    "Waiting for your payment",
    /Pay Tk 1,30,058 by 21 Nov/,
    "Pay Tk 1,30,058 now",
  ],
  [
    "declined",
    { ...pending, payment_state: "failed" },
    "The payment did not go through",
    /choose another way to pay/,
    "Pay again",
  ],
  ["given up", { ...pending, payment_state: "cancelled" }, "The payment was cancelled", /you can pay now/, "Pay again"],
  ["confirmed", { state: "confirmed" }, "Your order is confirmed", /Pay the rider/, "Track this order"],
  ["packed", { state: "packed" }, "Your order is packed", /leave our warehouse/, "Track this order"],
  ["on its way", { state: "shipped" }, "Your order is on its way", /have Tk 1,30,058 ready/, "Track this order"],
  [
    "on its way with a courier that has a page",
    {
      state: "shipped",
      delivery: { ...delivery, courier: { ...courier, tracking_url: "https://doel.example/DX-77" } },
    },
    "Your order is on its way",
    /The rider will call/,
    "Follow the parcel",
  ],
  [
    "at the store",
    { state: "shipped", delivery: pickup },
    "Your order is ready to collect",
    /Bring the order number/,
    "Find the customer centre",
  ],
  [
    "delivered",
    { state: "delivered", payment_state: "paid" },
    "Your order has been delivered",
    /request a return/,
    "Invoice",
  ],
  [
    "picked up",
    { state: "delivered", payment_state: "paid", delivery: pickup },
    "Your order has been collected",
    /return/,
    "Invoice",
  ],
  [
    "cancelled",
    { state: "cancelled", payment_state: "cancelled" },
    "This order has been cancelled",
    /nothing to pay/,
    "Continue shopping",
  ],
  [
    "expired",
    { state: "expired", payment_state: "pending" },
    "This order has expired",
    /no longer hold the items/,
    "Continue shopping",
  ],
  [
    "to be refunded",
    { state: "cancelled", ...online, refund: { amount: 500, sent: false } },
    "Your money is being refunded",
    /We're refunding Tk 500/,
    "Continue shopping",
  ],
  [
    "refunded",
    { state: "cancelled", ...online, refund: { amount: 500, sent: true } },
    "Your money has been refunded",
    /We've refunded your Tk 500/,
    "Continue shopping",
  ],
])("an order that is %s shows its state, the next step and one action", async (_, wire, title, text, action) => {
  await show(viewedOrder(wire));
  expect(headline()).toBe(title);
  expect(head().getByText(text)).toBeVisible();
  const offered = [...head().queryAllByRole("button"), ...head().queryAllByRole("link")];
  expect(offered.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([action]);
});

test.each([
  ["requested", "You requested a return"],
  ["accepted", "Your return has been accepted"],
  ["received", "We have received your return"],
  ["refunded", "Your return has been refunded"],
  ["refused", "Your return was not accepted"],
] as const)("a delivered order whose return is %s shows that to its buyer", async (state, title) => {
  const returns = [{ ...wish("refused"), reference: "Q2M6-HX38-55WA-9C4T" }, wish(state)];
  await show(ownViewedOrder({ state: "delivered", payment_state: "paid" }, { returns }));
  expect(headline()).toBe(title);
  if (state === "refunded") expect(head().getByText(/^We have refunded your money. If you/)).toBeVisible();
});

test("the arrival days are shown beside the state, and hidden when the order is late", async () => {
  const first = await show(viewedOrder({ state: "confirmed" }));
  expect(head().getByText("Arrives Tue, 24 Nov to Thu, 26 Nov")).toBeVisible();
  first.unmount();
  await show(viewedOrder({ state: "confirmed", delivery: { ...delivery, late: true } }));
  expect(head().queryByText(/Arrives/)).not.toBeInTheDocument();
});

test("a buyer whose payment is being confirmed can check again or pay", async () => {
  await show(viewedOrder({ ...pending, payment_state: "pending" }), { awaited: true });
  expect(headline()).toBe("Confirming your payment");
  expect(head().getByRole("link", { name: "Check again" })).toHaveAttribute("href", PATH);
  expect(head().getByRole("button", { name: /Not paid yet/ })).toBeVisible();
});

test("the page thanks the buyer if the server says so, and asks to keep the number", async () => {
  const first = await show(ownViewedOrder({ state: "placed" }), { thanks: true });
  expect(screen.getByText("Thank you for your order.")).toBeVisible();
  expect(screen.getByText(/Keep this number/)).toBeVisible();
  first.unmount();
  await show(ownViewedOrder({ state: "placed" }));
  expect(screen.queryByText(/Thank you|Keep this number/)).not.toBeInTheDocument();
});

describe("what happens next", () => {
  it("lists the documents and the fingerprint for a SIM card, at the door and at a store", async () => {
    const card = await show(viewedOrder({ lines: [line(simSkus.postpaid.physical)], ...online }));
    expect(steps()).toEqual([
      "We'll check and pack your parcel.",
      "The rider will call 01*******78 before arriving.",
      expect.stringMatching(/original national ID card.+ rider .+ fingerprint/),
      "For a postpaid SIM, you also need proof of address no older than three months.",
      "Show the order number and check the seal before you accept the parcel.",
    ]);
    card.unmount();
    await show(viewedOrder({ lines: [line(replacementSkus.physical)], ...online, delivery: pickup }));
    expect(steps()).toContainEqual(expect.stringMatching(/Bring your original national ID card.+ fingerprint/));
  });

  it("shows when a pre-order is released, and how the remaining amount is paid", async () => {
    const coming = {
      preorder: true,
      queue: { place: 12, released_on: "2027-02-04" },
      state: "placed",
      ...online,
    } as const;
    const rest = { amount: 75_060, in_cash: false, cash_limit: 50_000 };
    const first = await show(viewedOrder({ ...coming, rest }));
    expect(headline()).toBe("Your pre-order has been placed");
    expect(head().getByText(/comes out on 4 Feb 2027, and you are number 12 in the queue/)).toBeVisible();
    expect(steps()).toContain(
      "The remaining Tk\u00a075,060 is above the cash limit of Tk\u00a050,000, so pay the rider by card, bKash or Nagad on delivery.",
    );
    first.unmount();
    await show(viewedOrder({ ...coming, rest: { ...rest, amount: 9_000, in_cash: true } }));
    expect(steps()).toContain("Pay the remaining Tk\u00a09,000 to the rider on delivery, in cash if you prefer.");
  });

  it("lists no step that is already done", async () => {
    await show(viewedOrder({ state: "shipped" }));
    expect(screen.queryByText(/We'll check and pack your parcel/)).not.toBeInTheDocument();
  });
});

test("a late parcel shows whom to call, the courier and the parcel number", async () => {
  await show(viewedOrder({ state: "shipped", delivery: { ...delivery, late: true, courier } }));
  expect(screen.getByText("Expected by Thu, 26 Nov")).toBeVisible();
  expect(screen.getByRole("link", { name: "Call 121" })).toHaveAttribute("href", "tel:121");
  expect(screen.getByText(/Doel Express · parcel DX-77/)).toBeVisible();
});

test("the buyer sees name, number and address, and can hide them in this browser", async () => {
  const api = fakeApi({ hideOrders: () => ({ status: true }) });
  const { replace } = await show(ownViewedOrder({ state: "placed" }), { api });
  expect(screen.getByText("Farhana Akter, House 12, Mirpur, Dhaka")).toBeVisible();
  expect(screen.getByText("01712-345678")).toBeVisible();
  expect(screen.queryByText(/partly hidden/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Hide the details in this browser" }));
  expect(api.sent.map(({ name }) => name)).toEqual(["hideOrders"]);
  expect(replace).toHaveBeenCalledWith(PATH, undefined, { scroll: false });
});

test("a user who is logged in with the number sees the details, without a button to hide them", async () => {
  await show({ ...ownViewedOrder({ state: "placed" }), seenBy: "number" });
  expect(screen.getByText("01712-345678")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Hide the details in this browser" })).not.toBeInTheDocument();
});

const profile = {
  msisdn: "01711111111",
  smdpAddress: "smdp.example",
  matchingId: "AB12",
  qr: { size: 29, path: "M4 4h1v1h-1z" },
  links: { ios: "https://apple.example/1", android: "https://android.example/1" },
};

describe("an order of eSIMs only", () => {
  const wire = (state: WireOrder["state"]): Partial<WireOrder> => ({
    state,
    payment_method: "online",
    payment_state: state === "pending_payment" ? "pending" : "paid",
    delivery: digital,
    lines: [line(simSkus.prepaid.esim)],
    masked: { ...wireOrder().masked, address: "" },
  });

  it("says before the payment where the QR code appears, and mentions no parcel, rider or fee", async () => {
    const stranger = await show(viewedOrder(wire("pending_payment")));
    expect(screen.getByText(/We'll text the link to your eSIM's QR code to 01\*{7}78/)).toBeVisible();
    expect(screen.getByText("F****** A****, by text message to 01*******78")).toBeVisible();
    expect(screen.queryByText(/rider|parcel/)).not.toBeInTheDocument();
    expect(screen.queryByText("Delivery")).not.toBeInTheDocument();
    stranger.unmount();
    await show(ownViewedOrder(wire("pending_payment")));
    expect(screen.getByText(/Your eSIM's QR code will appear on this page/)).toBeVisible();
  });

  it("shows the QR code in the browser of the buyer", async () => {
    await show(ownViewedOrder(wire("delivered"), { esim: { state: "open", profiles: [profile] } }));
    expect(headline()).toBe("Your eSIM is ready");
    expect(head().getByText(/^Scan the QR code below/)).toBeVisible();
    expect(head().queryByText(/texted/)).not.toBeInTheDocument();
    expect(screen.getByRole("img", { name: /QR/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /Android/i })).toHaveAttribute("href", profile.links.android);
    expect(screen.queryByRole("button", { name: "Return goods" })).not.toBeInTheDocument();
  });

  it("waits for the request when the eSIM replaces a SIM, and is then sent to the confirmed number", async () => {
    const replacement = { ...wire("placed"), lines: [line(replacementSkus.esim)] };
    const first = await show(ownViewedOrder(replacement));
    expect(headline()).toBe("Your order has been placed");
    expect(head().getByText(/Next, we'll check your SIM request/)).toBeVisible();
    expect(head().queryByText(/Arrives/)).not.toBeInTheDocument();
    first.unmount();
    await show(ownViewedOrder({ ...replacement, state: "delivered" }));
    expect(head().getByText(/to the number you confirmed/)).toBeVisible();
  });

  it("shows other visitors the link to the eSIM instead of the QR code", async () => {
    await show(viewedOrder(wire("delivered"), { esim: { state: "texted", profiles: [] } }));
    expect(head().getByText("We've texted 01*******78 a link to the QR code.")).toBeVisible();
    expect(screen.queryByRole("img", { name: /QR/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Get your eSIM" })).toHaveAttribute("href", `/shop/esim/${ORDER_ID}`);
  });

  it("loads its state again until the eSIM is ready, and has a link for that without JavaScript", async () => {
    jest.useFakeTimers();
    const order = { ...wireOrder(wire("delivered")), contact: null, invoice_path: null };
    const wireProfile = {
      sim: profile.msisdn,
      iccid: "8988070000000079197",
      activation_code: "LPA:1$smdp.example$AB12",
      smdp_address: profile.smdpAddress,
      matching_id: profile.matchingId,
      qr: profile.qr,
      install_links: profile.links,
    };
    const data = { ...ownAnswer, order, esim: { state: "open", profiles: [wireProfile] } };
    const api = fakeApi({ viewOrder: () => ({ status: true, data }) });
    await show(ownViewedOrder(wire("placed"), { esim: { state: "waiting", profiles: [] } }), { api });
    expect(headline()).toBe("Your eSIM is being prepared");
    expect(screen.getByRole("link", { name: "Check again" })).toHaveAttribute("href", PATH);
    await act(async () => jest.advanceTimersByTimeAsync(1_900));
    expect(api.sent).toHaveLength(0);
    await act(async () => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("img", { name: /QR/ })).toBeVisible();
    // The eSIM is ready, so no more requests are sent.
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(api.sent.map(({ name }) => name)).toEqual(["viewOrder"]);
    jest.useRealTimers();
  });
});
