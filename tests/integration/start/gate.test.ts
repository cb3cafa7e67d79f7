import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import gate from "@/locales/en/gate.json";
import { untilQuiet } from "@/tests/support/screens/quiet-page";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

const USER = "tester";
const PASSWORD = "let me through";
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

let database: TestDatabase;
let site: Site;
const data = createDataDir();
/** The analytics service, and the requests that it has received. */
let counter: LocalServer;
const bodies: string[] = [];
/** Everything that was sent, as soon as there are this many requests. */
async function sentBodies(least: number): Promise<string[]> {
  await until(() => bodies.length >= least, 60_000);
  return bodies.map((body) => new URLSearchParams(body).get("data") ?? "");
}

beforeAll(async () => {
  database = await createTestDatabase();
  counter = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    bodies.push(body);
    response.writeHead(200, { "access-control-allow-origin": "*" }).end("1");
  });
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: {
      DATABASE_URL: database.url,
      GATE_USER_SHA256: digest(USER),
      GATE_PASSWORD_SHA256: digest(PASSWORD),
      // One site serves both tests: analytics do not depend on the gate.
      ANALYTICS_TOKEN: "0123456789abcdef",
      ANALYTICS_API_HOST: counter.address,
    },
    asBuilt: true,
  });
}, 180_000);

afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
  await Promise.all([database.close(), counter.close()]);
});

async function visit(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.address + path);
  return { status: answer.status, html: await answer.text() };
}

it.each(["/", "/bn", "/bn/about", "/business", "/shop", "/shop/devices/phones"])(
  "[GATE-01] a site with a gate has no content in its HTML: %s",
  async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html).toContain('<div id="__next"></div>');
    expect(html).not.toMatch(/<(main|header|footer|h1|article)[ >]/);
  },
);

it.each(["/markdown/terms-use.md", "/share/terms-use.1.jpg"])("%s answers 404 too", async (path) => {
  expect((await visit(path)).status).toBe(404);
});

it.each([
  "/about/press-release/feed.xml",
  "/bn/notice-board/feed.xml",
  "/about/investor-relations/shareholding-details.csv",
  "/bn/about/investor-relations/events-calendar.ics",
  "/about/investor-relations/events-calendar/agm-2026.ics",
  "/llms.txt",
])("[GATE-01] a feed or a file, which cannot show the gate, is not there: %s", async (path) => {
  const { status, html } = await visit(path);
  expect(status).toBe(404);
  expect(html).not.toMatch(/<(feed|entry)[ >]|BEGIN:VCALENDAR|month,group|markdown/);
});

it.each(["/flood-emergency", "/bn/flood-emergency", "/offline", "/bn/offline"])(
  "[GATE-01] a document without script, which cannot show the gate, answers 404: %s",
  async (path) => {
    const sent = path.endsWith("flood-emergency") ? await fetch(site.address + path, { method: "POST" }) : null;
    const { status, html } = await visit(path);
    expect([status, sent?.status ?? 404]).toEqual([404, 404]);
    expect(html + (await sent?.text())).not.toMatch(/tel:999|name="msisdn"|<h1>/);
  },
);

it.each(["/customer-feedback", "/bn/survey", "/recharge", "/recharge-campaign/weekly-phone-draw", "/volte"])(
  "[GATE-01] no page answers a form: %s",
  async (path) => {
    const sent = await fetch(site.address + path, {
      method: "POST",
      body: new URLSearchParams({ msisdn: "01712345678" }),
    });
    expect(sent.status).toBe(404);
    expect(await sent.text()).not.toMatch(/01712345678|class="error"|name="(?:msisdn|service|survey_id|device)"/);
  },
);

it("the service worker of a site with a gate unregisters itself", async () => {
  const { status, html } = await visit("/service-worker.js");
  expect(status).toBe(200);
  expect(html).toContain("unregister");
});

