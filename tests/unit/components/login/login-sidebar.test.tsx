import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { deferred } from "@/tests/support/screens/fake-api";
import {
  type Answers,
  accepts,
  continueButton,
  dialog,
  enterCode,
  fails,
  forgetPage,
  freshPage,
  NUMBER,
  numberField,
  openSidebar,
  sends,
  showLogin,
  TOKEN,
} from "@/tests/support/screens/log-in";

beforeEach(freshPage);
afterEach(forgetPage);

describe("the sidebar", () => {
  it("[LOGIN-02] opens on a click on Login", async () => {
    showLogin();
    await userEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  it("[LOGIN-04] opens by itself when the address has a referrer", async () => {
    showLogin({}, { path: "/?referrer=/dashboard" });
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  it("[QUERY-11] referrer is read on any page", async () => {
    showLogin({}, { path: "/shop/devices/phones?page=2&referrer=%2Fshop" });
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  it("[LOGIN-05] has the title Log In", async () => {
    showLogin();
    await openSidebar();
    expect(screen.getByRole("dialog", { name: "Log In" })).toBeInTheDocument();
  });

  it("[LOGIN-06] asks for Your Mobile Number", async () => {
    showLogin();
    await openSidebar();
    expect(dialog().getByText("Your Mobile Number")).toBeInTheDocument();
  });

  it("[LOGIN-07] has a Continue button", async () => {
    showLogin();
    await openSidebar();
    expect(continueButton()).toHaveAttribute("type", "submit");
  });

  it("[LOGIN-08] shows the sentence of consent, with links to the terms and the privacy policy", async () => {
    showLogin();
    await openSidebar();
    const notice = dialog().getByText(/By continuing, you agree/);
    expect(notice).toHaveTextContent("By continuing, you agree to our Terms and Privacy Policy.");
    expect(within(notice).getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms-use");
    expect(within(notice).getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  });

  it("[LOGIN-39] shows a visitor Login and the number form", async () => {
    showLogin();
    await openSidebar();
    expect(numberField()).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Log Out" })).not.toBeInTheDocument();
  });
});

describe("the end of a log-in", () => {
  const logIn = async (answers: Answers = accepts, options: Parameters<typeof showLogin>[1] = {}) => {
    const shown = showLogin(answers, options);
    const user = userEvent.setup();
    if (!options.path?.includes("referrer")) await openSidebar(user);
    await user.type(await screen.findByLabelText("Your Mobile Number"), `${NUMBER}{Enter}`);
    await screen.findByRole("group", { name: "Enter the four-digit code" });
    await enterCode(user, "0042");
    return { user, ...shown };
  };

  it("[LOGIN-10] shows Log In successful after a correct code", async () => {
    await logIn();
    expect(await screen.findByText("Log In successful")).toBeInTheDocument();
  });

  it("[LOGIN-23] sets the cookie gp_web_token on success, and not before", async () => {
    const answer = deferred<{ access_token: string }>();
    await logIn({ ...sends, verifyOtp: () => answer.promise });
    expect(Cookies.get("gp_web_token")).toBeUndefined();
    await act(async () => answer.resolve({ access_token: TOKEN }));
    expect(Cookies.get("gp_web_token")).toBe(TOKEN);
  });

  it("[LOGIN-34] reads the token from access_token, and from no other field of the response", async () => {
    const token = "x".repeat(43);
    const responses = [
      { status: true, token },
      { status: true, token, access_token: TOKEN },
    ];
    const { user } = await logIn({ ...sends, verifyOtp: () => responses.shift() });
    expect(await screen.findByText("Please enter a valid OTP")).toBeInTheDocument();
    expect(Cookies.get("gp_web_token")).toBeUndefined();
    await enterCode(user, "0043");
    await screen.findByText("Log In successful");
    expect(Cookies.get("gp_web_token")).toBe(TOKEN);
  });

  it("[API-LOGIN-05] stores access_token unchanged in the cookie gp_web_token", async () => {
    await logIn({ ...sends, verifyOtp: () => ({ access_token: `A-_9${TOKEN.slice(4)}` }) });
    await screen.findByText("Log In successful");
    expect(document.cookie).toContain(`gp_web_token=A-_9${TOKEN.slice(4)}`);
  });

  it("[API-LOGIN-04] sends the address of the page as referrer", async () => {
    const { api } = await logIn(accepts, { path: "/shop?page=2#phones" });
    const sent = api.sent.find(({ name }) => name === "verifyOtp");
    expect(sent?.input.body).toMatchObject({ referrer: window.location.href });
    expect(window.location.href).toBe("http://localhost/shop?page=2#phones");
  });

  it("[LOGIN-20] clears its state after two seconds, and not after one", async () => {
    const answer = deferred<{ access_token: string }>();
    await logIn({ ...sends, verifyOtp: () => answer.promise });
    jest.useFakeTimers();
    await act(async () => answer.resolve({ access_token: TOKEN }));
    expect(screen.getByText("Log In successful")).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Log In successful")).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText("Log In successful")).not.toBeInTheDocument();
  });

  it("[LOGIN-24] opens the referrer", async () => {
    const { push } = await logIn(accepts, { path: "/?referrer=/dashboard" });
    await screen.findByText("Log In successful");
    expect(push).toHaveBeenCalledWith("/dashboard", undefined, { locale: false });
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])("does not open %s", async (address) => {
    const path = `/?referrer=${encodeURIComponent(address)}`;
    const { push, replace } = await logIn(accepts, { path });
    await screen.findByText("Log In successful");
    expect(push).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledWith(path, undefined, { scroll: false });
  });

  it("[LOGIN-25] stays at the current path without a referrer, and loads its data again", async () => {
    const { push, replace } = await logIn(accepts, { path: "/shop?page=2" });
    await screen.findByText("Log In successful");
    expect(push).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledWith("/shop?page=2", undefined, { scroll: false });
  });

  it("notifies the other tabs", async () => {
    localStorage.removeItem("sessionChange");
    await logIn();
    await screen.findByText("Log In successful");
    expect(localStorage.getItem("sessionChange")).not.toBeNull();
  });

  const breaks: Answers = { ...sends, verifyOtp: fails };

  it("[LOGIN-11] shows Log In Failed when the code could not be checked", async () => {
    await logIn(breaks);
    expect(await screen.findByText("Log In Failed")).toBeInTheDocument();
  });

  it("[LOGIN-12] then shows Please go back and try again", async () => {
    await logIn(breaks);
    expect(await screen.findByText("Please go back and try again")).toBeInTheDocument();
  });

  it("[LOGIN-13] then has the button Back to Log In", async () => {
    await logIn(breaks);
    expect(await screen.findByRole("button", { name: "Back to Log In" })).toBeInTheDocument();
  });

  it("[LOGIN-21] returns to the number after Back to Log In", async () => {
    const { user } = await logIn(breaks);
    await user.click(await screen.findByRole("button", { name: "Back to Log In" }));
    expect(numberField()).toHaveValue(NUMBER);
  });

  it("[ERR-10] sets no cookie when it failed", async () => {
    await logIn(breaks);
    expect(await screen.findByRole("alert")).toHaveTextContent("Log In FailedPlease go back and try again");
    expect(screen.getByRole("button", { name: "Back to Log In" })).toBeInTheDocument();
    expect(Cookies.get("gp_web_token")).toBeUndefined();
  });
});
