import { readTree } from "@/scripts/checks/source-tree";

const files = readTree(process.cwd()).files.filter(({ path }) => path.startsWith("components/"));

/** The class names in the selectors of a style sheet. */
function classesOf(sheet: string): Set<string> {
  const css = files.find(({ path }) => path === sheet)?.text ?? "";
  const selectors = css.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
  return new Set([...selectors.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = ""]) => name));
}

const used = files
  .filter(({ path }) => path.endsWith(".tsx"))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from "@\/([^"]+\.module\.css)";$/gm)].flatMap(([, name, sheet = ""]) =>
      [...text.matchAll(new RegExp(`(?<![\\w."/-])${name}\\.(?!module)(\\w+)`, "g"))].map(([use, classname = ""]) => ({
        use: `${path}: ${use}`,
        isKnown: classesOf(sheet).has(classname),
      })),
    ),
  );

it("components use only classes that their style sheets have", () => {
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter(({ isKnown }) => !isKnown).map(({ use }) => use)).toEqual([]);
});

/** The classes of elements that screen readers announce, as `sheet .class`. */
const announced = files
  .filter(({ path }) => path.endsWith(".tsx"))
  .flatMap(({ text }) => {
    const sheets = new Map(
      [...text.matchAll(/^import (\w+) from "@\/([^"]+\.module\.css)";$/gm)].map(([, name, sheet]) => [name, sheet]),
    );
    const tags = [...text.matchAll(/<[a-z]+\s[^<>]*role="(?:status|alert)"[^<>]*>/g)].map(([tag]) => tag);
    return tags.flatMap((tag) =>
      [...tag.matchAll(/(\w+)\.(\w+)/g)].map(([, name, use]) => `${sheets.get(name)} .${use}`),
    );
  });

it("a live region is not removed while it is empty, because some screen readers then miss its first text", () => {
  const removed = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\.(\w+):empty\s*\{[^}]*display: none/g)].map(([, name]) => `${path} .${name}`),
  );
  expect(announced.length).toBeGreaterThan(50);
  expect(removed.filter((rule) => announced.includes(rule))).toEqual([]);
});
