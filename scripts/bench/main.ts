import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { activationScenarios } from "./activation";
import type { LoadLine, StartFigures } from "./bench-result";
import { inFreshFolder, inTurn, port, print, root, siteOptions, WRITTEN_ANEW } from "./bench-site";
import { type PaintFigures, timePaints, type VisitFigures, weighVisit } from "./browser";
import { contentPages } from "./content-pages";
import { onDatabase } from "./database";
import { BASELINE, FRAME_VISIT } from "./goals";
import { pageRequest } from "./http-connection";
import { type InteractionFigures, timeInteractions } from "./interactions";
import { type LoadFigures, type LoadSettings, measureLoad, type Scenario } from "./load";
import { type LoginFigures, loginScenarios, measureLogin } from "./login";
import { type PageTapFigures, timePageTaps } from "./page-taps";
import { canMeasure, readFigures } from "./proc-figures";
import { type Program, startProgram } from "./programs";
import { median } from "./quantile";
import { rechargeScenarios } from "./recharge";
import { makeResult, printResult, writeResult } from "./report";
import { addToCart, fetchCarts, placeOrders, readShop, type Shop } from "./shop-requests";

const PARTS = [
  "starts",
  "load",
  "login",
  "recharge",
  "activation",
  "packs",
  "visits",
  "paints",
  "taps",
  "interactions",
] as const;
type Part = (typeof PARTS)[number];
/** The scenarios whose measurements are compared with the baseline. */
const LOAD_PARTS: readonly Part[] = ["load", "login", "recharge", "activation", "packs"];
const LISTING = "/shop/devices/phones";
const PACK_LISTING = { name: "pack listing", path: "/personal/plans-offers/internet-packages" };
/** An address without a page: the answer has the frame around a few lines. */
const NOWHERE = "/nowhere";
/** More pages whose paint times are measured. */
const PAINTED = [
  { name: "content page", path: "/about" },
  { name: "home in Bengali", path: "/bn" },
  { name: "recharge", path: "/recharge" },
  { name: "search results", path: "/searchgp/phone" },
];
/** Few enough that each page is requested again while it is still cached. */
const WARM_PAGES = 100;

const quick = process.argv.includes("--quick");
const parts = readParts();
const settings: LoadSettings = quick
  ? { connections: 16, warmUp: { requests: 1_000, seconds: 15 }, runs: 1, seconds: 5 }
  : { connections: 16, warmUp: { requests: 3_000, seconds: 40 }, runs: 3, seconds: 8 };
const warmStarts = quick ? 1 : 3;
const paintRuns = quick ? 1 : 7;
const tapRuns = quick ? 3 : 7;
const prepared = quick ? 800 : 2_000;
const loginPairs = quick ? 300 : 1_000;

