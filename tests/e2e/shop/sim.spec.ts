import type { APIRequestContext, Page } from "@playwright/test";
import { readMessages, type SandboxMessage } from "@/tests/e2e/support/log-in-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdn, normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The newest text message with this purpose to a number; waits until it has been sent. */
async function textTo(request: APIRequestContext, msisdn: string, purpose: string): Promise<SandboxMessage> {
  let found: SandboxMessage | undefined;
  await expect
    .poll(async () => {
      const messages = await readMessages(request, msisdn);
      found = messages.find((message) => message.purpose === purpose);
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error(`No ${purpose} went to ${msisdn}`);
  return found;
}

/** Chooses the first number in the list that is not part of a pair, and puts it into the cart. @returns its digits */
async function holdNumber(page: Page): Promise<string> {
  const cards = page.getByRole("region", { name: "Numbers" }).getByRole("button", { name: /^Choose/ });
  const card = cards.filter({ hasNotText: "Pair with" }).first();
  const number = normaliseMsisdn(/\d{5}-\d{6}/.exec((await card.textContent()) ?? "")?.[0] ?? "") ?? "";
  await card.click();
  await page.getByRole("button", { name: "Reserve and add to cart" }).click();
  await expect(page.getByRole("dialog").getByText(/Reserved for you: 1[45]:\d\d/)).toBeVisible();
  return number;
}

/** Places the order that the checkout shows and pays for it at the sandbox gateway. */
async function orderAndPay(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
}

test("[ROUTE-27] a visitor finds a number by its last digits, holds it, and orders the SIM with it", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await page.goto("/shop/devices/sim");
  await page.getByRole("radio", { name: "Ends with" }).check();
  await page.getByLabel("Last digits").fill("০০৭");
  await page.getByRole("button", { name: "Search numbers" }).click();
  await page.waitForURL(/match=ends&pattern=007/);
  // The address changes slightly earlier than the list.
  await expect(page.getByRole("region", { name: "Numbers" }).getByRole("button").first()).toContainText("007");
  const number = await holdNumber(page);
  expect(number).toMatch(/007$/);

  await expect(walk.cart.getByText(`${formatMsisdn(number, "en")} · Zone:`)).toBeVisible();
  await expect(walk.cart.getByRole("button", { name: /Add one more/ })).toBeDisabled();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await orderAndPay(page);
  await walk.readOrderId();
  await page.goto(`/shop/devices/sim?match=ends&pattern=${number}`);
  await expect(page.getByRole("heading", { name: "No matching numbers are available" })).toBeVisible();
});

test("[MENU-13] an eSIM is bought after a device check, and the texted link shows its QR code", {
  tag: "@wide",
}, async ({ page, request, walk }) => {
  const buyer = newBuyer();
  await page.goto("/shop/devices/sim");
  await page.getByRole("navigation", { name: "SIM type" }).getByRole("link", { name: "eSIM" }).click();
  await page.waitForURL(/form=esim/);
  await page.getByLabel("Phone model or IMEI").fill("kaldreo quill 2");
  await page.getByRole("button", { name: "Check phone" }).click();
  await expect(page.getByText("Kaldreo Quill 2 doesn't support eSIM. It needs a SIM card.")).toBeVisible();

  await holdNumber(page);
  // The side cart opens by itself. Behind it, the page shows the number with its time and leads to the checkout too.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("timer").first()).toContainText(/1[45]:\d\d left/);
  await page.getByRole("link", { name: "Continue to Checkout" }).click();
  await page.waitForURL("**/shop/cart/checkout");
  await walk.fillContact(buyer);
  await expect(page.getByLabel("District")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toHaveCount(0);
  await orderAndPay(page);
  const orderId = await walk.readOrderId();
  // The browser that placed the order shows the code at once.
  const qr = page.getByRole("img", { name: /eSIM QR code/ });
  await expect(qr).toBeVisible();
  const drawn = await qr.locator("path").getAttribute("d");

  const { text } = await textTo(request, buyer.msisdn, "esim-ready");
  await page.goto(`/shop/esim/${orderId}`);
  await expect(page.getByRole("img", { name: /QR code/ })).toHaveCount(0);
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(qr).toBeVisible();
  expect(await qr.locator("path").getAttribute("d")).toBe(drawn);
  await expect(page.getByRole("link", { name: "Install on iPhone" })).toHaveAttribute("href", /LPA%3A1%24/);
  await page.getByRole("tab", { name: "Google Pixel" }).click();
  await expect(page.getByRole("tabpanel", { name: "Google Pixel" })).toContainText(
    "Scan the code and choose Download.",
  );
});

/** Types a replacement up to the last step, where it is reviewed and sent. In between the page is reloaded. */
async function typeReplacement(
  page: Page,
  { number, reason, contact }: Record<"number" | "reason" | "contact", string>,
) {
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start SIM Replacement" }).click();
  await page.waitForURL("**/shop/sim-replacement");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByLabel("Mobile number")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Mobile number").fill(number);
  await page.getByText(reason).click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.getByText("SIM card", { exact: true }).click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByLabel("Full name, as on the NID")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Welcome back. We saved what you typed.")).toBeVisible();
  await page.getByLabel("Full name, as on the NID").fill("Rahima Khatun");
  await page.getByLabel("Last four digits of the NID").fill("১২৩৪");
  await page.getByLabel("Number for the code and updates").fill(contact);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByRole("button", { name: "Text a code" })).toBeVisible();
}

/** Proves the number of a replacement, sends the request and waits for its page. */
async function sendReplacement(page: Page, request: APIRequestContext, contact: string): Promise<void> {
  await page.getByRole("button", { name: "Text a code" }).click();
  await expect(page.getByRole("group", { name: "Four-digit code" })).toBeVisible();
  await typeCode(page, request, contact, "sim-service");
  await page.getByRole("button", { name: "Send request" }).click();
  await page.waitForURL(/\/shop\/sim-services\/track\?reference=/);
  await expect(page.getByRole("list", { name: "Progress of your request" })).toContainText("Request received");
}

test("[MENU-17] a SIM replacement is filled in, resumed after a reload, confirmed by a code, sent, and ordered online", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const { msisdn } = newBuyer();
  await typeReplacement(page, { number: msisdn, reason: "I want a newer SIM", contact: msisdn });
  await expect(page.getByText("We can't send the code to")).toHaveCount(0);
  await sendReplacement(page, request, msisdn);
  await expect(page.getByText(formatMsisdn(msisdn, "en"))).toHaveCount(0);
  await page.getByRole("button", { name: "Add replacement SIM to cart" }).click();
  await expect(page.getByRole("dialog")).toContainText("SIM replacement");

  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await orderAndPay(page);
  await walk.readOrderId();
});

