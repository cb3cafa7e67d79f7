import type { CDPSession, Page } from "@playwright/test";
import { onPhone } from "./browser";
import { median } from "./load";

/** From the tap on "Place order" to the order's own page, on a slow phone. Times in milliseconds. */
export interface TapFigures {
  runs: number;
  /** Until its heading is painted. */
  placed: number;
  slowest: number;
}

/** Where the page keeps the moments between its documents. */
const STARTED = "benchTapped";
const ARRIVED = "benchArrived";
/** Fitting numbers of the operator; each order has one of its own. */
const FIRST_NUMBER = 1_712_000_000;

/**
 * Buys the product at that address again and again, paid on delivery, each time in a new browser.
 * @param address of its page
 */
export async function timeOrderTaps(address: string, runs: number): Promise<TapFigures> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1)
    times.push(await onPhone((page, session) => placeOrder(page, session, address, run)));
  return { runs, placed: Math.round(median(times)), slowest: Math.round(Math.max(...times)) };
}

async function placeOrder(page: Page, session: CDPSession, address: string, run: number): Promise<number> {
  // What a visitor's browser has loaded stays loaded.
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  await page.addInitScript(watchTap, { started: STARTED, arrived: ARRIVED });
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
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.getByRole("button", { name: "Place order" }).tap();
  await page.waitForFunction((arrived) => sessionStorage.getItem(arrived) !== null, ARRIVED);
  return page.evaluate(
    ([started, arrived]) => Number(sessionStorage.getItem(arrived)) - Number(sessionStorage.getItem(started)),
    [STARTED, ARRIVED] as const,
  );
}

/** Runs in the page: notes the click on the button, and the frame in which the order's heading is there. */
function watchTap({ started, arrived }: { started: string; arrived: string }): void {
  const now = () => String(performance.timeOrigin + performance.now());
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("button[type=submit]")) sessionStorage.setItem(started, now());
    },
    true,
  );
  const look = () => {
    const isThere = location.pathname.startsWith("/shop/order/") && document.querySelector("main h1") !== null;
    if (!isThere) return void requestAnimationFrame(look);
    // The frame after this one has painted it.
    requestAnimationFrame(() => sessionStorage.setItem(arrived, now()));
  };
  requestAnimationFrame(look);
}
