import { defineRecipe } from "@chakra-ui/react";

/** Actions, written into the static sheet. `primary` is the main action of a surface; `onHero` and `glass` are for the hero's blue. */
export const buttonRecipe = defineRecipe({
  className: "chakra-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    // At double text size, the label may take a second line; a word that is longer than the screen is broken.
    maxWidth: "full",
    py: "1",
    overflowWrap: "break-word",
    borderRadius: "full",
    fontWeight: "semibold",
    lineHeight: "snug",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "background-color, color, box-shadow",
    transitionDuration: "control",
    _active: { transform: "scale(0.98)" },
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
    '&[aria-busy="true"]': {
      cursor: "progress",
      _before: {
        content: '""',
        width: "1em",
        height: "1em",
        borderWidth: "2px",
        borderColor: "currentcolor currentcolor transparent transparent",
        borderRadius: "full",
        animation: "spin 0.7s linear infinite",
        _motionReduce: { animation: "none" },
      },
    },
  },
  variants: {
    variant: {
      primary: { bg: "brand.600", color: "on.brand", _hover: { bg: "brand.700" } },
      // In dark mode, brand.50 looks the same as the card below it.
      secondary: {
        bg: { base: "brand.50", _dark: "brand.100" },
        color: "brand.700",
        _hover: { bg: { base: "brand.100", _dark: "line" } },
      },
      outline: {
        boxShadow: "inset 0 0 0 1.5px var(--chakra-colors-control)",
        color: "ink",
        _hover: { bg: "surface.sunken" },
      },
      ghost: { color: "brand.600", _hover: { bg: "surface.sunken" } },
      onHero: { bg: "on.hero", color: "hero.bright", _hover: { bg: "on.heroMuted" } },
      glass: {
        boxShadow: "inset 0 0 0 1.5px var(--chakra-colors-on-hero-muted)",
        color: "on.hero",
        _hover: { bg: "hero.deep" },
      },
    },
    width: { full: { width: "full" } },
    size: {
      sm: { minH: "9", px: "4", fontSize: "sm", "@media (pointer: coarse)": { minH: "11" } },
      md: { minH: "11", px: "5", fontSize: "md" },
      lg: { minH: "12", px: "7", fontSize: "md" },
      icon: { minH: "11", minW: "11", p: "0" },
    },
  },
});
