import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Texts = { [key: string]: string | Texts };

function leaves(texts: Texts, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") found.set(name, value);
    else for (const [inner, text] of leaves(value, name)) found.set(inner, text);
  }
  return found;
}

const read = (language: string, file: string) =>
  leaves(JSON.parse(readFileSync(path.join("locales", language, file), "utf8")) as Texts);
/** A brand's name with a Bengali ending (utils/text/brand-forms.ts) counts as the name. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]?.replace(/^(brand|legal)(Of|In|Object)$/, "$1")).sort();

describe.each(readdirSync("locales/en"))("%s in both languages", (file) => {
  const english = read("en", file);
  const bengali = read("bn", file);

  it("has the same keys", () => {
    expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has the same placeholders and no empty text", () => {
    for (const [key, text] of english) {
      expect({ key, names: placeholders(bengali.get(key) ?? "") }).toEqual({ key, names: placeholders(text) });
      expect(text.trim()).not.toBe("");
      expect(bengali.get(key)?.trim()).not.toBe("");
    }
  });
});
