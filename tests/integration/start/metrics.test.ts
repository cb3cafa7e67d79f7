import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { ask } from "@/tests/support/servers/local-server";
import { createDataDir, freePort, type Site, startSite } from "@/tests/support/site";

const TOKEN = "rV7mQx2Lk9ZtW4yHc8NfJb3GdS6uPaE1";
const SCRAPER = { authorization: `Bearer ${TOKEN}` };
const data = createDataDir();
let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, METRICS_TOKEN: TOKEN };
  site = await startSite({ dataDir: data.path, port: await freePort(), env, asBuilt: true });
}, 180_000);
afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(site.address + path, headers);
  return { ...answer, text: answer.body.toString() };
};

it("without the token, the address answers like any address that does not exist", async () => {
  const [known, unknown] = [await get("/metrics"), await get("/no-such-page")];
  expect(known.status).toBe(404);
  const lasting = ({ headers: { date: _, "x-request-id": __, ...rest } }: typeof known) => rest;
  expect(lasting(known)).toEqual(lasting(unknown));
  expect(known.text).not.toContain("portal_");
});

it.each(["/bn/metrics", "/METRICS", "/api/metrics", "/_next/data/x/metrics.json"])(
  "the token opens no other address: %s",
  async (path) => {
    const { status, text } = await get(path, SCRAPER);
    expect(status).toBe(404);
    expect(text).not.toContain("portal_");
  },
);

it("counts pages, files, and the calls of pages by their names, without anything that a visitor sent", async () => {
  const typed = "01712345678";
  await get("/");
  await get("/");
  await get(`/searchgp/${typed}?tab=${typed}`);
  await get(`/shop/order/${typed}`, { cookie: `gp_web_token=${typed}`, "user-agent": typed });
  await get("/robots.txt");
  await get(`/api/v1/get-thana-by-district/${typed}`);
  const { text } = await get("/metrics", SCRAPER);
  expect(text).toMatch(/^portal_pages_total\{source="memory"\} [1-9]/m);
  expect(text).toMatch(/^portal_request_duration_seconds_count\{kind="page",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^portal_call_duration_seconds_count\{call="getProducts",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^portal_call_duration_seconds_count\{call="getThanaByDistrict",status="4xx"\} 1$/m);
  expect(text).toMatch(/^portal_database_up 1$/m);
  expect(text).not.toContain(typed);
});
