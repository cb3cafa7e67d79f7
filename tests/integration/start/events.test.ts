import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { LoggedEvent } from "@/backend/domain/events/event-log";
import bengali from "@/locales/bn/consent.json";
import english from "@/locales/en/consent.json";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { untilQuiet } from "@/tests/support/screens/quiet-page";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

let database: TestDatabase;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The events that the browser has sent, so that a test can wait for them. */
let handedOver: string[];
const data = createDataDir();

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: { DATABASE_URL: database.url, ANALYTICS_DRIVER: "collector", CONSENT: "site" },
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
  await database.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: site.address });
  page = await context.newPage();
  handedOver = [];
  page.on("request", (request) => {
    const isEvents = /\/api\/sandbox\/(events|track)\b/.test(request.url());
    if (request.method() === "POST" && isEvents) handedOver.push(request.url());
  });
});
afterEach(() => context.close());

const collected = async (): Promise<LoggedEvent[]> => {
  const answer = await fetch(`${site.address}/api/sandbox/events`);
  return ((await answer.json()) as { data: LoggedEvent[] }).data.reverse();
};
/** Waits for an event after the first `behind` events. */
async function untilCollected(name: string, behind = 0): Promise<LoggedEvent[]> {
  let events: LoggedEvent[] = [];
  const hasArrived = async () => {
    events = (await collected()).slice(behind);
    if (events.some((event) => event.name === name)) return true;
    await page
      .waitForResponse((response) => response.url().endsWith("/api/sandbox/events"), { timeout: 2_000 })
      .catch(() => null);
    return false;
  };
  await until(hasArrived, 60_000).catch(() => {
    throw new Error(`No ${name} among the events ${JSON.stringify(events.map((event) => event.name))}`);
  });
  return events;
}
const panel = () => page.getByRole("region", { name: english.title });
const allow = async () => {
  await panel().getByRole("button", { name: english.allow }).click();
  await panel().waitFor({ state: "hidden" });
};

it("the content security policy allows neither Mixpanel nor Firebase if neither is configured", async () => {
  const answer = await page.goto("/shop");
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  expect(policy).toMatch(/connect-src 'self'(;|$)/);
  expect(policy).not.toMatch(/googleapis|firebase|mixpanel/);
});

it("nothing is counted before the visitor agrees, and afterwards every event with the visit's campaign and platform", async () => {
  await page.goto("/shop?utm_source=letter&utm_campaign=eid&msisdn=01712345678");
  await panel().waitFor();
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(fetched.filter((name) => name.includes("sandbox/events"))).toEqual([]);
  expect(await collected()).toEqual([]);
  await allow();
  await untilCollected("shop_landing");
  await page.getByRole("button", { name: /^Open cart/ }).click();
  await untilCollected("cart_icon");
  const session = { utm_source: "letter", utm_campaign: "eid", platform_name: "own_typing" };
  const events = await collected();
  expect(events.map(({ name, properties, problems }) => [name, properties, problems])).toEqual([
    ["shop_landing", session, []],
    ["cart_icon", session, []],
  ]);
  expect(JSON.stringify(events)).not.toContain("1712345678");
});

it("a click on a link to another page is sent by a beacon", async () => {
  const before = (await collected()).length;
  await page.goto("/shop");
  await allow();
  // An event that is sent at once shows that the page is listening for clicks.
  await untilCollected("shop_landing", before);
  // The link loads another page of the site, so the old page must send its waiting events before it goes.
  await page.evaluate(() => document.addEventListener("click", (event) => event.stopPropagation(), true));
  await page.getByRole("banner").getByRole("link", { name: "Business", exact: true }).click();
  await page.goto("about:blank");
  const events = await untilCollected("menu_tab", before);
  expect(events.map(({ name, properties }) => [name, properties])).toEqual([
    ["shop_landing", { platform_name: "own_typing" }],
    ["menu_tab", { platform_name: "own_typing", tab: "/business" }],
  ]);
});

const agree = () => page.addInitScript(() => localStorage.setItem("consent", '{"analytics":true,"push":false}'));
/** The address of the script that holds the driver of the sandbox. */
async function driverScript(): Promise<string> {
  const folder = join(".next", "static", "chunks");
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".js")) continue;
    const script = await readFile(join(folder, name), "utf8");
    if (script.includes("/api/sandbox/events")) return `**/_next/static/chunks/${name}`;
  }
  throw new Error("No script of the build sends events.");
}
const untilCounting = () => page.waitForFunction(() => window.earlyLinks === null);

it("a page that is left before the driver has loaded sends its events", async () => {
  const before = (await collected()).length;
  await agree();
  // The request for the driver's own script is never answered.
  await page.route(await driverScript(), () => undefined);
  await page.goto("/shop?utm_source=letter");
  await untilCounting();
  await page.goto("about:blank");
  const [event] = await untilCollected("shop_landing", before);
  expect(event).toMatchObject({
    properties: { platform_name: "own_typing", utm_source: "letter" },
    visitor: "",
    problems: [],
  });
});

