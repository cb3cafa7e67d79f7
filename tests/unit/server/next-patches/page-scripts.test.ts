/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { EncodedBody } from "@/server/compression";
import { allowStockLine, PageScripts, scriptHash } from "@/server/next-patches/page-scripts";

const POLICY = "default-src 'self'; script-src 'self' 'sha256-known'";
const GROUPS = {
  "/_app": { otherChunks: ["app.js", "app.css"], runtimeModuleIds: [1] },
  "/shop": { otherChunks: ["shop.js"], runtimeModuleIds: [1, 2] },
};
const line = (group: object) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(group)});`;
const LINE = `${line(GROUPS["/_app"])}\n${line(GROUPS["/shop"])}`;
const scripts = new PageScripts(
  { pages: {}, chunkLoadingGlobal: "TURBOPACK", pagesChunkGroupBootstrapParams: GROUPS },
  [
    { file: "app.js", id: 70 },
    { file: "elsewhere.js", id: 72 },
    { file: "shop.js", id: 71 },
    { file: "app.js", id: 71 },
  ],
  "static/chunks/largest.js",
);

const page = (html: string, type = "text/html; charset=utf-8") => ({
  status: 200,
  headers: { "content-type": type },
  body: new EncodedBody(Buffer.from(html)),
});

const lineOf = (html: string): string => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

test("the policy of a page allows one inline script, which replaces the build's script", () => {
  const { headers, body } = scripts.apply(page(`<head><script>${LINE}</script></head>`), POLICY);
  const own = lineOf(body.plain.toString());
  expect(own).not.toBe(LINE);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' ${scriptHash(own)} 'sha256-known'`,
  );
});

const FILES = ["/_next/static/texts/en/shop/a.js", "/_next/static/chunks/app.js"];
const WITH_THE_PAGE = [
  '<script defer="" src="/bridge.js"></script>',
  '<script src="/_next/static/chunks/largest.js" defer=""></script>',
];
const HEAD =
  `${WITH_THE_PAGE[0]}<script defer="" src="${FILES[0]}"></script><script>${LINE}</script>` +
  `${WITH_THE_PAGE[1]}<script src="${FILES[1]}" defer=""></script>`;

/** Runs the page's inline script in a document with the other script elements of the page. */
function inBrowser(siteTexts: object | undefined, { observesPaint = true } = {}) {
  const html = scripts.apply(page(`<head>${HEAD}</head>`), POLICY).body.plain.toString();
  const tasks: (() => void)[] = [];
  const timers: { task: () => void; delay: number }[] = [];
  let complete = () => {};
  const requested: { src: string; onload: () => void }[] = [];
  const pixels: { src: string; onload: () => void }[] = [];
  class Image {
    constructor() {
      pixels.push(this as unknown as (typeof pixels)[number]);
    }
  }
  const late = [...html.matchAll(/<script type="late" src="([^"]+)">/g)].map(([, src]) => ({
    getAttribute: () => src,
    replaceWith: (file: { src: string; onload: () => void }) => requested.push(file),
  }));
  let paint = () => {};
  const document = {
    addEventListener: (name: string, listener: () => void) => {
      if (name === "DOMContentLoaded") complete = listener;
    },
    createElement: () => ({
      setAttribute(_name: string, value: string) {
        Object.assign(this, { src: value });
      },
    }),
    querySelectorAll: (selector: string) => (selector === "script[type=late]" ? late : []),
  };
  class PerformanceObserver {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {
      if (!observesPaint) throw new TypeError("entryTypes is missing");
    }
  }
  const browser = {
    document,
    self: { siteTexts },
    PerformanceObserver,
    Image,
    setTimeout: (task: () => void, delay?: number) => (delay ? timers.push({ task, delay }) : tasks.push(task)),
    TURBOPACK: undefined as unknown,
  };
  runInNewContext(lineOf(html), browser);
  return {
    browser,
    tasks,
    pixels,
    requested,
    paint: () => paint(),
    complete: () => complete(),
    elapse: () => {
      for (const { task } of timers) task();
    },
    loadFiles: () => {
      for (const file of requested) file.onload();
    },
  };
}

test("the build's files except the largest are requested once and in order, after the first paint", () => {
  const { requested, paint, complete } = inBrowser({});
  complete();
  expect(requested).toEqual([]);
  paint();
  paint();
  expect(requested).toMatchObject(FILES.map((src) => ({ src, async: false })));
  const html = scripts.apply(page(`<head>${HEAD}</head>`), POLICY).body.plain.toString();
  for (const script of WITH_THE_PAGE) expect(html).toContain(script);
});

test.each([
  ["is not painted", { observesPaint: true }],
  ["cannot observe its paint", { observesPaint: false }],
])("a page that %s requests its files some time after DOMContentLoaded", (_name, options) => {
  const { requested, complete, elapse } = inBrowser({}, options);
  complete();
  expect(requested).toEqual([]);
  elapse();
  expect(requested).toHaveLength(FILES.length);
});

test("the load event waits for images from DOMContentLoaded to the first paint", () => {
  const { pixels, paint, complete } = inBrowser({});
  expect(pixels).toEqual([]);
  complete();
  pixels[0]?.onload();
  expect(pixels).toHaveLength(2);
  expect(new Set(pixels.map(({ src }) => src)).size).toBe(2);
  paint();
  pixels[1]?.onload();
  expect(pixels).toHaveLength(2);
});

test("a page whose texts did not load is not started", () => {
  const { tasks, paint, complete, loadFiles } = inBrowser(undefined);
  paint();
  complete();
  loadFiles();
  expect(tasks).toEqual([]);
});

test.each([
  ["files", "document"],
  ["document", "files"],
])(
  "the large modules, the app and the page start in separate tasks, after the files and the document: first the %s, then the %s",
  (first) => {
    const { browser, tasks, paint, complete, loadFiles } = inBrowser({});
    const asked: unknown[] = [];
    expect(browser.TURBOPACK).toEqual([]);
    // The loader replaces the array when it arrives.
    browser.TURBOPACK = { push: (group: unknown) => asked.push(group) };
    paint();
    const [one, other] = first === "files" ? [loadFiles, complete] : [complete, loadFiles];
    one();
    expect(tasks).toEqual([]);
    other();
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
  },
);

test("a script that only begins like the build's is not allowed", () => {
  const { headers } = scripts.apply(page(`<script>${LINE}alert(1)</script>`), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("a JSON response keeps the policy of the site", () => {
  const { headers } = scripts.apply(page(`"<script>${LINE}</script>"`, "application/json"), POLICY);
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("without patches the page is unchanged, and its policy allows the line that Next wrote in the head", () => {
  const html = `<head><script>${LINE}</script></head><body><script>(globalThis[alert(1)])</script></body>`;
  const { headers, body } = allowStockLine(page(html), POLICY);
  expect(body.plain.toString()).toBe(html);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' ${scriptHash(LINE)} 'sha256-known'`,
  );
});

test.each([
  ["a page without such a line", page("<head></head><script>(globalThis[alert(1)])</script>")],
  ["data of a page", page(`<script>${LINE}</script></head>`, "application/json")],
])("without patches %s keeps the policy of all answers", (_name, answer) => {
  expect(allowStockLine(answer, POLICY)).toBe(answer);
});
