import type { HouseCheck } from "./source-tree";

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** The address of a page decides its file name: _app, [slug], track_order, robots.txt. */
const ROUTE = /^(_?[a-z0-9]+([-_.][a-z0-9]+)*|\[(\.\.\.)?[a-z]+\]|\[\[\.\.\.[a-z]+\]\])(\.tsx?)?$/;
/** Names that a tool, a language or a convention prescribes. */
const PRESCRIBED =
  /^((README|CONTRIBUTING|SECURITY|CHANGELOG|THIRD-PARTY|ARCHITECTURE)\.md|LICENSE|\.[a-z]+([.-][a-z]+)*|[a-z0-9_]+\.py|Dockerfile)$/;
const GENERATED = /^backend\/db\/migrations\//;

/** Files and folders must be kebab-case. Biome checks only the files it parses; this rule checks all. */
export const namesCheck: HouseCheck = {
  name: "names",
  rule: "files and folders are named in kebab-case",
  run(tree) {
    const wrong = new Map<string, string>();
    for (const { path } of tree.files) {
      if (GENERATED.test(path)) continue;
      const parts = path.split("/");
      parts.forEach((part, index) => {
        const fits = parts[0] === "pages" && index > 0 ? ROUTE.test(part) : KEBAB.test(part) || PRESCRIBED.test(part);
        const place = parts.slice(0, index + 1).join("/");
        if (!fits) wrong.set(place, part);
      });
    }
    return Array.from(wrong, ([file, part]) => ({ file, line: 0, message: `"${part}" is not kebab-case` }));
  },
};
