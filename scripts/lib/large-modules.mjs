import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** Source of this many characters takes a cheap phone 20 ms or more to compile and run. */
const LARGE = 9_000;
const ARROW = /^(?:\(([\w$,\s]*)\)|([\w$]+))=>\{/;

/** Where the server reads which modules are large (server/page-scripts.ts). */
export const LARGE_MODULES = "large-modules.json";

/**
 * Prepares the large modules of a build for cheap phones (docs/decisions/037):
 * their functions are written so that V8 compiles them while the file is still arriving, aside of the main thread,
 * rather than lazily when the page starts; and their numbers are noted by file, so that each can start in a task of its own.
 * @param folder the build's folder, .next
 */
export async function prepareLargeModules(folder) {
  const { chunkLoadingGlobal } = JSON.parse(await readFile(join(folder, "build-manifest.json"), "utf8"));
  const chunks = join(folder, "static", "chunks");
  const large = {};
  for (const name of await readdir(chunks)) {
    if (!name.endsWith(".js")) continue;
    const source = await readFile(join(chunks, name), "utf8");
    const modules = largeModules(source, chunkLoadingGlobal);
    if (modules.length === 0) continue;
    large[`static/chunks/${name}`] = modules.map(({ id }) => id);
    await writeFile(join(chunks, name), modules.reduce(compiledAhead, source));
  }
  await writeFile(join(folder, LARGE_MODULES), JSON.stringify(large));
}

/**
 * The large modules that a script file lists.
 * @param source its text
 * @param chunkGlobal the array that it pushes itself into
 * @returns each module's number and the text of its function, in the order of the file
 */
export function largeModules(source, chunkGlobal) {
  const pushed = [];
  // A chunk only lists its modules; none of them runs here. The loader itself is no list and may stop early.
  try {
    runInNewContext(source, { [chunkGlobal]: { push: (chunk) => pushed.push(chunk) } });
  } catch {
    return [];
  }
  // The script first, then for each module its numbers and its function.
  return pushed.filter(Array.isArray).flatMap(([, ...entries]) =>
    entries.flatMap((entry, index) => {
      const text = typeof entry === "function" ? String(entry) : "";
      return text.length < LARGE ? [] : [{ id: entries[index - 1], text }];
    }),
  );
}

/** A function in parentheses is taken for one that is called at once, and an arrow function never is. */
export function compiledAhead(source, { text }) {
  const [opening, list, single] = ARROW.exec(text) ?? [];
  if (opening === undefined || source.split(text).length !== 2) return source;
  return source.replace(text, () => `(function(${list ?? single}){${text.slice(opening.length)})`);
}
