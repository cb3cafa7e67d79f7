import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** A cheap phone needs 20 ms or more to compile and run this many characters of source. */
const LARGE = 9_000;
/** The call by which a module imports another one from the loader, as ES module or as CommonJS. */
const IMPORT = /\.[ir]\((\d+)\)/g;
const ARROW = /^(?:\(([\w$,\s]*)\)|([\w$]+))=>\{/;

/** The file with the large modules and their start order, which the server reads (server/next-patches/page-scripts.ts). */
export const LARGE_MODULES = "large-modules.json";

/**
 * Prepares the large modules of a build for cheap phones (docs/decisions/21):
 * their functions are rewritten so that V8 compiles them during the download, outside the main thread,
 * not lazily when the page starts; and they are listed in the order of their imports, so that each can start in a
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
 * @param chunkGlobal name of the global array into which the file pushes itself
 * @returns each module's number and the text of its function, in the order of the file
 */
export function listedModules(source, chunkGlobal) {
  const pushed = [];
  // A chunk only lists its modules; none of them runs here. The loader file is not a list and may throw.
  try {
    runInNewContext(source, { [chunkGlobal]: { push: (chunk) => pushed.push(chunk) } });
  } catch {
    return [];
  }
  // The chunk's id first, then for each module its numbers and its function.
  return pushed
    .filter(Array.isArray)
    .flatMap(([, ...entries]) =>
      entries.flatMap((entry, index) =>
        typeof entry === "function" ? [{ id: entries[index - 1], text: String(entry) }] : [],
      ),
    );
}

/**
 * The modules, each after the modules that it imports: when one starts, the large ones it imports have started, and its
 * task runs only itself. A module listed in several files has a row for each file.
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

/** V8 compiles a function in parentheses early, as it may be called at once. It never does so for arrow functions. */
export function compiledAhead(source, { text }) {
  const [opening, list, single] = ARROW.exec(text) ?? [];
  if (opening === undefined || source.split(text).length !== 2) return source;
  return source.replace(text, () => `(function(${list ?? single}){${text.slice(opening.length)})`);
}
