import { writtenPrices } from "@/backend/content-import/check-prices";
import type { ContentPageFile } from "@/backend/contract/content/content-page";
import { contentFile } from "@/tests/support/content";

type Block = ContentPageFile["blocks"][number];

/** The findings on a page with one more block. */
function found(block: Block, path = "/personal/plans-offers/offers"): string[] {
  const file = contentFile("en");
  return writtenPrices({ ...file, blocks: [...file.blocks, block] }, path);
}
const text = (body: string): Block => ({ type: "text", body });
const named = (words: string) => [`writes a price of a pack or an offer by hand: ${words}`];

it.each([
  "5 GB for Tk 99",
  "The pack costs Tk 99.",
  "1,000 minutes, Tk 629",
  "Dial *121*3006#, Tk 99",
  "An offer from Tk 0.50 on",
  "৯৯ টাকায় ৫ জিবি",
  "প্যাকের দাম ১,১৯৯ টাকা",
])("finds the price of a pack in a text: %s", (body) => {
  expect(found(text(`First line.\n\n${body}`))).toEqual(named(body));
});

it("finds the price in a table row, a card, the description and a chart", () => {
  const columns = [{ label: "Pack" }, { label: "Price" }];
  expect(found({ type: "table", caption: "Packs", columns, rows: [["5 GB", "Tk 99"]] })).toEqual(named("5 GB · Tk 99"));
  const items = [
    { title: "5 GB", text: "For everyone.", badge: "Tk 99" },
    { title: "Other", text: "Tk 20 a month." },
  ];
  expect(found({ type: "cards", items })).toEqual(named("5 GB · For everyone. · Tk 99"));
  const chartIn = (unit: string): Block => {
    const series = [{ name: "Now", values: [99, 189] }];
    return { type: "chart", caption: "Prices", kind: "columns", labels: ["5 GB", "12 GB"], unit, series };
  };
  expect(found(chartIn("Tk"))).toEqual(named("Prices"));
  expect(found(chartIn("million"))).toEqual([]);
  const description = "Internet packs from Tk 19.";
  expect(writtenPrices(contentFile("en", { description }), "/personal")).toEqual(named(description));
});

it.each([
  "A SIM costs Tk 200.",
  "The pack starts within 10 minutes.",
  "Done in 10 minutes, Tk 250.",
  "Tk 0 for recharge and packs",
  "০ টাকা · প্যাকে চার্জ",
  "প্যাকেজ বদলাতে ৫ টাকা",
])("ignores a text without the price of a pack: %s", (body) => {
  expect(found(text(body))).toEqual([]);
});

it("allows a registered amount on its own page, but no other amount there and not the same on another page", () => {
  const tariff = "A pack ended: Tk 0.06 per MB, up to Tk 6 a day.";
  expect(found(text(tariff), "/personal/plans-offers")).toEqual([]);
  expect(found(text(`${tariff} Or 5 GB for Tk 99.`), "/personal/plans-offers")).toHaveLength(1);
  expect(found(text(tariff), "/myoffers")).toHaveLength(1);
  expect(found(text("10 GB for the team, Tk 149"), "/business/mobility")).toEqual([]);
});
