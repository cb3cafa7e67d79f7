import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTurbopackChunkGroupBootstrap } from "next/dist/server/get-page-files.js";
import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape.js";
import { type CapturedPage, isHtml } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";
import { PLACE_LATE_STYLES } from "@/server/inline-styles";

const POLICY = "content-security-policy";
const OPENING = "<script>(globalThis[";
const CLOSING = "</script>";

type ModuleId = number | string;

/** One request of Next's inline line to the script loader: files that must be loaded, and modules to start. */
interface GroupParams {
  otherChunks: readonly string[];
  runtimeModuleIds: readonly ModuleId[];
}

/** The modules that get a separate task and the script files that list them, each after the modules that it imports. */
type LargeModules = readonly { file: string; id: ModuleId }[];

interface BuildManifest {
  pagesChunkGroupBootstrapParams?: Readonly<Record<string, GroupParams>>;
  chunkLoadingGlobal?: string;
}

/** The source expression that allows an inline script of exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Next's build gives every page one inline script that lists its script files and starts them. It differs by page, and
 * a hundred hashes in one policy would be longer than the rest of it. So each page's response allows only its own line,
 * and only when that line is from the build.
 * The line is not sent unchanged. It would run every module of the page in one task, and a slow phone would ignore all
 * taps during it. Our line first starts each large module in a separate task (decision 21).
 */
export class PageScripts {
  private readonly known: ReadonlyMap<string, { line: string; hash: string }>;

  /**
   * @param manifest the content of the build's build-manifest.json
   * @param largeModules the content of large-modules.json
   */
  constructor(manifest: BuildManifest, largeModules: LargeModules) {
    const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = manifest;
    if (params === undefined || chunkLoadingGlobal === undefined) {
      this.known = new Map();
      return;
    }
    this.known = new Map(
      Object.keys(params).flatMap((page) => {
        const line = getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, ["/_app", page]);
        if (line === undefined) return [];
        const groups = [params["/_app"], params[page]].filter((group) => group !== undefined);
        const files = new Set(groups.flatMap((group) => group.otherChunks));
        const large = new Set(largeModules.filter(({ file }) => files.has(file)).map(({ id }) => id));
        const own = inTasks(groups, chunkLoadingGlobal, [...large]);
        return [[htmlEscapeJsonString(line), { line: own, hash: scriptHash(own) }] as const];
      }),
    );
  }

  /** Reads the scripts of the build under `root`. @throws when there is no build */
  static ofBuild(root: string): PageScripts {
    const folder = join(root, ".next");
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    return new PageScripts(read("build-manifest.json") as BuildManifest, read("large-modules.json") as LargeModules);
  }

  /**
   * The page with a line that starts it in tasks, and a policy that allows this line.
   * @param policy the policy that every answer of the site carries
   */
  apply(page: CapturedPage, policy: string): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.text;
    const start = html.indexOf(OPENING);
    const end = start < 0 ? -1 : html.indexOf(CLOSING, start);
    if (end < 0) return page;
    const from = start + "<script>".length;
    const own = this.known.get(html.slice(from, end));
    if (own === undefined) return page;
    return {
      ...page,
      headers: { ...page.headers, [POLICY]: policy.replace("script-src 'self'", `script-src 'self' ${own.hash}`) },
      body: new EncodedBody(html.slice(0, from) + own.line + html.slice(end)),
    };
  }
}

/**
 * A line that requests the large modules and then each group of Next's line from the script loader, each in a task. It
 * starts when all script files have run, which is when the loader exists. If its texts cannot be loaded, a page stays
 * as the server rendered it: its links and forms work.
 */
function inTasks(groups: readonly GroupParams[], chunkGlobal: string, large: readonly ModuleId[]): string {
  const list = `globalThis[${JSON.stringify(chunkGlobal)}]`;
  const steps = [...large.map((id) => ({ otherChunks: [], runtimeModuleIds: [id] })), ...groups];
  return (
    `((s,n)=>{${list}||(${list}=[]);n=()=>{${list}.push(s.shift());s.length&&setTimeout(n)};` +
    `document.addEventListener("DOMContentLoaded",()=>{if(self.siteTexts){${PLACE_LATE_STYLES}setTimeout(n)}})})(${JSON.stringify(steps)});`
  );
}
