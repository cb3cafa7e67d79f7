import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { onPhone } from "./browser";
import { median } from "./load";

/** From the tap on "Place order" to the order's own page, on a slow phone. Times in milliseconds. */
export interface TapFigures {
  runs: number;
  /** Time until the heading of the page is painted. */
  placed: number;
  slowest: number;
}

/** A plain script: a function compiled by tsx needs helpers that the page does not have. */
const OBSERVER = join(__dirname, "tap-observer.js");
/** Valid numbers of the operator; each order has its own number. */
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
  // Enables the cache: a visitor's browser keeps the files that it has loaded.
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  await page.addInitScript({ path: OBSERVER });
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
  await page.waitForFunction(() => sessionStorage.getItem("benchArrived") !== null);
  return page.evaluate(
    () => Number(sessionStorage.getItem("benchArrived")) - Number(sessionStorage.getItem("benchTapped")),
  );
}
