import { contrast } from "@/styles/contrast";
import { semanticTokens, textPairs } from "@/styles/semantic-tokens";
import { breakpoints, tokens } from "@/styles/tokens";

/** A text colour on a background of the design system, with the contrast in each mode, rounded to a tenth. */
interface TokenPair {
  text: string;
  ground: string;
  light: number;
  dark: number;
}

/** The values of styles/ that the page /design shows: plain data, so its script does not include the design system. */
export interface DesignTokens {
  colours: { name: string; light: string; dark: string }[];
  pairs: TokenPair[];
  fontSizes: { name: string; value: string }[];
  radii: { name: string; value: string }[];
  breakpoints: { name: string; value: string }[];
  durations: { name: string; value: string }[];
}

type Leaf = { value: { base: string; _dark: string } };
const isLeaf = (node: object): node is Leaf => "value" in node;

function coloursOf(node: object, path: readonly string[]): DesignTokens["colours"] {
  if (isLeaf(node)) {
    const name = path.filter((part) => part !== "DEFAULT").join(".");
    return [{ name, light: node.value.base, dark: node.value._dark }];
  }
  return Object.entries(node).flatMap(([key, child]) => coloursOf(child as object, [...path, key]));
}

/**
 * A colour of the design system by its name, e.g. `ink.muted`, for drawings in which CSS variables are not available.
 * @throws RangeError for a name that no token has
 */
export function colourNamed(name: string): { light: string; dark: string } {
  const found = coloursOf(semanticTokens.colors ?? {}, []).find((colour) => colour.name === name);
  if (found === undefined) throw new RangeError(`No colour is called ${name}`);
  return found;
}

const valuesOf = (group: object | undefined) =>
  Object.entries(group ?? {}).map(([name, token]) => ({ name, value: String((token as { value: unknown }).value) }));

const rounded = (ratio: number) => Math.round(ratio * 10) / 10;

/** The tokens of styles/ as the page /design shows them, with the contrast of every used text and background. */
export function designTokens(): DesignTokens {
  const colours = coloursOf(semanticTokens.colors ?? {}, []);
  const colourOf = (name: string) => colours.find((colour) => colour.name === name) ?? { light: "", dark: "" };
  return {
    colours,
    pairs: textPairs.map(([text, ground]) => {
      const [front, back] = [colourOf(text), colourOf(ground)];
      return {
        text,
        ground,
        light: rounded(contrast(front.light, back.light)),
        dark: rounded(contrast(front.dark, back.dark)),
      };
    }),
    fontSizes: valuesOf(tokens.fontSizes),
    radii: valuesOf(tokens.radii),
    durations: valuesOf(tokens.durations),
    breakpoints: Object.entries(breakpoints).map(([name, value]) => ({ name, value })),
  };
}
