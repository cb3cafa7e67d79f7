import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { formatNumber } from "@/utils/numbers/digits";
import { answerTimes } from "@/utils/text/answer-times";
import { type Language, translatorFor } from "@/utils/text/translations";
import { type Texts, Translator } from "@/utils/text/translator";

type Translate = (key: string, values?: object) => string;

const shown = (value: unknown) => String(value);
const translator = (texts: Texts, language = "en") => {
  const made = new Translator(language, { site: { name: "Shop" } }, shown);
  made.add("common", texts);
  return made.in("common") as unknown as Translate;
};

it("finds a text under nested keys, and returns the key of a missing one", () => {
  const t = translator({ cart: { empty: "Your cart is empty" } });
  expect(t("cart.empty")).toBe("Your cart is empty");
  expect(t("cart.full")).toBe("cart.full");
  expect(t("cart")).toBe("cart");
});

it("replaces each placeholder, also by common values, and keeps one without a value", () => {
  const t = translator({ hello: "{{name}} at {{site.name}}: {{name}}{{missing}}" });
  expect(t("hello", { name: "{{site.name}} $& $1" })).toBe(
    "{{site.name}} $& $1 at Shop: {{site.name}} $& $1{{missing}}",
  );
});

it("chooses the form of a count, with a separate form for zero", () => {
  const t = translator({ item_zero: "none", item_one: "one", item_other: "many", plain: "{{count}}" });
  expect([0, 1, 2].map((count) => t("item", { count }))).toEqual(["none", "one", "many"]);
  expect(t("plain", { count: 3 })).toBe("3");
});

it("keeps the texts of a namespace that was added before", () => {
  const made = new Translator("en", {}, shown);
  made.add("common", { a: "first" });
  made.add("common", { a: "second" });
  expect(made.in("common")("a" as never)).toBe("first");
});

/** All keys of a file, and the names of the placeholders of each. */
function keysOf(texts: Texts, path = ""): { key: string; names: string[] }[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string"
      ? [{ key: path + key, names: [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = ""]) => name) }]
      : keysOf(text, `${path}${key}.`),
  );
}

describe.each<Language>(["en", "bn"])("every text in %s", (language) => {
  it("is translated as by i18next, with every count", async () => {
    const files = readdirSync(`locales/${language}`).filter((name) => name.endsWith(".json"));
    const reference = createInstance().use({
      type: "formatter",
      init: () => undefined,
      add: () => undefined,
      addCached: () => undefined,
      format: (value: unknown) => (typeof value === "number" ? formatNumber(value, language) : (value as string)),
    } as never);
    await reference.init({
      lng: language,
      fallbackLng: false,
      ns: [],
      resources: {},
      interpolation: { escapeValue: false, defaultVariables: answerTimes(language), alwaysFormat: true },
    });
    const different: string[] = [];
    for (const file of files) {
      const namespace = file.replace(".json", "");
      const texts = JSON.parse(readFileSync(`locales/${language}/${file}`, "utf8")) as Texts;
      reference.addResourceBundle(language, namespace, texts);
      const ours = translatorFor(language, { [namespace]: texts }).in(namespace as never) as unknown as Translate;
      const theirs = reference.getFixedT(language as string, namespace as never) as unknown as Translate;
      for (const { key, names } of keysOf(texts)) {
        const stem = key.replace(/_(zero|one|other)$/, "");
        const values = Object.fromEntries(
          names.filter((name) => !name.includes(".")).map((name) => [name, `<${name}>`]),
        );
        const empty = Object.fromEntries(Object.keys(values).map((name) => [name, name === "count" ? 1 : null]));
        for (const counted of [{}, empty, ...[0, 1, 2, 11, 1500].map((count) => ({ count }))])
          for (const name of [key, stem]) {
            const all = { ...values, ...counted };
            if (ours(name, all) !== theirs(name, all)) different.push(`${namespace} ${name} ${JSON.stringify(all)}`);
          }
      }
    }
    expect(files.length).toBeGreaterThan(50);
    expect(different).toEqual([]);
  });
});
