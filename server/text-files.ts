import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { BoundedCache } from "@/server/bounded-cache";
import { chooseEncoding, EncodedBody, encode, MAX_GZIP_LEVEL } from "@/server/compression";
import { dropDocumentHeaders, FOREVER } from "@/server/static-files";
import { TEXTS_PATH, textsAddress, textsScript } from "@/services/page/texts-script.server";
import type { Language, PageTexts } from "@/utils/text/translations";

const ADDRESS = new RegExp(`^${TEXTS_PATH}(en|bn)/([a-z-]+(?:\\.[a-z-]+)*)/[\\w-]+\\.js$`);
/** More namespaces than any page has: no page uses an address with more. */
const MAX_NAMES = 12;
/** About fifty sets of namespaces in two languages, each in up to three encodings. */
const MAX_BYTES = 4_000_000;

/** Serves the texts of a page as a script that browsers keep: named by its namespaces and its content. */
export class TextFiles {
  private readonly texts: Readonly<Record<Language, PageTexts>>;
  private readonly bodies = new BoundedCache<EncodedBody>(MAX_BYTES);

  /** @param folder contains one folder per language, with one JSON file per namespace */
  constructor(folder: string) {
    this.texts = { en: readTexts(join(folder, "en")), bn: readTexts(join(folder, "bn")) };
  }

  /** Answers a GET or HEAD for the current version of a set of texts; false for anything else. */
  async serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const body = this.bodies.get(pathname) ?? this.make(pathname);
    if (body === undefined) return false;
    const encoding = chooseEncoding(request.headers["accept-encoding"], { brotli: true });
    const bytes = await encode(body, encoding, MAX_GZIP_LEVEL);
    body.makeSmallest();
    dropDocumentHeaders(response);
    response.setHeader("Cache-Control", FOREVER);
    response.setHeader("Content-Type", "text/javascript; charset=utf-8");
    response.setHeader("Vary", "Accept-Encoding");
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", bytes.length);
    response.writeHead(200);
    response.end(request.method === "HEAD" ? undefined : bytes);
    return true;
  }

  private make(pathname: string): EncodedBody | undefined {
    const [, language, joined] = ADDRESS.exec(pathname) ?? [];
    if (language === undefined || joined === undefined) return undefined;
    const all = this.texts[language as Language];
    const names = joined.split(".");
    if (names.length > MAX_NAMES || !names.every((name) => Object.hasOwn(all, name))) return undefined;
    const texts = Object.fromEntries(names.map((name) => [name, all[name] ?? {}]));
    if (textsAddress(language as Language, texts) !== pathname) return undefined;
    const source = textsScript(texts);
    const body = new EncodedBody(source);
    this.bodies.set(pathname, body, source.length * 2);
    return body;
  }
}

function readTexts(folder: string): PageTexts {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -".json".length), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );
}
