import type { Page, Request } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { LogInWalk } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { stored, stubPush, TOKEN, timesAsked } from "@/tests/e2e/support/push-stub";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { untilQuiet } from "@/tests/support/screens/quiet-page";

// These visitors are new. Beside the push worker, only the worker of the offline page may be registered.
test.use({
  storageState: { cookies: [], origins: [] },
  serviceWorkers: "allow",
});

const CALL = "**/api/v1/fcm-token-subscription";
const PATH = "/about";
const WEEK = 7 * 86_400_000;

/** Every registration request that the page sends, in order. */
function registrations(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => request.url().endsWith("/api/v1/fcm-token-subscription") && sent.push(request));
  return sent;
}

/** Opens a page and waits until the browser is registered for push messages. */
async function openRegistered(page: Page): Promise<Request> {
  const answered = page.waitForResponse(CALL);
  await page.goto(PATH);
  const response = await answered;
  expect(response.status()).toBe(200);
  await expect.poll(() => stored(page, "notificationRegistration")).toMatch(/"at":[1-9]/);
  return response.request();
}

/** Waits until the page does nothing more by itself: its last script has requested the advertisement. */
async function openAndSettle(page: Page, path = PATH): Promise<void> {
  const asked = page.waitForResponse("**/api/get-advertise-block");
  await page.goto(path);
  await asked;
  await untilQuiet(page);
}

test("[PUSH-01] the page asks for permission on load, once for each visitor", { tag: "@narrow" }, async ({ page }) => {
  await stubPush(page, { answer: "default" });
  await page.goto(PATH);
  await expect.poll(() => timesAsked(page)).toBe(1);
  await openAndSettle(page);
  expect(await timesAsked(page)).toBe(0);
});

test("[PUSH-02] with permission and without a stored token, a token is requested from the provider", {
  tag: "@wide",
}, async ({ page }) => {
  const asked = await stubPush(page);
  await openRegistered(page);
  expect(asked.provider).toBe(1);
});

for (const id of ["PUSH-03", "STORE-10"]) {
  test(`[${id}] the token is stored as notificationToken`, { tag: "@narrow" }, async ({ page }) => {
    await stubPush(page);
    await openRegistered(page);
    expect(await stored(page, "notificationToken")).toBe(TOKEN);
  });
}

for (const id of ["PUSH-04", "API-SITE-31", "API-SITE-41"]) {
  test(`[${id}] the token is registered with a POST that has three fields only`, { tag: "@wide" }, async ({ page }) => {
    await stubPush(page);
    const request = await openRegistered(page);
    expect(request.method()).toBe("POST");
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(["action", "browser_device", "browser_token"]);
  });
}

test("[PUSH-05] with a stored token no new registration is sent", { tag: "@narrow" }, async ({ page }) => {
  const asked = await stubPush(page);
  await openRegistered(page);
  const sent = registrations(page);
  await openAndSettle(page, "/terms-use");
  expect(sent).toEqual([]);
  // The browser returns the visitor's decision without a question.
  expect([asked.provider, await timesAsked(page)]).toEqual([1, 1]);
});

test("[PUSH-06] browser_token is the token", { tag: "@wide" }, async ({ page }) => {
  await stubPush(page);
  expect((await openRegistered(page)).postDataJSON().browser_token).toBe(TOKEN);
});

test("[PUSH-07] browser_device is the lowercased first word of the platform", { tag: "@wide" }, async ({ page }) => {
  await stubPush(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { get: () => "Linux x86_64" }));
  expect((await openRegistered(page)).postDataJSON().browser_device).toBe("linux");
});

test("[PUSH-08] action is add", { tag: "@wide" }, async ({ page }) => {
  await stubPush(page);
  expect((await openRegistered(page)).postDataJSON().action).toBe("add");
});

test("[PUSH-09] the provider's worker and the site's own worker are installed with separate scopes", {
  tag: "@wide",
}, async ({ page }) => {
  await stubPush(page, { offlineWorker: true });
  await openRegistered(page);
  const scopes = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ scope, active }) => `${new URL(scope).pathname} ${active?.scriptURL.split("/").at(-1)}`).sort();
    });
  await expect.poll(scopes).toEqual(["/ service-worker.js", "/push-messages/ push-worker.js"]);
  // Pages are still controlled by the site's own worker.
  await page.reload();
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await expect.poll(controller).toContain("/service-worker.js");
});

