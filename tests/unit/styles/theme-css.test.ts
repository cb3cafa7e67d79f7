import { readFileSync } from "node:fs";
import { themeCss } from "@/styles/theme-css";

describe("styles/generated/theme.css", () => {
  const sheet = readFileSync("styles/generated/theme.css", "utf8");

  it("matches the current tokens", () => {
    expect(sheet).toBe(themeCss());
  });

  it("contains the variables of both modes", () => {
    expect(sheet).toContain("--chakra-colors-brand-600:#0B5CC4");
    expect(sheet).toMatch(/\.dark[^{]*\{[^}]*--chakra-colors-brand-600:#7FB8FF/);
  });

  it("has system fonts that replace ours, with the same height", () => {
    const families = /--chakra-fonts-body:([^;]*);/.exec(sheet)?.[1]?.split(/,(?![^(]*\))/);
    expect(families).toEqual([
      "var(--font-latin)",
      "latin-roboto",
      "latin-liberation",
      "var(--font-bengali)",
      "var(--font-blank, bengali-noto, bengali-system, sans-serif)",
      "sans-serif",
    ]);
    const faces = [...sheet.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = ""]) =>
      Object.fromEntries(body.split(";").map((line) => line.split(/:(.*)/s).slice(0, 2))),
    );
    expect(new Set(faces.map((face) => face["font-family"]))).toEqual(
      new Set(families?.flatMap((family) => family.match(/(?<![\w-])(?:latin|bengali)-[a-z]+/g) ?? [])),
    );
    for (const face of faces) {
      const part = (name: string) => Number.parseFloat(face[name] ?? "100") / 100;
      const scale = part("size-adjust");
      const isLatin = face["font-family"].startsWith("latin");
      expect(part("ascent-override") * scale).toBeCloseTo(isLatin ? 0.95 : 0.917, 3);
      expect(part("descent-override") * scale).toBeCloseTo(isLatin ? 0.25 : 0.408, 3);
      expect(face["line-gap-override"]).toBe("0%");
      expect(face.src).toMatch(/^local\(/);
    }
  });
});
