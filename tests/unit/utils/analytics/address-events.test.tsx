import { isMenuLink, linkEvent } from "@/utils/analytics/address-events";
import { listChange } from "@/utils/analytics/list-change";

const ORIGIN = "https://site.example";

/** The event for a link outside of the menus. */
function eventOf(href: string) {
  const main = document.createElement("main");
  const link = document.createElement("a");
  link.href = href;
  main.append(link);
  return linkEvent(link.href, isMenuLink(link), ORIGIN);
}
const PACKS = "/personal/plans-offers/internet-packages";
const OFFERS = "/personal/plans-offers/offers";

it.each([
  ["a pack", `${ORIGIN}${PACKS}/p-30`, { name: "pack_open", properties: { pack: "p-30" } }],
  ["a pack in Bengali", `${ORIGIN}/bn${PACKS}/p-30?x=1#buy`, { name: "pack_open", properties: { pack: "p-30" } }],
  ["an offer", `${ORIGIN}${OFFERS}/eid%20gift`, { name: "offer_open", properties: { offer: "eid gift" } }],
  ["the order form of the advertising product", `${ORIGIN}/bn/order-gpfi`, { name: "order_gpfi" }],
  ["the list of packs", `${ORIGIN}${PACKS}`, null],
  ["the list of packs with a slash", `${ORIGIN}${PACKS}/`, null],
  ["a page below a pack", `${ORIGIN}${PACKS}/p-30/terms`, null],
  ["an address with invalid encoding", `${ORIGIN}${PACKS}/%E0%A4%A`, null],
  ["the same path at another site", `https://other.example${PACKS}/p-30`, null],
  ["any other page", `${ORIGIN}/about`, null],
])("creates the event of a link to %s", (_, href, event) => {
  expect(eventOf(href)).toEqual(event);
});

describe("the event of a list", () => {
  const at = (path: string, search: string) => ({ path, search });
  const phones = "/shop/devices/phones";

  it("contains the names of the changed filters, but not their values", () => {
    const event = listChange(
      at(phones, "?brand=turna&sort=new"),
      at(phones, "?brand=turna&brand=pillar&ram=8&sort=new"),
    );
    expect(event).toEqual({ name: "filter_change", properties: { list: phones, filters: "brand,ram" } });
  });

  it("contains the English path of a Bengali list", () => {
    const event = listChange(at(`/bn${PACKS}`, ""), at(`/bn${PACKS}`, "?validity=30"));
    expect(event).toEqual({ name: "filter_change", properties: { list: PACKS, filters: "validity" } });
  });

  it("contains nothing of the search text", () => {
    const path = "/bn/searchgp/01712345678";
    const event = listChange(at(path, "?category=products"), at(path, "?category=products&sort=price-low"));
    expect(event).toEqual({ name: "filter_change", properties: { list: "/searchgp", filters: "sort" } });
  });

  it.each([
    ["the first page of a visit", at("", ""), at(phones, "?brand=turna")],
    ["another list", at("/shop/sale", ""), at(phones, "?brand=turna")],
    ["the next page", at(phones, "?brand=turna"), at(phones, "?brand=turna&page=2")],
    ["the same page", at(phones, "?brand=turna"), at(phones, "?brand=turna")],
    ["parameters that are not filters", at(phones, ""), at(phones, "?utm_source=a&msisdn=01712345678")],
  ])("does not exist for %s", (_, before, after) => {
    expect(listChange(before, after)).toBeNull();
  });
});
