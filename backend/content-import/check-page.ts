import { linksOf } from "@/backend/content-import/markdown";
import type { ContentPageFile } from "@/backend/contract/content/content-page";

export type WrittenBlock = ContentPageFile["blocks"][number];

/** Names allowed after {{link.}}: the company's other sites (utils/menu/menu-item.ts, OutsideLinks). */
const OUTSIDE_LINKS = ["flexiplan", "video", "roaming", "company", "vacancies", "myGpStore"];
const PLACEHOLDER = new RegExp(
  `^\\{\\{(brand(?:Of|In|Object)?|slug|answer\\.(?:shareOffice|ads)(?:Within)?|link\\.(${OUTSIDE_LINKS.join("|")}))\\}\\}$`,
);

export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Placeholders of a page that the site does not know how to fill. */
export function unknownPlaceholders(page: ContentPageFile): string[] {
  return textsOf(page).flatMap((text) => {
    const found = text.match(/\{\{[^}]*\}\}/g) ?? [];
    const open = text.split("{{").length - 1;
    return [...found.filter((each) => !PLACEHOLDER.test(each)), ...(open > found.length ? [text.slice(0, 60)] : [])];
  });
}

function markdownOf(block: WrittenBlock): string[] {
  switch (block.type) {
    case "text":
      return [block.body];
    case "people":
      return block.items.map(({ biography }) => biography);
    case "questions":
      return block.items.map(({ answer }) => answer);
    case "slot":
    case "form":
      return block.aside === undefined ? [] : [block.aside];
    default:
      return [];
  }
}

/** Addresses that a block links to, including those in its Markdown. */
export function hrefsOf(block: WrittenBlock): string[] {
  const inFields = (value: unknown, key = ""): string[] => {
    if (typeof value === "string") return key === "href" ? [value] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => inFields(inner, name));
  };
  return [...inFields(block), ...markdownOf(block).flatMap(linksOf)];
}

/** Ids of pictures that a block shows. */
export function picturesOf(block: WrittenBlock): string[] {
  switch (block.type) {
    case "hero":
      return block.picture === undefined ? [] : [block.picture];
    case "cards":
      return block.items.flatMap(({ icon }) => icon ?? []);
    case "people":
      return block.items.map(({ portrait }) => portrait);
    case "gallery":
      return block.items.map(({ picture }) => picture);
    default:
      return [];
  }
}

/** Ids that can be linked to on a page: those of blocks and of questions. */
export function anchorsOf(page: ContentPageFile): string[] {
  return page.blocks.flatMap((block) => [
    ...(block.id === undefined ? [] : [block.id]),
    ...(block.type === "questions" ? block.items.map(({ id }) => id) : []),
  ]);
}

export function blockErrors(block: WrittenBlock): string[] {
  if (block.type === "table") {
    const { columns, rows } = block;
    return rows
      .filter((row) => row.length !== columns.length)
      .map((row) => `the table "${block.caption}" has a row of ${row.length} cells for ${columns.length} columns`);
  }
  if (block.type === "chart") return chartErrors(block);
  if (block.type === "charts") return block.items.flatMap(chartErrors);
  return markdownOf(block).some((text) => /<\/?[a-z][^>]*>/i.test(text))
    ? ["a text has HTML in it, which would be shown as it is written"]
    : [];
}

function chartErrors({
  labels,
  series,
}: Pick<Extract<WrittenBlock, { type: "chart" }>, "labels" | "series">): string[] {
  return series
    .filter(({ values }) => values.length !== labels.length)
    .map(({ name, values }) => `the series "${name}" has ${values.length} values for ${labels.length} labels`);
}

/** The parts that must be equal in both languages: kind, anchors, pictures, addresses, files, figures, their number. */
export function shapeOf(block: WrittenBlock): unknown {
  const copy = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => copy(inner, key));
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(entries.map(([name, inner]) => [name, copy(inner, name)]));
    }
    return typeof value === "string" && !SAME_FIELDS.has(key) ? "" : value;
  };
  return copy(block, "");
}

const SAME_FIELDS = new Set([
  ...["type", "id", "picture", "icon", "portrait", "href", "file", "date", "kind", "tone", "form", "category", "code"],
]);
