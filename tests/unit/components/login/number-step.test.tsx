import { act, screen } from "@testing-library/react";
import { ApiError } from "@/services/api/api-error";
import { deferred } from "@/tests/support/screens/fake-api";
import {
  askForCode,
  callsOf,
  continueButton,
  fails,
  forgetPage,
  freshPage,
  NUMBER,
  numberField,
  openSidebar,
  screenOf,
  sends,
  showLogin,
} from "@/tests/support/screens/log-in";
import { formatMsisdn } from "@/utils/numbers/msisdn";

beforeEach(freshPage);
afterEach(forgetPage);

describe("the number", () => {
  it("[LOGIN-26] accepts eleven characters", async () => {
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "017123456789");
    expect(numberField()).toHaveValue(NUMBER);
  });

  it("[CONST-04] accepts no twelfth character on a wide screen either", async () => {
    screenOf("desktop");
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "017123456789");
    expect((numberField() as HTMLInputElement).value).toBe(NUMBER);
  });

  it("[LOGIN-27] shows an error with ten characters", async () => {
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "0171234567");
    await user.click(continueButton());
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
    expect(numberField()).toHaveAccessibleDescription("Please enter a valid GP number");
    expect(numberField()).toHaveFocus();
  });

  it("[LOGIN-28] is not sent when it is invalid", async () => {
    const { api } = showLogin(sends);
    const user = await openSidebar();
    await user.type(numberField(), "0171234567{Enter}");
    expect(api.sent).toEqual([]);
  });

  it("[ERR-06] with five digits shows an error and is not sent", async () => {
    const { api } = showLogin(sends);
    const user = await openSidebar();
    await user.type(numberField(), "01712{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
    expect(api.sent).toEqual([]);
  });

  it("[CONST-03] with eleven digits is sent", async () => {
    const { api } = showLogin(sends);
    await askForCode();
    expect(api.sent).toEqual([{ name: "sendOtp", input: { form: { msisdn: NUMBER } } }]);
  });

  it("[LOGIN-29] clears its error when it changes", async () => {
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "01{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
    await user.type(numberField(), "7");
    expect(screen.queryByText("Please enter a valid GP number")).not.toBeInTheDocument();
  });

  it("[LOGIN-30] is sent on Enter", async () => {
    const { api } = showLogin(sends);
    const user = await openSidebar();
    await user.type(numberField(), `${NUMBER}{Enter}`);
    expect(callsOf(api)).toEqual(["sendOtp"]);
  });

  it("[LOGIN-31] has a field of type tel on a phone", async () => {
    showLogin();
    await openSidebar();
    expect(numberField()).toHaveAttribute("type", "tel");
  });

  it("[LOGIN-32] has a field of type number otherwise, which keeps the leading zero and the limit of eleven", async () => {
    screenOf("desktop");
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "0e+-.1712345678");
    expect(numberField()).toHaveAttribute("type", "number");
    expect((numberField() as HTMLInputElement).value).toBe(NUMBER);
  });

  it.each(["phone", "desktop"] as const)("can be typed and pasted in Bengali digits (%s)", async (width) => {
    screenOf(width);
    showLogin();
    const user = await openSidebar();
    await user.type(numberField(), "০১৭১২");
    expect((numberField() as HTMLInputElement).value).toBe("01712");
    await user.paste("+৮৮০ ১৭১২-৩৪৫৬৭৮");
    expect((numberField() as HTMLInputElement).value).toBe(NUMBER);
  });

  it("[LOGIN-33] disables Continue while the code is requested", async () => {
    const answer = deferred<{ status: boolean }>();
    const { api } = showLogin({ sendOtp: () => answer.promise });
    const user = await openSidebar();
    await user.type(numberField(), `${NUMBER}{Enter}`);
    const button = screen.getByRole("button", { name: "Sending the code…" });
    expect(button).toBeDisabled();
    await user.type(numberField(), "{Enter}");
    expect(callsOf(api)).toEqual(["sendOtp"]);
    await act(async () => answer.resolve({ status: false }));
    expect(continueButton()).toBeEnabled();
  });

  it("[LOGIN-22] is followed by the code when the answer's status is truthy", async () => {
    showLogin(sends);
    await askForCode();
    expect(screen.getByText(formatMsisdn(NUMBER, "en"))).toBeInTheDocument();
  });

  it("[ERR-07] stays with an error when the status is falsy", async () => {
    showLogin({ sendOtp: () => ({ status: false }) });
    const user = await openSidebar();
    await user.type(numberField(), `${NUMBER}{Enter}`);
    expect(await screen.findByText("Something went wrong, try again later")).toBeInTheDocument();
    expect(numberField()).toHaveValue(NUMBER);
  });

  it("[ERR-08] shows an error when the request throws", async () => {
    showLogin({ sendOtp: fails });
    const user = await openSidebar();
    await user.type(numberField(), `${NUMBER}{Enter}`);
    expect(await screen.findByText("Please enter a valid GP number")).toBeInTheDocument();
    expect(screen.getByText("Check your connection and try again")).toBeInTheDocument();
  });

  it("shows no message about the connection when the server refused the number", async () => {
    const refused = new ApiError({ kind: "refused", status: 400, errors: [{ code: "msisdn-invalid", message: "" }] });
    showLogin({
      sendOtp: () => {
        throw refused;
      },
    });
    const user = await openSidebar();
    await user.type(numberField(), `${NUMBER}{Enter}`);
    expect(await screen.findByText("Please enter a valid GP number")).toBeInTheDocument();
    expect(screen.queryByText("Check your connection and try again")).not.toBeInTheDocument();
  });
});
