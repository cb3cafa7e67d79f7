import { semanticTokens } from "@/styles/semantic-tokens";
import { colourRules, serviceColours } from "@/styles/service-colours";

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

describe("colourRules", () => {
  const { light, dark } = serviceColours.ink;
  const root = (colour: string) => expect.stringContaining(`--ink: ${colour};`);

  it.each([
    ["light", light, dark],
    [null, light, dark],
    ["dark", dark, light],
  ] as const)("set the colours of one mode as plain values: %s", (choice, shown, other) => {
    expect(colourRules(choice)).toEqual(root(shown));
    expect(colourRules(choice)).not.toEqual(root(other));
  });

  it("follow the device without a CSS function that older browsers lack", () => {
    const [whole = "", onDarkDevices = ""] = colourRules("system").split("@media (prefers-color-scheme: dark)");
    expect(whole).toEqual(root(light));
    expect(onDarkDevices).toEqual(root(dark));
    expect(colourRules("system")).not.toContain("light-dark(");
  });
});
