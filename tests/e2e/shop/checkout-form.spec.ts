import { choosePhone, expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

test.beforeEach(async ({ page, request, walk }, { title }) => {
  const kind = title.startsWith("a phone above") ? "expensive" : "cheap";
  await page.goto((await choosePhone(request, kind)).path);
  await walk.add();
  await walk.goToCheckout();
});

test("a post code fills in district and thana, an unknown one shows an error, and district and thana fill in the post code", {
  tag: "@narrow",
}, async ({ page }) => {
  const postCode = page.getByLabel("Post code");
  await postCode.fill("3100");
  await expect(page.getByLabel("District")).toHaveValue("Sylhet");
  await expect(page.getByLabel("Thana")).not.toHaveValue("");
  await expect(page.getByRole("radio", { name: /Regular/ })).toBeChecked();
  await postCode.fill("9999");
  await expect(postCode).toHaveAccessibleDescription(/We don't deliver to the post code 9999/);
  await page.getByLabel("District").fill("Khulna");
  await expect(page.getByLabel("Thana")).toBeEnabled();
  await page.getByLabel("Thana").click();
  await page.getByRole("option").first().click();
  await expect(postCode).toHaveValue(/^\d{4} · /);
  await expect(postCode).not.toHaveAccessibleDescription(/9999/);
});

test("a phone above the cash limit preselects online payment, and lists cash last with its limit", {
  tag: "@wide",
}, async ({ page, walk }) => {
  await walk.fillContactAndDelivery(newBuyer());
  await expect(page.getByRole("radio", { name: /Pay online/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "bKash" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /later/i })).toHaveCount(0);
  const last = page.getByText("Not available for this order").locator("..");
  await expect(last).toContainText("Available for orders up to Tk");
  const online = page.getByRole("radio", { name: /Pay online/ });
  const [above, below] = [await online.boundingBox(), await last.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});

test("all fields and choices are restored after a reload", { tag: "@narrow" }, async ({ page, walk }) => {
  const buyer = newBuyer();
  await walk.fillContactAndDelivery(buyer);
  await page.getByRole("radio", { name: /Express/ }).check();
  await page.getByText("Add a note for the rider").click();
  await page.getByLabel("Note for the rider").fill("Ring twice");
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("radio", { name: "Nagad" }).check();
  // The delivery option is stored when the server has saved it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toContain('"type":"express"');
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.fullName);
  await expect(page.getByLabel("Mobile number")).toHaveValue(buyer.msisdn);
  await expect(page.getByLabel("Post code")).toHaveValue(new RegExp(`^${buyer.postCode} · `));
  await expect(page.getByLabel("District")).toHaveValue(buyer.district);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(buyer.address);
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked();
  await expect(page.getByLabel("Note for the rider")).toHaveValue("Ring twice");
  await expect(page.getByRole("radio", { name: /Pay online/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Nagad" })).toBeChecked();
});

test("a wrong number is marked on blur and until it is corrected, and the summary counts the errors", {
  tag: "@narrow",
}, async ({ page }) => {
  const number = page.getByLabel("Mobile number");
  await number.fill("0171");
  await page.getByLabel("Full name").click();
  await expect(number).toHaveAccessibleDescription(/A mobile number has 11 digits, but this one has/);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Place order" }).click();
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("4 things to correct");
  await number.fill("01712");
  await expect(number).toHaveAccessibleDescription(/A mobile number has 11 digits, but this one has/);
  await expect(summary).toContainText("4 things to correct");
  await number.fill("01712345678");
  await expect(summary).toContainText("3 things to correct");
  await expect(number).not.toHaveAccessibleDescription(/A mobile number has/);
});

test("the fields for offers and codes are hidden until their section is opened", async ({ page }) => {
  const line = page.locator("summary", { hasText: "Promo code or offer" });
  await expect(line).toHaveCount(1);
  await expect(page.getByLabel(/^Promo code \(/)).toBeHidden();
  await line.click();
  await expect(page.getByLabel(/^Promo code \(/)).toBeVisible();
});

test("the delivery fee is on the same line as its delivery option", { tag: "@narrow" }, async ({ page }) => {
  await page.getByLabel("Post code").fill("1209");
  const choice = page.locator("label", { hasText: "Collect from a customer centre" });
  const title = choice.getByText("Collect from a customer centre");
  const fee = choice.getByText("Free", { exact: true });
  // The options move when their fees arrive.
  await expect(fee).toBeVisible();
  await expect.poll(async () => (await fee.boundingBox())?.y).toBe((await title.boundingBox())?.y);
});

test("the summary counts pieces, not lines", async ({ page }) => {
  const bar = page.getByText(/^Your order: /);
  await expect(bar).toContainText("1 item,");
  if (await bar.isVisible()) await bar.click();
  await page
    .getByRole("button", { name: /^Add one more/ })
    .locator("visible=true")
    .click();
  await expect(bar).toContainText("2 items,");
  await expect(page.getByText("Items (2)").locator("visible=true")).toBeVisible();
});

test("the header has a help link instead of the main menu, and the footer's links are collapsed below the legal line", async ({
  page,
}, { project }) => {
  const header = page.getByRole("banner");
  await expect(header.getByRole("navigation", { name: "Main", exact: true })).toHaveCount(0);
  await expect(header.getByRole("button", { name: /cart/i })).toBeVisible();
  if (project.name === "wide") {
    await expect(header.getByRole("link", { name: "Call 121, any time" })).toBeVisible();
    for (const name of ["Personal", "Business", "About", "Support"])
      await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
  } else {
    await expect(header.getByRole("button", { name: "Menu" })).toBeVisible();
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /Terms/ })).toBeVisible();
  await expect(footer.locator("#footer-links")).toBeHidden();
  await footer.getByText("All links, the app and the newsletter").click();
  await expect(footer.locator("#footer-links").getByRole("link", { name: "Phones" })).toBeVisible();
});
