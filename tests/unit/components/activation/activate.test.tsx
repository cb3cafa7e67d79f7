import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activate } from "@/components/activation/activate";
import type { ActivationProps } from "@/components/activation/activation-props";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { findUnfinishedActivation, saveUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { findStartedRecharge } from "@/utils/recharge/last-recharge";

const NUMBER = "01712345678";
/** A word joiner keeps the number on one line. */
const NUMBER_IN_TEXT = "01712-\u2060345678";
const pack: Omit<ActivationProps, "ownMsisdn"> = {
  kind: "pack",
  id: "internet-5120mb-168h-3009",
  title: "5 GB, 7 days",
  pricePoisha: 12_900,
  canRenew: true,
  dialCode: "*121*3009#",
};
const active = {
  data: {
    reference: "7K3M-9QXT-2HVB-4D8N",
    state: "active",
    title: pack.title,
    price: 129,
    valid_until: "2026-11-30T06:00:00.000Z",
    balance: 71.5,
    renews: false,
    message: "",
  },
};
const codeStep = { data: { step: "code", resend_after: 30 } };
const refusal = (code: string, more: object = {}) =>
  new ApiError({ kind: "refused", status: 422, errors: [{ code: code as never, message: "Not possible", ...more }] });

function show(answers: Parameters<typeof fakeApi>[0], props: Partial<ActivationProps> = {}) {
  const api = fakeApi(answers);
  renderSite(<Activate {...pack} ownMsisdn="" {...props} />, { api, path: "/personal/plans-offers/internet-packages" });
  return { api, user: userEvent.setup() };
}

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
});

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Activate for Tk\u00a0129" }));

test("[API-SITE-08] a logged-in reader activates with one click and sees the end, the balance and the renewal", async () => {
  const { api, user } = show({ activateInternetPackUsingOtp: () => active }, { ownMsisdn: NUMBER });
  await press(user);
  expect(await screen.findByRole("heading", { name: "5\u00a0GB, 7\u00a0days is active" })).toBeVisible();
  expect(screen.getByText("30 Nov 2026, 12:00 PM")).toBeVisible();
  expect(screen.getByText("Tk 71.50")).toBeVisible();
  expect(screen.getByText("Doesn't renew automatically.")).toBeVisible();
  expect(screen.getByRole("region", { name: "5\u00a0GB, 7\u00a0days is active" })).toHaveFocus();
  expect(api.sent).toMatchObject([
    {
      name: "activateInternetPackUsingOtp",
      input: { body: { msisdn: NUMBER, pack_id: pack.id, auto_renew: false, price: 129 } },
    },
  ]);
});

test("an offer for a number that was given before says from which balance it is paid", () => {
  show({}, { kind: "offer", msisdn: NUMBER, proof: null });
  expect(screen.getByText(new RegExp(`We'll activate this on ${NUMBER_IN_TEXT}`))).toBeVisible();
  expect(screen.queryByRole("button", { name: "Another number" })).toBeNull();
});

test("[API-SITE-06] a visitor types a number and a code, and the last digit activates the pack", async () => {
  const { api, user } = show({ sendInternetPackOtp: () => codeStep, activateInternetPackUsingOtp: () => active });
  await user.click(screen.getByRole("checkbox", { name: "Renew for Tk\u00a0129 each time it expires" }));
  await press(user);
  expect(await screen.findByLabelText("Mobile number")).toHaveFocus();
  await user.keyboard(NUMBER);
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  expect(await screen.findByText(`We've texted a code to ${NUMBER_IN_TEXT}.`)).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("0042");
  expect(
    await screen.findByRole("heading", { name: `5\u00a0GB, 7\u00a0days is active on ${NUMBER_IN_TEXT}` }),
  ).toBeVisible();
  expect(api.sent.map(({ name }) => name)).toEqual(["sendInternetPackOtp", "activateInternetPackUsingOtp"]);
  expect(api.sent[1]?.input).toMatchObject({ body: { otp_value: "0042", auto_renew: true } });
});

