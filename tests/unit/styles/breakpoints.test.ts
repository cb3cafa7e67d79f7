import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteSystem } from "@/styles/system";

describe("breakpoints of the theme", () => {
  const values: Record<string, unknown> = siteSystem._config.theme?.breakpoints ?? {};
  const least = (name: string) => values[name];

  it("[CONST-24] xs begins at 22.5em", () => expect(least("xs")).toBe("22.5em"));
  it("[CONST-25] sm begins at 25em", () => expect(least("sm")).toBe("25em"));
  it("[CONST-26] md begins at 48em", () => expect(least("md")).toBe("48em"));
  it("[CONST-27] lg begins at 64.0625em", () => expect(least("lg")).toBe("64.0625em"));
  it("[CONST-28] extraLg begins at 75.063em", () => expect(least("extraLg")).toBe("75.063em"));
  it("[CONST-29] xl begins at 80em", () => expect(least("xl")).toBe("80em"));
  it("[CONST-30] laptop begins at 85.375em", () => expect(least("laptop")).toBe("85.375em"));
  it("[CONST-31] 2xl begins at 96em", () => expect(least("2xl")).toBe("96em"));

  it("are the only min-width values in the style sheets", () => {
    const sheets = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".css"),
    );
    const used = sheets.flatMap((name) => {
      const text = readFileSync(path.join("components", name), "utf8");
      return [...text.matchAll(/min-width: ([\d.]+em)\)/g)].map((match) => match[1] ?? "");
    });
    const known = Object.values(values);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((width) => !known.includes(width))).toEqual([]);
  });
});
