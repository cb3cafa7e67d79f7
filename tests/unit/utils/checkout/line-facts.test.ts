import { goodsText, lineFacts } from "@/utils/checkout/line-facts";

const line = { variationDetails: {}, name: null, number: null };

it.each([
  [
    "RAM and storage with their units",
    { Colour: "Sky blue", RAM: "8 GB", Storage: "1 TB" },
    "Sky blue · 8 GB RAM · 1 TB storage",
  ],
  ["RAM in Bengali", { রং: "আকাশি", র‍্যাম: "৩ জিবি" }, "আকাশি · ৩ জিবি র‍্যাম"],
  ["the number of a replacement in groups", { SIM: "SIM card", Number: "01712939706" }, "SIM card · 01712-939706"],
  ["other facts unchanged", { Size: "S", Kind: "eSIM", Number: "01*******76" }, "S · eSIM · 01*******76"],
])("lists %s", (_what, variationDetails: Record<string, string>, expected) => {
  expect(
    lineFacts({ ...line, variationDetails }, "en")
      .join(" · ")
      .replaceAll("\u00a0", " "),
  ).toBe(expected);
});

it("does not break a memory across lines", () => {
  expect(lineFacts({ ...line, variationDetails: { RAM: "8 GB" } }, "en")).toEqual(["8\u00a0GB\u00a0RAM"]);
});

it("lists the SIM numbers and the printed text", () => {
  expect(lineFacts({ ...line, sim: "01391693476, 01391693477", name: "NIHAL", number: "10" }, "en")).toEqual([
    "01391-693476",
    "01391-693477",
    "“NIHAL 10”",
  ]);
});

it.each([
  ["01712939706", "০১৭১২-৯৩৯৭০৬"],
  ["01*******06", "০১*******০৬"],
])("writes the number %s in Bengali digits on a Bengali page", (number, shown) => {
  expect(lineFacts({ ...line, variationDetails: { নম্বর: number }, sim: "01391693476" }, "bn")).toEqual([
    shown,
    "০১৩৯১-৬৯৩৪৭৬",
  ]);
});

it("writes the goods of several lines as one text, with the digits of the language", () => {
  const lines = [
    { title: "Turna X5", quantity: 2 },
    { title: "Cover", quantity: 1 },
  ];
  expect(goodsText(lines, "en")).toBe("2 × Turna X5, 1 × Cover");
  expect(goodsText(lines, "bn")).toBe("২ × Turna X5, ১ × Cover");
});
