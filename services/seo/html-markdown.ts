const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const TAG = /<(\/?)([a-z0-9]+)([^>]*)>/g;
const INLINE: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "_", i: "_", code: "`", br: "\n" };

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

interface Tag {
  name: string;
  opens: boolean;
  attributes: string;
}

/** Converts the tags of a text to Markdown, one after the other. */
class MarkdownWriter {
  private readonly lists: { ordered: boolean; count: number }[] = [];
  private link = "";

  constructor(private readonly addressOf: (href: string) => string) {}

  write({ name, opens, attributes }: Tag): string {
    const inline = INLINE[name];
    if (inline !== undefined) return inline;
    if (name === "a") return this.anchor(opens, attributes);
    if (name === "ul" || name === "ol") return this.list(opens, name === "ol");
    if (name === "li") return opens ? this.entry() : "";
    // A paragraph inside a list entry stays on the line of the entry.
    if (this.lists.length > 0) return "";
    return opens && /^h[1-6]$/.test(name) ? `\n\n${"#".repeat(Number(name[1]))} ` : "\n\n";
  }

  private anchor(opens: boolean, attributes: string): string {
    if (!opens) return `](${this.addressOf(this.link)})`;
    this.link = plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
    return "[";
  }

  private list(opens: boolean, ordered: boolean): string {
    if (opens) this.lists.push({ ordered, count: 0 });
    else this.lists.pop();
    return this.lists.length === 0 ? "\n\n" : "";
  }

  private entry(): string {
    const list = this.lists.at(-1) ?? { ordered: false, count: 0 };
    list.count += 1;
    return `\n${"  ".repeat(Math.max(0, this.lists.length - 1))}${list.ordered ? `${list.count}.` : "-"} `;
  }
}

/**
 * Converts the HTML of content pages to Markdown: paragraphs, headings, lists, links, emphasis. Of other elements only
 * the text is kept.
 * @param addressOf returns the absolute address of a link
 */
export function htmlToMarkdown(html: string, addressOf: (href: string) => string): string {
  const writer = new MarkdownWriter(addressOf);
  let text = "";
  let at = 0;
  const textUntil = (until: number) => plain(html.slice(at, until).replace(/\s+/g, " "));
  for (const { 0: whole, 1: closing, 2: name = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    text += textUntil(index) + writer.write({ name, opens: closing === "", attributes });
    at = index + whole.length;
  }
  text += textUntil(html.length);
  return (
    text
      .replace(/[ \t]+\n/g, "\n")
      // A single space between two tags is removed. Two spaces are kept, because they indent a nested list.
      .replace(/\n (?=\S)/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}
