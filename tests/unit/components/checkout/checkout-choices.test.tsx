import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { analytics } from "@/services/analytics/analytics";
import { cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
import {
  answers,
  fill,
  offer,
  openCheckout,
  orders,
  place,
  placed,
  refusing,
  type,
} from "@/tests/support/shop/checkout";

const plans = [
  { code: "meghdut-6", bank: "Meghdut Bank", months: 6, monthly: 10_843.17, total: 65_059 },
  { code: "meghdut-12", bank: "Meghdut Bank", months: 12, monthly: 5_665.67, total: 67_988 },
];
const online = { data: { ...placed.data, payment_method: "online" } };
const gateway = () => ({ data: { redirectUrl: "https://gateway.example/pay/1" } });
const withPlans = (input: { body?: unknown }) => {
  const { data } = answers.deliveryOption(input);
  return { data: { ...data, installments: plans } };
};
const saved = { code: "TEN", type: "promo" as const, title: "10% off", discount: 6_499.9, problem: null };
const totalPrice = { items: 64_999, includingBundle: 64_999, delivery: 60, discount: 6_499.9, payable: 58_559.1 };

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("[API-SHOP-16] a promo code adds its discount to the summary", async () => {
  let isOn = false;
  const { api } = openCheckout({
    promotion: () => {
      isOn = true;
      return { data: { promotions: [saved], discount: 6_499.9, version: 3, totalPrice } };
    },
    getCartItem: () => wireCart(isOn ? { version: 3, promotions: [saved], totalPrice } : {}),
  });
  await screen.findByText("Promo code or offer");
  type("Promo code (optional)", " ten ");
  fireEvent.keyDown(screen.getByLabelText(/^Promo code \(/), { key: "Enter" });
  expect(await screen.findByText(/You save Tk 6,499.90/)).toBeVisible();
  expect(screen.getAllByText("Discount (TEN)")[0]?.nextSibling).toHaveTextContent("− Tk 6,499.90");
  expect(api.sent.find(({ name }) => name === "promotion")?.input.body).toMatchObject({ code: "ten" });
  expect(orders(api)).toEqual([]);
});

test("[API-SHOP-14] removing a code removes its discount line", async () => {
  localStorage.setItem(CART_KEY, writeCart(filledState({ promotions: [{ ...saved, discountPoisha: 649_990 }] })));
  let isOn = true;
  const { api } = openCheckout({
    getCartItem: () => wireCart(isOn ? { promotions: [saved], totalPrice } : { version: 4 }),
    removePromotion: () => {
      isOn = false;
      return { data: { promotions: [], discount: 0, version: 4, totalPrice: wireCart().totalPrice } };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText(/You save/)).not.toBeInTheDocument());
  expect(screen.queryByText("Discount (TEN)")).not.toBeInTheDocument();
  expect(api.sent.find(({ name }) => name === "removePromotion")?.input.body).toMatchObject({ code: "TEN" });
});

test("a refused code shows the reason at its field and keeps the code", async () => {
  openCheckout({ promotion: refusing("promotion-expired", "code") });
  await screen.findByText("Promo code or offer");
  type("Promo code (optional)", "OLD");
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(screen.getByLabelText(/^Promo code \(/)).toHaveAccessibleDescription(/No/));
  expect(screen.getByLabelText(/^Promo code \(/)).toHaveValue("OLD");
});

test("a code that the order refuses is listed in the summary of errors, which links to its field", async () => {
  localStorage.setItem(CART_KEY, writeCart(filledState({ promotions: [{ ...saved, discountPoisha: 649_990 }] })));
  openCheckout({
    getCartItem: () => wireCart({ promotions: [saved], totalPrice }),
    makeOrder: refusing("promotion-number-limit", "promotion"),
  });
  await fill();
  place();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent("No");
  fireEvent.click(screen.getByRole("link", { name: "No" }));
  expect(document.getElementById("checkout-promotion")).toHaveFocus();
});

test("the instalment plan chosen with a phone is kept for the order, which is paid online", async () => {
  const lines = [cartLine({ emi: true, emiPlan: "meghdut-12" })];
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines })));
  const { api } = openCheckout({
    getCartItem: () => wireCart({ data: [wireLine({ emi: true, emi_plan: "meghdut-12" })] }),
    deliveryOption: withPlans,
    makeOrder: () => online,
    payment: gateway,
  });
  await screen.findByRole("heading", { name: /Contact/ });
  type("District", "Dhaka");
  await waitFor(() => expect(screen.getByLabelText(/Bank and months/)).toHaveValue("meghdut-12"));
  // Once below the field, and once in each of the two summaries: that of phones and that of desktops.
  const sentence = /^Tk.5,665.67 a month for 12 months with Meghdut Bank, Tk.67,988 in total$/;
  await waitFor(() => expect(screen.getAllByText(sentence, { selector: "p" })).toHaveLength(3));
  await fill();
  fireEvent.click(screen.getByRole("radio", { name: /EMI/ }));
  fireEvent.click(screen.getByRole("button", { name: "Place order and pay" }));
  await waitFor(() => expect(orders(api)).toHaveLength(1));
  expect(orders(api)[0]?.input.body).toMatchObject({ payment_method: "online", emi_plan: "meghdut-12" });
});

