import { join } from "node:path";
import type { Page } from "@playwright/test";
import { onPhones, SLOWER_CPU } from "./browser";
import { median } from "./quantile";

/** From an input until the next frame is painted, on a slow phone. Times in milliseconds, in steps of 8. */
export interface InteractionFigures {
  name: string;
  runs: number;
  painted: number;
  slowest: number;
}

interface Interaction {
  name: string;
  path: string;
  /** What happens before the measured input. */
  prepare?: (page: Page, run: number) => Promise<void>;
  input: (page: Page) => Promise<void>;
}

declare global {
  interface Window {
    benchPainted: number;
  }
}

const OBSERVER = join(__dirname, "interaction-observer.js");
/** A valid number of the operator; each log-in has its own. */
const FIRST_NUMBER = 1_713_000_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).locator("visible=true").first();

/** The inputs that are measured. @param product path of a product's page, @param listing path of a list */
function interactions(product: string, listing: string): Interaction[] {
  const openFilters = async (page: Page) => page.getByRole("link", { name: "Filters" }).tap();
  const openLogin = async (page: Page) => button(page, "Login").tap();
  return [
    { name: "menu", path: "/", input: (page) => button(page, "Menu").tap() },
    { name: "side cart", path: product, input: (page) => button(page, "Open cart").tap() },
    { name: "add to cart", path: product, input: (page) => button(page, "Add to Cart").tap() },
    {
      name: "quantity",
      path: product,
      prepare: async (page) => button(page, "Add to Cart").tap(),
      input: (page) => page.getByRole("dialog").getByRole("button", { name: "Add one more" }).tap(),
    },
    { name: "filter sheet", path: listing, input: openFilters },
    {
      name: "filter",
      path: listing,
      prepare: openFilters,
      input: (page) => page.getByRole("complementary", { name: "Filters" }).locator("label").first().tap(),
    },
    { name: "log-in dialog", path: "/", input: openLogin },
    {
      name: "code box",
      path: "/",
      prepare: async (page, run) => {
        await openLogin(page);
        await page.getByLabel("Your Mobile Number").fill(`0${FIRST_NUMBER + run}`);
        await page.getByRole("dialog").getByRole("button", { name: "Continue" }).tap();
        await page.getByLabel("Digit 1 of 4").focus();
      },
      input: (page) => page.keyboard.press("7"),
    },
  ];
}

/** Measures each input in several new browsers. @param origin of the site, without a slash at its end */
export async function timeInteractions(
  origin: string,
  product: string,
  listing: string,
  runs: number,
): Promise<InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  for (const { name, path, prepare, input } of interactions(product, listing)) {
    const times = await onPhones(runs, async (page, session, run) => {
      await page.addInitScript({ path: OBSERVER });
      await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
      await prepare?.(page, run);
      await page.waitForLoadState("networkidle");
      await session.send("Emulation.setCPUThrottlingRate", SLOWER_CPU);
      await page.evaluate(() => {
        window.benchPainted = 0;
      });
      await input(page);
      await page.waitForFunction(() => window.benchPainted > 0, undefined, { polling: 100 });
      return page.evaluate(() => window.benchPainted);
    });
    figures.push({ name, runs, painted: median(times), slowest: Math.max(...times) });
  }
  return figures;
}
