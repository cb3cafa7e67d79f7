import { categories } from "@/backend/db/seed/definitions/shop-definitions";
import { matching, type ReadValue, VALUE_READERS } from "@/backend/domain/data-import/import-values";
import { hasShape, type Shape } from "@/backend/domain/json-shape";
import { readJson } from "@/utils/text/json-fields";

/** A cell's value for the database: text, number, boolean or a structure; null for an empty cell. */
type CellValue = unknown;

interface CellFormat {
  read: (cell: string) => ReadValue;
  write: (value: CellValue) => string;
}

const cellFormat = (read: CellFormat["read"], write: CellFormat["write"] = String): CellFormat => ({ read, write });
const pattern = (...form: Parameters<typeof matching>) => cellFormat(matching(...form));

const text = cellFormat(VALUE_READERS.text);
// No number of a catalogue is negative.
const whole = pattern(/^\d{1,9}$/, "is no whole number", Number);
const money = cellFormat(VALUE_READERS.taka, (poisha) =>
  Number(poisha) % 100 === 0 ? String(Number(poisha) / 100) : (Number(poisha) / 100).toFixed(2),
);
const yesNo = cellFormat(VALUE_READERS["yes-no"], (fact) => (fact === true ? "yes" : "no"));
const day = cellFormat(VALUE_READERS.day);
/** A percentage as hundredths of a percent, up to the highest plausible value. */
const percent = (max: number, reason: string): CellFormat => ({
  read(cell) {
    const points = /^\d{1,2}(\.\d{1,2})?$/.test(cell) ? Math.round(Number(cell) * 100) : Number.NaN;
    return points <= max * 100 ? { value: points } : { reason };
  },
  write: (points) => String(Number(points) / 100),
});
const moment = pattern(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/,
  "is no moment in UTC, like 2026-11-27T17:59:59Z",
);
/** `nodi-36=264.50`: the plan and monthly sum on a label, as the plan's code and poisha. */
const emiLabel: CellFormat = {
  read(cell) {
    const [, code, amount] = /^([a-z0-9-]{1,40})=(\d{1,8}(?:\.\d{1,2})?)$/.exec(cell) ?? [];
    if (code === undefined) return { reason: "is no plan with its month, like nodi-36=264.50" };
    return { value: [[code, Math.round(Number(amount) * 100)]] };
  },
  write: (value) => (value as [string, number][]).map(([code, poisha]) => `${code}=${poisha / 100}`).join(""),
};
const category = cellFormat((cell) =>
  categories.some((each) => each === cell)
    ? { value: cell }
    : { reason: `is no category; those of the shop are ${categories.join(", ")}` },
);

/** `gps=yes;ram=4;ram=6` as pairs, in the given order. */
const pairs = (value: RegExp, example: string): CellFormat => ({
  read(cell) {
    const parts = cell.split(";").map((part) => part.split("="));
    const fits = parts.every(
      ([name, entry, more]) => more === undefined && /^[a-z0-9_-]+$/.test(name ?? "") && value.test(entry ?? ""),
    );
    return fits ? { value: parts } : { reason: `is no list like ${example}` };
  },
  write: (list) => (list as string[][]).map((pair) => pair.join("=")).join(";"),
});

function json(shape: Shape): CellFormat {
  return {
    read(cell) {
      const value = readJson(cell);
      if (value === undefined) return { reason: "is not JSON" };
      return hasShape(value, shape) ? { value } : { reason: "has a missing, an unknown or a mistyped field" };
    },
    write: (value) => JSON.stringify(value),
  };
}

const productTexts: Shape = {
  description: "text",
  highlights: [{ title: "text", text: "text" }],
  specifications: [{ title: "text", rows: [{ label: "text", value: "text" }] }],
  inTheBox: ["text"],
  questions: [{ question: "text", answer: "text" }],
  warranty: "text",
  "sizeGuide?": { columns: ["text"], rows: [["text"]] },
};
const pictures: Shape = [
  { src: "text", width: "number", height: "number", alt: { en: "text", bn: "text" }, "tint?": "text" },
];
const turn: Shape = { src: "text", frames: "number", columns: "number", tint: "text" };
const texts: Shape = ["text"];

const slug = pattern(/^[a-z0-9-]{1,80}$/, "is no name in small letters, digits and hyphens");