it.each([
  ["is stored for the next page if the visitor has agreed", true, ["waitingPages", "waitingLinks"]],
  ["is not stored before the visitor agrees", false, []],
])("a click on a link before the page's scripts have loaded %s", async (_, agreed, expected) => {
  if (agreed) await agree();
  await page.route("**/_next/static/chunks/*.js", () => undefined);
  await page.goto("/shop", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Business", exact: true }).click();
  await page.waitForURL("**/business", { waitUntil: "commit" });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(expect.arrayContaining(expected));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(expected.length);
});

it("a visitor who declines is not counted or asked again, and can change this in the footer", async () => {
  const before = (await collected()).length;
  await page.goto("/shop");
  await panel().getByRole("button", { name: english.decline }).click();
  await page.goto("/shop/sale");
  await page.getByRole("button", { name: english.open }).waitFor();
  expect(await panel().count()).toBe(0);
  expect(handedOver).toEqual([]);
  expect((await collected()).length).toBe(before);
  await page.getByRole("button", { name: english.open }).click();
  await page.getByRole("region", { name: english.openedTitle }).getByRole("button", { name: english.allow }).click();
  await page.goto("/shop");
  await untilCollected("shop_landing", before);
});

it("searches and clicks on results are counted after consent, without the digits of the query", async () => {
  const before = (await collected()).length;
  await page.goto("/searchgp/phone%202");
  await panel().waitFor();
  const box = page.getByRole("main").getByRole("searchbox");
  await box.fill("padmiro 01712345678");
  await box.press("Enter");
  await page.waitForURL("**/searchgp/padmiro%2001712345678");
  expect(handedOver).toEqual([]);
  // The code that counts loads only after the search was sent. The search must not be lost.
  let load: () => void = () => undefined;
  const searched = new Promise<void>((done) => {
    load = done;
  });
  await page.route("**/_next/static/chunks/*.js", (route) => searched.then(() => route.continue()));
  await allow();
  await box.fill("padmiro char 2");
  await box.press("Enter");
  await page.waitForURL("**/searchgp/padmiro%20char%202");
  load();
  await untilCollected("search_submitted", before);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const events = await untilCollected("search_result_clicked", before);
  const query = "padmiro char #";
  expect(events.map(({ name, properties, problems }) => [name, properties, problems])).toEqual([
    ["search_submitted", { platform_name: "own_typing", query, from: "page" }, []],
    [
      "search_result_clicked",
      { platform_name: "own_typing", query, category: expect.stringMatching(/^[a-z]+$/), position: 1 },
      [],
    ],
  ]);
  expect(JSON.stringify(events)).not.toContain("1712345678");
});

it("the consent question shifts no layout", async () => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput)
          Object.assign(window, { shifted: (window as never as { shifted: number }).shifted + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/shop");
  await untilQuiet(page);
  await panel().waitFor();
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThan(0.001);
});

it.each([
  ["/", english.title, 1280],
  ["/bn", bengali.title, 1280],
  ["/", english.title, 360],
  ["/bn", bengali.title, 360],
])("axe finds nothing at the consent question of %s, closed and open (%s, at %i pixels)", async (path, name, width) => {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(path);
  await untilQuiet(page);
  const question = page.getByRole("region", { name });
  await question.waitFor();
  const part = "section:has(#consent-title)";
  // Tests the whole page, because the skip link comes before the question.
  expect(await findings(page)).toEqual([]);
  expect(await findings(page, { part, modes: BOTH_MODES })).toEqual([]);
  await question.locator("summary").click();
  expect(await findings(page, { part, modes: BOTH_MODES })).toEqual([]);
  const words = path === "/" ? english : bengali;
  await question.getByRole("button", { name: words.decline }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: words.open }).click();
  await page.getByRole("region", { name: words.openedTitle }).waitFor();
  expect(await findings(page, { part, modes: BOTH_MODES })).toEqual([]);
});

it("without script the consent question is not shown", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const bare = await plain.newPage();
  await bare.goto("/shop");
  expect(await bare.getByRole("region", { name: english.title }).count()).toBe(0);
  expect(await bare.getByRole("button", { name: english.open }).count()).toBe(0);
  await plain.close();
});

it("in a partner's app nothing is asked and nothing is counted", async () => {
  const before = (await collected()).length;
  await page.goto("/shop?channelName=wallet");
  await untilQuiet(page);
  expect(await panel().count()).toBe(0);
  expect(await page.getByRole("button", { name: english.open }).count()).toBe(0);
  expect((await collected()).length).toBe(before);
});

it("testers see the events on a page that reloads itself", async () => {
  const answer = await page.goto("/sandbox/events");
  expect(answer?.headers()["refresh"]).toBe("2");
  await page.getByRole("heading", { name: "Sandbox events" }).waitFor();
  await page.getByText("shop_landing").first().waitFor();
  await page.goto("/sandbox/events?live=off");
  expect(await findings(page)).toEqual([]);
});
