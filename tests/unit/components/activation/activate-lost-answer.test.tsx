import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import { Activate } from "@/components/activation/activate";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const CALL = "activateInternetPackUsingOtp";
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
async function askForCode(api: ReturnType<typeof fakeApi>, { renews = false, id = pack.id as string } = {}) {
  const user = userEvent.setup();
  const { unmount } = renderSite(<Activate {...pack} id={id} />, {
    api,
    path: "/personal/plans-offers/internet-packages",
  });
  if (renews) await user.click(screen.getByRole("checkbox", { name: "Renew for Tk\u00a0129 each time it expires" }));
  await user.click(screen.getByRole("button", { name: "Activate for Tk\u00a0129" }));
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

/** The code and the idempotency key of each activation that was sent. */
const activations = (api: ReturnType<typeof fakeApi>) =>
  api.sent
    .filter(({ name }) => name === CALL)
    .map(({ input }) => {
      const { otp_value } = (input?.body ?? {}) as { otp_value?: string };
      return [otp_value, input?.headers?.["Idempotency-Key"]];
    });
const refused = (status: number, code: ErrorCode) =>
  Promise.reject(new ApiError({ kind: "refused", status, errors: [{ code, message: "No" }] }));

/** The answers of the activation call, in this order. */
const answering = (...answers: (() => unknown)[]) =>
  fakeApi({ sendInternetPackOtp: () => codeStep, [CALL]: () => answers.shift()?.() });

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
  // Lost answers are logged.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test("[API-SITE-08] an activation whose answer was lost is repeated with its key and a new code", async () => {
  const api = answering(lost, () => active);
  await loseAnswer(api);
  const { user } = await askForCode(api);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0043");
  expect(await screen.findByRole("heading", { name: /is active/ })).toBeVisible();
  const [first, second] = activations(api);
  expect(first).toEqual(["0042", expect.any(String)]);
  expect(second).toEqual(["0043", first?.[1]]);
});

test("[API-SITE-08] a mistyped code and a limit between the two do not change the key", async () => {
  const api = answering(
    lost,
    () => refused(422, "code-wrong"),
    () => refused(429, "too-many-requests"),
    () => active,
  );
  await loseAnswer(api);
  const { user } = await askForCode(api);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  await screen.findByText("Please enter a valid OTP");
  await user.keyboard("0043");
  await screen.findByText("No");
  await user.click(screen.getByRole("button", { name: "Activate for Tk\u00a0129" }));
  expect(await screen.findByRole("heading", { name: /is active/ })).toBeVisible();
  const keys = activations(api).map(([, key]) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test("[API-SITE-08] a lost activation of the own number keeps its key when the session ends and a code is needed", async () => {
  const api = answering(
    lost,
    () => refused(401, "code-needed"),
    () => active,
  );
  const user = userEvent.setup();
  renderSite(<Activate {...pack} ownMsisdn={NUMBER} />, { api, path: "/personal/plans-offers/internet-packages" });
  const press = () => user.click(screen.getByRole("button", { name: "Activate for Tk\u00a0129" }));
  await press();
  await screen.findByRole("alert");
  await press();
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0043");
  expect(await screen.findByRole("heading", { name: /is active/ })).toBeVisible();
  const sent = activations(api);
  expect(sent.map(([code]) => code)).toEqual([undefined, undefined, "0043"]);
  expect(new Set(sent.map(([, key]) => key)).size).toBe(1);
});

test("a lost activation with other terms is sent with its key, and the refusal of the server is shown", async () => {
  const reused = () => refused(422, "idempotency-key-reused");
  const api = answering(lost, reused, () => active);
  await loseAnswer(api);
  const { user } = await askForCode(api, { renews: true });
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0043");
  expect(await screen.findByText("No")).toBeVisible();
  const keys = activations(api).map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
});

test("[API-SITE-08] a lost activation keeps its key while another pack is activated", async () => {
  const api = answering(
    lost,
    () => active,
    () => active,
  );
  await loseAnswer(api);
  for (const id of ["another-pack", pack.id]) {
    const { user, unmount } = await askForCode(api, { id });
    await screen.findByLabelText("Digit 1 of 4");
    await user.keyboard("0043");
    await screen.findByRole("heading", { name: /is active/ });
    unmount();
  }
  const keys = activations(api).map(([, key]) => key);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});
