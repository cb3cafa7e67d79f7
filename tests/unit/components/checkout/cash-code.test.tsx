import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { deferred } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { CART_TOKEN, filledState } from "@/tests/support/shop/cart";
import { fill, keys, openCheckout, orders, place, placed, type } from "@/tests/support/shop/checkout";
import { ORDER_ID } from "@/tests/support/shop/orders";

beforeEach(() => {
  screenOf("desktop");
  localStorage.setItem(CART_KEY, writeCart(filledState()));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Code = "cod-code-needed" | "code-wrong" | "cod-needs-own-number" | "unpaid-limit-crossed" | "payment-too-small";
const refusal = (code: Code, field: string, message = "No") =>
  new ApiError({ kind: "refused", status: 422, errors: [{ code, message, field }] });

const sentCode = { data: { step: "code", resend_after: 30 } };

/** A shop that requires the code 0427 for each number. @param sendOrderCode answers the request for a code */
function wantingCode(sendOrderCode: () => unknown = () => sentCode) {
  return openCheckout({
    sendOrderCode,
    makeOrder: ({ body }) => {
      const { otp_value: code } = body as { otp_value?: string };
      if (code === undefined) throw refusal("cod-code-needed", "otp_value");
      if (code !== "0427") throw refusal("code-wrong", "otp_value");
      return placed;
    },
  });
}

const step = () => screen.findByRole("region", { name: "Confirm that it's you" });
const typeCode = async (code: string) => {
  const boxes = within(await step()).getAllByLabelText(/Digit \d of 4/);
  for (const [place, digit] of [...code].entries())
    fireEvent.change(boxes[place] as HTMLElement, { target: { value: digit } });
};
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Confirm and place order" }));
const sentCodes = (api: ReturnType<typeof openCheckout>["api"]) =>
  api.sent.filter(({ name }) => name === "sendOrderCode").map(({ input }) => input.body);

test("an expensive order with cash on delivery is placed with a code, and the typed fields keep their values", async () => {
  const { api, push } = wantingCode();
  await fill();
  place();
  expect(within(await step()).getByText(/Enter the code that we're texting to 01712-\u2060345678/)).toBeVisible();
  await waitFor(() => expect(sentCodes(api)).toEqual([{ token: CART_TOKEN, msisdn: "01712345678" }]));
  expect(screen.getByLabelText("Full name", { exact: false })).toHaveValue("Farhana Akter");

  await typeCode("1111");
  confirm();
  expect(await screen.findByText(/This code is wrong or has expired/)).toBeVisible();
  await typeCode("0427");
  confirm();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(orders(api).map(({ input }) => (input.body as { otp_value?: string }).otp_value)).toEqual([
    undefined,
    "1111",
    "0427",
  ]);
  // Each answered attempt has a new idempotency key.
  expect(new Set(keys(api)).size).toBe(3);
  expect(sentCodes(api)).toHaveLength(1);
});

test("a code typed before the answer to the code request stays in its boxes", async () => {
  const { promise, resolve } = deferred<typeof sentCode>();
  const { api, push } = wantingCode(() => promise);
  await fill();
  place();
  await step();
  await waitFor(() => expect(sentCodes(api)).toHaveLength(1));
  await typeCode("0427");
  await act(async () => resolve(sentCode));
  confirm();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
});

test("an incomplete code is not sent", async () => {
  const { api } = wantingCode();
  await fill();
  place();
  await typeCode("042");
  confirm();
  expect(await screen.findByText("Enter all four digits of the code.")).toBeVisible();
  expect(orders(api)).toHaveLength(1);
});

test("a changed number requests a new code, and an online payment requests none", async () => {
  const { api } = wantingCode();
  await fill();
  place();
  await step();
  type("Mobile number", "01712345699");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Confirm that it's you" })).toBeNull());
  place();
  expect(within(await step()).getByText(/01712-\u2060345699/)).toBeVisible();
  await waitFor(() => expect(sentCodes(api).at(-1)).toEqual({ token: CART_TOKEN, msisdn: "01712345699" }));
  fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
  expect(screen.queryByRole("region", { name: "Confirm that it's you" })).toBeNull();
  expect(screen.getByRole("button", { name: "Place order and pay" })).toBeVisible();
  expect(await screen.findByRole("radio", { name: "bKash" })).toBeChecked();
});

test("a number that cannot get a code shows the server's message at its field", async () => {
  openCheckout({
    makeOrder: () => {
      throw refusal("cod-needs-own-number", "msisdn", "Only our own numbers get a code.");
    },
  });
  await fill();
  place();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent("Only our own numbers get a code.");
  await waitFor(() =>
    expect(screen.getByLabelText(/Mobile number/)).toHaveAccessibleDescription(/Only our own numbers get a code/),
  );
});

test.each([
  [
    "a number with too many unpaid orders",
    "unpaid-limit-crossed",
    "3 orders of this mobile number still wait for payment.",
  ],
  ["a total below the smallest online payment", "payment-too-small", "Online payments start at Tk 10."],
] as const)("%s shows the server's message in the choice of payment", async (_, code, message) => {
  openCheckout({
    makeOrder: () => {
      throw refusal(code, "payment_method", message);
    },
  });
  await fill();
  fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
  fireEvent.click(screen.getByRole("button", { name: "Place order and pay" }));
  const ways = await screen.findByRole("group", { name: "How you pay" });
  expect(await within(ways).findByText(message)).toBeVisible();
});

test("a refused request for a code shows the server's time to wait", async () => {
  const message = "Too many attempts. Please try again in 21 seconds.";
  wantingCode(() => {
    throw new ApiError({ kind: "refused", status: 429, errors: [{ code: "too-many-requests", message }] });
  });
  await fill();
  place();
  expect(await within(await step()).findByText(message)).toBeVisible();
});
