import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { median } from "./quantile";

/** The bytes that a first visit downloads, by kind. `wire` is the transferred size, headers included. */
export interface VisitFigures {
  name: string;
  requests: number;
  /** Bodies compressed with gzip -6, independent of the encoding that was used; pictures as they are. */
  gzip: Record<Kind, number>;
  wire: Record<Kind, number>;
}

/** Medians of throttled loads; times in milliseconds. */
export interface PaintFigures {
  name: string;
  runs: number;
  firstPaint: number;
  /** The fastest and the slowest first paint. */
  firstPaintSpread: [number, number];
  largestPaint: number;
  /** Total blocking time: the sum of each task's time above 50 ms, from the first paint on. */
  blocking: number;
  layoutShift: number;
  /** A description of the element of the largest contentful paint. */
  largestElement: string;
}

type Kind = "html" | "scripts" | "styles" | "images" | "fonts" | "other";
const KINDS: Readonly<Record<string, Kind>> = {
  Document: "html",
  Script: "scripts",
  Stylesheet: "styles",
  Image: "images",
  Font: "fonts",
};
const SETTLE_MS = 2_500;
const OBSERVER = join(__dirname, "paint-observer.js");
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 0.75 up, 150 ms. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const SLOWER_CPU = { rate: 4 };

/** The measurements that paint-observer.js collects in the page. */
interface Observed {
  largest: number;
  largestElement: string;
  shift: number;
  tasks: [start: number, duration: number][];
  firstPaint: number;
}
declare global {
  interface Window {
    benchObserved: Observed;
  }
}

/** Measures the size of what a page requests from now on. @returns a function that gives the sizes received so far */
export function weighRequests(page: Page): () => Promise<Record<Kind, number>> {
  const gzip = emptyWeights();
  const weighing: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = KINDS[request.resourceType().replace(/^./, (first) => first.toUpperCase())] ?? "other";
    const weigh = async () => {
      const body = await (await request.response())?.body();
      if (body !== undefined) gzip[kind] += kind === "images" || kind === "fonts" ? body.length : gzipSync(body).length;
    };
    if (request.url().startsWith("http")) weighing.push(weigh().catch(() => undefined));
  });
  return async () => {
    await Promise.all(weighing);
    return gzip;
  };
}

/** Loads a page once with an empty cache and measures the size of what it received. */
export async function weighVisit(name: string, address: string): Promise<VisitFigures> {
  return onPhone(async (page, session) => {
    const wire = emptyWeights();
    const kinds = new Map<string, Kind>();
    let requests = 0;
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (response.url.startsWith("http")) kinds.set(requestId, KINDS[type] ?? "other");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === undefined) return;
      wire[kind] += encodedDataLength;
      requests += 1;
    });
    const weigh = weighRequests(page);
    await page.goto(address, { waitUntil: "load" });
    await wait(SETTLE_MS);
    return { name, requests, gzip: await weigh(), wire };
  });
}

/** Loads a page several times on a slow phone, each time in a new browser, and returns the medians. */
export async function timePaints(name: string, address: string, runs: number): Promise<PaintFigures> {
  const seen = await onPhones(runs, async (page, session) => {
    await page.addInitScript({ path: OBSERVER });
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", SLOWER_CPU);
    await page.goto(address, { waitUntil: "load", timeout: 90_000 });
    await wait(SETTLE_MS);
    return page.evaluate(() => window.benchObserved);
  });
  const blockingOf = ({ tasks, firstPaint }: Observed) =>
    tasks.reduce((sum, [start, duration]) => sum + (start >= firstPaint - 1 ? Math.max(0, duration - 50) : 0), 0);
  const firstPaints = seen.map((each) => Math.round(each.firstPaint));
  return {
    name,
    runs,
    firstPaint: median(firstPaints),
    firstPaintSpread: [Math.min(...firstPaints), Math.max(...firstPaints)],
    largestPaint: Math.round(median(seen.map((each) => each.largest))),
    blocking: Math.round(median(seen.map(blockingOf))),
    layoutShift: Number(median(seen.map((each) => each.shift)).toFixed(4)),
    largestElement: seen[0]?.largestElement ?? "",
  };
}

/** Runs some work on a page with a phone's settings, in a new browser with an empty cache. */
async function onPhone<Result>(work: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> {
  const { CHROMIUM: program, CHROMIUM_FLAGS: flags = "" } = process.env;
  const browser = await chromium.launch({
    ...(program === undefined ? {} : { executablePath: program }),
    args: flags.split(" ").filter((flag) => flag !== ""),
  });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    // Like a new visitor: without this, a headless browser has already denied notifications.
    await session.send("Browser.setPermission", { permission: { name: "notifications" }, setting: "prompt" });
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return await work(page, session);
  } finally {
    await browser.close();
  }
}

/** Runs some work several times, one after the other, each time in a new browser. */
export async function onPhones<Result>(
  runs: number,
  work: (page: Page, session: CDPSession, run: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await onPhone((page, session) => work(page, session, run)));
  return results;
}

function emptyWeights(): Record<Kind, number> {
  return { html: 0, scripts: 0, styles: 0, images: 0, fonts: 0, other: 0 };
}
