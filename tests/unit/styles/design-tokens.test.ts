import { designTokens } from "@/styles/design-tokens";
import { textPairs } from "@/styles/semantic-tokens";

describe("designTokens", () => {
  const tokens = designTokens();

  it("has every colour once, a default under the name of its group", () => {
    const names = tokens.colours.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["brand.600", "ink", "ink.muted", "tint.success"]));
    expect(new Set(names).size).toBe(names.length);
    expect(tokens.colours.find(({ name }) => name === "ink")).toEqual({
      name: "ink",
      light: "#0B1B33",
      dark: "#F2F6FC",
    });
  });

  it("has the contrast of every pair in both modes", () => {
    expect(tokens.pairs).toHaveLength(textPairs.length);
    expect(tokens.pairs[0]).toEqual({ text: "ink", ground: "surface", light: 17.2, dark: 17.3 });
    for (const { light, dark } of tokens.pairs) expect(Math.min(light, dark)).toBeGreaterThanOrEqual(4.5);
  });
});