function readParts(): ReadonlySet<Part> {
  const asked = process.argv
    .find((argument) => argument.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const unknown = asked?.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only knows ${PARTS.join(", ")}; it does not know ${unknown}`);
  return new Set(PARTS.filter((part) => asked?.includes(part) ?? true));
}

/** Runs the requested parts, prints the table and writes the result. */
async function main(dataDir: string): Promise<void> {
  const isLoaded = LOAD_PARTS.some((part) => parts.has(part));
  const load: LoadFigures[] = isLoaded ? [await measureBaseline()] : [];
  print("site, every page rendered");
  const { site, figures } = await startSite(dataDir);
  const starts = parts.has("starts") ? figures : undefined;
  const shop = await readShop(port);
  const productPath = shop.products[0]?.path ?? LISTING;
  const rendered = await measureRendered(site, dataDir, shop);
  const { login } = rendered;
  load.push(...rendered.load);
  await site.stop();
  const pages = [
    { name: "home", path: "/" },
    { name: "listing of 24", path: LISTING },
    { name: "product page", path: productPath },
  ];
  const loaded = [...(parts.has("load") ? pages : []), ...(parts.has("packs") ? [PACK_LISTING] : [])];
  if (loaded.length > 0) load.push(...(await measureAsking(dataDir, loaded)));

  print("site, pages reused");
  const reusing = await startProgram(siteOptions(dataDir, { PAGE_REUSE_SECONDS: "5" }));
  load.push(...(await measureReusing(reusing, dataDir, loaded)));
  const visited = await measureBrowser(pages, productPath);
  await reusing.stop();
  if (isLoaded) load.push({ ...(await measureBaseline()), name: `${BASELINE}, again` });

  const result = makeResult({ quick, starts, load: withMultiples(load), login, ...visited });
  const file = writeResult(root, result, parts.size === PARTS.length ? null : [...parts]);
  process.stdout.write(`\n${printResult(result)}\nWritten to ${file}\n`);
}

interface BenchPage {
  name: string;
  path: string;
}

/** The parts that need every page to be rendered again for each request. */
async function measureRendered(
  site: Program,
  dataDir: string,
  shop: Shop,
): Promise<{ load: LoadFigures[]; login: LoginFigures | undefined }> {
  const place = { port, root, dataDir };
  const load: LoadFigures[] = [];
  let login: LoginFigures | undefined;
  const measureAll = async (scenarios: readonly Scenario[]) =>
    load.push(...(await inTurn(scenarios, (scenario) => measure(site, dataDir, scenario))));
  if (parts.has("load")) {
    await raiseStock(dataDir);
    load.push(...(await measureSite(site, dataDir, shop)));
  }
  if (parts.has("login")) {
    await measureAll(await loginScenarios(place, prepared));
    print("log-in, in turn");
    login = await measureLogin(place, loginPairs);
  }
  if (parts.has("recharge")) await measureAll(rechargeScenarios(place, prepared));
  if (parts.has("activation")) await measureAll(activationScenarios(place, prepared));
  if (parts.has("packs")) await measureAll([pageScenario(`${PACK_LISTING.name}, rendered`, PACK_LISTING.path)]);
  return { load, login };
}

/** The pages when their data is loaded for every request. */
async function measureAsking(dataDir: string, pages: readonly BenchPage[]): Promise<LoadFigures[]> {
  print("site, data asked for every page");
  const asking = await startProgram(siteOptions(dataDir, { PAGE_REUSE_SECONDS: "0" }));
  const load = await inTurn(pages, ({ name, path }) =>
    measure(asking, dataDir, pageScenario(`${name}, data asked`, path)),
  );
  await asking.stop();
  return load;
}

/** The pages when they are served from the cache, and content pages on the first and on later requests. */
async function measureReusing(site: Program, dataDir: string, pages: readonly BenchPage[]): Promise<LoadFigures[]> {
  const load: LoadFigures[] = [];
  if (parts.has("load")) {
    const requests = await contentPages(port);
    load.push(await measure(site, dataDir, { name: "content pages, the first time each", firstTime: requests }));
    load.push(await measure(site, dataDir, { name: "content pages, reused", requests: requests.slice(0, WARM_PAGES) }));
  }
  for (const { name, path } of pages) load.push(await measure(site, dataDir, pageScenario(`${name}, reused`, path)));
  return load;
}

interface BrowserFigures {
  visits: VisitFigures[];
  paints: PaintFigures[];
  taps: PageTapFigures[];
  interactions: InteractionFigures[];
}

/** Browser measurements: the size of visits, paint times, the time from a tap to the next page and to the next frame. */
async function measureBrowser(pages: readonly BenchPage[], productPath: string): Promise<BrowserFigures> {
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  const visits: VisitFigures[] = [];
  if (parts.has("visits")) {
    const visited = [...pages, { name: FRAME_VISIT, path: NOWHERE }];
    visits.push(...(await inTurn(visited, (page) => weighVisit(page.name, address(page.path)))));
    visits.push(await onBaseline(({ port: at }) => weighVisit(BASELINE, `http://127.0.0.1:${at}/`)));
  }
  const paints: PaintFigures[] = [];
  if (parts.has("paints")) {
    const painted = [...pages, ...PAINTED];
    paints.push(...(await inTurn(painted, (page) => timePaints(page.name, address(page.path), paintRuns))));
    paints.push(await onBaseline(({ port: at }) => timePaints(BASELINE, `http://127.0.0.1:${at}/`, paintRuns)));
  }
  const taps: PageTapFigures[] = [];
  if (parts.has("taps")) {
    print("from the tap to the next page");
    taps.push(...(await timePageTaps(address(productPath), address(LISTING), tapRuns)));
  }
  const interactions: InteractionFigures[] = [];
  if (parts.has("interactions")) {
    print("from the input to the next frame");
    interactions.push(...(await timeInteractions(address(""), productPath, LISTING, tapRuns)));
  }
  return { visits, paints, taps, interactions };
}

