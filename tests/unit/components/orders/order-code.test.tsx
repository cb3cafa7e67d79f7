import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
});

const WAIT = "Too many attempts. Please try again in 21 seconds.";
const refusal = (code: ErrorCode, status: number, message: string = code) =>
  new ApiError({ kind: "refused", status, errors: [{ code, message }] });

/** Requests all orders of a number, without an order number. @param failure the answer to the request */
async function askForOrders(failure?: ApiError) {
  const api = fakeApi({
    findMyPreviousOrder({ body }: { body?: unknown }) {
      if (failure !== undefined) throw failure;
      if ("otp_value" in (body as object)) throw refusal("code-wrong", 422);
      return { status: true, data: { step: "code", resend_after: 30 } };
    },
  });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const user = userEvent.setup();
  renderSite(<TrackOrderView orderId="" />, { api, path: "/shop/user/track_order" });
  await user.type(screen.getByLabelText(/Mobile number/), "01712345678");
  await user.click(screen.getByRole("button", { name: "Track order" }));
  return { api, user };
}

const numberField = () => screen.getAllByLabelText(/Mobile number/).at(-1);

test.each([
  ["too many requests", refusal("too-many-requests", 429, WAIT), WAIT],
  ["no answer", new ApiError({ kind: "offline", status: null }), "We didn't get a response. Try again."],
])("%s does not mark the number as invalid", async (_, failure, message) => {
  await askForOrders(failure);
  expect(await screen.findByText(message)).toBeVisible();
  expect(numberField()).not.toHaveAttribute("aria-invalid", "true");
});

test("a refused number is marked until it is changed", async () => {
  const { user } = await askForOrders(refusal("msisdn-invalid", 422));
  const message = await screen.findByText(/^Enter an 11-digit mobile number/);
  expect(numberField()).toHaveAttribute("aria-invalid", "true");
  await user.type(numberField() as HTMLElement, "9");
  expect(message).toBeEmptyDOMElement();
  expect(numberField()).not.toHaveAttribute("aria-invalid", "true");
});

test("typing a digit clears the message about a wrong code", async () => {
  const { user } = await askForOrders();
  await user.click(await screen.findByLabelText("Digit 1 of 4"));
  await user.paste("111");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const message = await screen.findByText("This code is wrong or has expired.");
  await user.click(screen.getByLabelText("Digit 1 of 4"));
  await user.keyboard("2");
  expect(message).not.toBeInTheDocument();
});