test("a lost SIM is replaced after a visit to a customer centre, and cannot be ordered before", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const [lost, contact] = [newBuyer().msisdn, newBuyer().msisdn];
  await typeReplacement(page, { number: lost, reason: "I lost it", contact });
  await expect(page.getByText(`We can't send the code to ${formatMsisdn(lost, "en")} itself.`)).toBeVisible();
  await sendReplacement(page, request, contact);
  await expect(page.getByText("Visit a customer centre with the owner's NID.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add replacement SIM to cart" })).toHaveCount(0);
});

/** Types the code that was sent to a number into the boxes on the page. */
async function typeCode(page: Page, request: APIRequestContext, msisdn: string, purpose: string): Promise<void> {
  const { code } = await textTo(request, msisdn, purpose);
  await page.getByLabel("Digit 1 of 4").focus();
  await page.keyboard.type(code ?? "");
}

/** Chooses a centre, and a day on which it is open: not the next day, since it may be almost midnight. */
async function chooseVisit(page: Page): Promise<void> {
  const day = new Date(Date.now() + 54 * 3_600_000);
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1);
  await page.getByLabel("District").selectOption("Sylhet");
  await page.getByLabel("Thana of the customer centre").selectOption({ index: 1 });
  await page.getByLabel("Day of your visit").fill(day.toISOString().slice(0, 10));
  // The list of centres moves the button below it: a click before that could miss it.
  await expect(page.getByRole("heading", { name: "Customer centres nearby" })).toBeVisible();
}