test("[API-SITE-16] an offer requests its own code and is activated with it", async () => {
  const { api, user } = show(
    { sendOfferOtp: () => codeStep, activateOffer: () => active },
    { kind: "offer", id: "offer-daily-2gb" },
  );
  await press(user);
  await user.type(await screen.findByLabelText("Mobile number"), NUMBER);
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  await screen.findByRole("heading", { name: /is active/ });
  expect(
    api.sent.map(({ name, input }) => [name, (input?.body as { offer_id?: string } | undefined)?.offer_id]),
  ).toEqual([
    ["sendOfferOtp", "offer-daily-2gb"],
    ["activateOffer", "offer-daily-2gb"],
  ]);
});

test("a balance that is too low shows a link to recharge at least the missing amount", async () => {
  const { user } = show(
    { activateInternetPackUsingOtp: () => Promise.reject(refusal("balance-too-low", { missing: 29 })) },
    { ownMsisdn: NUMBER },
  );
  await press(user);
  expect(await screen.findByText("Not possible")).toBeVisible();
  expect(screen.getByRole("link", { name: "Recharge Tk\u00a030" })).toHaveAttribute("href", "/recharge?amount=30");
  expect(findStartedRecharge()).toEqual({ msisdn: NUMBER, amountPoisha: 3_000 });
  expect(screen.getByLabelText("Mobile number")).toHaveValue(NUMBER);
});

test("a wrong code shows an error and empties the boxes, and the number is not asked for again", async () => {
  const { user } = show({
    sendInternetPackOtp: () => codeStep,
    activateInternetPackUsingOtp: () => Promise.reject(refusal("code-wrong")),
  });
  await press(user);
  await user.type(await screen.findByLabelText("Mobile number"), "0171");
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
  await user.type(screen.getByLabelText("Mobile number"), "2345678");
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  expect(await screen.findByText("Please enter a valid OTP")).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveValue("");
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveAccessibleDescription("Please enter a valid OTP");
});

test("a request without an answer is repeated with the same idempotency key", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let tries = 0;
  const { api, user } = show(
    {
      activateInternetPackUsingOtp: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new ApiError({ kind: "timeout", status: null })) : active;
      },
    },
    { ownMsisdn: NUMBER },
  );
  await press(user);
  expect(await screen.findByText("We didn't get a response. Try again; you won't be charged twice.")).toBeVisible();
  await press(user);
  await screen.findByRole("heading", { name: "5\u00a0GB, 7\u00a0days is active" });
  const keys = api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(log).toHaveBeenCalledWith("An activation got no answer", expect.any(ApiError));
});

test("an expired session opens the code step", async () => {
  const { user } = show(
    {
      activateInternetPackUsingOtp: () => Promise.reject(refusal("code-needed")),
      sendInternetPackOtp: () => codeStep,
    },
    { ownMsisdn: NUMBER },
  );
  await press(user);
  expect(await screen.findByLabelText("Digit 1 of 4")).toHaveFocus();
});

test("a pending activation is shown as pending, and says that nothing is charged twice", async () => {
  const pending = { data: { ...active.data, state: "pending", valid_until: null, balance: null } };
  const { user } = show({ activateInternetPackUsingOtp: () => pending }, { ownMsisdn: NUMBER });
  await press(user);
  expect(await screen.findByRole("heading", { name: "5\u00a0GB, 7\u00a0days is being activated" })).toBeVisible();
  expect(screen.getByText(/You won't be charged twice/)).toBeVisible();
});

test("[API-SITE-06] after two text messages the code can be requested by phone call", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user: plain } = show({ sendInternetPackOtp: () => codeStep });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  void plain;
  await press(user);
  await user.type(await screen.findByLabelText("Mobile number"), NUMBER);
  await user.click(screen.getByRole("button", { name: "Get a code" }));
  await screen.findByLabelText("Digit 1 of 4");
  expect(screen.queryByRole("button", { name: "Get the code by phone call" })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(31_000));
  await user.click(await screen.findByRole("button", { name: "Resend code" }));
  await screen.findByRole("button", { name: /Resend code in/ });
  act(() => jest.advanceTimersByTime(31_000));
  await user.click(await screen.findByRole("button", { name: "Get the code by phone call" }));
  expect(await screen.findByText(/We are calling this number/)).toBeVisible();
  expect(api.sent.map(({ input }) => input?.body)).toEqual([
    { msisdn: NUMBER, pack_id: pack.id },
    { msisdn: NUMBER, pack_id: pack.id },
    { msisdn: NUMBER, pack_id: pack.id, channel: "voice" },
  ]);
  jest.useRealTimers();
});

