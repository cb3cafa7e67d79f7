import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deferred } from "@/tests/support/screens/fake-api";
import {
  type Answers,
  accepts,
  askForCode,
  box,
  boxes,
  callsOf,
  dialog,
  enterCode,
  fails,
  forgetPage,
  freshPage,
  NUMBER,
  numberField,
  screenOf,
  sends,
  showLogin,
} from "@/tests/support/screens/log-in";

beforeEach(freshPage);
afterEach(forgetPage);

describe("the code", () => {
  it("[LOGIN-09] is the step after the number", async () => {
    showLogin(sends);
    await askForCode();
    expect(screen.queryByLabelText("Your Mobile Number")).not.toBeInTheDocument();
    expect(boxes()).toHaveLength(4);
  });

  it("[OTP-01] has four boxes of one character", async () => {
    showLogin(sends);
    const user = await askForCode();
    await user.click(box(1));
    await user.keyboard("12345");
    expect(boxes().map(({ value }) => value.length)).toEqual([1, 1, 1, 1]);
  });

  it("[CONST-01] has four digits", async () => {
    showLogin(sends);
    await askForCode();
    expect(dialog().getAllByLabelText(/^Digit \d of 4$/)).toHaveLength(4);
  });

  it("[OTP-02] with three digits is refused", async () => {
    const { api } = showLogin(accepts);
    const user = await askForCode();
    await enterCode(user, "123");
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid OTP");
    expect(callsOf(api)).toEqual(["sendOtp"]);
  });

  it("that is incomplete moves the focus to its first box each time", async () => {
    showLogin(sends);
    const user = await askForCode();
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(screen.getByRole("button", { name: "Continue" }));
      expect(box(1)).toHaveFocus();
    }
  });

  it("[OTP-03] moves the focus on with each digit", async () => {
    showLogin(sends);
    const user = await askForCode();
    expect(box(1)).toHaveFocus();
    await user.keyboard("1");
    expect(box(2)).toHaveFocus();
  });

  it("[OTP-04] moves the focus back on Backspace", async () => {
    showLogin(sends);
    const user = await askForCode();
    await user.keyboard("1{Backspace}");
    expect(box(1)).toHaveFocus();
  });

  it("[OTP-05] is sent on Enter in the last box", async () => {
    const { api } = showLogin(accepts);
    const user = await askForCode();
    await user.keyboard("0042");
    expect(box(4)).toHaveFocus();
    expect(callsOf(api)).toEqual(["sendOtp"]);
    await user.keyboard("{Enter}");
    expect(callsOf(api)).toEqual(["sendOtp", "verifyOtp"]);
    await screen.findByText("Log In successful");
  });

  it.each([
    ["[OTP-06] has boxes of type tel on a phone", "phone", "tel"],
    ["[OTP-07] has boxes of type number otherwise", "desktop", "number"],
  ] as const)("%s", async (_, width, type) => {
    screenOf(width);
    showLogin(sends);
    await askForCode();
    expect(boxes().map((each) => each.type)).toEqual([type, type, type, type]);
  });

  it("[ERR-09] shows an error when it is wrong, and can be typed again", async () => {
    showLogin({ ...sends, verifyOtp: () => ({ status: false, errors: [] }) });
    const user = await askForCode();
    await enterCode(user, "1111");
    expect(await screen.findByText("Please enter a valid OTP")).toBeInTheDocument();
    expect(box(1)).toHaveFocus();
    await user.keyboard("2");
    expect(screen.queryByText("Please enter a valid OTP")).not.toBeInTheDocument();
  });

  it("can be left to change the number", async () => {
    showLogin(sends);
    const user = await askForCode();
    await user.click(screen.getByRole("button", { name: "Change number" }));
    expect(numberField()).toHaveValue(NUMBER);
  });

  it("is filled in from the SMS when the phone supports it", async () => {
    const read = deferred<{ code: string }>();
    Object.assign(window, { OTPCredential: class {} });
    Object.assign(navigator, { credentials: { get: () => read.promise } });
    const { api } = showLogin(accepts);
    await askForCode();
    await act(async () => read.resolve({ code: "0042" }));
    expect(await screen.findByText("Log In successful")).toBeInTheDocument();
    expect(api.sent.at(-1)?.input.body).toMatchObject({ otp_value: "0042" });
    Reflect.deleteProperty(window, "OTPCredential");
    Reflect.deleteProperty(navigator, "credentials");
  });
});

