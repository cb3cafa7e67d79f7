import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { categories } from "@/backend/contract/shop/catalog";
import { listMenuPaths } from "@/backend/domain/content/content-tree-rules";
import { barePath, paths } from "@/utils/paths/paths";

/** The addresses and files that content pages may refer to. */
export interface SiteFiles {
  /** True when the site has this address: a page, or a file under public. @param path without query and fragment */
  hasAddress(path: string): boolean;
  /** Size and kind of a file under public; null when it is not there. */
  findDocument(path: string): { bytes: number; format: string } | null;
}

/** Routes that only show content: the content decides whether an address exists, not the route. */
const CONTENT_ROUTES = /\[page\]|\[\.\.\.path\]/;

export function siteFiles(root: string): SiteFiles {
  const known = new Set<string>([...listMenuPaths(), ...Object.values(paths).map(barePath)]);
  const patterns: RegExp[] = [];
  for (const route of listRoutes(join(root, "pages"))) {
    if (CONTENT_ROUTES.test(route)) continue;
    if (route.includes("[")) patterns.push(patternOf(route));
    else known.add(route);
  }
  return {
    hasAddress: (path) =>
      known.has(path) || patterns.some((pattern) => pattern.test(path)) || (extname(path) !== "" && isFile(root, path)),
    findDocument(path) {
      if (!isFile(root, path)) return null;
      return { bytes: statSync(join(root, "public", path)).size, format: extname(path).slice(1).toUpperCase() };
    },
  };
}

function isFile(root: string, path: string): boolean {
  const file = join(root, "public", path);
  return !path.includes("..") && existsSync(file) && statSync(file).isFile();
}

/** Addresses of the files under pages, with parameters in brackets. */
function listRoutes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("/_"))
    .map((name) => name.replace(/\.tsx?$/, "").replace(/\/index$/, "") || "/");
}

/** The pattern of a route's addresses: a category must be one of the shop's, any other parameter may be anything. */
function patternOf(route: string): RegExp {
  const source = route
    .split("/")
    .map((part) => {
      if (part === "[category]") return `(?:${categories.join("|")})`;
      return part.startsWith("[") ? "[^/]+" : part.replaceAll(".", "\\.");
    })
    .join("/");
  return new RegExp(`^${source}$`);
}
