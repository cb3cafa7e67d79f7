import { readFileSync } from "node:fs";
import { themeCss } from "@/styles/theme-css";

describe("styles/generated/theme.css", () => {
  const sheet = readFileSync("styles/generated/theme.css", "utf8");

  it("is what the tokens say now", () => {
    expect(sheet).toBe(themeCss());
  });

  it("carries the variables of both modes", () => {
    expect(sheet).toContain("--chakra-colors-brand-600:#0B5CC4");
    expect(sheet).toMatch(/\.dark[^{]*\{[^}]*--chakra-colors-brand-600:#7FB8FF/);
  });
});
