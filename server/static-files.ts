import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { BoundedCache } from "@/server/bounded-cache";
import { chooseEncoding, EncodedBody, type Encoding, isCompressible, MAX_GZIP_LEVEL } from "@/server/compression";

interface StaticFile {
  path: string;
  size: number;
  type: string;
  etag: string;
  cacheControl: string;
  /** True when the build made a Brotli file next to the file. */
  brotli: boolean;
  /** The same picture as AVIF, for browsers that accept it. */
  avif?: StaticFile | undefined;
}

const CACHE_BYTES = 64 * 1024 * 1024;
/** Files under this path get a new name when their content changes. */
const IMMUTABLE = /^\/_next\/static\//;
/** Pictures and fonts keep their names when they are built again: old versions may be shown for a day. */
const CACHED_FOR_A_DAY = /^\/(img|fonts|images|icons)\//;
/** Subresources of a page: scripts, styles, fonts and pictures. */
const ASSET = /^\/(_next\/static|img|fonts|images|icons)\//;
/** Headers that a browser uses only for documents. A first visit loads forty assets, so each would add 0.7 KB. */
const DOCUMENT_HEADERS = [
  "Content-Security-Policy",
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
];
/** An SVG can be opened as a document; this policy forbids scripts in it. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
export const FOREVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const REVALIDATED = "public, max-age=0, must-revalidate";
const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Serves the files of the build and of public/, listed once at the start: a request is a look-up, never a path walk. */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();
  private readonly bodies = new BoundedCache<EncodedBody>(CACHE_BYTES);

  /** @param root the project's folder, built */
  constructor(root: string) {
    this.list(join(root, ".next", "static"), "/_next/static/");
    this.list(join(root, "public"), "/");
  }

  /** Answers a GET or HEAD for a known file, also with the whole file when a range is requested; false for other paths. */
  async serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const found = this.files.get(pathname);
    if (found === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
    if (found.avif !== undefined) response.setHeader("Vary", "Accept");
    const file = found.avif !== undefined && acceptsAvif(request) ? found.avif : found;
    if (ASSET.test(pathname)) {
      dropDocumentHeaders(response);
      if (file.type === TYPES[".svg"]) response.setHeader("Content-Security-Policy", DRAWING_POLICY);
    }
    response.setHeader("Cache-Control", file.cacheControl);
    response.setHeader("ETag", file.etag);
    const compressible = isCompressible(file.type, file.size);
    if (compressible) response.setHeader("Vary", "Accept-Encoding");
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = compressible
      ? chooseEncoding(request.headers["accept-encoding"], { brotli: file.brotli })
      : "identity";
    const body = await this.body(file, encoding);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Type", file.type);
    response.setHeader("Content-Length", body.length);
    response.writeHead(200);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  private async body(file: StaticFile, encoding: Encoding): Promise<Buffer> {
    const path = encoding === "br" ? `${file.path}.br` : file.path;
    let cached = this.bodies.get(path);
    if (cached === undefined) {
      cached = new EncodedBody(await readFile(path));
      this.bodies.set(path, cached, cached.size);
    }
    return encoding === "gzip" ? cached.gzip(MAX_GZIP_LEVEL) : cached.plain;
  }

  private list(folder: string, prefix: string): void {
    if (!existsSync(folder)) return;
    const names = readdirSync(folder, { withFileTypes: true });
    const present = new Set(names.map((entry) => entry.name));
    for (const entry of names) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.list(path, `${prefix}${entry.name}/`);
      const extension = extname(entry.name);
      const type = TYPES[extension];
      if (!entry.isFile() || type === undefined) continue;
      const { size, mtimeMs } = statSync(path);
      const address = encodeURI(prefix + entry.name);
      this.files.set(address, {
        path,
        size,
        type,
        // The extension: a WebP file and its AVIF file are sent at one address.
        etag: `"${extension.slice(1)}-${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
        cacheControl: lifetime(address),
        brotli: present.has(`${entry.name}.br`),
      });
    }
    for (const name of present) {
      const picture = this.files.get(encodeURI(prefix + name));
      if (picture?.type === "image/webp")
        picture.avif = this.files.get(encodeURI(`${prefix}${name.slice(0, -".webp".length)}.avif`));
    }
  }
}

const acceptsAvif = (request: IncomingMessage): boolean => request.headers.accept?.includes("image/avif") === true;

/** Removes headers from the response of a subresource. */
export function dropDocumentHeaders(response: ServerResponse): void {
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
}

function lifetime(address: string): string {
  if (IMMUTABLE.test(address)) return FOREVER;
  return CACHED_FOR_A_DAY.test(address) ? FOR_A_DAY : REVALIDATED;
}
