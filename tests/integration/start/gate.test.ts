import { createHash } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

const USER = "tester";
const PASSWORD = "let me through";
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

let database: TestDatabase;
let site: Site;
const data = createDataDir();

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: {
      DATABASE_URL: database.url,
      GATE_USER_SHA256: digest(USER),
      GATE_PASSWORD_SHA256: digest(PASSWORD),
    },
    asBuilt: true,
  });
}, 60_000);

afterAll(async () => {
  await site.end("SIGTERM");
  data.remove();
  await database.close();
});

async function visit(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.address + path);
  return { status: answer.status, html: await answer.text() };
}

it.each(["/", "/bn", "/bn/about", "/business", "/shop", "/shop/devices/phones"])(
  "[GATE-01] a site with a gate writes nothing of a page: %s",
  async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html).toContain('<div id="__next"></div>');
    expect(html).not.toMatch(/<(main|header|footer|h1|article)[ >]/);
  },
);

it("[GATE-05] the pair comes from the configuration, and only its digests go to the browser", async () => {
  const { html } = await visit("/");
  expect(html).toContain(`"gate":{"user":"${digest(USER)}","password":"${digest(PASSWORD)}"}`);
  expect(html).not.toContain(PASSWORD);
});
