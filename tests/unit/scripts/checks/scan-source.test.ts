import { blank, scanSource } from "@/scripts/checks/scan-source";

function textsOf(source: string): string[] {
  return scanSource(source).map((stretch) => `${stretch.kind} ${stretch.text}`);
}

test("strings, templates and comments are separated from code", () => {
  expect(textsOf(`const a = "x // y"; // z "q"\n/* b \`c\` */ f(\`d \${e ? \`f\${"g"}\` : {}} h\`);`)).toEqual([
    "string x // y",
    'comment  z "q"',
    "comment  b `c` ",
    "template d ",
    "template f",
    "string g",
    "template ",
    "template  h",
  ]);
});

test("a quote or a slash inside a regular expression starts no string or comment", () => {
  expect(textsOf('const parts = text.split(/["\'`/]/); return /\\/"/.test("a") ? 4 / 2 : "b" / 1;')).toEqual([
    "string a",
    "string b",
  ]);
});

test("an apostrophe in JSX text is a string up to the end of its line", () => {
  expect(textsOf('<p>It\'s here</p>\n<b title="x" />')).toEqual(["string s here</p>", "string x"]);
});

test("blanking a source keeps its offsets and lines", () => {
  const source = 'a /* one\ntwo */ b "c"';
  expect(blank(source, scanSource(source), ["comment"])).toBe('a       \n       b "c"');
});
