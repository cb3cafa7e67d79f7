import { type CatalogueRecord, COLUMNS } from "@/backend/domain/data-import/catalogue-columns";
import { readCatalogueFile, writeCatalogueFile } from "@/backend/domain/data-import/catalogue-file";

const brand = (id: string, title = "Testa"): CatalogueRecord => ({
  kind: "brand",
  line: 0,
  values: { id, title_en: title, position: 3 },
});

/** A file with these columns and rows, as a spreadsheet program would save it. */
const csv = (...lines: string[]) => `${lines.join("\n")}\n`;

describe("writeCatalogueFile", () => {
  it("writes what readCatalogueFile reads, including quotes, commas, line breaks and Bengali", () => {
    const written = writeCatalogueFile([brand("testa", 'Te"s,ta\nটেস্টা'), brand("testo")]);
    const { records, problems } = readCatalogueFile(written);
    expect(problems).toEqual([]);
    expect(records.map(({ values }) => values)).toEqual([
      { id: "testa", title_en: 'Te"s,ta\nটেস্টা', position: 3 },
      { id: "testo", title_en: "Testa", position: 3 },
    ]);
    expect(writeCatalogueFile(records)).toBe(written);
  });

  it("writes amounts in taka and reads them as poisha", () => {
    const plan = {
      id: "a-3",
      title_en: "A",
      title_bn: "এ",
      months: 3,
      fee_percent: 450,
      least_price: 500_050,
      position: 0,
    };
    const written = writeCatalogueFile([{ kind: "emi", line: 0, values: plan }]);
    expect(written).toContain(",4.5,5000.50,");
    expect(readCatalogueFile(written).records[0]?.values).toEqual(plan);
  });
});

describe("a VAT rate", () => {
  it.each([
    ["0", 0],
    ["7.5", 750],
    ["12.25", 1_225],
    ["25", 2_500],
  ])("%s percent is %d hundredths of a percent", (cell, value) => {
    expect(COLUMNS["vat_percent"]?.read(cell)).toEqual({ value });
    expect(COLUMNS["vat_percent"]?.write(value)).toBe(cell);
  });

  it.each(["25.01", "75", "150", "-5", "7,5", "7.555", "15%"])("%s is refused", (cell) => {
    const { problems } = readCatalogueFile(csv("record,id,vat_percent", `product,turna-x5,"${cell}"`));
    expect(problems).toContainEqual({ line: 2, field: "vat_percent", reason: expect.stringMatching(/from 0 to 25/) });
  });
});