test("[CONST-35] the token is registered again after seven days, and not after six", { tag: "@wide" }, async ({
  page,
}) => {
  await stubPush(page);
  await openRegistered(page);
  const age = (milliseconds: number) =>
    page.evaluate(
      (at) => localStorage.setItem("notificationRegistration", JSON.stringify({ at, owner: "" })),
      Date.now() - milliseconds,
    );
  const sent = registrations(page);
  await age(WEEK - 86_400_000);
  await openAndSettle(page);
  expect(sent).toHaveLength(0);
  await age(WEEK);
  await openRegistered(page);
  expect(sent).toHaveLength(1);
});

test("without permission nothing is loaded or sent", { tag: "@narrow" }, async ({ page }) => {
  const asked = await stubPush(page, { answer: "denied" });
  const sent = registrations(page);
  await page.goto(PATH);
  await expect.poll(() => timesAsked(page)).toBe(1);
  await openAndSettle(page);
  expect([sent.length, asked.provider]).toEqual([0, 0]);
  expect(await stored(page, "notificationToken")).toBeNull();
});

test("in a browser without push messages the page asks nothing", { tag: "@narrow" }, async ({ page }) => {
  await stubPush(page, { supported: false });
  const sent = registrations(page);
  await openAndSettle(page);
  expect([sent.length, await timesAsked(page)]).toEqual([0, 0]);
});

test("in a partner's web view the page does not ask for permission", { tag: "@narrow" }, async ({ page }) => {
  await stubPush(page);
  await openAndSettle(page, `${PATH}?channelName=wallet`);
  expect(await timesAsked(page)).toBe(0);
});

test("an error of the provider is only logged", { tag: "@wide" }, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await stubPush(page, { provider: "fails" });
  await page.goto(PATH);
  await expect.poll(() => logged.join("\n")).toContain("Registration of push messages failed");
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  expect(await stored(page, "notificationToken")).toBeNull();
});

test("[ERR-16] a refused registration is only logged, and repeated on the next load", {
  tag: "@narrow",
}, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await stubPush(page);
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: { status: false } }));
  await page.goto(PATH);
  await expect.poll(() => logged.join("\n")).toContain("Registration of push messages failed");
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  await page.unroute(CALL);
  await openRegistered(page);
});

test("a message that arrives while the site is open is shown as a toast", { tag: "@wide" }, async ({
  page,
  context,
}) => {
  await stubPush(page);
  const devtools = await context.newCDPSession(page);
  const ids = new Map<string, string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(new URL(scopeURL).pathname, registrationId);
  });
  await devtools.send("ServiceWorker.enable");
  await openRegistered(page);
  await expect.poll(() => ids.has("/push-messages/")).toBe(true);
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: ids.get("/push-messages/") ?? "",
    data: JSON.stringify({ data: { title: "Order 7K3M", body: "Your order is on its way.", link: "/shop" } }),
  });
  await expect(page.locator(".Toastify__toast")).toContainText("Order 7K3M: Your order is on its way.");
});

test("the checkbox on the dashboard removes the browser's registration and adds it again", { tag: "@narrow" }, async ({
  page,
}) => {
  const on = "এই ব্রাউজারে নোটিফিকেশন চালু আছে।";
  const off = "এই ব্রাউজারে নোটিফিকেশন বন্ধ আছে।";
  await stubPush(page);
  await page.goto("/bn/terms-use");
  const walk = new LogInWalk(page, "bn");
  await walk.logIn(newNumber());
  // The browser is registered again, for the number that has logged in.
  await expect.poll(() => stored(page, "notificationRegistration")).toMatch(/"at":[1-9]\d*,"owner":"\w/);
  await page.goto("/bn/dashboard");
  const choice = page.getByRole("checkbox", { name: "অর্ডার, স্টক ও দাম কমার খবর" });
  await expect(choice).toBeChecked();
  const part = "main";
  expect(await findings(page, { part, modes: BOTH_MODES })).toEqual([]);
  const removed = page.waitForRequest(CALL);
  await choice.uncheck();
  expect((await removed).postDataJSON()).toMatchObject({ browser_token: TOKEN, action: "remove" });
  await expect(page.getByText(off)).toBeVisible();
  expect(await findings(page, { part, modes: BOTH_MODES })).toEqual([]);
  expect(await stored(page, "notificationToken")).toBeNull();
  // Push messages stay off on later pages.
  const sent = registrations(page);
  await openAndSettle(page, "/bn/dashboard");
  expect(sent).toEqual([]);
  await choice.check();
  await expect(page.getByText(on)).toBeVisible();
  expect(sent.map((request) => request.postDataJSON().action)).toEqual(["add"]);
});
