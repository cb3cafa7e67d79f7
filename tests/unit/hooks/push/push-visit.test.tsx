import { waitFor } from "@testing-library/react";
import { unregisterPush } from "@/hooks/push/push-registration";
import { createPushVisit } from "@/hooks/push/push-visit";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { onToast, type Toast } from "@/utils/browser/toasts";
import type { PushSettings } from "@/utils/layout/page-layout";

const settings: PushSettings = {
  apiKey: "AIzaOfTheShop",
  projectId: "shop-test",
  senderId: "100200300400",
  appId: "1:100200300400:web:0123abcd",
  vapidKey: "B",
};
const DAY = 86_400_000;

/** A browser with push support, and a visitor who answers the permission prompt. */
function browserOf(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const workers = new EventTarget() as EventTarget & { getRegistration: () => Promise<undefined> };
  workers.getRegistration = async () => undefined;
  const notification = {
    permission,
    requestPermission: jest.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  Object.defineProperty(window, "Notification", { value: notification, configurable: true });
  Object.defineProperty(window, "PushManager", { value: class {}, configurable: true });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  return { notification, workers };
}

function visitOf({ refuses = false, token = "token-of-the-browser" } = {}) {
  const load = jest.fn(async () => ({ getToken: async () => token }));
  const api = fakeApi({
    subscribePushToken: () => {
      if (refuses) throw new Error("500");
      return { status: true };
    },
  });
  const visit = createPushVisit(load);
  const see = (push: PushSettings = settings) => visit.see(api, push, "The browser is asking");
  return { load, api, visit, see };
}
const stored = (key: string) => localStorage.getItem(key);

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(window, "Notification");
  Reflect.deleteProperty(window, "PushManager");
});

test("[PUSH-01] permission is requested on load, once for each visitor who has not decided", async () => {
  const { notification } = browserOf("default");
  await visitOf().see();
  await visitOf().see();
  expect(notification.requestPermission).toHaveBeenCalledTimes(1);
});

test("[PUSH-01] permission is requested too where the visitor has decided, which shows no question", async () => {
  const { notification } = browserOf("granted");
  await visitOf().see();
  expect(notification.requestPermission).toHaveBeenCalledTimes(1);
  expect(stored("notificationAsked")).toBeNull();
});

test("[PUSH-09] the sandbox has a provider of its own, whose token stays the same", async () => {
  browserOf("granted");
  const { api } = visitOf();
  await createPushVisit().see(api, "sandbox", "The browser is asking");
  const token = stored("notificationToken");
  expect(token).toMatch(/^sandbox-[0-9a-f-]{36}$/);
  expect(api.sent).toMatchObject([{ name: "subscribePushToken", input: { body: { browser_token: token } } }]);
  localStorage.setItem("notificationRegistration", JSON.stringify({ at: Date.now() - 8 * DAY, owner: "" }));
  await createPushVisit().see(api, "sandbox", "The browser is asking");
  expect(api.sent).toHaveLength(2);
  expect(stored("notificationToken")).toBe(token);
});