test("[MENU-18] a number moves to an eSIM: it is checked, confirmed by a code and paid, and its QR code is shown", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const { msisdn } = newBuyer();
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start eSIM Migration" }).click();
  await page.waitForURL("**/shop/esim-migration");
  await page.getByRole("button", { name: "Continue without checking" }).click();
  await page.getByRole("textbox", { name: "Mobile number" }).fill(msisdn);
  await page.getByRole("button", { name: "Check number" }).click();
  await expect(page.getByRole("heading", { name: "Confirm and pay" })).toBeVisible();
  await typeCode(page, request, msisdn, "esim");
  await page.getByLabel("Email for the receipt").fill("rahima@example.com");
  await page.getByRole("button", { name: /^Pay Tk/ }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await page.waitForURL(/\/shop\/sim-services\/track\?/);
  await expect(page.getByRole("list", { name: "Progress of your request" })).toContainText("Request received");
  // The browser that paid shows the code on this page, and the link is texted as well.
  await expect(page.getByRole("img", { name: /^eSIM QR code for/ })).toBeVisible();
  await textTo(request, msisdn, "esim-ready");
});

test("[MENU-19] a request to port a number in is started here, continued in another browser, and sent", {
  tag: "@narrow",
}, async ({ page, browser }) => {
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start Mobile Number Portability" }).click();
  await page.waitForURL("**/shop/mobile-number-portability");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newBuyer().msisdn.replace(/^017/, "018"));
  await page.getByText("Setu Mobile").click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByText(/is with another operator, so you can bring it/)).toBeVisible();

  // The link as the page copies it: the address, followed by the key of the draft.
  const key = await page.evaluate(() => localStorage.getItem("simRequest:mnp"));
  const other = await (await browser.newContext({ locale: "en" })).newPage();
  await other.goto(`${new URL(page.url()).pathname}#resume=${key}`);
  await expect(other.getByText("Welcome back. We saved what you typed.")).toBeVisible();
  expect(other.url()).not.toContain("resume");
  await other.getByLabel("Full name, as on the NID").fill("Rahima Khatun");
  await other.getByLabel("Last four digits of the NID").fill("1234");
  await other.getByText("Prepaid", { exact: true }).click();
  await other.getByRole("button", { name: "Save and continue" }).click();
  await chooseVisit(other);
  await other.getByRole("button", { name: "Save and continue" }).click();
  await other.getByRole("button", { name: "Send request" }).click();
  await other.waitForURL(/\/shop\/sim-services\/track\?reference=/);
  await expect(other.getByRole("list", { name: "Progress of your request" })).toContainText("Request received");
  // The page shows a centre of the district with its address and its hours on that day, and what to bring.
  const centre = other
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /Customer Centre/ })
    .first();
  await expect(centre).toContainText(/, Sylhet/);
  await expect(centre).toContainText(/\w{3},\s\d{1,2}\s\w{3}: \d.* am – \d.* pm/);
  await expect(other.getByRole("heading", { name: "What you need" })).toBeVisible();
  await other.context().close();
});

test("[MENU-20] a SIM ownership transfer is sent when both owners have confirmed their numbers by code", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const [mine, theirs] = [newBuyer().msisdn, newBuyer().msisdn];
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start SIM Ownership Transfer" }).click();
  await page.waitForURL("**/shop/sim-ownership-transfer");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(mine);
  await page.getByText("To family", { exact: true }).click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  for (const [step, name, nid] of [
    ["Owner", "Rahima Khatun", "1234"],
    ["New owner", "Salma Begum", "5678"],
  ] as const) {
    // Both steps have a name field: text typed before the second step is shown would go into the first one.
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
    await page.getByLabel("Full name, as on the NID").fill(name);
    await page.getByLabel("Last four digits of the NID").fill(nid);
    if (nid === "5678") await page.getByRole("textbox", { name: "Mobile number" }).fill(theirs);
    await page.getByRole("button", { name: "Save and continue" }).click();
  }
  await chooseVisit(page);
  await page.getByRole("button", { name: "Save and continue" }).click();
  for (const number of [mine, theirs]) {
    await page.getByRole("button", { name: "Text a code" }).first().click();
    await typeCode(page, request, number, "sim-service");
    await expect(page.getByText(/is confirmed/)).toHaveCount(number === mine ? 1 : 2);
  }
  await page.getByRole("button", { name: "Send request" }).click();
  await page.waitForURL(/\/shop\/sim-services\/track\?reference=/);
  await expect(page.getByText(theirs)).toHaveCount(0);
});
