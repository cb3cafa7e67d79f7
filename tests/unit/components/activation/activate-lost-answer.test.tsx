import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activate } from "@/components/activation/activate";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const NUMBER = "01712345678";
const pack = {
  kind: "pack",
  id: "internet-5120mb-168h-3009",
  title: "5 GB, 7 days",
  pricePoisha: 12_900,
  canRenew: true,
  dialCode: "*121*3009#",
  ownMsisdn: "",
} as const;
const codeStep = { data: { step: "code", resend_after: 30 } };
const active = {
  data: {
    ...{ reference: "7K3M-9QXT-2HVB-4D8N", state: "active", title: pack.title, price: 129, message: "" },
    ...{ valid_until: "2026-11-30T06:00:00.000Z", balance: 71.5, renews: false },
  },
};
const lost = () => Promise.reject(new ApiError({ kind: "timeout", status: null }));

/** Opens the form as after a load of the page, types the number, and asks for a code. */
async function askForCode(api: ReturnType<typeof fakeApi>) {
  const user = userEvent.setup();
  const { unmount } = renderSite(<Activate {...pack} />, { api, path: "/personal/plans-offers/internet-packages" });
  await user.click(screen.getByRole("button", { name: "Activate for Tk 129" }));
  await user.type(await screen.findByLabelText("Mobile number"), NUMBER);
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  return { user, unmount };
}

/** Types a code whose answer is lost, and loads the page again. */
async function loseAnswer(api: ReturnType<typeof fakeApi>) {
  const { user, unmount } = await askForCode(api);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  await screen.findByRole("alert");
  unmount();
}

const activations = (api: ReturnType<typeof fakeApi>) =>
  api.sent.filter(({ name }) => name === "activateInternetPackUsingOtp").map(({ input }) => input);

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
  // Lost answers are logged.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test("[API-SITE-08] an activation whose answer was lost is repeated with its key before another code is sent", async () => {
  let isLost = true;
  const api = fakeApi({
    sendInternetPackOtp: () => codeStep,
    activateInternetPackUsingOtp: () => (isLost ? lost() : active),
  });
  await loseAnswer(api);
  isLost = false;
  await askForCode(api);
  expect(await screen.findByRole("heading", { name: /is active/ })).toBeVisible();
  const [first, second] = activations(api);
  expect(second).toEqual(first);
  expect(api.sent.filter(({ name }) => name === "sendInternetPackOtp")).toHaveLength(1);
});

test("[API-SITE-06] a new code is sent when the lost activation had not reached the server", async () => {
  let isLost = true;
  const wrong = new ApiError({ kind: "refused", status: 422, errors: [{ code: "code-wrong", message: "Wrong" }] });
  const api = fakeApi({
    sendInternetPackOtp: () => codeStep,
    activateInternetPackUsingOtp: () => (isLost ? lost() : Promise.reject(wrong)),
  });
  await loseAnswer(api);
  isLost = false;
  await askForCode(api);
  expect(await screen.findByLabelText("Digit 1 of 4")).toBeVisible();
  expect(api.sent.filter(({ name }) => name === "sendInternetPackOtp")).toHaveLength(2);
});
