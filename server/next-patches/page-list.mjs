import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** A file under pages/ that ends in .ts (no JSX) sends its own response: a feed, a sitemap, a file. */
const ANSWERS_BY_ITSELF = /(?:\/index)?\.ts$/;
/** Lists of a hundred bytes. Each would be one more request of every first visit. */
const SMALL_LISTS = ["_ssgManifest.js", "_clientMiddlewareManifest.js"];

/**
 * Removes from the page list, which every first visit loads, the pages that no browser can show: no link of the site
 * opens a feed on the client, and each page is listed with its scripts (docs/decisions/21). The two other lists move to
 * the same file.
 * @param folder the build's folder, .next
 * @param pages the folder of the pages' sources
 */
export async function shortenPageList(folder, pages) {
  const files = await readdir(pages, { recursive: true });
  const removed = new Set(
    files.filter((name) => ANSWERS_BY_ITSELF.test(name)).map((name) => `/${name.replace(ANSWERS_BY_ITSELF, "")}`),
  );
  const statics = join(folder, "static");
  for (const build of await readdir(statics, { withFileTypes: true })) {
    const file = join(statics, build.name, "_buildManifest.js");
    const source = build.isDirectory() ? await readFile(file, "utf8").catch(() => undefined) : undefined;
    if (source === undefined) continue;
    const small = await Promise.all(SMALL_LISTS.map((name) => readFile(join(statics, build.name, name), "utf8")));
    await writeFile(file, [withoutPages(source, removed), ...small].join(";"));
  }
  await requestLess(join(folder, "build-manifest.json"));
}

/** Removes the scripts of the small lists from every page, because their content is now in the page list. */
async function requestLess(file) {
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const files = manifest.lowPriorityFiles;
  const kept = files.filter((path) => !SMALL_LISTS.some((name) => path.endsWith(`/${name}`)));
  if (files.length - kept.length !== SMALL_LISTS.length) throw new Error("The build's small lists look different.");
  await writeFile(file, JSON.stringify({ ...manifest, lowPriorityFiles: kept }));
}

/**
 * Runs in the browser, from its own source text, so it uses nothing of this file. Sets the two lists of pages.
 * @param pages each with its scripts and with what starts it; a file has its name the first time, then the number of it
 */
function setLists(self, pages, others) {
  const names = [];
  const fileOf = (file) => `static/chunks/${typeof file === "number" ? names[file] : names[names.push(file) - 1]}`;
  const [manifest, starts] = [{ ...others, sortedPages: pages.map(([page]) => page) }, {}];
  for (const [page, scripts, otherChunks, runtimeModuleIds] of pages) {
    if (scripts) manifest[page] = scripts.map(fileOf);
    starts[page] = { otherChunks: otherChunks.map(fileOf), runtimeModuleIds };
  }
  self.__BUILD_MANIFEST = manifest;
  self.__TURBOPACK_PAGE_BOOTSTRAP = starts;
}

/** The pages as `setLists` reads them: the build names most files many times, and names compress badly. */
function packedPages({ sortedPages, ...manifest }, starts) {
  const names = new Map();
  const packed = (file) => {
    if (!file.startsWith("static/chunks/")) throw new Error("The build's list of pages looks different.");
    if (names.has(file)) return names.get(file);
    names.set(file, names.size);
    return file.slice("static/chunks/".length);
  };
  return sortedPages.map((page) => {
    const { otherChunks, runtimeModuleIds } = starts[page];
    return [page, manifest[page]?.map(packed), otherChunks.map(packed), runtimeModuleIds];
  });
}

/**
 * @param source the list as the build wrote it: lines that set properties of `self`
 * @param removed addresses of the pages to remove
 * @returns a script that sets the same properties, with fewer pages
 */
export function withoutPages(source, removed) {
  const self = {};
  runInNewContext(source, { self });
  const { __BUILD_MANIFEST: manifest, __TURBOPACK_PAGE_BOOTSTRAP: starts, ...rest } = self;
  if (manifest === undefined || starts === undefined) throw new Error("The build's list of pages looks different.");
  const sortedPages = manifest.sortedPages.filter((page) => !removed.has(page));
  const others = Object.fromEntries(Object.entries(manifest).filter(([name]) => name.startsWith("__")));
  const pages = packedPages({ ...manifest, sortedPages }, starts);
  const lines = Object.entries(rest).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  const lists = `(${setLists})(self,${JSON.stringify(pages)},${JSON.stringify(others)});`;
  return `${lists}${lines.join("")}self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
}
