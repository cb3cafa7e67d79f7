import { eventProblems } from "@/utils/analytics/analytics-check";

const line = { sku: "JRS-M", product_title: "Jersey", type: "others", quantity: 2, pricePoisha: 120_000 };

it.each([
  ["cart_icon", {}],
  ["menu_tab", { tab: "/business", utm_source: "letter", platform_name: "facebook", time: 1_764_000_000_000 }],
  ["cart_remove", { items: [line] }],
  ["star_check", { proof: "code" }],
  ["search_submitted", { query: "phone ##", from: "popover" }],
])("accepts %s with its properties and those of the session", (name, properties) => {
  expect(eventProblems(name, properties)).toEqual([]);
});

it.each([
  ["an unknown event name", "page_view", {}, "No event is named page_view."],
  ["an event name that every object has as a property", "constructor", {}, "No event is named constructor."],
  ["an unknown property", "cart_icon", { msisdn: "x" }, "cart_icon has no property msisdn."],
  ["a property that every object has", "cart_icon", { toString: "x" }, "cart_icon has no property toString."],
  ["a missing property", "menu_tab", {}, "menu_tab needs another value of tab."],
  ["a value of another type", "my_offers_shown", { count: "3" }, "my_offers_shown needs another value of count."],
  ["a value that is not in the list", "star_check", { proof: "x" }, "star_check needs another value of proof."],
  ["a mobile number", "menu_tab", { tab: "/x/01712345678" }, "menu_tab needs another value of tab."],
  [
    "a line with a name on it",
    "cart_remove",
    { items: [{ ...line, name: "RAHIM" }] },
    "cart_remove needs another value of items.",
  ],
  ["a long text", "menu_tab", { tab: "x".repeat(201) }, "menu_tab needs another value of tab."],
])("reports %s", (_, name, properties, problem) => {
  expect(eventProblems(name, properties)).toEqual([problem]);
});