describe("a missing code", () => {
  const at = async (answers: Answers = sends) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const shown = showLogin(answers);
    await askForCode(user);
    return { user, ...shown };
  };
  const pass = (seconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1_000)));
  const resend = () => screen.queryByRole("button", { name: "Resend Code" });
  const again = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole("button", { name: "Resend Code" }));
    await pass(0);
  };

  it("[OTP-08] cannot be requested again while the countdown runs", async () => {
    await at();
    expect(screen.getByText(/new code in \d+ seconds/)).toBeInTheDocument();
    expect(resend()).not.toBeInTheDocument();
  });

  it("[CONST-02] has a countdown of thirty seconds", async () => {
    await at();
    expect(screen.getByText("You can request a new code in 30 seconds")).toBeInTheDocument();
    await pass(10);
    expect(screen.getByText("You can request a new code in 20 seconds")).toBeInTheDocument();
  });

  it("announces the remaining time every ten seconds, not every second", async () => {
    await at();
    const spoken: (string | null)[] = [];
    for (let second = 0; second < 30; second += 1) {
      spoken.push(screen.getByRole("status").textContent);
      await pass(1);
    }
    expect([...new Set(spoken)]).toEqual([30, 20, 10].map((left) => `You can resend the code in ${left} seconds.`));
  });

  it("can be requested by phone call after two text messages, and not before", async () => {
    const { user, api } = await at();
    const call = () => screen.queryByRole("button", { name: "Get the code by phone call" });
    await pass(30);
    expect(call()).not.toBeInTheDocument();
    await again(user);
    expect(call()).not.toBeInTheDocument();
    await pass(30);
    await user.click(call() as HTMLElement);
    await pass(0);
    expect(api.sent.at(-1)?.input.form).toEqual({ msisdn: NUMBER, channel: "voice" });
    expect(screen.getByText("We are calling this number. Answer and listen for the code.")).toBeInTheDocument();
    expect(screen.getByText("You can request a new code in 30 seconds")).toBeInTheDocument();
  });

  it("[OTP-09] can be requested again after thirty seconds by Resend Code", async () => {
    await at();
    await pass(29);
    expect(resend()).not.toBeInTheDocument();
    await pass(1);
    expect(resend()).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("You can now request a new code.");
  });

  it("[OTP-10] is sent again by Resend Code", async () => {
    const { user, api } = await at();
    await pass(30);
    await again(user);
    expect(api.sent.map(({ input }) => input.form)).toEqual([{ msisdn: NUMBER }, { msisdn: NUMBER }]);
  });

  it("[OTP-11] empties the boxes when it is sent again", async () => {
    const { user } = await at();
    await user.keyboard("12");
    await pass(30);
    await again(user);
    expect(boxes().map(({ value }) => value)).toEqual(["", "", "", ""]);
    expect(box(1)).toHaveFocus();
  });

  it("[OTP-12] restarts the countdown when it is sent again", async () => {
    const { user } = await at();
    await pass(40);
    await again(user);
    expect(screen.getByText("You can request a new code in 30 seconds")).toBeInTheDocument();
  });

  it("[ERR-08] shows the sentence of an invalid number when the request for another code throws", async () => {
    let requests = 0;
    const { user, api } = await at({ sendOtp: () => (++requests === 1 ? { status: true } : fails()) });
    await pass(30);
    await again(user);
    expect(screen.getByRole("alert")).toHaveTextContent(/^Please enter a valid GP number$/);
    expect(box(1)).not.toBeInvalid();
    expect(callsOf(api)).toEqual(["sendOtp", "sendOtp"]);
    expect(resend()).toBeEnabled();
  });

  it("can be requested once more when it could not be sent again", async () => {
    let answered = 0;
    const { user } = await at({ sendOtp: () => ({ status: ++answered === 1 }) });
    await pass(30);
    await again(user);
    expect(screen.getByText("Something went wrong, try again later")).toBeInTheDocument();
    expect(resend()).toBeEnabled();
  });
});
