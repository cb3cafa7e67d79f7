import type { Page } from "@playwright/test";
import { enterOrderCode, operate, placeOrder } from "@/tests/e2e/support/orders-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

test("the timeline of an open page is updated, and the invoice can be printed in both languages", {
  tag: "@wide",
}, async ({ page, request, walk: _ }) => {
  const orderId = await placeOrder(request, newBuyer());
  await page.goto(`/shop/order/${orderId}`);
  const current = page.getByRole("list", { name: "Where your order is" }).locator("[aria-current=step]");
  await expect(current).toContainText("Order placed");

  expect(operate("advance", orderId)).toContain("placed -> confirmed");
  // Simulates the return to the tab. The page reacts to this event only when its script runs.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(current).toContainText("Confirmed", { timeout: 2_000 });
  }).toPass();

  const paperHead = page.getByText(/Hotline 121 · /);
  await expect(paperHead).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(paperHead).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Invoice" }).click();
  await page.waitForURL(`**/shop/order/${orderId}/invoice?lang=en`);
  await expect(page.getByRole("article")).toContainText(/In words: Taka .+ only/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("main").getByRole("link", { name: "বাংলা" }).click();
  await expect(page.getByRole("article")).toContainText(/কথায়: .+ টাকা মাত্র/);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "bn");
});

type Measured = Window & { lightness: () => { paper: number; ink: number } };

/** Lets a test measure the lightness of a page's background and of its lightest text, from 0 to 1. */
function measureLightness(page: Page) {
  return page.addInitScript(() => {
    const lightness = () => {
      const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      const of = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 765;
      };
      const texts = [...document.querySelectorAll("main :is(h1, h2, dt, dd, td, p)")];
      return {
        paper: of(getComputedStyle(document.documentElement).backgroundColor),
        ink: Math.max(...texts.map((text) => of(getComputedStyle(text).color))),
      };
    };
    Object.assign(window, { lightness });
  });
}

/** The same values for the printed page, measured after the page's own print listeners have run. */
async function printedLightness(page: Page) {
  const printed = await page.evaluateHandle(() => {
    const found = { paper: 0, ink: 1 };
    const measure = () => Object.assign(found, (window as unknown as Measured).lightness());
    window.addEventListener("beforeprint", measure, { once: true });
    return found;
  });
  await page.pdf();
  return printed.jsonValue();
}

test("an order and its invoice are printed dark on white although the page is in dark mode", { tag: "@wide" }, async ({
  page,
  request,
  walk: _,
}) => {
  const orderId = await placeOrder(request, newBuyer());
  await page.addInitScript(() => window.localStorage.setItem("colorMode", "dark"));
  await measureLightness(page);
  const shown = () => page.evaluate(() => (window as unknown as Measured).lightness());
  for (const path of [`/shop/order/${orderId}/invoice?lang=en`, `/shop/order/${orderId}`]) {
    await page.goto(path);
    expect((await shown()).paper).toBeLessThan(0.3);
    await expect.poll(async () => (await printedLightness(page)).paper).toBe(1);
    expect((await printedLightness(page)).ink).toBeLessThan(0.6);
    await expect.poll(async () => (await shown()).paper).toBeLessThan(0.3);
  }
});

test("a guest changes the address of an order with a code, then cancels it, before the parcel is packed", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const buyer = newBuyer();
  const orderId = await placeOrder(request, buyer);
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Send code" }).click();
  await enterOrderCode(page, buyer.msisdn);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(buyer.address);
  await page.getByLabel("Address", { exact: true }).fill("House 99");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("The order will now go to this address")).toBeVisible();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("House 99, Dhanmondi")).toBeVisible();
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This order has been cancelled" })).toBeVisible();
  expect(operate("show", orderId)).toContain("by the customer");
});

test("[ROUTE-10] a guest tracks one order with masked data, and all orders of a number after a code", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const buyer = newBuyer();
  const first = await placeOrder(request, buyer);
  const second = await placeOrder(request, buyer);
  await page.goto("/shop/user/track_order");
  await page.getByLabel("Order number").fill(first);
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByRole("heading", { name: `${first}: Order placed` })).toBeVisible();
  await expect(page.getByText(buyer.fullName)).toHaveCount(0);

  await page.getByLabel("Order number").fill("");
  await page.getByRole("button", { name: "Track order" }).click();
  await enterOrderCode(page, buyer.msisdn);
  await expect(page.getByRole("heading", { name: `${second}: Order placed` })).toBeVisible();
  await expect(page.getByRole("heading", { name: `${first}: Order placed` })).toBeVisible();
});
