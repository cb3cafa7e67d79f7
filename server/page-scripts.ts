import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTurbopackChunkGroupBootstrap } from "next/dist/server/get-page-files.js";
import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape.js";
import { type CapturedPage, isHtml } from "@/server/captured-page";

const POLICY = "content-security-policy";
const OPENING = "<script>(globalThis[";
const CLOSING = "</script>";

interface BuildManifest {
  pagesChunkGroupBootstrapParams?: Parameters<typeof getTurbopackChunkGroupBootstrap>[0];
  chunkLoadingGlobal?: string;
}

/** The source expression that allows an inline script of exactly this text. */
export const scriptHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Next's build gives every page one inline line that names its script files. It differs by page, and a hundred hashes
 * in one policy would weigh more than the policy: each page's answer allows its own line, and only when that line is
 * one that the build wrote.
 */
export class PageScripts {
  private readonly known: ReadonlyMap<string, string>;

  /** @param manifest what the build wrote to build-manifest.json */
  constructor(manifest: BuildManifest) {
    const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = manifest;
    const lines =
      params === undefined || chunkLoadingGlobal === undefined
        ? []
        : Object.keys(params).map((page) =>
            getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, ["/_app", page]),
          );
    this.known = new Map(
      lines.flatMap((line) => {
        if (line === undefined) return [];
        const text = htmlEscapeJsonString(line);
        return [[text, scriptHash(text)]];
      }),
    );
  }

  /** Reads the manifest of the build that lies under `root`. @throws when there is none */
  static ofBuild(root: string): PageScripts {
    return new PageScripts(JSON.parse(readFileSync(join(root, ".next/build-manifest.json"), "utf8")) as BuildManifest);
  }

  /**
   * The page with a policy that allows its own line.
   * @param policy the policy that every answer of the site carries
   */
  allow(page: CapturedPage, policy: string): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.plain;
    const start = html.indexOf(OPENING);
    const end = start < 0 ? -1 : html.indexOf(CLOSING, start);
    if (end < 0) return page;
    const hash = this.known.get(html.toString("utf8", start + "<script>".length, end));
    if (hash === undefined) return page;
    return {
      ...page,
      headers: { ...page.headers, [POLICY]: policy.replace("script-src 'self'", `script-src 'self' ${hash}`) },
    };
  }
}
