import type { ContentBlock, ContentPage } from "@/backend/contract/content/content-page";
import { htmlToMarkdown } from "@/services/seo/html-markdown";

type BlockOf<Type extends ContentBlock["type"]> = Extract<ContentBlock, { type: Type }>;

/** The addresses that the Markdown of a page needs. */
interface MarkdownPlace {
  /** The absolute address of the page. */
  address: string;
  /** Returns the absolute address of a link. */
  addressOf: (href: string) => string;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

/** A table; the first row is its head. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function chart({
  caption,
  unit,
  labels,
  series,
  note,
}: Pick<BlockOf<"chart">, "caption" | "unit" | "labels" | "series" | "note">): string[] {
  const rows = labels.map((label, index) => [label, ...series.map(({ values }) => String(values[index] ?? ""))]);
  return [`${caption} (${unit})`, markdownTable(["", ...series.map(({ name }) => name)], rows), note ?? ""];
}

type Link = (link: { label: string; href: string }) => string;

function cardLine({ title, text, href, badge, facts = [] }: BlockOf<"cards">["items"][number], link: Link): string {
  const name = href === undefined ? `**${title}**` : link({ label: title, href });
  return [`${name}${badge === undefined ? "" : ` (${badge})`}: ${text}`, ...facts].join(" · ");
}

function table({ caption, columns, rows, note = "" }: BlockOf<"table">): string[] {
  const head = columns.map(({ label }) => label);
  return [caption, markdownTable(head, rows), note];
}

function inner(block: ContentBlock, { address, addressOf }: MarkdownPlace): string[] {
  const prose = (html: string) => htmlToMarkdown(html, addressOf);
  const link: Link = ({ label, href }) => `[${label}](${addressOf(href)})`;
  switch (block.type) {
    case "hero":
      return [
        block.text,
        list((block.facts ?? []).map(({ value, label }) => `${label}: ${value}`)),
        list((block.actions ?? []).map(link)),
      ];
    case "text":
      return [prose(block.body)];
    case "cards":
      return [list(block.items.map((card) => cardLine(card, link)))];
    case "steps":
      return [
        block.items
          .map(({ title, text }, index) => `${index + 1}. ${text === "" ? title : `**${title}**: ${text}`}`)
          .join("\n"),
      ];
    case "table":
      return table(block);
    case "stats":
      return [list(block.items.map(({ value, label, note }) => `${label}: **${value}**${note ? ` (${note})` : ""}`))];
    case "timeline":
      return [list(block.items.map(({ when, title, text }) => `**${when}** ${title}: ${text}`))];
    case "people":
      return block.items.flatMap(({ name, role, biography }) => [`### ${name}`, role, prose(biography)]);
    case "questions":
      return block.items.flatMap(({ question, answer }) => [`### ${question}`, prose(answer)]);
    case "documents":
      return [list(block.items.map(({ title, file, format }) => `${link({ label: title, href: file })} (${format})`))];
    case "chart":
      return chart(block);
    case "charts":
      return block.items.flatMap(chart);
    case "gallery":
      return [list(block.items.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`)))];
    case "callout":
      return [`> ${block.text}`, block.action === undefined ? "" : link(block.action)];
    case "products":
    case "packs":
      return [block.more === undefined ? `<${address}>` : link(block.more)];
    case "pack-table":
    case "form":
    case "slot":
      // Forms, look-ups and lists work only on the page itself, so the Markdown links to it.
      return [`<${address}>`];
  }
}

/** A content page as Markdown, with its placeholders filled in: every block under its heading. */
export function contentMarkdown(page: ContentPage, place: MarkdownPlace): string {
  const parts = page.blocks.flatMap((block) => {
    const heading = block.heading === undefined ? "" : `${block.type === "hero" ? "#" : "##"} ${block.heading}`;
    return [heading, block.intro ?? "", ...inner(block, place)];
  });
  const text = parts.filter((part) => part !== "").join("\n\n");
  // The asterisks of a dial code must not become emphasis.
  return `${text.replace(/(?<![:`*])\*\d[\d*]*#/g, "`$&`")}\n`;
}