const proofOf = {
  kind: "offer",
  id: "offer-daily-2gb",
  msisdn: NUMBER,
  proof: "q3hX9vKZr0b2Lw8Tn5Yc7Fd1Gj4Mp6Sa",
} as const;

test("[API-SITE-15] a number that was proved in its list of offers needs one click and no code", async () => {
  const { api, user } = show({ activateOffer: () => active }, proofOf);
  await press(user);
  await screen.findByRole("heading", { name: /is active/ });
  expect(api.sent.map(({ name, input }) => [name, input?.body])).toEqual([
    ["activateOffer", expect.objectContaining({ msisdn: NUMBER, proof: proofOf.proof })],
  ]);
});

test("an expired proof opens the code step, and is not sent again", async () => {
  const answers = [() => Promise.reject(refusal("code-needed")), () => active];
  const { api, user } = show({ activateOffer: () => answers.shift()?.(), sendOfferOtp: () => codeStep }, proofOf);
  await press(user);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  await screen.findByRole("heading", { name: /is active/ });
  expect(api.sent.map(({ name }) => name)).toEqual(["activateOffer", "sendOfferOtp", "activateOffer"]);
  expect(api.sent[2]?.input?.body).not.toHaveProperty("proof");
});

test("[API-SITE-08] after a recharge the earlier code activates the pack, and no new code is sent", async () => {
  const first = show({
    sendInternetPackOtp: () => codeStep,
    activateInternetPackUsingOtp: () => Promise.reject(refusal("balance-too-low", { missing: 29 })),
  });
  await press(first.user);
  await first.user.type(await screen.findByLabelText("Mobile number"), NUMBER);
  await first.user.click(screen.getByRole("button", { name: "Get a code" }));
  await screen.findByLabelText("Digit 1 of 4");
  await first.user.keyboard("0042");
  expect(await screen.findByText("After you recharge, you won't need a new activation code.")).toBeVisible();
  expect(findUnfinishedActivation()).toEqual({
    kind: "pack",
    id: pack.id,
    title: pack.title,
    msisdn: NUMBER,
    proof: null,
  });
  cleanup();

  const { api, user } = show({ activateInternetPackUsingOtp: () => active });
  expect(await screen.findByText(`The code we texted to ${NUMBER_IN_TEXT} earlier is still valid.`)).toBeVisible();
  await user.click(screen.getByLabelText("Digit 1 of 4"));
  await user.keyboard("0042");
  await screen.findByRole("heading", { name: /is active/ });
  expect(api.sent.map(({ name }) => name)).toEqual(["activateInternetPackUsingOtp"]);
  expect(findUnfinishedActivation()).toBeNull();
});

test.each([
  ["of another pack", { id: "another-pack" }],
  ["of the reader's own number", { msisdn: "01799999999" }],
])("a started activation %s does not open the panel", async (_, more) => {
  saveUnfinishedActivation({ kind: "pack", id: pack.id, title: pack.title, msisdn: NUMBER, proof: null, ...more });
  show({}, { ownMsisdn: "01799999999" });
  expect(screen.getByRole("button", { name: "Activate for Tk\u00a0129" })).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByLabelText("Digit 1 of 4")).not.toBeInTheDocument();
});
