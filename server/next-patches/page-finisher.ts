import { join } from "node:path";
import type { CapturedPage } from "@/server/captured-page";
import { InlineStyles } from "@/server/next-patches/inline-styles";
import { allowStockLine, PageScripts } from "@/server/next-patches/page-scripts";
import { untestedVersions } from "@/server/next-patches/tested-versions.mjs";

/** Tells whether the patches are used; without them, pages are slower. @param warn called for unknown versions */
export function usesPatches(root: string, isOn: boolean, warn: (message: string) => void): boolean {
  if (!isOn) return false;
  const untested = untestedVersions(root);
  if (untested.length === 0) return true;
  warn(`Pages are sent as Next renders them: server/next-patches was not tested with ${untested.join(", ")}`);
  return false;
}

/**
 * What is done with every page that the build renders: its style sheets are inlined, and its own inline script is allowed.
 * @param policy the content security policy of all answers
 * @param isPatched false to change nothing but the policy, which allows Next's own inline script
 */
export function pageFinisher(root: string, policy: string, isPatched: boolean): (page: CapturedPage) => CapturedPage {
  if (!isPatched) return (page) => allowStockLine(page, policy);
  const scripts = PageScripts.ofBuild(root);
  const styles = new InlineStyles(join(root, ".next"));
  return (page) => styles.apply(scripts.apply(page, policy));
}
