import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

let database: TestDatabase;
let site: Site;
let browser: Browser;
const data = createDataDir();

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, NEXT_PATCHES: "off" };
  site = await startSite({ dataDir: data.path, port: await freePort(), env, asBuilt: true });
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

it.each(["/bn", "/shop/devices/phones"])("%s works in a browser as Next renders it, without patches", async (path) => {
  const page = await browser.newPage({ baseURL: site.address });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(path);
  const html = (await (await fetch(site.address + path)).text()).split("</head>")[0];
  expect(html).toContain('<link rel="stylesheet"');
  expect(html).toContain("<script>(globalThis[");

  await page.getByRole("button", { name: /^(Login|লগইন)/ }).click();
  await page.getByRole("dialog").waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
