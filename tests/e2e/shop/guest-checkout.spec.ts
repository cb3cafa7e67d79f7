import type { Page } from "@playwright/test";
import { choosePhone, expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

declare global {
  interface Window {
    typedFields: Set<string>;
  }
}

/** Records every field that the visitor types in. Fields that the page fills in itself are not counted. */
async function countTyping(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.typedFields = new Set();
    const note = ({ isTrusted, target }: Event) => {
      const isText =
        target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "radio");
      if (isTrusted && isText) window.typedFields.add(target.id);
    };
    document.addEventListener("input", note, true);
  });
  return () => page.evaluate(() => [...window.typedFields]);
}

/** Records the path of every page that is shown. */
function countScreens(page: Page): string[] {
  const screens: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (screens.at(-1) !== pathname) screens.push(pathname);
  });
  return screens;
}

test("a guest buys in three screens with four typed fields, no disabled option, no dialog and an unchanged total", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const buyer = newBuyer();
  const phone = await choosePhone(request, "cheap");
  const typed = await countTyping(page);
  const screens = countScreens(page);
  await page.goto(phone.path);
  await walk.add();
  await walk.goToCheckout();

  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(text);
  };
  await type("Full name", buyer.fullName);
  await type("Mobile number", buyer.msisdn);
  await type("Post code", buyer.postCode);
  await expect(page.getByLabel("District")).toHaveValue(buyer.district);
  await expect(page.getByLabel("Thana")).not.toHaveValue("");
  await type("Address", buyer.address);
  expect(await typed()).toEqual(["checkout-fullName", "checkout-msisdn", "checkout-postCode", "checkout-address"]);

  // Delivery option and payment method are preselected, and every option can be selected.
  await expect(page.getByRole("radio", { name: /Regular/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  const form = page.locator("main form");
  await expect(form.locator("input:disabled, button:disabled, select:disabled, textarea:disabled")).toHaveCount(0);

  const place = page.getByRole("button", { name: "Place order" });
  const agreed = await form.locator("strong", { hasText: /^Tk./ }).last().textContent();
  const sent: string[] = [];
  page.on("request", (made) => {
    if (made.method() === "POST" && made.url().includes("/api/")) sent.push(new URL(made.url()).pathname);
  });
  await place.click();
  await walk.readOrderId();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByText(agreed ?? "no total", { exact: true })
      .first(),
  ).toBeVisible();
  expect(sent.filter((path) => path.includes("order"))).toHaveLength(1);

  const kinds = screens.map((path) => path.replace(/\/[^/]*$/, ""));
  expect(kinds).toEqual(["/shop/devices/phones", "/shop/cart", "/shop/order"]);
});

test("the code for a large order with cash on delivery is announced before the click on Place order", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const buyer = newBuyer();
  await page.goto((await choosePhone(request, "coded")).path);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(buyer);
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  await expect(
    page.getByText(`we'll text a four-digit code to ${formatMsisdnInText(buyer.msisdn, "en")}`),
  ).toBeVisible();
  // Numbers of other networks get no code: cash is listed last, with the reason, and online payment is preselected.
  await page.getByLabel("Mobile number").fill("01812345678");
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toHaveCount(0);
  await expect(page.getByText(/we can text only to numbers that start with/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /Pay online/ })).toBeChecked();
});
