import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** Source of this many characters takes a cheap phone 20 ms or more to compile and run. */
const LARGE = 9_000;
/** How a module asks the loader for another one, as an ES module or the CommonJS way. */
const IMPORT = /\.[ir]\((\d+)\)/g;
const ARROW = /^(?:\(([\w$,\s]*)\)|([\w$]+))=>\{/;

/** Where the server reads which modules are large, and in which order they start (server/page-scripts.ts). */
export const LARGE_MODULES = "large-modules.json";

/**
 * Prepares the large modules of a build for cheap phones (docs/decisions/21):
 * their functions are written so that V8 compiles them while the file is still arriving, aside of the main thread,
 * rather than lazily when the page starts; and they are noted in the order of their imports, so that each can start in a
 * task of its own.
 * @param folder the build's folder, .next
 */
export async function prepareLargeModules(folder) {
  const { chunkLoadingGlobal } = JSON.parse(await readFile(join(folder, "build-manifest.json"), "utf8"));
  const chunks = join(folder, "static", "chunks");
  const modules = [];
  for (const name of await readdir(chunks)) {
    if (!name.endsWith(".js")) continue;
    const source = await readFile(join(chunks, name), "utf8");
    const own = listedModules(source, chunkLoadingGlobal);
    const large = own.filter(isLarge);
    if (large.length > 0) await writeFile(join(chunks, name), large.reduce(compiledAhead, source));
    modules.push(...own.map((module) => ({ ...module, file: `static/chunks/${name}` })));
  }
  const order = importsFirst(modules).filter(isLarge);
  await writeFile(join(folder, LARGE_MODULES), JSON.stringify(order.map(({ file, id }) => ({ file, id }))));
}

const isLarge = ({ text }) => text.length >= LARGE;

/**
 * The modules that a script file lists.
 * @param source its text
 * @param chunkGlobal the array that it pushes itself into
 * @returns each module's number and the text of its function, in the order of the file
 */
export function listedModules(source, chunkGlobal) {
  const pushed = [];
  // A chunk only lists its modules; none of them runs here. The loader itself is no list and may stop early.
  try {
    runInNewContext(source, { [chunkGlobal]: { push: (chunk) => pushed.push(chunk) } });
  } catch {
    return [];
  }
  // The script first, then for each module its numbers and its function.
  return pushed
    .filter(Array.isArray)
    .flatMap(([, ...entries]) =>
      entries.flatMap((entry, index) =>
        typeof entry === "function" ? [{ id: entries[index - 1], text: String(entry) }] : [],
      ),
    );
}

/**
 * The modules, each behind those that it imports: whichever starts then finds the large ones below it started, and its
 * task is its own. A module listed in several files keeps a row for each.
 */
export function importsFirst(modules) {
  const rows = new Map();
  for (const module of modules) rows.set(String(module.id), [...(rows.get(String(module.id)) ?? []), module]);
  const sorted = [];
  const visit = (id) => {
    const own = rows.get(id);
    if (own === undefined) return;
    rows.delete(id);
    for (const [, imported] of own[0].text.matchAll(IMPORT)) visit(imported);
    sorted.push(...own);
  };
  for (const { id } of modules) visit(String(id));
  return sorted;
}

/** A function in parentheses is taken for one that is called at once, and an arrow function never is. */
export function compiledAhead(source, { text }) {
  const [opening, list, single] = ARROW.exec(text) ?? [];
  if (opening === undefined || source.split(text).length !== 2) return source;
  return source.replace(text, () => `(function(${list ?? single}){${text.slice(opening.length)})`);
}
