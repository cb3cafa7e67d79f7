import { NAMED_COLOURS } from "./css-colours";
import { blank, scanSource } from "./scan-source";
import { type Finding, type HouseCheck, isCode, lineAt, type TreeFile } from "./source-tree";

const PRODUCT = /^(pages|components|context|hooks|services|utils|server|backend)\/|^server\.ts$/;
/** Colours in a seed are colours of the products. */
const SEED = /^backend\/db\/seed\//;
const HEX = /(?<![\w&/#-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]+[^)]*\)?/gi;
const STYLE_PROP =
  /\b(?:color|bg|bgColor|background|fill|stroke|\w+Color)\s*[=:]\s*\{?\s*["'](?<name>[a-z]+)(?:\.\d+)?["']/g;
const DECLARATION = /[\w-]+\s*:\s*(?<value>[^;{}]+)(?=[;}])/g;

/** Colours must be tokens; a colour literal elsewhere does not follow the theme (docs/look.md#colours). */
export const coloursCheck: HouseCheck = {
  name: "colours",
  rule: "no colour literal outside styles",
  run: (tree) =>
    tree.files.flatMap((file) => {
      if (!PRODUCT.test(file.path) || SEED.test(file.path)) return [];
      if (file.path.endsWith(".css")) return inStylesheet(file);
      return isCode(file) ? inCode(file) : [];
    }),
};

function finding(file: TreeFile, offset: number, colour: string): Finding {
  const message = `${colour} is a colour literal: use a token of styles`;
  return { file: file.path, line: lineAt(file.text, offset), message };
}

function inStylesheet(file: TreeFile): Finding[] {
  const css = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return Array.from(css.matchAll(DECLARATION)).flatMap((match) => {
    const value = match.groups?.value ?? "";
    const start = match.index + match[0].length - value.length;
    const literals = [...value.matchAll(HEX), ...value.matchAll(FUNCTION)];
    const names = Array.from(value.matchAll(/(?<![\w-])[a-z]+(?![\w(-])/gi)).filter((word) =>
      NAMED_COLOURS.has(word[0].toLowerCase()),
    );
    return [...literals, ...names].map((found) => finding(file, start + found.index, found[0]));
  });
}

function inCode(file: TreeFile): Finding[] {
  const stretches = scanSource(file.text);
  const literals = stretches.flatMap((stretch) => {
    if (stretch.kind === "comment" || isAnchor(file.text, stretch.start)) return [];
    return [...stretch.text.matchAll(HEX), ...stretch.text.matchAll(FUNCTION)].map((found) =>
      finding(file, stretch.start + found.index, found[0]),
    );
  });
  const code = blank(file.text, stretches, ["comment", "template"]);
  const names = Array.from(code.matchAll(STYLE_PROP)).flatMap((match) =>
    NAMED_COLOURS.has(match.groups?.name ?? "") ? [finding(file, match.index, match.groups?.name ?? "")] : [],
  );
  return [...literals, ...names];
}

/** `href="#add"` is a link to a place in the page, not a colour. */
function isAnchor(source: string, start: number): boolean {
  return /\b(href|to|hash)\s*[=:]\s*\{?\s*$/.test(source.slice(Math.max(0, start - 20), start));
}
