import type { Finding, HouseCheck } from "./source-tree";

const MAX_LINES = 20;
/** Next's special files (_app, _document) are not pages. */
const PAGE = /^pages\/(?!_)(.*\/)?[^/]+\.tsx?$/;

/** A page only joins a loader and a view; the code is in services and components (docs/ARCHITECTURE.md#the-folders). */
export const pagesCheck: HouseCheck = {
  name: "pages",
  rule: "a page is a loader and a view, in 20 lines or fewer",
  run: (tree) =>
    tree.files
      .filter(({ path }) => PAGE.test(path))
      .flatMap(({ path, text }): Finding[] => {
        const lines = text.trimEnd().split("\n").length;
        if (lines <= MAX_LINES) return [];
        return [
          { file: path, line: 0, message: `has ${lines} lines: move the loader to services, the view to components` },
        ];
      }),
};
