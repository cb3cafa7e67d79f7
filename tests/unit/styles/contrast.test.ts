import { semanticTokens, textPairs } from "@/styles/semantic-tokens";

type Mode = "base" | "_dark";

function colourOf(name: string, mode: Mode): string {
  let node: unknown = semanticTokens.colors;
  for (const part of name.split(".")) node = (node as Record<string, unknown>)[part];
  const leaf = node as { value?: Record<Mode, string>; DEFAULT?: { value: Record<Mode, string> } };
  const value = leaf.value ?? leaf.DEFAULT?.value;
  if (!value) throw new Error(`No colour ${name}`);
  return value[mode];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["base", "_dark"] as const)("contrast in mode %s", (mode) => {
  it.each(textPairs)("%s can be read on %s", (text, ground) => {
    expect(contrast(colourOf(text, mode), colourOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it("the outline of a control stands out from the page", () => {
    expect(contrast(colourOf("control", mode), colourOf("surface", mode))).toBeGreaterThanOrEqual(3);
  });
});

it("black on white is 21, so the sum is right", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
});
