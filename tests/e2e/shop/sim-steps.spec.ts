import { readMessages } from "@/tests/e2e/support/log-in-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

test("in a form about a SIM, Back shows the previous step and Forward the next one, with the entered values", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const path = "/shop/mobile-number-portability";
  const number = newBuyer().msisdn.replace(/^017/, "018");
  const typedNumber = page.getByRole("textbox", { name: "Mobile number" });
  const typedName = page.getByLabel("Full name, as on the NID");
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start Mobile Number Portability" }).click();
  await page.waitForURL(`**${path}`);
  await typedNumber.fill(number);
  await page.getByText("Setu Mobile").click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await typedName.fill("Rahima Khatun");

  await page.goBack();
  await expect(typedNumber).toHaveValue(number);
  await expect(page.getByRole("radio", { name: "Setu Mobile" })).toBeChecked();
  await page.goForward();
  await expect(typedName).toHaveValue("Rahima Khatun");
  await expect(page).toHaveURL(`${path}#owner`);

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(typedNumber).toHaveValue(number);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL("/shop/sim-services");
});

test("each step of a form about a SIM moves the focus to its heading, and all errors of a step are shown at once", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/shop/sim-ownership-transfer");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newBuyer().msisdn);
  await page.getByText("Inheritance", { exact: true }).click();
  await page.getByRole("button", { name: "Save and continue" }).click();
  const heading = page.getByRole("heading", { name: "Owner", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByLabel("Last four digits of the NID").fill("12");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Full name, as on the NID: Enter the full name.",
    "Last four digits of the NID: Please enter the last four digits.",
  ]);
});

test("a reload in the payment step of an eSIM keeps the sent code, and Back and Next do not send another one", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const { msisdn } = newBuyer();
  const title = page.getByRole("heading", { name: "Confirm and pay" });
  await page.goto("/shop/esim-migration");
  await page.getByRole("button", { name: "Continue without checking" }).click();
  await page.getByRole("textbox", { name: "Mobile number" }).fill(msisdn);
  await page.getByRole("button", { name: "Check number" }).click();
  await expect(title).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByRole("button", { name: /^New code in \d+ s$/ })).toBeDisabled();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Mobile number" })).toHaveValue(msisdn);
  await page.getByRole("button", { name: "Check number" }).click();
  await expect(title).toBeVisible();
  const sent = () => readMessages(request, msisdn);
  // Messages are delivered a moment after they are accepted.
  await expect.poll(sent).not.toHaveLength(0);
  expect(await sent()).toHaveLength(1);
});

test("Back at the moment when a step appears shows the previous step", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  const path = "/shop/mobile-number-portability";
  const number = newBuyer().msisdn.replace(/^017/, "018");
  await page.goto("/shop/sim-services");
  await page.getByRole("link", { name: "Start Mobile Number Portability" }).click();
  await page.waitForURL(`**${path}`);
  const typedNumber = page.getByRole("textbox", { name: "Mobile number" });
  await typedNumber.fill(number);
  await page.getByText("Setu Mobile").click();
  // The browser's current history entry at the moment when the step appears, before anything else can run.
  const entry = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.getElementById("sim-full_name") === null) return;
          observer.disconnect();
          const { hash } = location;
          addEventListener("popstate", () => resolve(hash), { once: true });
          history.back();
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("button", { name: "Save and continue" }).click();
  expect(await entry).toBe("#owner");
  await expect(typedNumber).toHaveValue(number);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(page.getByLabel("Full name, as on the NID")).toBeVisible();
});

test("the URL of a step that is not reached yet shows the first step", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  await page.goto("/shop/sim-replacement#confirm");
  await expect(page.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
  await expect(page).toHaveURL("/shop/sim-replacement");
});

test("in the form of an eSIM migration, Back shows the step of the number, then the step of the phone", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const { msisdn } = newBuyer();
  await page.goto("/shop/esim-migration");
  await page.getByRole("textbox", { name: "Phone model or IMEI" }).fill("Oskavi Focal 2");
  await page.getByRole("button", { name: "Check phone" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("textbox", { name: "Mobile number" }).fill(msisdn);
  await page.getByRole("button", { name: "Check number" }).click();
  await expect(page.getByRole("heading", { name: "Confirm and pay" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Mobile number" })).toHaveValue(msisdn);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Phone model or IMEI" })).toHaveValue("Oskavi Focal 2");
});
