/**
 * The few colours of pages that the backend writes without Chakra, light and dark; the same values as the semantic
 * tokens of their names, which a test compares.
 */
export const serviceColours = {
  brand: { light: "#0B5CC4", dark: "#7FB8FF" },
  onBrand: { light: "#FFFFFF", dark: "#0A1220" },
  ink: { light: "#0B1B33", dark: "#F2F6FC" },
  muted: { light: "#44546F", dark: "#B6C3D6" },
  surface: { light: "#FFFFFF", dark: "#101C30" },
  ground: { light: "#F4F7FB", dark: "#070D18" },
  line: { light: "#E1E8F2", dark: "#22314A" },
  control: { light: "#7A899F", dark: "#6B7D99" },
  danger: { light: "#C02B2B", dark: "#FF7B7B" },
} as const;

/**
 * The declaration that decides which of the two colours applies: light, unless the reader chose dark or the mode of the
 * device (CONST-33).
 * @param choice of the reader; null = nothing was chosen
 */
export function colourScheme(choice: "light" | "dark" | "system" | null): string {
  return `color-scheme: ${choice === "system" ? "light dark" : (choice ?? "light")};`;
}

/**
 * The rules that set the colours as CSS variables (`--brand`, `--onBrand`, ...). A browser without `light-dark()` would
 * show none of them, and such browsers are supported (docs/interfaces.md#browsers).
 * @param choice as for `colourScheme`
 */
export function colourRules(choice: Parameters<typeof colourScheme>[0]): string {
  if (choice === "system") return `${rootIn("light")} @media (prefers-color-scheme: dark) { ${rootIn("dark")} }`;
  return rootIn(choice ?? "light");
}

function rootIn(mode: "light" | "dark"): string {
  const variables = Object.entries(serviceColours).map(([name, colours]) => `--${name}: ${colours[mode]};`);
  return `:root { ${variables.join(" ")} }`;
}
