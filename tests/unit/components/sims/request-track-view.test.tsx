import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TrackedSimRequest as WireTracked } from "@/backend/contract/sims/sim-requests";
import { RequestTrackView } from "@/components/sims/request-track-view";
import { saveRequestKey } from "@/hooks/sims/sim-request-store";
import type { TrackedSimRequest } from "@/services/sims/sim-requests-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireStore } from "@/tests/support/screens/wire-store";

const REFERENCE = "7K3M-9QXT-2HVB-4D8N";
const request: TrackedSimRequest = {
  reference: REFERENCE,
  service: "esim_migration",
  state: "ready",
  maskedMsisdn: "01*******78",
  feePoisha: 20_000,
  payment: "paid",
  refund: null,
  timeline: [{ state: "ready", at: "2026-11-20T10:00:00.000Z", done: true }],
  visitOn: null,
  district: null,
  area: null,
  identityDue: false,
  declinedBecause: null,
  replacement: null,
  orderId: null,
  esim: false,
  profiles: [],
};
const wire: WireTracked = {
  reference: REFERENCE,
  service: "esim_migration",
  state: "ready",
  masked_msisdn: "01*******78",
  fee: 200,
  payment: "paid",
  refund: null,
  submitted_at: null,
  timeline: [],
  visit_on: null,
  district: null,
  area: null,
  identity_due: false,
  replacement: null,
  esim: true,
  esim_profiles: [
    {
      sim: "01712345678",
      iccid: "8988070000000079197",
      activation_code: "LPA:1$smdp.example$AB12",
      smdp_address: "smdp.example",
      matching_id: "AB12",
      qr: { size: 29, path: "M4 4h1v1h-1z" },
      install_links: { ios: "https://apple.example/1", android: "https://android.example/1" },
    },
  ],
};

function show(more: Partial<TrackedSimRequest>, api = fakeApi({}), language: "en" | "bn" = "en") {
  const view = (
    <RequestTrackView
      reference={REFERENCE}
      request={{ ...request, ...more }}
      centres={({ stores, day }) => <p>{`${stores.map(({ name }) => name).join()} ${day}`}</p>}
      phone="android"
      trail={[]}
    />
  );
  return renderSite(view, { api, language, path: `/shop/sim-services/track?reference=${REFERENCE}` });
}

const visit = {
  service: "mnp",
  state: "submitted",
  payment: "none",
  visitOn: "2026-11-25",
  district: "Barguna",
  identityDue: true,
} as const;

