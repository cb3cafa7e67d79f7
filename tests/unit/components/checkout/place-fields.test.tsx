import { screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { filledState } from "@/tests/support/shop/cart";
import { openCheckout, type } from "@/tests/support/shop/checkout";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (label: string) => screen.getByLabelText(label, { exact: false });

/** Opens a checkout with an empty address. */
async function openAddress(more: Parameters<typeof openCheckout>[0] = {}) {
  openCheckout(more);
  await screen.findByRole("heading", { name: /Delivery/ });
}

test("an unknown post code is reported, and district and thana can still be chosen", async () => {
  await openAddress();
  type("Post code", "9999");
  await waitFor(() => expect(field("Post code")).toHaveAccessibleDescription(/post code 9999/));
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  expect(field("Post code")).not.toHaveAccessibleDescription(/post code 9999/);
  type("Thana", "Mirpur");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · Mirpur TSO"));
});

test("a failed look-up of a post code is reported, and the district can be chosen", async () => {
  await openAddress({
    findPostCode: () => {
      throw new ApiError({ kind: "timeout", status: null });
    },
  });
  type("Post code", "1216");
  await waitFor(() => expect(field("Post code")).toHaveAccessibleDescription(/couldn't look up the post code 1216/));
  expect(field("District")).toBeEnabled();
});

test("a thana with several post codes fills in the one of its main office, with a hint", async () => {
  const codes = [
    { post_code: "1205", post_office: "New Market", post_office_bn: "নিউ মার্কেট", thana: "Mirpur" },
    { post_code: "1216", post_office: "Mirpur TSO", post_office_bn: "মিরপুর", thana: "Mirpur" },
  ];
  await openAddress({ getPostCodeByDistrict: () => ({ data: codes }) });
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  type("Thana", "Mirpur");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · Mirpur TSO"));
  expect(field("Post code")).toHaveAccessibleDescription(/We've filled this in based on the thana/);
});

test("the thana after which a post office is named is recognised when the office's name is in Bengali", async () => {
  const office = (english: string, bengali: string) => ({
    post_office: bengali,
    post_office_bn: bengali,
    post_office_en: english,
  });
  const gulshan = office("Gulshan", "গুলশান");
  const thana = (name: string, bengali: string) => ({ name, label: bengali, name_bn: bengali });
  await openAddress({
    getThanaByDistrict: () => ({ data: [thana("Badda", "বাড্ডা"), thana("Gulshan", "গুলশান"), thana("Mirpur", "মিরপুর")] }),
    getPostCodeByDistrict: () => ({
      data: [
        { post_code: "1205", ...office("New Market", "নিউ মার্কেট"), thana: "Mirpur" },
        { post_code: "1212", ...gulshan, thana: "Badda" },
        { post_code: "1212", ...gulshan, thana: "Gulshan" },
        { post_code: "1216", ...office("Mirpur TSO", "মিরপুর টিএসও"), thana: "Mirpur" },
      ],
    }),
    findPostCode: () => ({
      data: [
        { district: "Dhaka", ...gulshan, thana: "Badda" },
        { district: "Dhaka", ...gulshan, thana: "Gulshan" },
      ],
    }),
  });
  type("Post code", "1212");
  await waitFor(() => expect(field("Thana")).toHaveValue("গুলশান"));
  type("Thana", "Mirpur");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · মিরপুর টিএসও"));
});

test("the order of the fields is post code, district, thana, address, delivery options", async () => {
  await openAddress();
  type("District", "Dhaka");
  const ways = await screen.findByRole("group", { name: "How you'll receive your order" });
  const order = [field("Post code"), field("District"), field("Thana"), field("Address"), ways];
  for (const [place, one] of order.slice(1).entries())
    expect((order[place] as HTMLElement).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
