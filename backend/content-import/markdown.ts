import MarkdownIt from "markdown-it";
import type { Language } from "@/backend/contract/language";
import { dialCodeHref } from "@/utils/numbers/dial-codes";
import { localePath } from "@/utils/paths/paths";

interface Prose {
  lang: Language;
  /** The level of its `###` headings, so that the page skips no level: 2 in a block without a heading. */
  headings: 2 | 3;
}

const LEVEL_IN_TEXT = 3;
const DEEPEST = 6;

const markdown = new MarkdownIt({ html: false, linkify: false });
// Pictures have blocks of their own, with alt texts from the picture kit.
markdown.disable("image");
// A placeholder stays as it is: the site fills it in.
const { normalizeLink } = markdown;
markdown.normalizeLink = (url) => (url.includes("{{") ? url : normalizeLink(url));

markdown.core.ruler.push("site", (state) => {
  const prose = state.env as Prose;
  for (const token of state.tokens) {
    if (token.type === "heading_open" || token.type === "heading_close") setLevel(token, prose.headings);
    for (const inner of token.children ?? []) if (inner.type === "link_open") setAddress(inner, prose.lang);
  }
});

/** A dial code becomes a link, unless it is inside a link already. */
const plainCode = markdown.renderer.rules.code_inline;
markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
  const code = plainCode?.(tokens, index, ...rest) ?? "";
  const before = tokens.slice(0, index);
  const isLinked = before.findLastIndex(({ type }) => type === "link_open") > before.findLastIndex(isLinkEnd);
  const href = dialCodeHref(tokens[index]?.content ?? "");
  return href === null || isLinked ? code : `<a href="${href}">${code}</a>`;
};
const isLinkEnd = ({ type }: { type: string }) => type === "link_close";

type Token = ReturnType<typeof markdown.parse>[number];

function setLevel(heading: Token, top: 2 | 3): void {
  const level = top + Number(heading.tag.slice(1)) - LEVEL_IN_TEXT;
  heading.tag = `h${Math.min(DEEPEST, Math.max(top, level))}`;
}

function setAddress(link: Token, lang: Language): void {
  const href = link.attrGet("href") ?? "";
  if (href.startsWith("/") && !isFile(href)) link.attrSet("href", localePath(href, lang));
  // The other site gets no referrer and cannot control this page.
  if (/^(https:|\{\{link\.)/.test(href)) link.attrSet("rel", "noopener noreferrer");
}

/** True for an address of a file, which is the same in every language. */
function isFile(href: string): boolean {
  return /^\/documents\//.test(href);
}

/**
 * HTML of a text in Markdown: paragraphs, headings, lists, tables, emphasis and links. HTML in it is shown as text.
 * Links inside of the site lead to its pages in the text's language.
 */
export function htmlOf(text: string, prose: Prose): string {
  return markdown.render(text, prose).trim();
}

export function linksOf(text: string): string[] {
  const links: string[] = [];
  for (const token of markdown.parse(text, { lang: "en", headings: 3 } satisfies Prose)) {
    for (const inner of token.children ?? []) {
      const href = inner.type === "link_open" ? inner.attrGet("href") : null;
      if (href !== null) links.push(href);
    }
  }
  return links;
}