/** Answers the applicant, who may see the thana; the only centre is in this district. @param district in its language */
const visitApi = (district_key: string, district = district_key) =>
  fakeApi({
    listStores: () => ({ data: { items: [wireStore({ district_key, district })], count: 1, page: 1, pages: 1 } }),
    trackSimRequest: () => ({
      status: true,
      data: {
        ...wire,
        service: "mnp",
        state: "submitted",
        identity_due: true,
        visit_on: visit.visitOn,
        district: "Barguna",
        area: "Amtali",
        esim: false,
        esim_profiles: [],
      },
    }),
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test("a paid migration loads its state again until the QR code is ready", async () => {
  jest.useFakeTimers();
  const api = fakeApi({ trackSimRequest: () => ({ status: true, data: wire }) });
  show({}, api);
  expect(screen.getByText(/Its QR code will appear here automatically/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Check again" })).toHaveAttribute("href", expect.stringContaining(REFERENCE));
  await act(async () => jest.advanceTimersByTimeAsync(2_100));
  expect(screen.getByRole("img", { name: "eSIM QR code for 01712-345678" })).toBeVisible();
  expect(screen.getByText(/^Scan the QR code on this page/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Hide the QR code in this browser" })).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(api.sent.map(({ name }) => name)).toEqual(["trackSimRequest"]);
});

test("another browser shows a link to the texted QR code, and sends no request", async () => {
  jest.useFakeTimers();
  const api = fakeApi({});
  show({ esim: true }, api);
  expect(screen.queryByRole("img", { name: /QR/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get the link again" })).toHaveAttribute("href", `/shop/esim/${REFERENCE}`);
  await act(async () => jest.advanceTimersByTimeAsync(60_000));
  expect(api.sent).toEqual([]);
});

test("a visit shows its day, fee and documents, and another browser shows no centres", () => {
  const api = visitApi("Barguna");
  show({ ...visit, feePoisha: 40_000 }, api);
  expect(screen.getByText(/^Visit a customer centre on Wed, 25 Nov and pay Tk\s400 there/)).toBeVisible();
  const documents = screen.getByRole("heading", { name: "What you need" }).nextElementSibling;
  expect(documents).toHaveTextContent("The owner's original NID");
  expect(screen.queryByRole("heading", { name: "Where to go" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See which customer centres offer this service" })).toHaveAttribute(
    "href",
    "/store-locator?service=number-portability#find",
  );
  expect(api.sent).toEqual([]);
  // The reference is known, so the form for another one is closed.
  expect(screen.getByLabelText("Reference")).not.toBeVisible();
});

test("the applicant's browser shows the centres for the visit, and a link to the others of the district", async () => {
  saveRequestKey("mnp", "K".repeat(32));
  show(visit, visitApi("Barguna"));
  expect((await screen.findByRole("heading", { name: "Where to go" })).nextElementSibling).toHaveTextContent(
    "Amtali Customer Centre 2026-11-25",
  );
  expect(screen.getByRole("link", { name: "See the customer centres in Barguna" })).toHaveAttribute(
    "href",
    "/store-locator?key=Barguna&service=number-portability#find",
  );
});

test("in Bengali the link to the centres of the district has its Bengali name", async () => {
  saveRequestKey("mnp", "K".repeat(32));
  show(visit, visitApi("Barguna", "বরগুনা"), "bn");
  expect(await screen.findByRole("link", { name: "বরগুনা জেলার গ্রাহকসেবা কেন্দ্র দেখুন" })).toHaveAttribute(
    "href",
    `/store-locator?${new URLSearchParams({ key: "বরগুনা", service: "number-portability" })}#find`,
  );
});

test("a district without a centre for the visit is not linked", async () => {
  saveRequestKey("mnp", "K".repeat(32));
  show(visit, visitApi("Patuakhali"));
  expect(await screen.findByRole("heading", { name: "Where to go" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See which customer centres offer this service" })).toHaveAttribute(
    "href",
    "/store-locator?service=number-portability#find",
  );
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses.filter((address) => address?.includes("key="))).toEqual([]);
  expect(document.body).not.toHaveTextContent("Barguna");
});

test.each([
  ["mnp", /^We have checked your documents\. Your number will move to our network within 72 hours of your visit/],
  ["ownership_transfer", /^We have checked both owners' documents/],
] as const)("after the visit for %s nobody is asked to visit and pay again", (service, words) => {
  show({ ...visit, service, state: "ready", identityDue: false });
  expect(screen.getByText(words)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Visit a customer centre|What you need/);
});

test("a completed request with a texted eSIM says that it is to be installed", () => {
  show({ service: "sim_replacement", state: "completed", esim: true });
  expect(screen.getByText(/^We've texted you the link to your eSIM\. Open it on your phone and install/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Get the link again" })).toHaveAttribute("href", `/shop/esim/${REFERENCE}`);
  expect(screen.queryByText("There is nothing left for you to do.")).not.toBeInTheDocument();
});

test("a declined request shows the operator's reason", () => {
  show({ ...visit, state: "declined", declinedBecause: "The NID is of another person." });
  expect(screen.getByText("Reason: The NID is of another person.")).toBeVisible();
});

test("a declined request ends the timeline with a step that is not done", () => {
  const at = "2026-11-20T10:00:00.000Z";
  const timeline = [{ state: "submitted", at, done: true } as const, { state: "declined", at, done: true } as const];
  show({ ...visit, state: "declined", timeline });
  expect(screen.getByText("Not approved", { selector: "strong" }).closest("li")).toHaveAttribute("data-when", "ended");
});

test.each([
  ["en", false, /We're refunding Tk\s200 to the account you paid from\.$/],
  ["en", true, /We've refunded your Tk\s200 to the account you paid from; your bank or wallet may need a few days/],
  ["bn", false, /যে মাধ্যমে টাকা দিয়েছিলেন, সেই মাধ্যমেই ২০০\sটাকা ফেরত যাচ্ছে।$/],
  ["bn", true, /২০০\sটাকা সেখানেই ফেরত পাঠানো হয়েছে; ব্যাংক বা ওয়ালেটে/],
] as const)("in %s a declined migration shows that its fee is refunded (sent: %s)", (language, isSent, words) => {
  show({ state: "declined", refund: { poisha: 20_000, isSent } }, fakeApi({}), language);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/There is nothing to pay|কোনো টাকা দিতে হবে না/)).not.toBeInTheDocument();
});

const declinedSim = { service: "sim_replacement", state: "declined", payment: "paid" } as const;

test.each([
  ["en", /You paid the fee with your order\. When the order is cancelled, we'll refund your money/],
  ["bn", /ফি অর্ডারের সঙ্গেই পরিশোধ করা হয়েছে। অর্ডারটি বাতিল হলে/],
] as const)("in %s a declined replacement with a paid order shows that the refund follows", (language, words) => {
  show(declinedSim, fakeApi({}), language);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/There is nothing to pay|কোনো টাকা দিতে হবে না/)).not.toBeInTheDocument();
});

test("the applicant's browser links a declined replacement to its order", async () => {
  saveRequestKey("sim_replacement", "K".repeat(32));
  const data = { ...wire, ...declinedSim, order_id: "9QXT-2HVB-4D8N-7K3M", esim: false, esim_profiles: [] };
  show(declinedSim, fakeApi({ trackSimRequest: () => ({ status: true, data }) }));
  expect(await screen.findByRole("link", { name: "See your order" })).toHaveAttribute(
    "href",
    "/shop/order/9QXT-2HVB-4D8N-7K3M",
  );
});

const unpaid = {
  state: "awaiting_payment",
  timeline: [
    { state: "awaiting_payment", at: "2026-11-20T10:00:00.000Z", done: true },
    { state: "submitted", at: null, done: false },
  ] as TrackedSimRequest["timeline"],
} as const satisfies Partial<TrackedSimRequest>;
const fee = { poisha: 20_000, isSent: false };

test.each([
  ["en", "failed", null, "The payment did not go through", /^The payment failed, and you haven't been charged\./],
  ["en", "cancelled", null, "The payment was cancelled", /^The payment was cancelled, and you haven't been charged\./],
  ["en", "paid", fee, "Your money is being refunded", /^Your payment arrived after .* We're refunding Tk\s200/],
  ["en", "paid", { ...fee, isSent: true }, "Your money has been refunded", /We've refunded your Tk\s200/],
  ["bn", "cancelled", null, "পেমেন্ট বাতিল হয়েছে", /কোনো টাকা কাটা হয়নি/],
  ["bn", "paid", fee, "আপনার টাকা ফেরত পাঠানো হচ্ছে", /২০০\sটাকা ফেরত যাচ্ছে/],
] as const)(
  "in %s a payment that ended as %s without an eSIM shows the reason and a link to start again",
  async (language, payment, refund, heading, words) => {
    jest.useFakeTimers();
    const api = fakeApi({});
    show({ ...unpaid, payment, refund }, api, language);
    expect(screen.getByRole("heading", { level: 2, name: `${REFERENCE}: ${heading}` })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: /^(Start again|আবার শুরু করুন)$/ })).toBeVisible();
    const steps = [...screen.getByRole("list", { name: /Progress|ধাপগুলো/ }).children];
    expect(steps.map((step) => step.getAttribute("data-when"))).toEqual(["ended"]);
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(api.sent).toEqual([]);
  },
);

test("a declined request without a fee shows that there is nothing to pay", () => {
  show({ ...visit, state: "declined" });
  expect(screen.getByText(/There is nothing to pay\.$/)).toBeVisible();
});

test("an empty reference is marked with an error, gets the focus and is not searched for", async () => {
  const user = userEvent.setup();
  const api = fakeApi({});
  const view = <RequestTrackView reference="" request={null} phone="android" trail={[]} />;
  const { push } = renderSite(view, { api, path: "/shop/sim-services/track" });
  await user.click(screen.getByRole("button", { name: "Show request" }));
  expect(screen.getByRole("textbox", { name: "Reference" })).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Enter the reference number.");
  expect(push).not.toHaveBeenCalled();
  expect(api.sent).toEqual([]);
});

test.each(["completed", "declined"] as const)("no centres are requested for a visit that is %s", async (state) => {
  const api = visitApi("Barguna");
  show({ ...visit, state, area: "Amtali" }, api);
  await act(async () => undefined);
  expect(api.sent).toEqual([]);
});

test("a paid replacement shows how the SIM is delivered, and no request to pay", () => {
  const replacement = { service: "sim_replacement", state: "submitted" } as const;
  const first = show({ ...replacement, payment: "paid" });
  expect(screen.getByText(/^You paid the fee with your order. A rider will bring the SIM card/)).toBeVisible();
  expect(screen.queryByText(/Pay the fee/)).not.toBeInTheDocument();
  first.unmount();
  show({ ...replacement, payment: "due" });
  expect(screen.getByText(/^Pay the fee with your order/)).toBeVisible();
});
