/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { compiledAhead, importsFirst, listedModules } from "@/server/next-patches/large-modules.mjs";

const LONG = "/* much to do */".repeat(700);
const chunk = (...entries: string[]) => `(globalThis.LOADER||(globalThis.LOADER=[])).push([null,${entries.join(",")}])`;

/** The entries of a file that a loader would get. */
function listed(source: string): unknown[] {
  const pushed: unknown[][] = [];
  runInNewContext(source, { LOADER: { push: (entries: unknown[]) => pushed.push(entries) } });
  return pushed[0] ?? [];
}

test("the modules of a file are found with their numbers, without running them", () => {
  const source = chunk("11", "()=>{throw 1}", "12,13", "e=>{throw 2}", "14", "(e,t)=>t");
  expect(listedModules(source, "LOADER")).toEqual([
    { id: 11, text: "()=>{throw 1}" },
    { id: 13, text: "e=>{throw 2}" },
    { id: 14, text: "(e,t)=>t" },
  ]);
});

test("a module comes after its imports, also with indirect and circular imports", () => {
  const rows = [
    { id: 1, text: "e=>{var a=e.i(2),b=e.r(3)}" },
    { id: 2, text: "e=>{e.i(4)}" },
    { id: 3, text: "e=>{e.i(1)}" },
    { id: 4, text: "e=>{}" },
  ];
  const order = importsFirst(rows).map(({ id }) => id);
  expect(order).toEqual([4, 2, 3, 1]);
});

test("a module in two files has both rows", () => {
  const rows = [
    { id: 1, text: "e=>{e.i(2)}", file: "one.js" },
    { id: 2, text: "e=>{}", file: "one.js" },
    { id: 2, text: "e=>{}", file: "two.js" },
  ];
  expect(importsFirst(rows).map(({ id, file }) => [id, file])).toEqual([
    [2, "one.js"],
    [2, "two.js"],
    [1, "one.js"],
  ]);
});

test("a file without a list has no modules", () => {
  expect(listedModules(`document.title = "${LONG}"`, "LOADER")).toEqual([]);
});

test("a large module keeps its number and behaviour, as a function that is compiled early", () => {
  const source = chunk("1", "e=>e", "2", `(e,t)=>{${LONG}return [e,t]}`, "3", `e=>{${LONG}return e*2}`);
  const written = listedModules(source, "LOADER")
    .filter(({ text }) => text.length > LONG.length)
    .reduce(compiledAhead, source);
  const [, one, small, two, pair, three, twice] = listed(written);
  expect([one, two, three]).toEqual([1, 2, 3]);
  expect(String(small)).toBe("e=>e");
  expect(written).toContain(`2,(function(e,t){${LONG}`);
  expect((pair as (a: string, b: string) => string[])("a", "b")).toHaveLength(2);
  expect((twice as (a: number) => number)(21)).toBe(42);
});
