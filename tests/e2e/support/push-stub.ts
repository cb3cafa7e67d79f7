import type { Page } from "@playwright/test";

/** The visitor's answer to the browser's permission question; `default` means that it is not answered. */
export type Answer = "granted" | "denied" | "default";

interface StubOptions {
  /** The permission before the visitor is asked. */
  permission?: Answer;
  /** The visitor's answer. */
  answer?: Answer;
  /** False for a browser without push messages. */
  supported?: boolean;
  /** The response of the provider's service to a registration. */
  provider?: "works" | "fails";
  /** If true, the site's own worker is registered too. Tests cannot intercept requests that go through it. */
  offlineWorker?: boolean;
}

export const TOKEN = "stub-token:APA91bFhQ2n7Wd4Kc9Lm3Xp6";
const ORIGIN = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Replaces the visitor's answer, the browser's push service and the provider's two services. */
export async function stubPush(page: Page, options: StubOptions = {}) {
  const {
    permission = "default",
    answer = "granted",
    supported = true,
    provider = "works",
    offlineWorker = false,
  } = options;
  const asked = { provider: 0 };
  await page.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      headers: ORIGIN,
      json: {
        name: "projects/1/installations/c1",
        fid: "cRkXp9Lm3Xp6Wd4Kc9Lm3X",
        refreshToken: "refresh",
        authToken: { token: "auth", expiresIn: "604800s" },
      },
    }),
  );
  await page.route("https://fcmregistrations.googleapis.com/**", (route) => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ headers: ORIGIN });
    asked.provider += 1;
    return provider === "fails"
      ? route.fulfill({ status: 500, headers: ORIGIN, json: { error: { message: "no" } } })
      : route.fulfill({ headers: ORIGIN, json: { token: TOKEN } });
  });
  await page.addInitScript(
    ({ permission, answer, supported, offlineWorker }) => {
      const seen = { requests: 0 };
      Object.assign(window, { pushSeen: seen });
      const register = ServiceWorkerContainer.prototype.register;
      ServiceWorkerContainer.prototype.register = function (script, options) {
        const isLeftOut = !offlineWorker && String(script).endsWith("/service-worker.js");
        return isLeftOut ? Promise.reject(new Error("left out")) : register.call(this, script, options);
      };
      if (!supported) {
        Reflect.deleteProperty(window, "PushManager");
        return;
      }
      // The answer is kept for later pages too.
      const read = () => (localStorage.getItem("stub-permission") ?? permission) as NotificationPermission;
      Object.defineProperty(Notification, "permission", { get: read, configurable: true });
      Notification.requestPermission = async () => {
        seen.requests += 1;
        localStorage.setItem("stub-permission", answer);
        return read();
      };
      const subscription = {
        endpoint: "https://push.example/one",
        getKey: () => new Uint8Array([1, 2, 3, 4]).buffer,
        unsubscribe: async () => {
          localStorage.removeItem("stub-subscription");
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem("stub-subscription") === null ? null : subscription;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem("stub-subscription", "1");
        return subscription;
      };
    },
    { permission, answer, supported, offlineWorker },
  );
  return asked;
}

/** The number of times that this page has asked the visitor. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pushSeen: { requests: number } }).pushSeen.requests);

/** A value of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
