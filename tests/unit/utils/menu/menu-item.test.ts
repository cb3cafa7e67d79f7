import { PERSONAL } from "@/tests/support/screens/menu";
import { buildMainMenu } from "@/utils/menu/menu";
import { hasFlag, isCurrentPage, RECHARGE_ID } from "@/utils/menu/menu-item";

it.each([
  ["/shop", "/shop", true],
  ["/shop", "/shop?page=2#top", true],
  ["/shop", "/shop/devices", false],
  ["/contact-us?form_type=investor_relations", "/contact-us?form_type=investor_relations", true],
  ["/contact-us?form_type=investor_relations", "/contact-us?form_type=investor_relations#form", true],
  ["/contact-us?form_type=investor_relations", "/contact-us", false],
  ["/contact-us?form_type=investor_relations", "/contact-us?form_type=other", false],
  ["/about#team", "/about#team", false],
  ["", "", false],
])("an entry with the address %p is current on the page %p: %p", (url, path, isCurrent) => {
  expect(isCurrentPage(url, path)).toBe(isCurrent);
});

it("an entry has exactly the flags in its class name", () => {
  const item = { ...buildMainMenu(PERSONAL)[0], className: "dropdown external" } as Parameters<typeof hasFlag>[0];
  expect([hasFlag(item, "dropdown"), hasFlag(item, "external"), hasFlag(item, "sub")]).toEqual([true, true, false]);
});

it("the entry with the redirect notice is the recharge", () => {
  expect(buildMainMenu(PERSONAL).find(({ id }) => id === RECHARGE_ID)?.url).toBe("/recharge");
});
