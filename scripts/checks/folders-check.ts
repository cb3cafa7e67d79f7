import type { Finding, HouseCheck } from "./source-tree";

/** With more files than this, a reader must search the folder instead of reading the list. */
const MAX_FILES = 40;
const CODE = /\.(tsx?|mjs|cjs|js|css)$/;
/** Files that tools number, and files that a browser requests by a fixed name. */
const FREE = /^(public|backend\/db\/migrations)\//;
const ONE_FOLDER_A_FEATURE = /^(hooks|services|utils)\/[^/]+$/;

/** A folder is one feature or one subject, and small enough to be read at once (docs/ARCHITECTURE.md). */
export const foldersCheck: HouseCheck = {
  name: "folders",
  rule: "no folder has more than 40 files of code; hooks, services and utils have one folder a feature or subject",
  run(tree) {
    const paths = tree.files.map((file) => file.path).filter((path) => CODE.test(path) && !FREE.test(path));
    const sizes = new Map<string, number>();
    for (const path of paths) {
      const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    const large = Array.from(sizes)
      .filter(([, files]) => files > MAX_FILES)
      .map(([folder, files]): Finding => ({ file: folder, line: 0, message: `has ${files} files: split it` }));
    const loose = paths
      .filter((path) => ONE_FOLDER_A_FEATURE.test(path))
      .map((file): Finding => ({ file, line: 0, message: "belongs to a folder named after its feature or subject" }));
    return [...large, ...loose];
  },
};
