import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { shortenPageList, withoutPages } from "@/server/next-patches/page-list.mjs";

const params = (file: string) => ({
  otherChunks: ["static/chunks/shared.css", `static/chunks/${file}.js`],
  runtimeModuleIds: [1],
});
const LIST = `self.__BUILD_MANIFEST = {
  "/about": ["static/chunks/a.js"],
  "/feed.xml": ["static/chunks/f.js"],
  "__rewrites": { "afterFiles": [], "beforeFiles": [], "fallback": [] },
  "sortedPages": ["/_app", "/about", "/feed.xml"]
};self.__TURBOPACK_PAGE_BOOTSTRAP = ${JSON.stringify({ "/_app": params("app"), "/about": params("b"), "/feed.xml": params("g") })};self.__TURBOPACK_CHUNK_LOADING_GLOBAL = "TURBOPACK";self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

function read(source: string) {
  const callback = jest.fn();
  const self: Record<string, unknown> = { __BUILD_MANIFEST_CB: callback };
  runInNewContext(source, { self });
  return { self: JSON.parse(JSON.stringify(self)), callback };
}

test("a removed page is in no list, and the rest of the file is unchanged", () => {
  const [before, after] = [read(LIST), read(withoutPages(LIST, new Set(["/feed.xml"])))];
  const { "/feed.xml": _files, ...files } = before.self.__BUILD_MANIFEST;
  const { "/feed.xml": _start, ...starts } = before.self.__TURBOPACK_PAGE_BOOTSTRAP;
  expect(after.self).toEqual({
    ...before.self,
    __BUILD_MANIFEST: { ...files, sortedPages: ["/_app", "/about"] },
    __TURBOPACK_PAGE_BOOTSTRAP: starts,
  });
  expect(after.callback).toHaveBeenCalledTimes(1);
});

test("a file of several pages is named once", () => {
  expect(withoutPages(LIST, new Set()).match(/shared/g)).toHaveLength(1);
});

test.each([
  ["without the second list", "self.__BUILD_MANIFEST = {}"],
  ["with files in another folder", LIST.replaceAll("static/chunks/", "static/scripts/")],
])("a list %s throws an error", (_kind, list) => {
  expect(() => withoutPages(list, new Set())).toThrow("looks different");
});

describe("the files of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-list-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("have the short list, which also contains the other small lists", async () => {
    const [build, pages] = [join(folder, ".next"), join(folder, "pages")];
    mkdirSync(join(build, "static", "id"), { recursive: true });
    mkdirSync(join(build, "static", "chunks"));
    mkdirSync(pages);
    writeFileSync(join(build, "static", "id", "_buildManifest.js"), LIST);
    writeFileSync(join(build, "static", "id", "_ssgManifest.js"), 'self.__SSG_MANIFEST=new Set(["/404"])');
    writeFileSync(join(build, "static", "id", "_clientMiddlewareManifest.js"), "self.__MIDDLEWARE_MATCHERS = []");
    const lowPriorityFiles = ["_buildManifest", "_ssgManifest", "_clientMiddlewareManifest"].map(
      (name) => `static/id/${name}.js`,
    );
    writeFileSync(join(build, "build-manifest.json"), JSON.stringify({ pages: {}, lowPriorityFiles }));
    for (const name of ["about.tsx", "feed.xml.ts"]) writeFileSync(join(pages, name), "");
    await shortenPageList(build, pages);
    const { self } = read(readFileSync(join(build, "static", "id", "_buildManifest.js"), "utf8"));
    expect(self.__BUILD_MANIFEST.sortedPages).toEqual(["/_app", "/about"]);
    expect(self.__MIDDLEWARE_MATCHERS).toEqual([]);
    expect(self).toHaveProperty("__SSG_MANIFEST");
    expect(JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8"))).toEqual({
      pages: {},
      lowPriorityFiles: ["static/id/_buildManifest.js"],
    });
  });
});
