/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { compiledAhead, largeModules } from "@/scripts/lib/large-modules.mjs";

const LONG = "/* much to do */".repeat(700);
const chunk = (...entries: string[]) => `(globalThis.LOADER||(globalThis.LOADER=[])).push([null,${entries.join(",")}])`;

/** What a loader would get from a file. */
function listed(source: string): unknown[] {
  const pushed: unknown[][] = [];
  runInNewContext(source, { LOADER: { push: (entries: unknown[]) => pushed.push(entries) } });
  return pushed[0] ?? [];
}

test("the large modules of a file are found with their numbers, and none of them runs", () => {
  const source = chunk("11", "()=>{throw 1}", "12,13", `e=>{throw 2;${LONG}}`, "14", `(e,t)=>{return t;${LONG}}`);
  expect(largeModules(source, "LOADER").map(({ id }) => id)).toEqual([13, 14]);
});

test("a file that lists nothing has none", () => {
  expect(largeModules(`document.title = "${LONG}"`, "LOADER")).toEqual([]);
});

test("a large module keeps its number and does what it did, as a function that is compiled ahead", () => {
  const source = chunk("1", "e=>e", "2", `(e,t)=>{${LONG}return [e,t]}`, "3", `e=>{${LONG}return e*2}`);
  const written = largeModules(source, "LOADER").reduce(compiledAhead, source);
  const [, one, small, two, pair, three, twice] = listed(written);
  expect([one, two, three]).toEqual([1, 2, 3]);
  expect(String(small)).toBe("e=>e");
  expect(written).toContain(`2,(function(e,t){${LONG}`);
  expect((pair as (a: string, b: string) => string[])("a", "b")).toHaveLength(2);
  expect((twice as (a: number) => number)(21)).toBe(42);
});
