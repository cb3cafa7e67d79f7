import { semanticTokens } from "@/styles/semantic-tokens";
import { serviceColours } from "@/styles/service-colours";

const { brand, on, ink, surface, line, control, danger } = semanticTokens.colors ?? {};

describe("serviceColours", () => {
  it.each([
    ["brand", brand?.[600]],
    ["onBrand", on?.["brand"]],
    ["ink", ink?.["DEFAULT"]],
    ["muted", ink?.["muted"]],
    ["surface", surface?.["raised"]],
    ["ground", surface?.["sunken"]],
    ["line", line],
    ["control", control],
    ["danger", danger],
  ] as const)("equal the token for %s", (name, token) => {
    const { light, dark } = serviceColours[name];
    expect(token).toEqual({ value: { base: light, _dark: dark } });
  });
});
