import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getTurbopackChunkGroupBootstrap } from "next/dist/server/get-page-files.js";
import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape.js";
import { type CapturedPage, isHtml } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";
import { PLACE_LATE_STYLES } from "@/server/next-patches/inline-styles";

const POLICY = "content-security-policy";
const OPENING = "<script>(globalThis[";
const CLOSING = "</script>";
/** The script files of the build and of the texts. The browser neither requests nor runs a script of an unknown type. */
const FILES = /<script(?: defer="")? src="(\/_next\/static\/[^"]+)"(?: defer="")?>/g;
const LATE = "late";

type ModuleId = number | string;

/** One request of Next's inline line to the script loader: files that must be loaded, and modules to start. */
interface GroupParams {
  otherChunks: readonly string[];
  runtimeModuleIds: readonly ModuleId[];
}

/** The modules that get a separate task and the script files that list them, each after the modules that it imports. */
type LargeModules = readonly { file: string; id: ModuleId }[];

interface BuildManifest {
  pages: Readonly<Record<string, readonly string[]>>;
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
   * @param early the script file that is requested with the page, as in the manifest
   */
  constructor(
    manifest: BuildManifest,
    largeModules: LargeModules,
    private readonly early?: string,
  ) {
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
        const own = startScript(groups, chunkLoadingGlobal, [...large]);
        return [[htmlEscapeJsonString(line), { line: own, hash: scriptHash(own) }] as const];
      }),
    );
  }

  /** Reads the scripts of the build under `root`. @throws when there is no build */
  static ofBuild(root: string): PageScripts {
    const folder = join(root, ".next");
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    const manifest = read("build-manifest.json") as BuildManifest;
    const sizeOf = (file: string) => statSync(join(folder, file)).size;
    // The largest file takes as long as all the others, which wait for the first paint.
    const [largest] = (manifest.pages["/_app"] ?? [])
      .filter((file) => file.endsWith(".js"))
      .sort((one, other) => sizeOf(other) - sizeOf(one));
    return new PageScripts(manifest, read("large-modules.json") as LargeModules, largest);
  }

  /** The page with a line that starts it in tasks. @param policy of every answer; the page's allows this line */
  apply(page: CapturedPage, policy: string): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.text;
    const start = html.indexOf(OPENING);
    const end = start < 0 ? -1 : html.indexOf(CLOSING, start);
    if (end < 0) return page;
    const from = start + "<script>".length;
    const own = this.known.get(html.slice(from, end));
    const headEnd = html.indexOf("</head>", end);
    if (own === undefined || headEnd < 0) return page;
    const head = (html.slice(0, from) + own.line + html.slice(end, headEnd)).replace(FILES, (tag, file: string) =>
      file === `/_next/${this.early}` ? tag : `<script type="${LATE}" src="${file}">`,
    );
    return { ...allowing(page, policy, own.hash), body: new EncodedBody(head + html.slice(headEnd)) };
  }
}

/** The page with a policy that also allows the inline script of this hash. */
function allowing(page: CapturedPage, policy: string, hash: string): CapturedPage {
  return {
    ...page,
    headers: { ...page.headers, [POLICY]: policy.replace("script-src 'self'", `script-src 'self' ${hash}`) },
  };
}

/** The page as Next rendered it. @param policy of every answer; the page's allows Next's own inline line */
export function allowStockLine(page: CapturedPage, policy: string): CapturedPage {
  if (!isHtml(page)) return page;
  const html = page.body.text;
  const start = html.lastIndexOf(OPENING, html.indexOf("</head>"));
  const end = start < 0 ? -1 : html.indexOf(CLOSING, start);
  if (end < 0) return page;
  return allowing(page, policy, scriptHash(html.slice(start + "<script>".length, end)));
}

/** The `load` event waits for images that are loading. Each has another address, or the browser would not load it again. */
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=#";

/**
 * In ms. A page that is blank until its scripts run, or in a background tab, is not painted, and an old browser cannot
 * observe a paint: their files are requested this long after the document is complete.
 */
const MAX_WAIT_MS = 500;

/**
 * A script that requests the other script files of a page after its first paint, in their order, and then starts the large
 * modules and each group of Next's line, each in a task. Between the complete document and the first paint, images of one
 * pixel load one after the other: without them, the `load` event would not wait for the files, and a page that has loaded
 * would not work yet. If its texts cannot be loaded, a page stays as the server rendered it: its links and forms work.
 */
function startScript(groups: readonly GroupParams[], chunkGlobal: string, large: readonly ModuleId[]): string {
  const loader = `globalThis[${JSON.stringify(chunkGlobal)}]`;
  const steps = [...large.map((id) => ({ otherChunks: [], runtimeModuleIds: [id] })), ...groups];
  return `((d,steps)=>{
${loader}||(${loader}=[]);
let pending=2,pixels=0,requested;
let next=()=>{${loader}.push(steps.shift());steps.length&&setTimeout(next)};
let done=()=>{if(!--pending&&self.siteTexts){${PLACE_LATE_STYLES}setTimeout(next)}};
let request=()=>{if(requested)return;requested=1;d.querySelectorAll("script[type=${LATE}]").forEach(e=>{
let file=d.createElement("script");pending++;file.async=false;file.onload=file.onerror=done;
file.setAttribute("src",e.getAttribute("src"));e.replaceWith(file)});done()};
let wait=()=>{if(requested)return;let pixel=new Image;pixel.onload=pixel.onerror=wait;pixel.src="${PIXEL}"+pixels++};
d.addEventListener("DOMContentLoaded",()=>{wait();setTimeout(request,${MAX_WAIT_MS});done()});
try{new PerformanceObserver(request).observe({type:"paint",buffered:true})}catch{}})(document,${JSON.stringify(steps)});`;
}
