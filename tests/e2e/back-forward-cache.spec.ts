import { expect, test } from "@/tests/e2e/support/shop-walk";
import { untilQuiet } from "@/tests/support/screens/quiet-page";

const PAGES = [
  "/",
  "/bn",
  "/shop",
  "/shop/devices/phones",
  "/shop/devices/phones/oskavi-focal-2-ultra",
  "/about",
  "/recharge",
  "/searchgp/phone",
  "/store-locator",
];
/** A browser does not put a page with one of these listeners into its back/forward cache. */
const UNKEPT = ["unload", "beforeunload"];

// The test browser has no back/forward cache, so the test checks the things that would keep a page out of it.
for (const path of PAGES) {
  test(`${path} has nothing that excludes it from the back/forward cache`, { tag: "@wide" }, async ({ page }) => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.goto(path);
    // Scripts that load late may add listeners too.
    await untilQuiet(page);
    expect((await answer).headers()["cache-control"] ?? "").not.toContain("no-store");
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send("Runtime.evaluate", { expression: "window" });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
    expect(listeners.length).toBeGreaterThan(0);
    expect(listeners.filter(({ type }) => UNKEPT.includes(type))).toEqual([]);
  });
}
