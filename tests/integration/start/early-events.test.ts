import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

let database: TestDatabase;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const data = createDataDir();
/** The analytics service: it records the events of each request. */
let counter: LocalServer;
const requests: SentEvent[][] = [];

/** A beacon contains JSON; a request of the library contains the same JSON in Base64. */
const eventsOf = (sent: string): SentEvent[] =>
  JSON.parse(sent.startsWith("[") ? sent : Buffer.from(sent, "base64").toString());

beforeAll(async () => {
  database = await createTestDatabase();
  counter = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    requests.push(eventsOf(new URLSearchParams(body).get("data") ?? ""));
    response.writeHead(200, { "access-control-allow-origin": "*" }).end("1");
  });
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: { DATABASE_URL: database.url, ANALYTICS_TOKEN: "0123456789abcdef", ANALYTICS_API_HOST: counter.address },
    asBuilt: true,
  });
  const found = execFileSync(process.execPath, [join("scripts", "lib", "chromium.mjs")]).toString();
  const { program, flags } = JSON.parse(found) as { program: string; flags: string[] };
  browser = await chromium.launch({ executablePath: program, args: flags });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.end("SIGTERM");
  data.remove();
  await Promise.all([database.close(), counter.close()]);
});

beforeEach(async () => {
  requests.length = 0;
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: site.address });
  context.setDefaultTimeout(15_000);
  // After a click on a link, Chromium counts the next page as activated by the user. The library would load there at
  // an unpredictable moment, and send the first event before the second one is added.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  );
  page = await context.newPage();
});
afterEach(() => context.close());

/** The events of the next request. */
async function sent(): Promise<SentEvent[]> {
  await until(() => requests.length > 0, 60_000);
  return requests.splice(0).flat();
}
const namesOf = (events: readonly SentEvent[]) => events.map(({ event }) => event);

/** Delays the page's scripts until `release`, as a slow connection does. */
async function holdScripts(): Promise<{ release: () => Promise<void> }> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const scripts = "**/_next/static/chunks/*.js";
  await page.route(scripts, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  return {
    async release() {
      open();
      await page.unroute(scripts, undefined);
    },
  };
}
const show = (address: string) => page.goto(address, { waitUntil: "commit" });
const menuLink = () => page.locator("header nav a[href='/business']").first();
/** The events that the previous page has stored for this one. */
const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("waiting")));
/** Waits until the analytics code runs: from then on no event is early. */
const untilCounting = () => page.waitForFunction(() => window.earlyLinks === null);

it("a click on a link before the page's scripts have loaded is counted by the next page", async () => {
  const { release } = await holdScripts();
  await show("/shop?utm_source=letter");
  await menuLink().click();
  await page.waitForURL("**/business", { waitUntil: "commit" });
  await release();
  await untilCounting();
  expect(await kept()).toEqual([]);
  await page.goto("about:blank");
  expect(await sent()).toMatchObject([
    { event: "shop_landing", properties: { time: expect.any(Number) } },
    { event: "menu_tab", properties: { tab: "/business", time: expect.any(Number) } },
  ]);
});

it("a link opened in another tab before the scripts have loaded is counted by the page that stays open", async () => {
  const { release } = await holdScripts();
  await show("/shop");
  const [other] = await Promise.all([context.waitForEvent("page"), menuLink().click({ modifiers: ["Control"] })]);
  await other.close();
  await release();
  await untilCounting();
  await page.goto("about:blank");
  expect(namesOf(await sent())).toEqual(["shop_landing", "menu_tab"]);
});

it("a tab that is closed before the library has loaded sends its events", async () => {
  await page.goto("/shop");
  await untilCounting();
  // Without real input: a touch or a key would load the library.
  await menuLink().evaluate((link: HTMLAnchorElement) => {
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
  });
  await page.close({ runBeforeUnload: true });
  expect(namesOf(await sent())).toEqual(["shop_landing", "menu_tab"]);
});

it("the analytics code is in the scripts of the page, so that it runs at hydration", async () => {
  const html = await (await fetch(`${site.address}/shop`)).text();
  const addresses = [...html.matchAll(/<script[^>]* src="(\/_next\/static\/chunks\/[^"]+)"/g)].map(([, path]) => path);
  const texts = await Promise.all(addresses.map(async (path) => (await fetch(site.address + path)).text()));
  expect(texts.filter((text) => text.includes('"shop_landing"'))).toHaveLength(1);
});

it("an early click is not stored if the visitor has set Do Not Track", async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  await holdScripts();
  await show("/shop");
  await menuLink().click();
  await page.waitForURL("**/business", { waitUntil: "commit" });
  expect(await kept()).toEqual([]);
});
