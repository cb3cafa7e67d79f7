import { findings } from "@/tests/e2e/support/axe";
import { LogInWalk } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { choosePhone, expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath } from "@/utils/paths/paths";

const usual = () => (test.info().project.name === "narrow" ? "bn" : "en");
const words = {
  en: {
    addresses: "Saved addresses",
    add: "Add an address",
    form: "New address",
    postCode: "Post code",
    district: "District",
    address: "House, road and area",
    fullName: "Full name of the recipient",
    label: /^Name for this address/,
    save: "Save address",
    saved: "Address saved.",
    choose: "Make House 7, Road 2 the default address",
    chosen: "This address will now be filled in at checkout.",
    remove: "Delete the address Home",
    confirm: "Yes, delete",
    removed: "Address deleted.",
    balance: "Balance and packs",
    main: "Tk\u00a0128.5",
    menu: "Menu",
  },
  bn: {
    addresses: "সংরক্ষিত ঠিকানা",
    add: "ঠিকানা যোগ করুন",
    form: "নতুন ঠিকানা",
    postCode: "পোস্ট কোড",
    district: "জেলা",
    address: "বাড়ি, সড়ক ও এলাকা",
    fullName: "প্রাপকের পুরো নাম",
    label: /^ঠিকানাটির নাম/,
    save: "ঠিকানা সংরক্ষণ করুন",
    saved: "ঠিকানাটি সংরক্ষণ করা হয়েছে।",
    choose: "House 7, Road 2 ঠিকানাটি ডিফল্ট করুন",
    chosen: "এখন থেকে চেকআউটে এই ঠিকানাটিই বসবে।",
    remove: "Home ঠিকানাটি মুছে দিন",
    confirm: "হ্যাঁ, মুছে দিন",
    removed: "ঠিকানাটি মুছে দেওয়া হয়েছে।",
    balance: "ব্যালেন্স ও প্যাক",
    main: /^১২৮\.৫০?.টাকা$/,
    menu: "মেনু",
  },
} as const;

test("an address saved on the dashboard is filled in at the checkout, and the checkout saves a second one", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const language = usual();
  const says = words[language];
  const number = newNumber();
  const login = new LogInWalk(page, language);
  await page.goto(localePath("/dashboard", language));
  await login.logIn(number);

  const block = page.getByRole("region", { name: says.addresses });
  const form = block.getByRole("form", { name: says.form });
  await expect(async () => {
    // If the form opened late, after the timeout of an earlier attempt, the button is no longer there.
    if (!(await form.isVisible())) await block.getByRole("button", { name: says.add }).click({ timeout: 2_000 });
    await expect(form).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await block.getByLabel(says.postCode).fill("1209");
  await expect(block.getByLabel(says.district)).toHaveValue("Dhaka");
  await block.getByLabel(says.address).fill("House 12, Road 5");
  await block.getByLabel(says.fullName).fill("Rahima Khatun");
  await block.getByLabel(says.label).fill("Home");
  expect(await findings(page)).toEqual([]);
  await block.getByRole("button", { name: says.save }).click();
  await expect(block.getByText(says.saved)).toBeFocused();
  await expect(block.getByRole("listitem")).toHaveCount(1);

  const phone = await choosePhone(request, "cheap");
  await page.goto(phone.path);
  await walk.add();
  await walk.goToCheckout();
  const address = page.getByLabel("Address", { exact: true });
  await expect(page.getByRole("radio", { name: /^Home/ })).toBeChecked();
  await expect(page.getByLabel("Full name")).toHaveValue("Rahima Khatun");
  await expect(page.getByLabel("Mobile number")).toHaveValue(number);
  await expect(address).toBeHidden();
  await page.getByRole("button", { name: "Change this address for this order" }).click();
  await expect(address).toHaveValue("House 12, Road 5");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("radio", { name: /^Another address/ }).click();
  await expect(address).toHaveValue("");
  await page.getByLabel("Post code").fill("1209");
  await address.fill("House 7, Road 2");
  await page.getByRole("checkbox", { name: "Save to my account for next time" }).check();
  await page.getByRole("radio", { name: /Regular|Standard/i }).check();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await walk.readOrderId();

  await page.goto(localePath("/dashboard", language));
  await expect(block.getByRole("listitem")).toHaveCount(2);
  const choose = block.getByRole("button", { name: says.choose });
  await expect(async () => {
    // The response may arrive late, and the default address no longer has this button.
    if (await choose.isVisible()) await choose.click({ timeout: 2_000 });
    await expect(block.getByText(says.chosen)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(block.getByRole("listitem").first()).toContainText("House 7, Road 2");
  await block.getByRole("button", { name: says.remove }).click();
  await block.getByRole("button", { name: says.confirm }).click();
  await expect(block.getByText(says.removed)).toBeFocused();
  await page.reload();
  await expect(block.getByRole("listitem")).toHaveCount(1);
});

test("the dashboard shows the balance and the packs in use, and dial codes after a click", {
  tag: "@wide",
}, async ({ page, walk: _ }) => {
  const language = usual();
  const says = words[language];
  const login = new LogInWalk(page, language);
  await page.goto(localePath("/dashboard", language));
  await login.logIn(newNumber());
  const block = page.getByRole("region", { name: says.balance });
  await expect(block.getByText(says.main)).toBeVisible();
  await expect(block.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(1);
  const dial = block.getByRole("link", { name: /\*566#|\*৫৬৬#/ });
  await expect(dial).toBeHidden();
  await block.locator("summary").click();
  await expect(dial).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("the phone's menu chooses the colour mode, and System is dark from the first frame on a dark device", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  const menu = page.getByRole("dialog", { name: "Menu" });
  const choose = async (name: string) => {
    await expect(async () => {
      // If the menu opened late, after the timeout of an earlier attempt, it covers the button.
      if (!(await menu.isVisible())) await page.getByRole("button", { name: "Menu" }).click({ timeout: 2_000 });
      await expect(menu).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await menu.getByRole("radio", { name }).check();
    await expect(menu.getByRole("radio", { name })).toBeChecked();
    await page.keyboard.press("Escape");
  };
  await choose("System");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).not.toHaveClass(/dark/);

  await page.emulateMedia({ colorScheme: "dark" });
  // This is how the page looks when only the inline script in its head has run.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.unroute("**/_next/static/**/*.js");
  await page.reload();
  await choose("Light");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("colorMode"))).toBe("light");
});
