import { contrast } from "@/styles/contrast";
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

describe.each(["base", "_dark"] as const)("contrast in mode %s", (mode) => {
  it.each(textPairs)("%s on %s is at least 4.5", (text, ground) => {
    expect(contrast(colourOf(text, mode), colourOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it("a control's outline on the page is at least 3", () => {
    expect(contrast(colourOf("control", mode), colourOf("surface", mode))).toBeGreaterThanOrEqual(3);
  });
});
