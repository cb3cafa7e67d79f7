/** At-rules that apply without a class of the module: @font-face, @layer, @property. */
const OTHER_AT_RULE = /@(?!media|supports|container)/;
const KEYFRAMES = /@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const CONDITION = /@[^{]*\{/g;
const RULE = /([^{}]*)\{[^{}]*\}/g;
/** Classes in these brackets are alternatives, or classes that must be absent. */
const CHOICE = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const BETWEEN_SELECTORS = /,(?![^(]*\))/;
/** A class of a CSS module: the prefix of the module, up to an underscore, then the name in the source. */
const MODULE_CLASS = /\.([\w-]*_)[A-Za-z]/;

/**
 * The classes that markup must have before a style sheet changes its look.
 * @param css as the build writes it
 * @returns prefixes of class names: without any of them the sheet has no effect; null for a sheet that every page needs
 */
export function styleNeeds(css: string): readonly string[] | null {
  const rules = css.replace(KEYFRAMES, "");
  if (OTHER_AT_RULE.test(rules)) return null;
  const needs = new Set<string>();
  for (const [, selectors = ""] of rules.replace(CONDITION, "").matchAll(RULE)) {
    for (const selector of selectors.replace(CHOICE, "").split(BETWEEN_SELECTORS)) {
      const prefix = MODULE_CLASS.exec(selector)?.[1];
      if (prefix === undefined) return null;
      needs.add(prefix);
    }
  }
  return needs.size === 0 ? null : [...needs];
}
