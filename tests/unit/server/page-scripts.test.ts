/** @jest-environment node */
import { EncodedBody } from "@/server/compression";
import { PageScripts, scriptHash } from "@/server/page-scripts";

const POLICY = "default-src 'self'; script-src 'self' 'sha256-known'";
const LINE = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});`;
const scripts = new PageScripts({
  chunkLoadingGlobal: "TURBOPACK",
  pagesChunkGroupBootstrapParams: { "/shop": { otherChunks: ["a.js"], runtimeModuleIds: [1] } },
});

const page = (html: string, type = "text/html; charset=utf-8") => ({
  status: 200,
  headers: { "content-type": type },
  body: new EncodedBody(Buffer.from(html)),
});

test("a page may run the line that the build wrote for it", () => {
  const { headers } = scripts.allow(page(`<head><script>${LINE}</script></head>`), POLICY);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' ${scriptHash(LINE)} 'sha256-known'`,
  );
});

test("a line that only begins like the build's is not allowed", () => {
  const { headers } = scripts.allow(page(`<script>${LINE}alert(1)</script>`), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("data answers keep the policy of the site", () => {
  const { headers } = scripts.allow(page(`"<script>${LINE}</script>"`, "application/json"), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});