test("no more pieces than are in stock can be added", async () => {
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine({ quantity: 2, stock: 2 })] })));
  openCheckout({ getCartItem: () => wireCart({ data: [wireLine({ quantity: 2, stock: 2 })] }) });
  await screen.findByRole("heading", { name: /Contact/ });
  for (const more of screen.getAllByRole("button", { name: /Add one more/ })) expect(more).toBeDisabled();
});

test("[TRACK-04] a line that is removed by decreasing its quantity is counted", async () => {
  const track = jest.spyOn(analytics, "track");
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine({ quantity: 1 })] })));
  openCheckout({
    getCartItem: () => wireCart({ data: [wireLine({ quantity: 1 })] }),
    updateOrderItem: () => ({ data: {} }),
  });
  await screen.findByRole("heading", { name: /Contact/ });
  fireEvent.click(screen.getAllByRole("button", { name: /Add one more/ })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole("button", { name: /Remove one/ })[0]).toBeEnabled());
  expect(track).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole("button", { name: /Remove one/ })[0] as HTMLElement);
  const items = [expect.objectContaining({ sku: cartLine().sku })];
  await waitFor(() => expect(track.mock.calls).toEqual([[{ name: "cart_remove", properties: { items } }]]));
});

test("instalments change when the quantity is changed at the checkout", async () => {
  let pieces = 1;
  const totals = () => ({ items: 30_000 * pieces, includingBundle: 30_000 * pieces, delivery: 60, discount: 0 });
  const totalNow = () => ({ ...totals(), payable: totals().items + 60 });
  const { api } = openCheckout({
    getCartItem: () =>
      wireCart({ version: 2 * pieces, data: [wireLine({ quantity: pieces })], totalPrice: totalNow() }),
    updateOrderItem: () => {
      pieces = 2;
      return { data: {} };
    },
    deliveryOption: (input) => {
      const plan = { code: "nodi-6", bank: "Nodi Finance", months: 6, monthly: totalNow().payable / 6 };
      const installments = [{ ...plan, total: totalNow().payable }];
      return {
        data: { ...answers.deliveryOption(input).data, installments, version: 2 * pieces, totalPrice: totalNow() },
      };
    },
  });
  await screen.findByRole("heading", { name: /Contact/ });
  type("District", "Dhaka");
  expect(await screen.findByText(/Tk.30,060 in total/)).toBeVisible();
  fireEvent.click(screen.getAllByRole("button", { name: /Add one more/ })[0] as HTMLElement);
  expect(await screen.findByText(/Tk.60,060 in total/)).toBeVisible();
  expect(screen.queryByText(/Tk.30,060 in total/)).not.toBeInTheDocument();
  expect(api.sent.filter(({ name }) => name === "deliveryOption")).toHaveLength(2);
});

