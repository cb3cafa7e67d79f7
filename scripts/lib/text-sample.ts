import { createHash } from "node:crypto";
import type { SiteText } from "@/scripts/checks/site-texts";

/** A random sample for editors: a number of sentences in each language, always the same for the same seed. */
interface TextSample {
  readonly en: readonly SiteText[];
  readonly bn: readonly SiteText[];
}

const BENGALI = /[\u0980-\u09ff]/;
const MIN_WORDS = 4;
/** Strings that are not sentences: addresses, SQL, styles and other code. `{{name}}` is a placeholder of a sentence. */
const CODE = /\$\{|:\/\/|^[./#@]|[<>=;\\[\]]|(?<!\{)\{(?!\{)|[a-z]_[a-z]|\b(select|insert|where|from) [a-z_]+ [a-z_]+,/;

/**
 * Selects `count` texts with four or more words in each language. They are sorted by a hash of seed and text, so that
 * adding or correcting one text does not change which other texts are selected.
 */
export function drawTexts(texts: readonly SiteText[], seed: number, count: number): TextSample {
  const sentences = [...new Map(texts.filter(isSentence).map((text) => [text.text, text])).values()];
  const rankOf = ({ text }: SiteText) => createHash("sha256").update(`${seed}\n${text}`).digest("hex");
  const ranked = sentences
    .map((text) => ({ text, rank: rankOf(text) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ text }) => text);
  return {
    en: ranked.filter(({ text }) => !BENGALI.test(text)).slice(0, count),
    bn: ranked.filter(({ text }) => BENGALI.test(text)).slice(0, count),
  };
}

/** The texts of this file are names and addresses of places. */
const PLACES = "data/demo/stores.json";

function isSentence({ file, text }: SiteText): boolean {
  if (file === PLACES) return false;
  const starts = BENGALI.test(text) || /^(\{\{|[A-Z0-9"“])/.test(text);
  return starts && !CODE.test(text) && text.trim().split(/\s+/).length >= MIN_WORDS;
}

/** The sample as tables with an empty last column, in which an editor writes the changes. */
export function renderSample(sample: TextSample, seed: number): string {
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("`", "\\`");
  const table = (title: string, texts: readonly SiteText[]) => [
    `## ${title}`,
    "",
    "| | Text | File | Verdict |",
    "|---|---|---|---|",
    ...texts.map(({ file, line, text }, index) => `| ${index + 1} | ${cell(text)} | ${file}:${line} | |`),
    "",
  ];
  return [
    "# A draw of texts to judge",
    "",
    `Made by \`npm run texts -- ${seed}\`: texts of four words and more from everything that the rule \`wording\` reads. The`,
    'column "Verdict" stays empty where an editor of that language would leave the text as it is.',
    "",
    ...table("English", sample.en),
    ...table("Bengali", sample.bn),
  ].join("\n");
}