it("[GATE-05] user and password come from the configuration, and the page contains only their digests", async () => {
  const { html } = await visit("/");
  expect(html).toContain(`"gate":{"user":"${digest(USER)}","password":"${digest(PASSWORD)}"}`);
  expect(html).not.toContain(PASSWORD);
});

describe("in a browser", () => {
  let browser: Browser;
  let page: Page;
  const enter = async (user: string, password: string) => {
    await page.getByLabel(gate.user).fill(user);
    await page.getByLabel(gate.password).fill(password);
    await page.getByRole("button", { name: gate.enter }).click();
  };

  beforeAll(async () => {
    const found = execFileSync(process.execPath, [join("scripts", "lib", "chromium.mjs")]).toString();
    const { program, flags } = JSON.parse(found) as { program: string; flags: string[] };
    browser = await chromium.launch({ executablePath: program, args: flags });
    page = await browser.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
    // The page has finished loading, so any later request comes from the form.
    await page.goto(`${site.address}/about`);
    await untilQuiet(page);
  }, 180_000);

  afterAll(() => browser.close());

  it("[GATE-06] a wrong password is refused without a request to the server, and the entered user stays", async () => {
    // A script of the page that loads late does not count; a form submission, a call and a beacon do.
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!["script", "stylesheet", "font", "image"].includes(request.resourceType())) asked.push(request.url());
    });
    await enter(USER, "let me in");
    await page.getByText(gate.refused).waitFor();
    expect(await page.getByLabel(gate.user).inputValue()).toBe(USER);
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it("[GATE-07] the right password opens the page, and the next visit too", async () => {
    await enter(USER, PASSWORD);
    await page.getByRole("banner").first().waitFor();
    await page.goto(`${site.address}/business`);
    await page.getByRole("banner").first().waitFor();
    expect(await page.getByLabel(gate.password).count()).toBe(0);
  });

  /** The scripts of a page that contain the library, recognised by one of its settings. */
  const libraryOf = (visitor: Page) => {
    const found: string[] = [];
    visitor.on("response", async (response) => {
      const text = response.url().endsWith(".js") ? await response.text().catch(() => "") : "";
      if (text.includes("stop_utm_persistence")) found.push(response.url());
    });
    return found;
  };

  const open = async (visitor: Page, path: string) => {
    // A script that Playwright evaluates gives the page a user activation. Here, only a key does.
    await visitor.addInitScript(() => {
      const activation = { hasBeenActive: false };
      Object.defineProperty(navigator, "userActivation", { value: activation });
      addEventListener("keydown", () => Object.assign(activation, { hasBeenActive: true }), true);
    });
    await visitor.goto(site.address + path);
    await untilQuiet(visitor);
  };

  it("a site with an analytics token sends events without the query's number, and loads the library on first use", async () => {
    const visitor = await browser.newPage();
    const library = libraryOf(visitor);
    await open(visitor, "/shop?utm_source=letter&msisdn=01712345678");
    expect(library).toEqual([]);
    await visitor.keyboard.press("Shift");
    await visitor.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("__mpq_")));
    await until(() => library.length > 0, 60_000);
    // Waiting events are sent when the page is left.
    await visitor.goto("about:blank");
    const [sent = ""] = (await sentBodies(1)).map((data) => Buffer.from(data, "base64").toString());
    expect(JSON.parse(sent)).toMatchObject([{ event: "shop_landing", properties: { utm_source: "letter" } }]);
    expect(sent).not.toContain("01712345678");
  });

  it("a page that is left without being used is counted too, without the library", async () => {
    const before = bodies.length;
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const library = libraryOf(visitor);
    await open(visitor, "/shop?utm_source=poster");
    await visitor.goto("about:blank");
    const sent = (await sentBodies(before + 1)).at(-1) ?? "";
    const properties = {
      utm_source: "poster",
      token: "0123456789abcdef",
      distinct_id: expect.stringMatching(/^\$device:/),
    };
    expect(JSON.parse(sent)).toMatchObject([{ event: "shop_landing", properties }]);
    expect(library).toEqual([]);
    await context.close();
  });
});
