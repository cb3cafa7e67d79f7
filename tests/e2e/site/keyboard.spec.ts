import { expect, test } from "@/tests/e2e/support/shop-walk";

test("a link of a bar that scrolls sideways is wholly visible when it gets the focus by Tab", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/searchgp/phone");
  const link = page
    .getByRole("main")
    .or(page.getByRole("navigation"))
    .getByRole("link", { name: /^Questions/ })
    .first();
  await link.locator("xpath=ancestor::li/preceding-sibling::li[1]").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const cut = () =>
    link.evaluate((focused) => {
      const [own, bar] = [focused.getBoundingClientRect(), focused.closest("ul")?.getBoundingClientRect()];
      return Math.max(0, own.right - (bar?.right ?? 0)) + Math.max(0, (bar?.left ?? 0) - own.left);
    });
  await expect.poll(async () => Math.round(await cut())).toBe(0);
});