/** All columns of the file, in order, with the functions that read and write their cells. */
export const COLUMNS: Readonly<Record<string, CellFormat>> = {
  record: text,
  id: text,
  category,
  key: pattern(/^[a-z0-9_]{1,40}$/, "is no key in small letters, digits and underscores"),
  brand: slug,
  product: slug,
  bundle: slug,
  title_en: text,
  title_bn: text,
  summary_en: text,
  summary_bn: text,
  colour: slug,
  colour_hex: pattern(/^#[0-9a-f]{6}$/, "is no colour: # and six hexadecimal digits"),
  colour_family: pattern(/^[a-z-]{1,20}$/, "is no family of colours, like blue"),
  ram_gb: whole,
  storage_gb: whole,
  size: pattern(/^[A-Za-z0-9 .-]{1,20}$/, "is no size of up to 20 letters and digits"),
  price: money,
  was_price: money,
  sale_ends_at: moment,
  stock: whole,
  store_stock: pairs(/^\d{1,6}$/, "dhaka-gulshan=3;sylhet-kotwali=1"),
  sku: text,
  attributes: pairs(/^[a-z0-9-]{1,40}$/, "gps=yes;battery=5-9"),
  five_g: yesNo,
  print_price: money,
  // No VAT rate in the country is above 15 %: 75 is a typing error for 7.5.
  vat_percent: percent(25, "is no VAT rate from 0 to 25, like 7.5"),
  released_on: day,
  listed_at: moment,
  preorder_deposit: money,
  preorder_slots: whole,
  gifts_en: json(texts),
  gifts_bn: json(texts),
  gift_badge: pattern(/^(included|bundle|none)$/, 'is none of "included", "bundle" and "none"'),
  emi_from: emiLabel,
  months: whole,
  fee_percent: percent(99.99, "is no percentage, like 4.5"),
  least_price: money,
  popularity: whole,
  position: whole,
  published: yesNo,
  texts_en: json(productTexts),
  texts_bn: json(productTexts),
  pictures: json(pictures),
  turn: json(turn),
};

interface RecordColumns {
  /** Pattern of the id. Two rows with the same id and `parents` describe the same item. */
  id: RegExp;
  /** Columns that together with the id identify the item. */
  parents: readonly string[];
  required: readonly string[];
  optional: readonly string[];
}

const columns = (names: string): readonly string[] => names.split(" ");
const SLUG = /^[a-z0-9-]{1,80}$/;
const SKU = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/** The kinds of rows, in the order of the file: a row comes after the rows that it refers to. */
export const RECORDS = {
  brand: {
    id: /^[a-z0-9-]{1,40}$/,
    parents: [],
    required: columns("title_en position"),
    optional: columns("title_bn"),
  },
  attribute: {
    id: /^[a-z0-9_]{1,40}$/,
    parents: columns("category"),
    required: columns("category title_en title_bn position"),
    optional: [],
  },
  value: {
    id: /^[a-z0-9-]{1,40}$/,
    parents: columns("category key"),
    required: columns("category key title_en title_bn position"),
    optional: [],
  },
  product: {
    id: SLUG,
    parents: [],
    required: columns(
      "category brand title_en title_bn summary_en summary_bn five_g released_on listed_at popularity published texts_en texts_bn",
    ),
    optional: columns(
      "attributes print_price vat_percent preorder_deposit preorder_slots gifts_en gifts_bn gift_badge",
    ),
  },
  variant: {
    id: SKU,
    parents: [],
    required: columns("product colour title_en title_bn colour_hex price position pictures"),
    optional: columns("colour_family ram_gb storage_gb size was_price sale_ends_at stock store_stock turn emi_from"),
  },
  bundle: { id: SLUG, parents: [], required: columns("product title_en title_bn position"), optional: [] },
  addon: {
    id: /^\d{1,3}$/,
    parents: columns("bundle"),
    required: columns("bundle title_en title_bn price"),
    optional: columns("sku"),
  },
  emi: {
    id: /^[a-z0-9-]{1,40}$/,
    parents: [],
    required: columns("title_en title_bn months fee_percent least_price position"),
    optional: [],
  },
} as const satisfies Record<string, RecordColumns>;

export type RecordKind = keyof typeof RECORDS;
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

/** A row of the file: `values` by column, without empty cells. */
export interface CatalogueRecord {
  kind: RecordKind;
  /** Line in the file, counted from 1. The last line, if a cell has line breaks; 0 for a row without a file. */
  line: number;
  values: Readonly<Record<string, CellValue>>;
}

export function columnsOf(kind: RecordKind): readonly string[] {
  const { required, optional } = RECORDS[kind];
  return ["id", ...required, ...optional];
}

/** The key of a row: two rows with the same key describe the same item. */
export function keyOf({ kind, values }: CatalogueRecord): string {
  return [kind, ...RECORDS[kind].parents.map((column) => values[column]), values["id"]].join(" ");
}
