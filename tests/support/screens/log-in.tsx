import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { LoginButton } from "@/components/login/login-button";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import type { LayoutData } from "@/utils/layout/page-layout";

export const NUMBER = "01712345678";
export const TOKEN = "t".repeat(43);

/** A browser whose screen has this width: phones are below 768 pixels. */
export function screenOf(width: "phone" | "desktop"): void {
  window.matchMedia = ((query: string) => ({
    matches: width === "desktop",
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

export const numberField = () => screen.getByLabelText("Your Mobile Number");
export const box = (place: number) => screen.getByLabelText(`Digit ${place} of 4`);
export const boxes = () => [1, 2, 3, 4].map((place) => box(place) as HTMLInputElement);

/** Opens the sidebar as a visitor. */
export async function openSidebar(user = userEvent.setup()) {
  await user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByLabelText("Your Mobile Number");
  return user;
}

/** Types a number and goes on to the code. */
export async function askForCode(user = userEvent.setup(), number = NUMBER) {
  await openSidebar(user);
  await user.type(numberField(), number);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("group", { name: "Enter the four-digit code" });
  return user;
}

/** Types a code and submits it with Enter in the last box. */
export async function enterCode(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.click(box(1));
  await user.keyboard(code);
  await user.type(box(4), "{Enter}", { skipClick: false });
}

export type Answers = Parameters<typeof fakeApi>[0];
export const sends: Answers = { sendOtp: () => ({ status: true }) };
export const accepts: Answers = { ...sends, verifyOtp: () => ({ access_token: TOKEN }) };
export const fails = () => {
  throw new Error("The network is gone");
};

interface Place {
  path?: string;
  layout?: Partial<LayoutData>;
}

/** Renders the header's button and its sidebar. */
export function showLogin(answers: Answers = {}, { path = "/about", layout = {} }: Place = {}) {
  window.history.replaceState(null, "", path);
  const api = fakeApi(answers);
  return { api, ...renderSite(<LoginButton layout={layoutWith(layout)} />, { api, path }) };
}

/** The names of the calls that were made. */
export const callsOf = (api: ReturnType<typeof fakeApi>) => api.sent.map(({ name }) => name);
export const continueButton = () => screen.getByRole("button", { name: "Continue" });
export const dialog = () => within(screen.getByRole("dialog"));

/** Sets up a phone with an unused page. To be called before each test. */
export function freshPage(): void {
  // A dialog that the previous test left open has locked the scrolling of the page.
  document.body.removeAttribute("style");
  screenOf("phone");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
}

/** Removes the session and resets the address. To be called after each test. */
export function forgetPage(): void {
  jest.useRealTimers();
  Cookies.remove("gp_web_token", { path: "/" });
  window.history.replaceState(null, "", "/");
}
