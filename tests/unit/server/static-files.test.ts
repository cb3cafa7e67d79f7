import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { StaticFiles } from "@/server/static-files";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

const script = `let words = "${"words ".repeat(500)}";`;
const POLICY = "default-src 'self'";
let root: string;
let server: LocalServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "portal-files-"));
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put(".next/static/chunks/main.js", script);
  put(".next/static/chunks/main.js.br", "brotli bytes");
  put("public/img/phone-640.webp", "picture");
  put("public/img/watch-640.webp", "picture");
  put("public/img/watch-640.avif", "smaller");
  put("public/icons/cash.svg", "<svg/>");
  put("public/robots.txt", "User-agent: *");
  put("secret.txt", "secret");
  const files = new StaticFiles(root);
  server = await serve(async (request, response) => {
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("Permissions-Policy", "camera=(self)");
    response.setHeader("X-Content-Type-Options", "nosniff");
    const served = await files.serve(request, response, request.url ?? "/");
    if (!served) response.writeHead(404).end();
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it("serves scripts with a cache time of a year, in the best encoding of the browser", async () => {
  const path = `${server.address}/_next/static/chunks/main.js`;
  const brotli = await ask(path, { "accept-encoding": "gzip, br" });
  const gzip = await ask(path, { "accept-encoding": "gzip" });
  const plain = await ask(path);

  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.body.toString()).toBe("brotli bytes");
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  expect(plain.body.toString()).toBe(script);
});

it("serves pictures with a cache time of a day, and other public files with revalidation", async () => {
  const picture = await ask(`${server.address}/img/phone-640.webp`);
  const robots = await ask(`${server.address}/robots.txt`);
  const again = await ask(`${server.address}/robots.txt`, { "if-none-match": robots.headers.etag ?? "" });

  expect(picture.headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
  expect(picture.headers["content-type"]).toBe("image/webp");
  expect(robots.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(again.status).toBe(304);
});

it("answers a request for a part of a file with the whole file", async () => {
  const answer = await ask(`${server.address}/robots.txt`, { range: "bytes=0-3" });
  expect([answer.status, answer.body.toString()]).toEqual([200, "User-agent: *"]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

it("serves a picture as AVIF to browsers that accept it, at the same address", async () => {
  const watch = `${server.address}/img/watch-640.webp`;
  const avif = await ask(watch, { accept: "image/avif,image/webp,*/*;q=0.8" });
  const webp = await ask(watch, { accept: "image/webp,*/*;q=0.8" });
  const again = await ask(watch, { accept: "image/avif", "if-none-match": avif.headers.etag ?? "" });
  const only = await ask(`${server.address}/img/phone-640.webp`, { accept: "image/avif" });

  expect([avif.headers["content-type"], avif.body.toString()]).toEqual(["image/avif", "smaller"]);
  expect([webp.headers["content-type"], webp.body.toString()]).toEqual(["image/webp", "picture"]);
  expect([avif.headers.vary, webp.headers.vary, again.headers.vary]).toEqual(["Accept", "Accept", "Accept"]);
  expect(avif.headers.etag).not.toBe(webp.headers.etag);
  expect(again.status).toBe(304);
  // A picture without an AVIF file is the same for all browsers.
  expect([only.headers["content-type"], only.headers.vary]).toEqual(["image/webp", undefined]);
});

it("sends the headers for documents only with documents, and forbids scripts in an SVG", async () => {
  const [script, drawing, document] = await Promise.all(
    ["/_next/static/chunks/main.js", "/icons/cash.svg", "/robots.txt"].map((path) => ask(`${server.address}${path}`)),
  );

  expect(script?.headers).not.toHaveProperty("content-security-policy");
  expect(script?.headers).not.toHaveProperty("permissions-policy");
  expect(script?.headers["x-content-type-options"]).toBe("nosniff");
  expect(drawing?.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(document?.headers["content-security-policy"]).toBe(POLICY);
});

it("answers HEAD with the length and no body", async () => {
  const head = await ask(`${server.address}/robots.txt`, {}, "HEAD");

  expect(head.headers["content-length"]).toBe("13");
  expect(head.body).toHaveLength(0);
});

it.each([
  "/../secret.txt",
  "/img/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/_next/static/chunks/main.js.br",
  "/none.js",
])("answers 404 for %s", async (path) => {
  expect((await ask(`${server.address}${path}`)).status).toBe(404);
});
