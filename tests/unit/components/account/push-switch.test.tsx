import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PushSwitch } from "@/components/account/push-switch";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import type { PushSettings } from "@/utils/layout/page-layout";

const settings: PushSettings = { apiKey: "k", projectId: "p", senderId: "1", appId: "a", vapidKey: "B" };
const choice = () => screen.queryByRole("checkbox", { name: "Orders, restocks and price drops" });

/** A browser that supports push messages. @param answer the visitor's answer to its question */
function browserWith(permission: NotificationPermission, answer = permission): void {
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  Object.defineProperty(window, "Notification", { value: notification, configurable: true });
  Object.defineProperty(window, "PushManager", { value: class {}, configurable: true });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
}

const show = (refuses = false, given: PushSettings | undefined = settings) => {
  const api = fakeApi({
    subscribePushToken: () => {
      if (refuses) throw new Error("500");
      return { status: true };
    },
  });
  renderSite(<PushSwitch settings={given} />, { api, path: "/dashboard" });
  return api;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(window, "Notification");
  Reflect.deleteProperty(window, "PushManager");
});

test("the switch is hidden without push settings and in a browser without push support", () => {
  renderSite(<PushSwitch settings={undefined} />, { api: fakeApi({}) });
  show();
  expect(choice()).toBeNull();
});

test("switching off removes the token on the server and in the browser, and shows a message", async () => {
  browserWith("granted");
  localStorage.setItem("notificationToken", "token-of-the-browser");
  const api = show();
  await userEvent.click(await screen.findByRole("checkbox", { checked: true }));
  expect(await screen.findByText("Notifications are off in this browser.")).toBeVisible();
  expect(api.sent).toMatchObject([{ input: { body: { browser_token: "token-of-the-browser", action: "remove" } } }]);
  expect(localStorage.getItem("notificationToken")).toBeNull();
});

test("the switch stays on and shows an error when the server refuses", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  browserWith("granted");
  localStorage.setItem("notificationToken", "token-of-the-browser");
  show(true);
  await userEvent.click(await screen.findByRole("checkbox", { checked: true }));
  expect(await screen.findByText("We couldn't save this change. Try again.")).toBeVisible();
  expect(choice()).toBeChecked();
});

test("the switch is disabled and shows the reason when the browser blocks notifications", async () => {
  browserWith("denied");
  show();
  expect(await screen.findByText(/^Your browser is blocking notifications/)).toBeVisible();
  expect(choice()).toBeDisabled();
});

test("the switch keeps the focus, and the reason is announced, when the visitor blocks notifications", async () => {
  browserWith("default", "denied");
  show();
  await userEvent.click(await screen.findByRole("checkbox"));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^Your browser is blocking notifications/));
  expect(choice()).toHaveFocus();
  expect(choice()).not.toBeChecked();
});
