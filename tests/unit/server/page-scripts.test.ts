/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { EncodedBody } from "@/server/compression";
import { PageScripts, scriptHash } from "@/server/page-scripts";

const POLICY = "default-src 'self'; script-src 'self' 'sha256-known'";
const GROUPS = {
  "/_app": { otherChunks: ["app.js", "app.css"], runtimeModuleIds: [1] },
  "/shop": { otherChunks: ["shop.js"], runtimeModuleIds: [1, 2] },
};
const line = (group: object) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(group)});`;
const LINE = `${line(GROUPS["/_app"])}\n${line(GROUPS["/shop"])}`;
const scripts = new PageScripts({ chunkLoadingGlobal: "TURBOPACK", pagesChunkGroupBootstrapParams: GROUPS }, [
  { file: "app.js", id: 70 },
  { file: "elsewhere.js", id: 72 },
  { file: "shop.js", id: 71 },
  { file: "app.js", id: 71 },
]);

const page = (html: string, type = "text/html; charset=utf-8") => ({
  status: 200,
  headers: { "content-type": type },
  body: new EncodedBody(Buffer.from(html)),
});

const lineOf = (html: string): string => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

test("a page may run one line, which the build's line became", () => {
  const { headers, body } = scripts.apply(page(`<head><script>${LINE}</script></head>`), POLICY);
  const own = lineOf(body.plain.toString());
  expect(own).not.toBe(LINE);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' ${scriptHash(own)} 'sha256-known'`,
  );
});

/** Runs the inline script in a page with or without its texts. */
function inBrowser(siteTexts: object | undefined) {
  const { body } = scripts.apply(page(`<script>${LINE}</script>`), POLICY);
  const tasks: (() => void)[] = [];
  const whenFilesHaveRun: (() => void)[] = [];
  const browser = {
    document: {
      addEventListener: (_name: string, listener: () => void) => whenFilesHaveRun.push(listener),
      querySelectorAll: () => [],
    },
    self: { siteTexts },
    setTimeout: (task: () => void) => tasks.push(task),
    TURBOPACK: undefined as unknown,
  };
  runInNewContext(lineOf(body.plain.toString()), browser);
  return { browser, tasks, whenFilesHaveRun };
}

test("a page whose texts did not load is not started", () => {
  const { tasks, whenFilesHaveRun } = inBrowser(undefined);
  for (const listener of whenFilesHaveRun) listener();
  expect(tasks).toEqual([]);
});

test("the line starts the large modules, the app and the page, a task each, once all files have run", () => {
  const { browser, tasks, whenFilesHaveRun } = inBrowser({});
  const asked: unknown[] = [];
  expect(browser.TURBOPACK).toEqual([]);
  // The loader replaces the array when it arrives.
  browser.TURBOPACK = { push: (group: unknown) => asked.push(group) };
  for (const listener of whenFilesHaveRun) listener();
  const askedAfterEachTask: number[] = [];
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    task();
    askedAfterEachTask.push(asked.length);
  }
  expect(askedAfterEachTask).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(JSON.stringify(asked))).toEqual([
    { otherChunks: [], runtimeModuleIds: [70] },
    { otherChunks: [], runtimeModuleIds: [71] },
    GROUPS["/_app"],
    GROUPS["/shop"],
  ]);
});

test("a line that only begins like the build's is not allowed", () => {
  const { headers } = scripts.apply(page(`<script>${LINE}alert(1)</script>`), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("data answers keep the policy of the site", () => {
  const { headers } = scripts.apply(page(`"<script>${LINE}</script>"`, "application/json"), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});
