import type { Page } from "@playwright/test";
import { choosePhone, expect, test } from "@/tests/e2e/support/shop-walk";

const REFUSAL = { status: false, errors: [{ code: "quantity-limit", message: "Five at most" }], requestId: "a-test" };

/** The toast as it was after it had slid in. */
interface SeenToast {
  text: string;
  background: string;
  box: { left: number; right: number; top: number; bottom: number };
  /** The time for which it was shown, in milliseconds. A busy machine lengthens it. */
  stayed: number;
  /** The times of the timers that the page set for it, in milliseconds. */
  timers: number[];
  /** How long the exit animation took, in seconds. */
  leaving: number;
}

/**
 * Adds a phone to a cart that the server refuses, and records the toast with the error. The recording runs in the page:
 * a call from outside sees a toast up to a second late, and on a slow machine the toast may be gone by then.
 */
async function seeRefusal(page: Page, phone: string): Promise<SeenToast> {
  await page.route("**/api/v1/add-cart-item", (route) => route.fulfill({ json: REFUSAL }));
  await page.goto(phone);
  const seen = page.evaluate(
    () =>
      new Promise<SeenToast>((resolve) => {
        let look: Promise<Pick<SeenToast, "text" | "background" | "box">> | undefined;
        const timers: number[] = [];
        const setTimer = window.setTimeout;
        const noted = (work: TimerHandler, wait = 0, ...rest: unknown[]) => {
          timers.push(wait);
          return setTimer(work, wait, ...rest);
        };
        Object.assign(window, { setTimeout: noted });
        let came = 0;
        let leaving = 0;
        new MutationObserver(async (_changes, observer) => {
          const toast = document.querySelector(".Toastify__toast");
          if (toast?.className.includes("-exit"))
            leaving = Number.parseFloat(getComputedStyle(toast).animationDuration);
          if (toast !== null && look === undefined) {
            came = performance.now();
            look = Promise.all(toast.getAnimations().map(({ finished }) => finished)).then(() => {
              const { left, right, top, bottom } = toast.getBoundingClientRect();
              const background = getComputedStyle(toast).backgroundColor;
              return { text: toast.textContent ?? "", background, box: { left, right, top, bottom } };
            });
          } else if (toast === null && look !== undefined) {
            observer.disconnect();
            const stayed = performance.now() - came;
            resolve({ ...(await look), stayed, timers, leaving });
          }
        }).observe(document, { childList: true, subtree: true, attributeFilter: ["class"] });
      }),
  );
  await page.getByRole("button", { name: "Add to Cart" }).and(page.locator(":visible")).first().click();
  const toast = await seen;
  expect(toast.text).toContain("Five at most");
  return toast;
}

test("[TOAST-01] the toast disappears after two and a half seconds", { tag: "@narrow" }, async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  const { stayed, timers, leaving } = await seeRefusal(page, path);
  expect(stayed).toBeGreaterThan(2_400);
  expect(timers).toContain(2_500);
  expect(leaving).toBe(0.2);
});

test("[TOAST-02] the toast is at the bottom centre, above the price bar", async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  const { box } = await seeRefusal(page, path);
  const screen = page.viewportSize();
  if (screen === null) throw new Error("Nothing to measure");
  expect(Math.abs((box.left + box.right) / 2 - screen.width / 2)).toBeLessThanOrEqual(1);
  expect(box.top).toBeGreaterThan(screen.height / 2);
  expect(box.bottom).toBeLessThan(screen.height - 64);
});

test("[TOAST-03] the toast of a failed cart update is red", { tag: "@wide" }, async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  expect((await seeRefusal(page, path)).background).toBe("rgb(192, 43, 43)");
});
