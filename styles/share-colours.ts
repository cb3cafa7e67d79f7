/** Colours of the pictures of shared links: light tokens, copied from semantic-tokens.ts, which would import Chakra. */
export const shareColours = {
  surface: "#FFFFFF",
  ground: "#EEF5FE",
  groundDeep: "#D8E8FD",
  brand: "#0B5CC4",
  brandBright: "#1474E8",
  brandDeep: "#084A9E",
  ink: "#0B1B33",
  muted: "#44546F",
} as const;
