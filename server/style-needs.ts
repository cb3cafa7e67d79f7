/** Rules that need no class of their own module: faces, layers, properties. */
const OTHER_AT_RULE = /@(?!media|supports|container)/;
const KEYFRAMES = /@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const CONDITION = /@[^{]*\{/g;
const RULE = /([^{}]*)\{[^{}]*\}/g;
/** What is in brackets may be one of several, or what must not be there. */
const CHOICE = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
/** A class of a CSS module: the module's own beginning, up to an underscore, then the name in the source. */
const MODULE_CLASS = /\.([\w-]*_)[A-Za-z]/;

/**
 * What markup must have for a style sheet to change how it looks.
 * @param css as the build writes it
 * @returns beginnings of class names, without any of which the sheet does nothing; null for a sheet that every page needs
 */
export function styleNeeds(css: string): readonly string[] | null {
  const rules = css.replace(KEYFRAMES, "");
  if (OTHER_AT_RULE.test(rules)) return null;
  const needs = new Set<string>();
  for (const [, selectors = ""] of rules.replace(CONDITION, "").matchAll(RULE)) {
    for (const selector of selectors.replace(CHOICE, "").split(BETWEEN_SELECTORS)) {
      const beginning = MODULE_CLASS.exec(selector)?.[1];
      if (beginning === undefined) return null;
      needs.add(beginning);
    }
  }
  return needs.size === 0 ? null : [...needs];
}
