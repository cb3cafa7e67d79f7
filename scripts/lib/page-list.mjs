import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** A source under pages/ without markup answers by itself: a feed, a sitemap, a file. */
const ANSWERS_BY_ITSELF = /(?:\/index)?\.ts$/;
/** Lists of a hundred bytes, each of them a request of every first visit. */
const SMALL_LISTS = ["_ssgManifest.js", "_clientMiddlewareManifest.js"];

/**
 * Leaves out of the list of pages that every first visit loads those which no browser can show: nobody walks to a feed
 * inside the site, and each would be named with its script files (docs/decisions/21). The build's two other lists come in
 * the same file.
 * @param folder the build's folder, .next
 * @param pages the folder of the pages' sources
 */
export async function shortenPageList(folder, pages) {
  const files = await readdir(pages, { recursive: true });
  const gone = new Set(
    files.filter((name) => ANSWERS_BY_ITSELF.test(name)).map((name) => `/${name.replace(ANSWERS_BY_ITSELF, "")}`),
  );
  const statics = join(folder, "static");
  for (const build of await readdir(statics, { withFileTypes: true })) {
    const file = join(statics, build.name, "_buildManifest.js");
    const source = build.isDirectory() ? await readFile(file, "utf8").catch(() => undefined) : undefined;
    if (source === undefined) continue;
    const small = await Promise.all(SMALL_LISTS.map((name) => readFile(join(statics, build.name, name), "utf8")));
    await writeFile(file, [withoutPages(source, gone), ...small].join(";"));
  }
  await requestLess(join(folder, "build-manifest.json"));
}

/** Takes the scripts of the small lists, which are part of another by now, out of every page. */
async function requestLess(file) {
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const files = manifest.lowPriorityFiles;
  const kept = files.filter((path) => !SMALL_LISTS.some((name) => path.endsWith(`/${name}`)));
  if (files.length - kept.length !== SMALL_LISTS.length) throw new Error("The build's small lists look different.");
  await writeFile(file, JSON.stringify({ ...manifest, lowPriorityFiles: kept }));
}

/**
 * @param source the list as the build wrote it: lines that set properties of `self`
 * @param gone addresses of the pages to leave out
 * @returns the same lines with fewer pages, without white space
 */
export function withoutPages(source, gone) {
  const self = {};
  runInNewContext(source, { self });
  const { __BUILD_MANIFEST: manifest, __TURBOPACK_PAGE_BOOTSTRAP: bootstrap, ...rest } = self;
  if (manifest === undefined || bootstrap === undefined) throw new Error("The build's list of pages looks different.");
  const kept = (list) => Object.fromEntries(Object.entries(list).filter(([page]) => !gone.has(page)));
  const lists = {
    __BUILD_MANIFEST: { ...kept(manifest), sortedPages: manifest.sortedPages.filter((page) => !gone.has(page)) },
    __TURBOPACK_PAGE_BOOTSTRAP: kept(bootstrap),
    ...rest,
  };
  const lines = Object.entries(lists).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  return `${lines.join("")}self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
}
