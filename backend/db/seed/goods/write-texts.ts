import type { GoodsTexts, When } from "@/backend/db/seed/definitions/goods-text-definitions";
import type { FactValue, OwnEntries } from "@/backend/db/seed/goods/goods-types";
import type { Localized, ProductTexts } from "@/backend/db/stored-types";
import { toBengaliDigits } from "@/utils/numbers/digits";

type Lang = "en" | "bn";
type Values = Readonly<Record<string, FactValue>>;
interface Line {
  when?: When | undefined;
}

/** The texts of some goods in both languages. The shop is in English (I18N-05); Bengali has those of card and top. */
export interface WrittenTexts {
  summary: Localized;
  description: Localized;
  english: Omit<ProductTexts, "description">;
  sizeGuide: Localized<NonNullable<ProductTexts["sizeGuide"]>> | null;
}

/**
 * Writes the texts of a kind for some goods.
 * @param values the facts of the goods by name
 * @throws Error naming the kind when a text uses a name that is neither a term nor a fact
 */
export function writeTexts(texts: GoodsTexts, values: Values, own: OwnEntries): WrittenTexts {
  const sizeGuide = fitting(texts.sizeGuides ?? [], values)[0];
  const sizes = sizeGuide?.rows.map(([size]) => size).join(", ") ?? "";
  const write = (text: string, lang: Lang = "en") => filled(texts, { sizes, ...values }, text, lang);
  const joined = (lines: GoodsTexts["summary"]): Localized => {
    const fits = fitting(lines, values);
    const inLanguage = (lang: Lang) => fits.map((line) => write(line[lang], lang)).join(" ");
    return { en: inLanguage("en"), bn: toBengaliDigits(inLanguage("bn")) };
  };
  return {
    summary: joined(texts.summary),
    description: joined(texts.description),
    english: {
      highlights: fitting(texts.highlights, values).flatMap((line) =>
        "own" in line
          ? (own.highlights ?? []).map(([title, text]) => ({ title, text }))
          : { title: write(line.title), text: write(line.text) },
      ),
      specifications: texts.specifications.map(({ title, rows }) => ({
        title,
        rows: fitting(rows, values).flatMap((line) =>
          "own" in line
            ? (own.specifications ?? []).map(([label, value]) => ({ label, value }))
            : { label: line.label, value: write(line.value) },
        ),
      })),
      inTheBox: fitting(texts.box, values).flatMap((line) => ("own" in line ? (own.box ?? []) : write(line.text))),
      questions: fitting(texts.questions, values).map(({ question, answer }) => ({ question, answer: write(answer) })),
      warranty: texts.warranty,
    },
    sizeGuide: sizeGuide === undefined ? null : guideOf(sizeGuide),
  };
}

/** The lines whose facts the goods have. */
function fitting<Each extends Line | { own: true }>(lines: readonly Each[], values: Values): Each[] {
  return lines.filter((line) => {
    const facts = "when" in line ? Object.entries(line.when ?? {}) : [];
    return facts.every(([name, allowed]) => allowed.includes(String(values[name])));
  });
}

function filled({ kind, terms }: GoodsTexts, values: Values, text: string, lang: Lang): string {
  return text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const term = terms[name];
    const value = term === undefined ? values[name] : (term[lang] ?? term.en)[String(values[term.of])];
    if (value === undefined) throw new Error(`The file goods-texts has nothing for {${name}} of ${kind}: ${text}`);
    return typeof value === "object" ? value[lang === "en" ? 0 : 1] : String(value);
  });
}

function guideOf({ columns, rows }: NonNullable<GoodsTexts["sizeGuides"]>[number]) {
  return {
    en: { columns: columns.en, rows },
    // The customer chooses a size by the text on its button, so its letters stay as they are.
    bn: { columns: columns.bn, rows: rows.map(([size, ...measures]) => [size, ...measures.map(toBengaliDigits)]) },
  };
}