test("instalments change when a code is applied or removed in another tab", async () => {
  let isOn = false;
  const payable = () => (isOn ? 58_559.1 : 65_059);
  const now = () => ({ version: isOn ? 4 : 2, promotions: isOn ? [saved] : [], totalPrice: totals() });
  const totals = () => (isOn ? totalPrice : wireCart().totalPrice);
  const { api } = openCheckout({
    getCartItem: () => wireCart(now()),
    deliveryOption: (input) => {
      const plan = { code: "nodi-6", bank: "Nodi Finance", months: 6, monthly: payable() / 6, total: payable() };
      const { data } = answers.deliveryOption(input);
      return { data: { ...data, installments: [plan], version: now().version, totalPrice: totals() } };
    },
  });
  await screen.findByRole("heading", { name: /Contact/ });
  type("District", "Dhaka");
  expect(await screen.findByText(/Tk.65,059 in total/)).toBeVisible();
  const inAnotherTab = (state: ReturnType<typeof filledState>) =>
    act(() => {
      const text = writeCart(state);
      localStorage.setItem(CART_KEY, text);
      window.dispatchEvent(new StorageEvent("storage", { key: CART_KEY, newValue: text, storageArea: localStorage }));
    });
  isOn = true;
  const promotions = [{ ...saved, discountPoisha: 649_990 }];
  inAnotherTab(filledState({ version: 3, promotions }));
  expect(await screen.findByText(/Tk.58,559.10 in total/)).toBeVisible();
  expect(screen.queryByText(/Tk.65,059 in total/)).not.toBeInTheDocument();
  isOn = false;
  inAnotherTab(filledState({ version: 5, promotions: [] }));
  expect(await screen.findByText(/Tk.65,059 in total/)).toBeVisible();
  expect(api.sent.filter(({ name }) => name === "deliveryOption")).toHaveLength(3);
});

test.each([
  [null, "You don't need an account. There are just a few short steps on one page."],
  ["01712345678", "You are logged in as 01712-345678. There are just a few short steps on one page."],
])(
  "the first line shows a guest that no account is needed, and shows a logged-in buyer the number: %p",
  async (proved, line) => {
    openCheckout({}, undefined, proved);
    await screen.findByRole("heading", { name: /Contact/ });
    expect(screen.getByText(line)).toBeVisible();
  },
);

test("the number of a logged-in buyer is filled in, and a typed number is kept", async () => {
  const first = openCheckout({}, undefined, "8801712345678");
  await waitFor(() => expect(screen.getByLabelText("Mobile number")).toHaveValue("01712345678"));
  type("Mobile number", "01812345678");
  first.unmount();
  openCheckout({}, undefined, "8801712345678");
  await screen.findByRole("heading", { name: /Contact/ });
  expect(screen.getByLabelText("Mobile number")).toHaveValue("01812345678");
});

test("instalments below their minimum total cannot be chosen, and the minimum is shown", async () => {
  openCheckout({ deliveryOption: (input) => ({ data: { ...answers.deliveryOption(input).data, installments: [] } }) });
  await screen.findByRole("heading", { name: /Contact/ });
  type("District", "Dhaka");
  expect(await screen.findByText("Instalments are available for totals of Tk 5,000 or more.")).toBeVisible();
  expect(screen.queryByRole("radio", { name: /EMI/ })).not.toBeInTheDocument();
});

test("the offer with the largest saving is first and marked as the best", async () => {
  const offers = [
    { code: "BIG", title: "Tk 900 off", saves: 900 },
    { code: "SMALL", title: "Tk 60 off", saves: 60 },
  ];
  openCheckout({ getCartItem: () => wireCart({ promotion_offers: offers }) });
  const list = await screen.findByRole("list", { name: "Offers for your cart" });
  const rows = [...list.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining("Best offer for this cart: save Tk\u00a0900"),
    expect.stringContaining("Saves Tk\u00a060"),
  ]);
});

