import { defineSemanticTokens } from "@chakra-ui/react";

type Mode = { base: string; _dark: string };
const mode = (base: string, dark: string): { value: Mode } => ({ value: { base, _dark: dark } });

/** Colours and shadows by meaning, light and dark. Components use these tokens and never a colour literal. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    brand: {
      50: mode("#EEF5FE", "#0E2038"),
      100: mode("#D8E8FD", "#14305A"),
      500: mode("#1474E8", "#5AA2FF"),
      600: mode("#0B5CC4", "#7FB8FF"),
      700: mode("#084A9E", "#A9D0FF"),
      /** Thin rings on a pale background. See hero.ring. */
      ring: mode("#1474E81C", "#5AA2FF1C"),
    },
    on: {
      brand: mode("#FFFFFF", "#0A1220"),
      /** Text on the hero's background, which is deep blue in both modes. */
      hero: mode("#FFFFFF", "#FFFFFF"),
      heroMuted: mode("#D6E6FC", "#D6E6FC"),
      accent: mode("#FFFFFF", "#0A1220"),
    },
    hero: {
      deep: mode("#06245C", "#051A42"),
      bright: mode("#0B5CC4", "#0A4A9E"),
      glow: mode("#2E9BFF", "#1C6FC9"),
      /** Thin rings on the hero. Not written with color-mix(): Firefox draws broad bands then. */
      ring: mode("#FFFFFF17", "#FFFFFF17"),
    },
    ink: {
      DEFAULT: mode("#0B1B33", "#F2F6FC"),
      muted: mode("#44546F", "#B6C3D6"),
      subtle: mode("#63728A", "#8FA0B8"),
      /** Text on a product tile, which has a pale background in both modes. */
      onTile: mode("#0B1B33", "#0B1B33"),
    },
    surface: {
      DEFAULT: mode("#FFFFFF", "#0A1220"),
      sunken: mode("#F4F7FB", "#070D18"),
      raised: mode("#FFFFFF", "#101C30"),
    },
    line: mode("#E1E8F2", "#22314A"),
    /** The outline of a control, which must stand out from the page at 3:1. */
    control: mode("#7A899F", "#6B7D99"),
    accent: { 500: mode("#FF6A3D", "#FF8A63"), 600: mode("#C93F12", "#FFB095") },
    success: mode("#0F7B4F", "#4CC38A"),
    warning: mode("#9A5B00", "#E0A33A"),
    danger: mode("#C02B2B", "#FF7B7B"),
    /** Stars of a review; the number next to them has the same meaning. */
    rating: { DEFAULT: mode("#E08A00", "#F2B84B"), empty: mode("#D3DCE8", "#2D3F5C") },
    /** The heart of a wished product, on the product's pale tile in both modes. */
    heart: mode("#D02148", "#D02148"),
    /** Pale backgrounds under text of the same name. */
    tint: {
      success: mode("#E6F5EE", "#0C2A1E"),
      warning: mode("#FCF1DF", "#2C2009"),
      danger: mode("#FDECEC", "#351417"),
    },
    tier: {
      silver: mode("#8A97A8", "#C3CCD8"),
      gold: mode("#B8860B", "#E3B64B"),
      signature: mode("#5B2A86", "#B48CE0"),
    },
    overlay: mode("rgba(7, 16, 32, 0.56)", "rgba(2, 6, 14, 0.72)"),
  },
  shadows: {
    card: mode(
      "0 1px 2px rgba(11, 27, 51, 0.05), 0 6px 20px rgba(11, 27, 51, 0.06)",
      "0 1px 2px rgba(0, 0, 0, 0.4), 0 6px 20px rgba(0, 0, 0, 0.3)",
    ),
    raised: mode(
      "0 4px 12px rgba(11, 27, 51, 0.08), 0 18px 48px rgba(11, 27, 51, 0.14)",
      "0 4px 12px rgba(0, 0, 0, 0.5), 0 18px 48px rgba(0, 0, 0, 0.5)",
    ),
  },
});

/** Every text and background used together: checked at 4.5:1 in both modes by tests/unit/styles/semantic-tokens.test.ts. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ["ink", "surface"],
  ["ink", "surface.sunken"],
  ["ink", "surface.raised"],
  ["ink", "brand.50"],
  ["ink", "brand.100"],
  ["ink.muted", "surface"],
  ["ink.muted", "surface.sunken"],
  ["ink.muted", "surface.raised"],
  ["ink.muted", "brand.50"],
  ["ink.subtle", "surface"],
  ["ink.subtle", "surface.sunken"],
  ["ink.subtle", "surface.raised"],
  ["brand.600", "surface"],
  ["brand.600", "surface.sunken"],
  ["brand.600", "surface.raised"],
  ["brand.600", "brand.50"],
  ["brand.700", "brand.50"],
  ["brand.700", "brand.100"],
  ["on.brand", "brand.600"],
  ["on.brand", "brand.700"],
  ["on.hero", "hero.deep"],
  ["on.hero", "hero.bright"],
  ["on.heroMuted", "hero.deep"],
  ["on.heroMuted", "hero.bright"],
  ["on.accent", "accent.600"],
  ["accent.600", "surface"],
  ["accent.600", "surface.raised"],
  ["success", "surface"],
  ["success", "surface.raised"],
  ["warning", "surface"],
  ["warning", "surface.raised"],
  ["danger", "surface"],
  ["danger", "surface.raised"],
  ["success", "brand.50"],
  ["danger", "brand.50"],
  ["success", "tint.success"],
  ["warning", "tint.warning"],
  ["danger", "tint.danger"],
  ["ink", "tint.success"],
  ["ink", "tint.warning"],
  ["ink", "tint.danger"],
  ["ink.muted", "tint.success"],
  ["ink.muted", "tint.warning"],
  ["ink.muted", "tint.danger"],
  ["ink.onTile", "tier.silver"],
  ["ink.onTile", "tier.gold"],
  ["on.brand", "tier.signature"],
  ["surface", "ink"],
];
