import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { filledState, wireCart } from "@/tests/support/shop/cart";
import { answers, districts, offer, openCheckout, type } from "@/tests/support/shop/checkout";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const places = districts.map((district) => ({ ...district, label: district.nameBn }));

async function open(changed: Parameters<typeof openCheckout>[0]) {
  openCheckout(changed, places, null, "bn");
  await screen.findByRole("heading", { name: /ডেলিভারি/ });
}

test("the district is named in Bengali while its delivery options load", async () => {
  await open({ deliveryOption: () => new Promise(() => undefined) });
  type("জেলা", "সিলেট");
  expect(await screen.findByText("সিলেট জেলায় ডেলিভারির তথ্য খোঁজা হচ্ছে…")).toBeVisible();
});

test("an unknown post code is repeated in Bengali digits", async () => {
  await open({});
  type("পোস্ট কোড", "৯৯৯৯");
  const field = screen.getByLabelText("পোস্ট কোড", { exact: false });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^৯৯৯৯ পোস্ট কোডের/));
});

test("the first digits of numbers that can get a code are Bengali", async () => {
  await open({ getCartItem: () => wireCart({ codCode: { from: 10_000, prefixes: ["017", "013"] } }) });
  fireEvent.change(screen.getByRole("textbox", { name: "মোবাইল নম্বর" }), { target: { value: "01812345678" } });
  expect(await screen.findByText(/কোড শুধু ০১৭, ০১৩ দিয়ে শুরু হওয়া নম্বরে/)).toBeVisible();
});

test("the distance of a customer centre is in Bengali digits", async () => {
  const pickup = { type: "pickup", label: "সংগ্রহ", fee: 0, earliest: "2026-11-24", latest: "2026-11-25" };
  const store = { store_id: "a", name: "মিরপুর", address: "রোড ২", hours: [], open_now: false, pickup: null };
  await open({
    deliveryOption: (input) => {
      const { data } = answers.deliveryOption(input);
      return { data: { ...data, options: [...offer.options, pickup] } };
    },
    getGpcLocationByThana: () => ({ data: [{ ...store, distance_m: 2_500 }] }),
  });
  type("জেলা", "ঢাকা");
  fireEvent.click(await screen.findByRole("radio", { name: /সংগ্রহ/ }));
  type("থানা", "Mirpur");
  expect(await screen.findByRole("radio", { name: /২\.৫ কিমি দূরে/ })).toBeVisible();
});

test("the text about instalments has no Latin full stop", async () => {
  const plan = { code: "meghdut-6", bank: "মেঘদূত ব্যাংক", months: 6, monthly: 10_843, total: 65_058 };
  await open({
    deliveryOption: (input) => ({ data: { ...answers.deliveryOption(input).data, installments: [plan] } }),
  });
  type("জেলা", "ঢাকা");
  expect(await screen.findByRole("radio", { name: /মেঘদূত ব্যাংক/ })).toHaveAccessibleName(/^[^.]*$/);
});
