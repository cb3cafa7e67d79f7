import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { ApiError } from "@/services/api/api-error";
import type { District } from "@/services/checkout/delivery-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireCart } from "@/tests/support/shop/cart";
import { ORDER_ID } from "@/tests/support/shop/orders";

export const districts = [
  { name: "Chattogram", label: "Chattogram", nameBn: "চট্টগ্রাম" },
  { name: "Dhaka", label: "Dhaka", nameBn: "ঢাকা" },
  { name: "Sylhet", label: "Sylhet", nameBn: "সিলেট" },
];
export const offer = {
  options: [
    { type: "regular", label: "Regular delivery", fee: 60, earliest: "2026-11-24", latest: "2026-11-26" },
    { type: "express", label: "Express delivery", fee: 120, earliest: "2026-11-22", latest: "2026-11-22" },
  ],
  type: "regular",
  fee: 60,
  installment: false,
  installments: [] as { code: string; bank: string; months: number; monthly: number; total: number }[],
  installment_from: 5_000,
  version: 2,
  totalPrice: { items: 64_999, includingBundle: 64_999, delivery: 60, discount: 0, payable: 65_059 },
};
export const placed = { data: { order_id: ORDER_ID, state: "placed", payment_method: "cod", payable: 65_059 } };
export const answers = {
  getCartItem: () => wireCart(),
  getThanaByDistrict: () => ({ data: [{ name: "Mirpur", label: "Mirpur" }] }),
  getPostCodeByDistrict: () => ({ data: [{ post_code: "1216", post_office: "Mirpur TSO", thana: "Mirpur" }] }),
  deliveryOption: ({ body }: { body?: unknown }) => {
    const type = (body as { type: string }).type;
    return { data: { ...offer, type, fee: type === "express" ? 120 : 60 } };
  },
  findPostCode: () => ({ data: [] as { district: string; thana: string; post_office: string }[] }),
  updateForCod: () => ({ isCodEnabled: true, codLimitCross: 100_000, data: { version: 2 } }),
  makeOrder: (): unknown => placed,
};

export function openCheckout(
  changed: Parameters<typeof fakeApi>[0] = {},
  places: readonly District[] = districts,
  proved: string | null = null,
  language: "en" | "bn" = "en",
) {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({ ...answers, ...changed });
  const site = renderSite(<CheckoutView districts={places} empty={<p>Nothing here</p>} proved={proved} />, {
    api,
    path: "/shop/cart/checkout",
    language,
  });
  return { api, user: userEvent.setup(), push: site.push, replace: site.replace, unmount: site.unmount };
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

/** Fills the whole form as a customer would. */
export async function fill() {
  await screen.findByRole("heading", { name: /Contact/ });
  type("Full name", "Farhana Akter");
  type("Mobile number", "০১৭১২৩৪৫৬৭৮");
  type("District", "Dhaka");
  await screen.findByRole("radio", { name: /Regular delivery/ });
  type("Post code", "1216");
  type("Address", "House 12, Road 5");
  // It is preselected. The server is asked only if another method is selected first.
  fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
  fireEvent.click(screen.getByRole("radio", { name: /Cash on delivery/ }));
}

export const place = () => fireEvent.click(screen.getByRole("button", { name: /Place order/ }));
export const orders = (api: ReturnType<typeof fakeApi>) => api.sent.filter(({ name }) => name === "makeOrder");
export const keys = (api: ReturnType<typeof fakeApi>) =>
  orders(api).map(({ input }) => input.headers?.["Idempotency-Key"]);
export const refusing = (code: ErrorCode, field?: string) => () => {
  throw new ApiError({ kind: "refused", status: 409, errors: [{ code, message: "No", ...(field && { field }) }] });
};
