import type { CallName } from "@/backend/contract/paths";
import { loadDashboard } from "@/services/account/dashboard-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireOrder } from "@/tests/support/shop/orders";

const user = {
  msisdn: "8801712345678",
  star_status: "Gold Star",
  show_header: true,
  show_footer: true,
  channelName: null,
};
const star = { step: "tier", star_status: "Gold Star", benefits: ["A present"], next: null };
const device = {
  session_id: "0".repeat(24),
  platform: "Android",
  browser: "Chrome",
  channelName: null,
  created_at: "2026-11-20T06:00:00Z",
  seen_at: "2026-11-21T06:00:00Z",
  current: true,
};
const preferences = { language: "bn", colour_mode: null, order_messages: true, offer_messages: false };
const order = { ...wireOrder(), contact: null, invoice_path: null };
const address = {
  address_id: "01KAJ2M3Q4R5S6T7V8W9X0Y1Z3",
  label: null,
  full_name: "Nusrat Jahan",
  district: "Dhaka",
  area: "Mirpur",
  post_code: "1216",
  address: "House 12, Road 5",
  district_label: "ঢাকা",
  area_label: "মিরপুর",
  is_default: true,
};
const answers = {
  getUserInfo: () => ({ data: user }),
  showStarStatus: () => ({ data: star }),
  getMyPreviousOrders: () => ({ data: { items: [order], count: 1, page: 1, pages: 1 } }),
  listStarOffers: () => ({ data: { items: [], count: 0, page: 1, pages: 0, categories: [], areas: [] } }),
  listSessions: () => ({ data: [device] }),
  getPreferences: () => ({ data: preferences }),
  listStockNotices: () => ({ data: [] }),
  listSavedAddresses: () => ({ data: [address] }),
  getBalance: () => ({ data: { main: 42.75, valid_until: null, left: { data_mb: 5, minutes: 0, sms: 0 }, packs: [] } }),
};
const fails = () => {
  throw new Error("The network is gone");
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it("makes no calls for a visitor without a token", async () => {
  const api = fakeApi({});
  expect(await loadDashboard(api, false)).toBeNull();
  expect(api.sent).toEqual([]);
});

it("returns null for an unknown token, and makes no further calls", async () => {
  const api = fakeApi({ ...answers, getUserInfo: () => ({ data: null }) });
  expect(await loadDashboard(api, true)).toBeNull();
  expect(api.sent.map(({ name }) => name)).toEqual(["getUserInfo"]);
});

it("loads every block, and the star status of the user's own number", async () => {
  const api = fakeApi(answers);
  const account = await loadDashboard(api, true);
  expect(account).toMatchObject({
    person: { msisdn: user.msisdn, star: { tier: "Gold Star", next: null } },
    orders: { count: 1, orders: [{ orderId: order.order_id, payablePoisha: order.total.payable * 100 }] },
    offers: [],
    devices: [{ id: device.session_id, current: true }],
    notices: [],
    addresses: [{ id: address.address_id, label: "", area: "Mirpur", areaLabel: "মিরপুর", isDefault: true }],
    balance: { known: { mainPoisha: 4_275, validUntil: null, left: { dataMb: 5, minutes: 0, sms: 0 }, packs: [] } },
    preferences: { language: "bn", colourMode: null, orderMessages: true, offerMessages: false },
  });
  expect(api.sent.find(({ name }) => name === "showStarStatus")?.input.body).toEqual({ msisdn: user.msisdn });
  // It must survive as JSON, because it is part of the page's props.
  expect(JSON.parse(JSON.stringify(account))).toEqual(account);
});

const blocks = [
  ["showStarStatus", ["person"]],
  ["getMyPreviousOrders", ["orders"]],
  ["listStarOffers", ["offers"]],
  ["listSessions", ["devices"]],
  ["getPreferences", ["preferences"]],
  ["listStockNotices", ["notices"]],
  ["listSavedAddresses", ["addresses"]],
  ["getBalance", ["balance"]],
  ["getUserInfo", ["person", "offers"]],
] as const satisfies readonly (readonly [CallName, readonly string[]])[];

it.each(blocks)("a failure of %s empties only the blocks %j", async (name, empty) => {
  const account = await loadDashboard(fakeApi({ ...answers, [name]: fails }), true);
  const missing = Object.entries(account ?? {}).filter(([, block]) => block === null);
  expect(missing.map(([block]) => block)).toEqual(empty);
});

it("does not wait for a call that never answers", async () => {
  jest.useFakeTimers();
  const loading = loadDashboard(fakeApi({ ...answers, listSessions: () => new Promise(() => undefined) }), true);
  await jest.advanceTimersByTimeAsync(2_500);
  const account = await loading;
  expect(account?.devices).toBeNull();
  expect(account?.orders).not.toBeNull();
});
