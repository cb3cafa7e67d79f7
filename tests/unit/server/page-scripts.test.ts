/** @jest-environment jsdom */
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
const scripts = new PageScripts(
  { chunkLoadingGlobal: "TURBOPACK", pagesChunkGroupBootstrapParams: GROUPS },
  [
    { file: "app.js", id: 70 },
    { file: "elsewhere.js", id: 72 },
    { file: "shop.js", id: 71 },
    { file: "app.js", id: 71 },
  ],
  "static/chunks/large.js",
);

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

const tag = (file: string) => `<script src="/_next/static/${file}" defer=""></script>`;
const FILES = ["chunks/app.js", "chunks/large.js", "build/_buildManifest.js"];

interface BrowserOptions {
  siteTexts?: object;
  isHidden?: boolean;
  body?: string;
}

/** Runs the inline script in a page: its files are loaded by `load`, its paint and its timers come when a test says so. */
function inBrowser({ siteTexts, isHidden = false, body: markup = "" }: BrowserOptions) {
  const { body } = scripts.apply(
    page(`<head><script>${LINE}</script>${FILES.map(tag).join("")}</head>${markup}`),
    POLICY,
  );
  const document = new DOMParser().parseFromString(body.plain.toString(), "text/html");
  Object.defineProperty(document, "hidden", { value: isHidden });
  const tasks: { task: () => void; delay: number | undefined }[] = [];
  let paint = () => {};
  class PerformanceObserver {
    static supportedEntryTypes = ["paint"];
    constructor(callback: (list: object, observer: object) => void) {
      paint = () => callback({ getEntriesByName: () => [{}] }, this);
    }
    observe = () => {};
    disconnect = () => {};
  }
  const browser = {
    document,
    self: { siteTexts, PerformanceObserver },
    PerformanceObserver,
    setTimeout: (task: () => void, delay?: number) => tasks.push({ task, delay }),
    requestAnimationFrame: (callback: () => void) => callback(),
    TURBOPACK: undefined as unknown,
  };
  runInNewContext(lineOf(body.plain.toString()), browser);
  /** Runs the timers that are due at once, or those with a delay too. */
  const runTasks = ({ delayed = false } = {}) => {
    let ran = 0;
    for (;;) {
      const due = tasks.findIndex(({ delay }) => delayed || delay === undefined);
      if (due < 0) return ran;
      tasks.splice(due, 1)[0]?.task();
      ran += 1;
    }
  };
  return {
    browser,
    document,
    requested: () => [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    runTasks,
    parsed: () => document.dispatchEvent(new Event("DOMContentLoaded")),
    paint: async () => {
      paint();
      await new Promise((done) => setTimeout(done));
      runTasks();
    },
    load: (outcome = "load") => {
      for (const script of document.querySelectorAll("script[src]")) script.dispatchEvent(new Event(outcome));
    },
  };
}

const EARLY = ["/_next/static/chunks/large.js"];
const ALL = FILES.map((file) => `/_next/static/${file}`);

test("the largest file is requested with the page, the others after the first paint", async () => {
  const site = inBrowser({ siteTexts: {} });
  site.parsed();
  expect(site.requested()).toEqual(EARLY);
  await site.paint();
  expect(site.requested()).toEqual(ALL);
});

test("the files wait for the main picture of the first screen, which may be painted later", async () => {
  const site = inBrowser({ siteTexts: {}, body: '<img fetchpriority="high"><img>' });
  let decoded = () => {};
  const [main] = site.document.images;
  // Other pictures have no `decode` here: the script must not wait for them.
  Object.assign(main as HTMLImageElement, { decode: () => new Promise<void>((done) => (decoded = done)) });
  site.parsed();
  await site.paint();
  expect(site.requested()).toEqual(EARLY);
  decoded();
  await site.paint();
  expect(site.requested()).toEqual(ALL);
});

test("the files of a hidden page, which is never painted, are requested when the document is complete", () => {
  const site = inBrowser({ siteTexts: {}, isHidden: true });
  expect(site.requested()).toEqual(EARLY);
  site.parsed();
  expect(site.requested()).toEqual(ALL);
});

test("the files are requested without a paint after a while, and once only", async () => {
  const site = inBrowser({ siteTexts: {} });
  site.parsed();
  site.runTasks({ delayed: true });
  expect(site.requested()).toEqual(ALL);
  await site.paint();
  expect(site.requested()).toEqual(ALL);
  site.document.querySelector("script[src*=app]")?.dispatchEvent(new Event("load"));
  // The start still waits for the other file.
  expect(site.runTasks()).toBe(0);
});

test("a page whose texts did not load is not started", async () => {
  const site = inBrowser({});
  site.parsed();
  await site.paint();
  site.load();
  expect(site.runTasks()).toBe(0);
});

test("a file that could not be loaded does not keep the others from starting", async () => {
  const site = inBrowser({ siteTexts: {} });
  site.browser.TURBOPACK = [];
  site.parsed();
  await site.paint();
  site.load("error");
  expect(site.runTasks()).toBe(4);
});

test.each([
  ["the document is complete before the files", ["parsed", "paint", "load"]],
  ["the files have run before the document is complete", ["paint", "load", "parsed"]],
] as const)("the line starts the large modules, the app and the page, a task each: %s", async (_case, events) => {
  const site = inBrowser({ siteTexts: {} });
  const asked: unknown[] = [];
  expect(site.browser.TURBOPACK).toEqual([]);
  // The loader replaces the array when it arrives.
  site.browser.TURBOPACK = { push: (group: unknown) => asked.push(group) };
  for (const event of events) {
    expect(site.runTasks()).toBe(0);
    await site[event]();
  }
  expect(site.runTasks()).toBe(4);
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
