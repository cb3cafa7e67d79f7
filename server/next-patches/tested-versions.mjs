import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The versions with which every patch of this folder was tested (README.md). */
const TESTED = { next: "16.4.5", react: "19.3.1", "react-dom": "19.3.1" };

/**
 * The installed packages that the patches were not tested with. Then the build and the server use no patch, because one
 * that does not fit could break every page.
 * @param {string} root folder of the site, in which packages are resolved
 * @returns {string[]} one message for each, e.g. "next 16.5.0 (tested: 16.4.5)"
 */
export function untestedVersions(root) {
  const require = createRequire(join(root, "package.json"));
  return Object.entries(TESTED).flatMap(([name, tested]) => {
    const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8"));
    return version === tested ? [] : [`${name} ${version} (tested: ${tested})`];
  });
}