/**
 * Starts the site with an empty data folder, then again with the existing one, and once more after kill -9. The last start
 * keeps running.
 */
async function startSite(dataDir: string): Promise<{ site: Program; figures: StartFigures }> {
  const options = siteOptions(dataDir, WRITTEN_ANEW);
  let site = await startProgram(options);
  const coldMs = site.readyMs;
  const warm: number[] = [];
  for (let start = 0; start < warmStarts; start += 1) {
    await site.stop();
    site = await startProgram(options);
    warm.push(site.readyMs);
  }
  await site.kill();
  site = await startProgram(options);
  const killedMs = site.readyMs;
  await wait(3_000);
  const atRest = canMeasure ? readFigures(site.pid, dataDir) : undefined;
  return { site, figures: { coldMs, warmMs: median(warm), killedMs, atRest } };
}

async function measureSite(site: Program, dataDir: string, shop: Shop): Promise<LoadFigures[]> {
  const scenarios: Scenario[] = [
    pageScenario("home, rendered", "/"),
    pageScenario("listing of 24, rendered", LISTING),
    pageScenario("product page, rendered", shop.products[0]?.path ?? LISTING),
    { name: "content pages, rendered", requests: await contentPages(port) },
    { name: "cart fetch", requests: await fetchCarts(port, shop, 200) },
    { name: "add to cart", requests: addToCart(shop) },
    { name: "place order", prepare: (count) => placeOrders(port, shop, count), count: prepared },
  ];
  return inTurn(scenarios, (scenario) => measure(site, dataDir, scenario));
}

function measureBaseline(): Promise<LoadFigures> {
  return onBaseline((baseline) => measure(baseline, undefined, pageScenario(BASELINE, "/")));
}

/** Starts the baseline, runs some work, and stops the baseline. */
async function onBaseline<Result>(work: (baseline: Program) => Promise<Result>): Promise<Result> {
  const baseline = await startProgram({
    args: [join(root, ".build", "baseline.mjs")],
    folder: join(root, "bench", "baseline"),
    port: port + 1,
    readyPath: "/",
    environment: { NODE_ENV: "production" },
  });
  try {
    return await work(baseline);
  } finally {
    await baseline.stop();
  }
}

function measure(program: Program, dataDir: string | undefined, scenario: Scenario): Promise<LoadFigures> {
  print(scenario.name);
  return measureLoad(program, dataDir, scenario, settings);
}

function pageScenario(name: string, path: string): Scenario {
  return { name, requests: [pageRequest(path)] };
}

/** The baseline was measured first and last. The mean of both is used, so that a drift of the machine cancels out. */
function withMultiples(load: readonly LoadFigures[]): LoadLine[] {
  const cpuOf = (line: LoadFigures) => (line.siteCpuMs === null ? null : line.siteCpuMs + (line.databaseCpuMs ?? 0));
  const baselines = load.filter((line) => line.name.startsWith(BASELINE)).flatMap((line) => cpuOf(line) ?? []);
  const baseline = baselines.reduce((sum, value) => sum + value, 0) / baselines.length;
  return load.map((line) => {
    const cpu = cpuOf(line);
    return { ...line, multiple: cpu === null ? null : cpu / baseline };
  });
}

/** Thousands of orders need stock. The trigger of the stock ledger records it like any delivery of goods. */
async function raiseStock(dataDir: string): Promise<void> {
  await onDatabase(root, dataDir, (database) =>
    database.pool.query("update product_variants set stock = stock + 1000000"),
  );
}

void inFreshFolder(main);
