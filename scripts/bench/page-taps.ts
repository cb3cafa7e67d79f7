import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { onPhones, SLOW_4G, SLOWER_CPU } from "./browser";
import { median } from "./quantile";

/** From a tap until the heading of the next page is painted, on a slow phone. Times in milliseconds. */
export interface PageTapFigures {
  name: string;
  runs: number;
  median: number;
  slowest: number;
}

export const ORDER_TAP = "order placed";
const LIST_TAP = "product from a list, tapped";
export const LIST_CLICK = "product from a list, prefetched";

/** A plain script: a function compiled by tsx needs helpers that the page does not have. */
const OBSERVER = join(__dirname, "tap-observer.js");
/** Valid numbers of the operator; each order has its own number. */
const FIRST_NUMBER = 1_712_000_000;
/** Long enough for the code or the data of the next page to arrive. */
const PREFETCHED_MS = 1_500;
/** How long a finger touches the screen when it taps. */
const FINGER_MS = 80;

/**
 * Buys a product again and again, paid on delivery, and opens a product of a list, each time in a new browser.
 * @param product address of its page
 * @param listing address of a list of products
 */
export async function timePageTaps(product: string, listing: string, runs: number): Promise<PageTapFigures[]> {
  return [
    await timeTaps(ORDER_TAP, runs, (page, session, run) => placeOrder(page, session, product, run)),
    await timeTaps(LIST_TAP, runs, (page, session) => openProduct(page, session, listing, FINGER_MS)),
    await timeTaps(LIST_CLICK, runs, (page, session) => openProduct(page, session, listing, PREFETCHED_MS)),
  ];
}

type Walk = (page: Page, session: CDPSession, run: number) => Promise<void>;

async function timeTaps(name: string, runs: number, walk: Walk): Promise<PageTapFigures> {
  const times = await onPhones(runs, async (page, session, run) => {
    // Enables the cache: a visitor's browser keeps the files that it has loaded.
    await session.send("Network.setCacheDisabled", { cacheDisabled: false });
    await page.addInitScript({ path: OBSERVER });
    await walk(page, session, run);
    await page.waitForFunction(() => Number(sessionStorage.getItem("benchArrived")) > 0, undefined, { polling: 100 });
    return page.evaluate(
      () => Number(sessionStorage.getItem("benchArrived")) - Number(sessionStorage.getItem("benchTapped")),
    );
  });
  return { name, runs, median: Math.round(median(times)), slowest: Math.round(Math.max(...times)) };
}

async function placeOrder(page: Page, session: CDPSession, address: string, run: number): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Add to Cart" }).locator("visible=true").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Continue to Checkout" }).click();
  await page.getByLabel("Full name").fill("Rahima Khatun");
  await page.getByLabel("Mobile number").fill(`0${FIRST_NUMBER + run}`);
  await page.getByLabel("Post code").fill("1209");
  await page.getByLabel("Address", { exact: true }).fill("House 12, Road 5, Dhanmondi");
  await page.getByRole("radio", { name: /Regular/ }).check();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.waitForLoadState("networkidle");
  await session.send("Emulation.setCPUThrottlingRate", SLOWER_CPU);
  await page.getByRole("button", { name: "Place order" }).tap();
}

/**
 * Swipes through the list, as a buyer does: the touch of a card prefetches the code of its page. Then the finger touches a
 * card for as long as a tap takes, or a pointer rests on it before the click; both prefetch the data of the page.
 */
async function openProduct(page: Page, session: CDPSession, listing: string, restMs: number): Promise<void> {
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(listing, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", SLOWER_CPU);
  const product = page
    .getByRole("main")
    .locator(`a[href^="${new URL(listing).pathname}/"]:visible`)
    .first();
  await product.scrollIntoViewIfNeeded();
  const swipe = { ...(await centreOf(product)), yDistance: -40, gestureSourceType: "touch" } as const;
  await session.send("Input.synthesizeScrollGesture", swipe);
  await wait(PREFETCHED_MS);
  const point = await centreOf(product);
  if (restMs > FINGER_MS) {
    await page.mouse.move(point.x, point.y);
    await wait(restMs);
    await page.mouse.click(point.x, point.y);
    return;
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await wait(restMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
