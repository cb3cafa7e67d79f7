import type { Page } from "@playwright/test";
import { LogInWalk } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { paths } from "@/utils/paths/paths";

const CALL = "Get the code by phone call";

/** Answers each request for a code itself: the server allows one in thirty seconds. Only the requests are tested. */
async function answerCodes(page: Page, address: string, answer: object): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(address, async (route) => {
    bodies.push(route.request().postData() ?? "");
    await route.fulfill({ json: answer });
  });
  await page.clock.install();
  return bodies;
}

/** Opens a page and waits until its advertisement has loaded. If the clock moved before that, that call would time out. */
async function openLoaded(page: Page, path: string): Promise<void> {
  const advertisement = page.waitForResponse("**/api/get-advertise-block");
  await page.goto(path);
  await (await advertisement).finished();
}

/** Goes from the first text message to the phone call. */
async function askForCall(page: Page, bodies: readonly string[], resend: string): Promise<void> {
  await expect(page.getByRole("button", { name: CALL })).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: resend }).click();
  await expect.poll(() => bodies.length).toBe(2);
  // The wait starts when the response has arrived. If the clock moved before that, the request would time out.
  await expect(page.getByRole("button", { name: resend, exact: true })).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: CALL }).click();
  await expect(page.getByText("We are calling this number.")).toBeVisible();
  expect(bodies.at(-1)).toMatch(/channel\W+voice/);
}

test("a log-in offers a code by phone call after two texts", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  const bodies = await answerCodes(page, "**/backend/api/v1/otp", { status: true });
  await openLoaded(page, "/about");
  const login = new LogInWalk(page);
  await login.open();
  await login.number.fill(newNumber());
  await login.next.click();
  await expect(login.box(1)).toBeVisible();
  await askForCall(page, bodies, "Resend Code");
});

test("the activation of a pack offers a code by phone call after two texts", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  const step = { status: true, data: { step: "code", resend_after: 30 } };
  const bodies = await answerCodes(page, "**/api/v1/internet_pack/send_otp", step);
  await openLoaded(page, `${paths.internetPacks}/internet-1024mb-24h-3001`);
  await page.getByRole("button", { name: /^Activate for Tk/ }).click();
  await page.getByLabel("Mobile number").fill(newNumber());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Digit 1 of 4")).toBeFocused();
  await askForCall(page, bodies, "Resend code");
});
