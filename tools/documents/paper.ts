import { readFileSync } from "node:fs";
import { join } from "node:path";
import markdownIt from "markdown-it";
import { siteEnv } from "@/services/api/env.server";
import { type Lang, quartersTable, yearsTable, yearTable } from "@/tools/documents/account-tables";
import type { WrittenDocument } from "@/tools/documents/written-document";
import { formatDate } from "@/utils/dates/dates";
import { brandForms } from "@/utils/text/brand-forms";
import { brandName } from "@/utils/text/brand-name";
import { escapeMarkup } from "@/utils/text/escape-markup";

const markdown = markdownIt({ html: false, typographer: false });
const FONTS = "node_modules/@fontsource";
const BENGALI = "U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC";
const BLANK = /\{\{blank\}\}/g;
const BOXES = /\{\{boxes (\d+)\}\}/g;

/** The page from which a document is printed: one HTML text that loads no other file. */
export function paperHtml(root: string, written: WrittenDocument): string {
  const { lang, title, label, date, cover, compact } = written;
  const { brand } = siteEnv();
  const name = brandName(brand, lang);
  const legal = lang === "bn" ? `${name} টেলিকম পিএলসি` : `${name} Telecom PLC`;
  const address =
    lang === "bn" ? `${name} হাউস, ১৪ লেকসাইড অ্যাভিনিউ, ঢাকা ১২১২` : `${name} House, 14 Lakeside Avenue, Dhaka 1212 · GPTEL`;
  const text = filled(written.text, lang)
    .replaceAll("{{brand}}", name)
    .replaceAll("{{legal}}", legal)
    .replaceAll("{{legalOf}}", brandForms(legal).brandOf);
  const head = `<header class="head"><span class="mark">${escapeMarkup(name)}</span><p class="label">${escapeMarkup(label)}</p><h1>${escapeMarkup(title)}</h1><p class="facts">${escapeMarkup(legal)} · ${formatDate(date, lang)}</p></header>`;
  const { html, headings } = bodyOf(text);
  const contents = `<nav class="contents"><h2>${lang === "bn" ? "সূচিপত্র" : "Contents"}</h2><ol>${headings.map(({ id, words }) => `<li><a href="#${id}">${words}</a></li>`).join("")}</ol></nav>`;
  const first = cover ? `<div class="cover">${head}<div class="band"></div></div>${contents}` : head;
  const strings = `:root{--legal:${quoted(legal)};--title:${quoted(title)};--address:${quoted(address)}}`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>${fontFaces(root)}${readFileSync(join(root, "tools/documents/paper.css"), "utf8")}${strings}</style></head><body${compact ? ' class="compact"' : ""}>${first}<main>${html}</main></body></html>`;
}

/** Placeholders that stand for a table: {{quarters 2025}}, {{years 2025 5}}, {{income 2025}}, {{balance 2025}}, {{cash 2025}}. */
function filled(text: string, lang: Lang): string {
  return text.replace(
    /\{\{(quarters|years|income|balance|cash) (\d{4})(?: (\d))?\}\}/g,
    (_, kind: string, year: string, count?: string) => {
      if (kind === "quarters") return quartersTable(lang, Number(year));
      if (kind === "years") return yearsTable(lang, Number(year), Number(count ?? 5));
      return yearTable(kind as "income" | "balance" | "cash", lang, Number(year));
    },
  );
}

function bodyOf(text: string) {
  const headings: { id: string; words: string }[] = [];
  const html = markdown
    .render(text)
    .replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
      const id = `part-${headings.length + 1}`;
      headings.push({ id, words });
      return `<h2 id="${id}">${words}</h2>`;
    })
    .replace(BLANK, '<span class="blank"></span>')
    .replace(BOXES, (_, count: string) => '<span class="box"></span>'.repeat(Number(count)));
  return { html, headings };
}

/** One font file per weight: from a file with many weights, a PDF stores drawn letters, ten times as large. */
function fontFaces(root: string): string {
  const face = (family: string, weight: number, file: string, range: string) => {
    const data = readFileSync(join(root, FONTS, `${file}-${weight}-normal.woff2`)).toString("base64");
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`;
  };
  return [400, 700]
    .flatMap((weight) => [
      face("Paper", weight, "figtree/files/figtree-latin", "U+0000-00FF,U+2000-206F,U+20AC,U+2122"),
      face("Paper Bengali", weight, "noto-sans-bengali/files/noto-sans-bengali-bengali", BENGALI),
    ])
    .join("");
}

const quoted = (text: string) => JSON.stringify(text);