test("[PUSH-02] with permission and without a token, the provider is loaded", async () => {
  browserOf("default", "granted");
  const { load, see } = visitOf();
  await see();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(["PUSH-03", "STORE-10"])("[%s] the token is stored as notificationToken", async () => {
  browserOf("granted");
  await visitOf().see();
  expect(stored("notificationToken")).toBe("token-of-the-browser");
});

test.each(["PUSH-04", "PUSH-06", "PUSH-08"])("[%s] the token is registered with the server, action = add", async () => {
  browserOf("granted");
  const { api, see } = visitOf();
  await see();
  expect(api.sent).toEqual([
    {
      name: "subscribePushToken",
      input: { body: { browser_token: "token-of-the-browser", browser_device: expect.any(String), action: "add" } },
    },
  ]);
});

test("[PUSH-05] with a stored token nothing is loaded and nothing is sent", async () => {
  browserOf("granted");
  localStorage.setItem("notificationToken", "token-of-the-browser");
  const { load, api, see } = visitOf();
  await see();
  expect([load.mock.calls.length, api.sent.length]).toEqual([0, 0]);
});

test("[CONST-35] the token is registered again after seven days", async () => {
  browserOf("granted");
  localStorage.setItem("notificationToken", "token-of-the-browser");
  const at = (time: number) =>
    localStorage.setItem("notificationRegistration", JSON.stringify({ at: time, owner: "" }));
  at(Date.now() - 6 * DAY);
  const early = visitOf();
  await early.see();
  at(Date.now() - 7 * DAY);
  const due = visitOf();
  await due.see();
  expect([early.api.sent.length, due.api.sent.length]).toEqual([0, 1]);
});

test("[ERR-16] a refused registration is only logged, and repeated on the next load", async () => {
  browserOf("granted");
  const toasts: Toast[] = [];
  const stop = onToast((toast) => void toasts.push(toast));
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await visitOf({ refuses: true }).see();
  expect(log).toHaveBeenCalledWith("Registration of push messages failed", expect.any(Error));
  expect(toasts).toEqual([]);
  const { api, see } = visitOf();
  await see();
  expect(api.sent).toHaveLength(1);
  stop();
});

test.each<[string, PushSettings, Toast[]]>([
  ["is explained once", settings, [{ kind: "note", message: "The browser is asking" }]],
  ["is not explained in the sandbox", "sandbox", []],
])("the permission prompt %s when the visitor uses the page before answering", async (_, push, explained) => {
  const { notification } = browserOf("default");
  let answer: (permission: NotificationPermission) => void = () => undefined;
  notification.requestPermission.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const toasts: Toast[] = [];
  const stop = onToast((toast) => void toasts.push(toast));
  const seen = visitOf().see(push);
  await waitFor(() => expect(notification.requestPermission).toHaveBeenCalled());
  expect(toasts).toEqual([]);
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("keydown"));
  expect(toasts).toEqual(explained);
  answer("denied");
  await seen;
  stop();
});

test("an answered permission prompt is not explained", async () => {
  browserOf("default", "denied");
  const toasts: Toast[] = [];
  const stop = onToast((toast) => void toasts.push(toast));
  await visitOf().see();
  window.dispatchEvent(new Event("pointerdown"));
  expect(toasts).toEqual([]);
  stop();
});

test("when permission is denied, nothing is loaded and an earlier token is removed", async () => {
  browserOf("denied");
  localStorage.setItem("notificationToken", "token-of-the-browser");
  const { load, api, see } = visitOf();
  await see();
  expect([load.mock.calls.length, api.sent.length, stored("notificationToken")]).toEqual([0, 0, null]);
});

test("a browser without push support does not load the provider", async () => {
  browserOf("default");
  Reflect.deleteProperty(window, "PushManager");
  const { load, see } = visitOf();
  await see();
  expect(load).not.toHaveBeenCalled();
});

test("a push message is shown as a toast while the site is open, any other message is not", async () => {
  const { workers } = browserOf("granted");
  await visitOf().see();
  const toasts: Toast[] = [];
  const stop = onToast((toast) => void toasts.push(toast));
  workers.dispatchEvent(new MessageEvent("message", { data: { type: "other", title: "x" } }));
  workers.dispatchEvent(
    new MessageEvent("message", { data: { type: "push-message", title: "Order 7K3M", body: "Here" } }),
  );
  expect(toasts).toEqual([{ kind: "success", message: "Order 7K3M: Here" }]);
  stop();
});

test("switching off removes the token on the server, and it is not registered again", async () => {
  browserOf("granted");
  await visitOf().see();
  const { api, load, see } = visitOf();
  await unregisterPush(api);
  expect(api.sent).toMatchObject([{ input: { body: { browser_token: "token-of-the-browser", action: "remove" } } }]);
  expect(stored("notificationToken")).toBeNull();
  await see();
  expect([load.mock.calls.length, api.sent.length]).toEqual([0, 1]);
});

test("a failed removal keeps the token", async () => {
  browserOf("granted");
  await visitOf().see();
  await expect(unregisterPush(visitOf({ refuses: true }).api)).rejects.toThrow();
  expect(stored("notificationToken")).toBe("token-of-the-browser");
});

const actionsOf = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.map(({ input }) => (input as { body: { action: string } }).body.action);

test("a consent that is withdrawn and given again on the same page registers the token again", async () => {
  browserOf("granted");
  const { api, visit, see } = visitOf();
  await see();
  await visit.withdraw(api);
  expect([stored("notificationToken"), stored("notificationOff")]).toEqual([null, null]);
  await see();
  expect(actionsOf(api)).toEqual(["add", "remove", "add"]);
  expect(stored("notificationToken")).toBe("token-of-the-browser");
});

test("a choice that changes during the registration ends with the last choice", async () => {
  browserOf("granted");
  const withdrawn = visitOf();
  await Promise.all([withdrawn.see(), withdrawn.visit.withdraw(withdrawn.api)]);
  expect([actionsOf(withdrawn.api), stored("notificationToken")]).toEqual([["add", "remove"], null]);
  const given = visitOf();
  await Promise.all([given.see(), given.visit.withdraw(given.api), given.see()]);
  expect([actionsOf(given.api), stored("notificationToken")]).toEqual([
    ["add", "remove", "add"],
    "token-of-the-browser",
  ]);
});

test("a failed withdrawal is only logged, and keeps the token for the next attempt", async () => {
  browserOf("granted");
  await visitOf().see();
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { api, visit } = visitOf({ refuses: true });
  await visit.withdraw(api);
  expect(log).toHaveBeenCalledWith("Withdrawal of push messages failed", expect.any(Error));
  expect(stored("notificationToken")).toBe("token-of-the-browser");
});
