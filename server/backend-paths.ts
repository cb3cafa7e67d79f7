import { callPaths } from "@/backend/contract/paths";

/** Every address with these prefixes belongs to the backend, so an unknown call gets the contract's 404, not a page. */
const PREFIXES = ["/api/", "/backend/api/", "/sandbox/"];
/** An exception: a page of the site, although it has one of the prefixes. */
const PAGES = ["/sandbox/partner"];

const exact = new Set<string>();
const patterns: RegExp[] = [];
for (const { path } of Object.values(callPaths)) {
  if (PREFIXES.some((prefix) => path.startsWith(prefix))) continue;
  if (path.includes("{")) patterns.push(new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`));
  else exact.add(path);
}

/** True for every address that the backend answers: the contract's paths and the service pages under /api. */
export function isBackendPath(pathname: string): boolean {
  if (PAGES.includes(pathname)) return false;
  return (
    PREFIXES.some((prefix) => pathname.startsWith(prefix)) ||
    exact.has(pathname) ||
    patterns.some((pattern) => pattern.test(pathname))
  );
}
