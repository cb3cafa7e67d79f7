import { holdRequests, SCRIPTS } from "@/tests/e2e/support/hold-requests";
import { expect, test } from "@/tests/e2e/support/shop-walk";

test("[API-SITE-20] a country is found by its name, and the cost of a call is calculated, in Bengali", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/bn/personal/services/international-rates");
  await page.getByLabel("দেশ বা দেশের ডায়াল কোড").fill("মালয়েশিয়া");
  await page.getByRole("button", { name: "রেট দেখুন" }).click();
  await expect(page.getByRole("heading", { name: "বাংলাদেশ থেকে মালয়েশিয়া: কল রেট" })).toBeVisible();
  await page.getByLabel("মিনিট", { exact: true }).fill("2");
  await page.getByLabel("সেকেন্ড", { exact: true }).fill("5");
  await page.getByRole("button", { name: "হিসাব করুন" }).click();
  await expect(page.getByText("২ মিনিট ৫ সেকেন্ড কথা বললে ১৩\u00a0টাকা খরচ হবে।")).toBeVisible();
});

test("[API-SITE-20] a country's page shows the cost of a call to it and of using one's own number there, in English", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/personal/services/international-rates");
  await page.getByLabel("Country or dialling code").fill("Malaysia");
  await page.getByRole("button", { name: "Show rates" }).click();
  const calls = page.getByRole("region", { name: "Call Malaysia from Bangladesh" });
  await calls.getByLabel("Minutes", { exact: true }).fill("2");
  await calls.getByLabel("Seconds", { exact: true }).fill("5");
  await calls.getByRole("button", { name: "Calculate" }).click();
  await expect(calls.getByText("A call of 2 min 5 s costs Tk\u00a013.")).toBeVisible();
  const abroad = page.getByRole("region", { name: "Use your number in Malaysia" });
  await expect(abroad.getByRole("definition").first()).toHaveText(/^Tk.\d+ a minute$/);
  await expect(abroad.getByRole("listitem").first()).toContainText(/Tk.[\d,]+/);
  await expect(abroad.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", /^tel:\*121\*\d+%23$/);
});

test("a value-added service is found by a word, and its code is a dial link", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/personal/services/vas-others");
  await page.getByLabel("Find a service").fill("loan");
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Emergency balance", level: 3 }).first()).toBeVisible();
  const dial = page.getByRole("link", { name: "Dial *121*411#: Emergency balance" });
  await expect(dial).toHaveAttribute("href", "tel:*121*411%23");
});

test("a value-added service is found in Bengali, in the wallet's web view", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/bn/personal/services/vas-others?channelName=wallet");
  await expect(page.getByRole("banner")).toHaveCount(0);
  const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
  await expect(wallet).toBeVisible();
  await page.getByRole("searchbox", { name: "সেবা খুঁজুন" }).fill("*121*411#");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=/);
  await expect(page.locator('main a[href="tel:*121*411%23"]').first()).toBeVisible();
  await expect(wallet).toBeVisible();
});

test("a phone is found by its name, and a wrong IMEI stays in the field", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/bn/5g");
  const box = page.getByLabel("ফোনের মডেল বা আইএমইআই");
  await box.fill("490154203237519");
  await page.getByRole("button", { name: "ফোন যাচাই করুন" }).click();
  await expect(page.getByText("আইএমইআইটি সঠিক নয়।")).toBeVisible();
  await expect(box).toHaveValue("490154203237519");
  await expect(page).toHaveURL("/bn/5g");
  await box.fill("Oskavi Focal 2");
  await page.getByRole("button", { name: "ফোন যাচাই করুন" }).click();
  await expect(page.getByText(/Oskavi Focal 2 ফোনে/)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("coverage is shown by district and thana, and a phone is checked", { tag: "@narrow" }, async ({ page }) => {
    await page.goto("/5g");
    await page.getByLabel("District").selectOption("Dhaka");
    await page.getByRole("button", { name: "Check coverage" }).click();
    await expect(page.getByRole("row", { name: /^Gulshan/ })).toBeVisible();
    await page.getByLabel("Thana").selectOption("Gulshan");
    await page.getByRole("button", { name: "Check coverage" }).click();
    await expect(page.getByText("Gulshan, Dhaka")).toBeVisible();
    await page.getByLabel("Phone model or IMEI").fill("Oskavi Focal 2");
    await page.getByRole("button", { name: "Check my phone" }).click();
    await expect(page.getByText(/^Oskavi Focal 2 (works on our 5G network|doesn't support 5G)/)).toBeVisible();
  });
});

test("a message that is sent before the page's scripts have loaded is sent once, with its text", {
  tag: "@narrow",
}, async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/contact-us", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "A question" });
  await form.getByRole("combobox").selectOption({ label: "Network and coverage" });
  await form.getByLabel("Your name").fill("Rina Akter");
  await form.getByLabel("Mobile number").fill("01712345678");
  await form.getByRole("textbox", { name: "Your message" }).fill("No network in my village since Monday.");
  const sent: unknown[] = [];
  page.on("request", (request) => request.url().includes("/webform") && sent.push(request.postDataJSON()));
  await form.getByRole("button", { name: "Send message" }).click();
  await form.getByRole("button", { name: "Send message" }).click();
  release();
  await expect(page.getByRole("status").filter({ hasText: "reference" })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ message: "No network in my village since Monday." })]);
});
