import type { TFunction } from "i18next";
import { attributeLabel, filterGroups } from "@/components/catalog/listing/filter-groups";
import type { FilterGroupView } from "@/components/ui/forms/filter-group";
import texts from "@/locales/en/shop-lists.json";
import type { Listing } from "@/services/catalog/catalog-service";
import { listing } from "@/tests/support/shop/catalog";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { translatorFor } from "@/utils/text/translations";

const t = translatorFor("en", { "shop-lists": texts }).in("shop-lists") as TFunction<"shop-lists">;
const flag = (key: string, label: string, yes: number, no: number): Listing["attributes"][number] => ({
  key,
  label,
  values: [
    { value: "yes", label: "Yes", count: yes },
    { value: "no", label: "No", count: no },
  ],
});
const attributes: Listing["attributes"] = [
  { key: "kind", label: "Kind", values: [{ value: "watch", label: "Smartwatch", count: 4 }] },
  flag("gps", "GPS", 3, 1),
  { key: "battery", label: "Battery", values: [{ value: "5-9", label: "5 to 9 days", count: 2 }] },
];

function groupsOf(query: Record<string, string>, fields: Partial<Listing> = {}) {
  return filterGroups(listing({ attributes, ...fields }), readListingQuery(query), t);
}
const titles = (groups: ReturnType<typeof groupsOf>) =>
  groups.map((group) => (group === "price" ? "price" : group.title));
function find(groups: ReturnType<typeof groupsOf>, title: string): FilterGroupView {
  const found = groups.find((group) => group !== "price" && group.title === title);
  if (found === undefined || found === "price") throw new Error(`There is no group ${title}`);
  return found;
}

describe("filterGroups", () => {
  it("puts Kind first, and Features before the other attributes", () => {
    expect(titles(groupsOf({}))).toEqual(["Kind", "Brand", "price", "RAM", "Storage", "Features", "Battery"]);
  });

  it("leaves out groups without values", () => {
    expect(titles(groupsOf({}, { storages: [], rams: [], attributes: [], fiveGCount: 0 }))).toEqual(["Brand", "price"]);
  });

  it("puts offers and colours after the price, each colour with its hex value", () => {
    const colours = [{ value: "blue", label: "Blue", hex: "#2a5bd0", count: 2 }];
    const groups = groupsOf({}, { count: 9, colours, flags: [{ flag: "emi", count: 3 }], attributes: [] });
    expect(titles(groups)).toEqual([
      "Brand",
      "price",
      "Availability and offers",
      "Colour",
      "RAM",
      "Storage",
      "Features",
    ]);
    expect(find(groups, "Colour").choices).toEqual([{ ...colours[0], name: "colour" }]);
    expect(find(groups, "Availability and offers").choices).toEqual([
      { name: "only", value: "emi", label: "EMI available", count: 3 },
    ]);
  });

  it.each<[string, string, { flag: "in-stock"; count: number }[], string[]]>([
    ["offers a flag that narrows the list", "", [{ flag: "in-stock", count: 8 }], ["In stock only 8"]],
    ["offers no flag that every product of the list has", "", [{ flag: "in-stock", count: 9 }], []],
    ["keeps a chosen flag that every product has", "in-stock", [{ flag: "in-stock", count: 9 }], ["In stock only 9"]],
    ["keeps a chosen flag that no product has", "in-stock", [], ["In stock only 0"]],
  ])("%s", (_, only, flags, offered) => {
    const group = groupsOf({ only }, { count: 9, flags }).find((entry) => entry !== "price" && entry.id === "only");
    const choices = group === undefined || group === "price" ? [] : group.choices;
    expect(choices.map(({ label, count }) => `${label} ${count}`)).toEqual(offered);
  });

  it("offers only the yes of a yes-or-no attribute, under its name, beside 5G", () => {
    expect(find(groupsOf({}), "Features").choices).toEqual([
      { name: "five_g", value: "1", label: "5G", count: 3 },
      { name: "attr", value: "gps:yes", label: "GPS", count: 3 },
    ]);
  });

  it("shows the value no when the address has it, so that the form keeps it", () => {
    const { choices, chosen } = find(groupsOf({ attr: "gps:no" }), "Features");
    expect(choices).toContainEqual({ name: "attr", value: "gps:no", label: "GPS: No", count: 1 });
    expect(chosen).toEqual(["attr=gps:no"]);
  });

  it("keeps a chosen value that no product has under the other filters", () => {
    const groups = groupsOf({ brand: "nobody", ram: "24", five_g: "1" }, { fiveGCount: 0 });
    expect(find(groups, "Brand").choices).toContainEqual({ name: "brand", value: "nobody", label: "nobody", count: 0 });
    expect(find(groups, "RAM").choices).toContainEqual({ name: "ram", value: "24", label: "24 GB", count: 0 });
    expect(find(groups, "Features").choices).toContainEqual({ name: "five_g", value: "1", label: "5G", count: 0 });
  });

  it("marks the values of the address as chosen, each in its own group", () => {
    const groups = groupsOf({ attr: "battery:5-9,gps:yes", brand: "oskavi" });
    expect(find(groups, "Battery").chosen).toEqual(["attr=battery:5-9"]);
    expect(find(groups, "Features").chosen).toEqual(["attr=gps:yes"]);
    expect(find(groups, "Kind").chosen).toEqual([]);
  });
});

it.each([
  ["battery:5-9", "Battery: 5 to 9 days"],
  ["gps:yes", "GPS"],
  ["gps:no", "GPS: No"],
  ["unknown:value", "unknown:value"],
])("the chip of %s is labelled %j", (pair, label) => {
  expect(attributeLabel(listing({ attributes }), pair)).toBe(label);
});