test("the payment method of the last order is preselected for the next one if it is available", async () => {
  const first = openCheckout();
  await fill();
  place();
  await waitFor(() => expect(orders(first.api)).toHaveLength(1));
  first.unmount();
  localStorage.setItem(CART_KEY, writeCart(filledState()));
  const next = openCheckout();
  expect(await screen.findByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  next.unmount();
  localStorage.setItem(CART_KEY, writeCart(filledState({ isCodEnabled: false })));
  openCheckout({ getCartItem: () => wireCart({ isCodEnabled: false }) });
  expect(await screen.findByRole("radio", { name: /Pay online/ })).toBeChecked();
  expect(screen.queryByRole("radio", { name: /Cash on delivery/ })).not.toBeInTheDocument();
});

test("four stores are listed first, and the nearest ones once the position is known", async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 23.81, longitude: 90.41 } } as GeolocationPosition);
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  const pickup = {
    type: "pickup",
    label: "Collect from a customer centre",
    fee: 0,
    earliest: "2026-11-24",
    latest: "2026-11-25",
  };
  const stores = [1, 2, 3, 4, 5, 6].map((number) => ({
    store_id: `store-${number}`,
    name: `Centre ${number}`,
    address: "Road 2",
    hours: [],
    open_now: false,
    pickup: null,
  }));
  const { api } = openCheckout({
    deliveryOption: (input) => {
      const { data } = answers.deliveryOption(input);
      return { data: { ...data, options: [...offer.options, pickup] } };
    },
    getGpcLocationByThana: ({ body }) => ({
      data: stores.map((store, place) => ({
        ...store,
        distance_m: "latitude" in (body as object) ? place * 1_250 : null,
      })),
    }),
  });
  await fill();
  // A pick-up order is ready on a day; it does not arrive.
  expect(screen.getByRole("radio", { name: /Regular/ })).toHaveAccessibleName(/Arrives /);
  fireEvent.click(
    screen.getByRole("radio", { name: /Collect from a customer centre Free Ready Tue,\s24\sNov to Wed,\s25\sNov/ }),
  );
  expect(await screen.findAllByRole("radio", { name: /Centre/ })).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Show 2 more centres" }));
  expect(screen.getAllByRole("radio", { name: /Centre/ })).toHaveLength(6);
  expect(screen.getByRole("radio", { name: /Centre 5/ })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Show the nearest first" }));
  expect(await screen.findByRole("radio", { name: /Centre 3.*2\.5 km away/ })).toBeVisible();
  const asked = api.sent.filter(({ name }) => name === "getGpcLocationByThana").at(-1);
  expect(asked?.input.body).toMatchObject({ nearby: true, latitude: 23.81, longitude: 90.41 });
});

test("[API-SHOP-20] a pick-up requires a store of the thana, and sends it instead of an address", async () => {
  const pickup = {
    type: "pickup",
    label: "Collect from a customer centre",
    fee: 0,
    earliest: "2026-11-24",
    latest: "2026-11-25",
  };
  const store = {
    store_id: "dhaka-mirpur",
    name: "Mirpur Centre",
    address: "Road 2",
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: "09:00", closes: "18:00" })),
    open_now: true,
    distance_m: null,
    pickup: { ready: true, missing: [] },
  };
  const { api } = openCheckout({
    deliveryOption: (input) => {
      const { data } = answers.deliveryOption(input);
      return { data: { ...data, options: [...offer.options, pickup] } };
    },
    getGpcLocationByThana: () => ({ data: [store] }),
  });
  await fill();
  fireEvent.click(screen.getByRole("radio", { name: /Collect from a customer centre/ }));
  expect(await screen.findByRole("radio", { name: /Mirpur Centre.*In stock here/ })).toBeVisible();
  place();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Choose the customer centre where you'll collect your order.",
  );
  fireEvent.click(screen.getByRole("radio", { name: /Mirpur Centre/ }));
  place();
  await waitFor(() => expect(orders(api)).toHaveLength(1));
  expect(orders(api)[0]?.input.body).toMatchObject({
    delivery_type: "pickup",
    store_id: "dhaka-mirpur",
    area: "Mirpur",
    address: "",
  });
});