describe("readCatalogueFile", () => {
  const HEADER = "record,id,title_en,position,price";

  it("accepts columns in any order and a byte-order mark", () => {
    const { records, problems } = readCatalogueFile(
      `\uFEFF${csv("position,title_en,id,record", "1,Testa,testa,brand")}`,
    );
    expect(problems).toEqual([]);
    expect(records[0]).toMatchObject({ kind: "brand", values: { id: "testa", title_en: "Testa", position: 1 } });
  });

  it.each([
    ["a cell of the wrong form", "brand,testa,Testa,first,", [2, "position", /whole number/]],
    ["a cell that its row must not have", "brand,testa,Testa,1,20", [2, "price", /does not belong/]],
    ["an empty cell that is needed", "brand,testa,,1,", [2, "title_en", /empty/]],
    ["an id in the wrong form", "brand,Testa!,Testa,1,", [2, "id", /no name of a brand/]],
    ["an unknown kind of row", "shop,testa,Testa,1,", [2, "record", /none of brand/]],
    ["a row that is too short", "brand,testa,Testa", [2, "", /3 cells where the header has 5/]],
  ] as const)("reports %s by line and column", (_, row, [line, field, reason]) => {
    const { problems } = readCatalogueFile(csv(HEADER, row));
    expect(problems).toContainEqual({ line, field, reason: expect.stringMatching(reason) });
  });

  it("counts lines inside cells of several lines", () => {
    const { problems } = readCatalogueFile(csv(HEADER, 'brand,testa,"Te\nsta",1,', "brand,testo,Testo,x,"));
    expect(problems).toEqual([{ line: 4, field: "position", reason: expect.any(String) }]);
  });

  it("keeps the valid rows and reports every invalid one", () => {
    const { records, problems } = readCatalogueFile(csv(HEADER, "brand,a,A,x,", "brand,b,B,1,", "brand,c,,y,"));
    expect(records.map(({ values }) => values["id"])).toEqual(["b"]);
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [2, "position"],
      [4, "position"],
      [4, "title_en"],
    ]);
  });

  it("reports a duplicate with the line of the first", () => {
    const { problems } = readCatalogueFile(csv(HEADER, "brand,a,A,1,", "brand,a,B,2,"));
    expect(problems).toEqual([{ line: 3, field: "id", reason: "is in line 2 already" }]);
  });

  it("refuses an old price that is not above the price", () => {
    const { problems } = readCatalogueFile(csv("record,id,price,was_price", "variant,ABC-1,100,90"));
    expect(problems).toContainEqual({ line: 2, field: "was_price", reason: "is not above the price" });
  });

  it.each([
    ["no JSON", "[{", /not JSON/],
    ["JSON of another form", '[""a""]', /missing, an unknown or a mistyped field/],
    [
      "a field too many",
      '[{""src"":""/a.webp"",""width"":1,""height"":1,""alt"":{""en"":"""",""bn"":""""},""alarm"":1}]',
      /mistyped field/,
    ],
    [
      "a number that is a text",
      '[{""src"":""/a.webp"",""width"":""1"",""height"":1,""alt"":{""en"":"""",""bn"":""""}}]',
      /mistyped field/,
    ],
  ])("refuses pictures that are %s", (_, cell, reason) => {
    const { problems } = readCatalogueFile(csv("record,id,pictures", `variant,ABC-1,"${cell}"`));
    expect(problems).toContainEqual({ line: 2, field: "pictures", reason: expect.stringMatching(reason) });
  });

  it("reads the 360° view of a variant, and refuses one of another form", () => {
    const cells = (turn: string) => csv("record,id,turn", `variant,ABC-1,"${turn}"`);
    const problemsOf = (turn: string) =>
      readCatalogueFile(cells(turn)).problems.filter(({ field }) => field === "turn");
    expect(problemsOf('{""src"":""/a.webp"",""frames"":24,""columns"":6,""tint"":""#edf3fe""}')).toEqual([]);
    expect(problemsOf('{""src"":""/a.webp"",""frames"":24}')).toEqual([
      { line: 2, field: "turn", reason: "has a missing, an unknown or a mistyped field" },
    ]);
  });

  it.each([
    ["a blank cell", "brand,a,  ,1,", "is empty"],
    ["a null character", "brand,a,A\0,1,", expect.stringMatching(/^has a character that cannot be stored/)],
  ])("refuses %s", (_, line, reason) => {
    expect(readCatalogueFile(csv(HEADER, line)).problems).toEqual([{ line: 2, field: "title_en", reason }]);
  });

  it("refuses a date that does not exist", () => {
    const { problems } = readCatalogueFile(csv("record,id,released_on", "product,a-phone,2026-02-30"));
    expect(problems).toContainEqual({ line: 2, field: "released_on", reason: "is no day, like 2026-11-27" });
  });

  it.each([
    ["an unknown column", csv("record,id,colour_of_money", "brand,a,green"), /no column of a catalogue/],
    ["a column twice", csv("record,id,id", "brand,a,a"), /twice/],
    ["a column with the name of a prototype", csv("record,id,__proto__", "brand,a,"), /no column of a catalogue/],
    ["no id column", csv("record,title_en", "brand,A"), /missing/],
    ["nothing at all", "", /empty/],
    ["a quote that never ends", 'record,id\nbrand,"a', /quote/i],
  ])("reads no row of a file with %s", (_, file, reason) => {
    const { records, problems } = readCatalogueFile(file);
    expect(records).toEqual([]);
    expect(problems[0]?.reason).toMatch(reason);
  });
});
