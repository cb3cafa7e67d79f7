import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { dayInDhaka } from "@/utils/dates/dates";

const DAY_MS = 86_400_000;
const FILES_A_DAY = 10;
const FILES_AN_HOUR = 20;

let db: TestDatabase;
let sites: TwoProcesses;
beforeAll(async () => {
  db = await createTestDatabase();
  sites = await startTwoProcesses(db.url);
}, 180_000);
beforeEach(() => db.pool.query("truncate web_forms, ad_creatives, budgets cascade"));
afterAll(async () => {
  await sites.close();
  await db.close();
});

/** Files that have been uploaded and are not used in an order yet. @returns their ids */
async function waitingFiles(count: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into ad_creatives (id, name, type, bytes, width, height, digest)
     select '0000-0000-0000-' || lpad(n::text, 4, '0'), 'offer.png', 'image/png', 100, 300, 250, repeat('0', 64)
       from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
const day = (ahead: number) => dayInDhaka(new Date(Date.now() + ahead * DAY_MS));
const orderWith = (creative: string | undefined, msisdn: string) => ({
  path: "/webform_rest/submit",
  json: {
    webform_id: "order_gpfi",
    company: "Shital Path",
    full_name: "Nusrat Jahan",
    msisdn,
    product: "rectangle",
    audience: "students",
    budget: 5000,
    starts_on: day(10),
    ends_on: day(12),
    ...(creative !== undefined && { creative }),
  },
});
const filesOfOrders = async () => {
  const { rowCount } = await db.pool.query("select 1 from ad_creatives where reference is not null");
  return rowCount;
};
const withStatus = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

test("a number can send ten files a day, also when thirty orders arrive at once at two processes", async () => {
  const files = await waitingFiles(30);
  const answers = await sites.all(files.map((file) => orderWith(file, "01720000031")));
  expect([withStatus(answers, 200), withStatus(answers, 429)]).toEqual([FILES_A_DAY, 20]);
  expect(await filesOfOrders()).toBe(FILES_A_DAY);
  const { rowCount } = await db.pool.query("select 1 from web_forms");
  expect(rowCount).toBe(FILES_A_DAY);
});

test("an order without a file and an order of another number are not limited by it", async () => {
  const files = await waitingFiles(FILES_A_DAY + 2);
  await sites.all(files.slice(2).map((file) => orderWith(file, "01720000032")));
  const others = [
    orderWith(files[0], "01720000032"),
    orderWith(undefined, "01720000032"),
    orderWith(files[1], "01720000033"),
  ];
  const answers = await sites.all(others);
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
});

test("a number in another spelling has the same limit", async () => {
  const files = await waitingFiles(FILES_A_DAY + 1);
  await sites.all(files.slice(1).map((file) => orderWith(file, "01720000034")));
  const [answer] = await sites.all([orderWith(files[0], "+880 1720-000034")]);
  expect(answer?.status).toBe(429);
});

/** A file of one client. It is not a picture, so if the site checks it, it answers 422 and stores nothing. */
const upload = {
  path: "/api/v1/ads/creative?name=offer.png",
  json: "no picture",
  headers: { "Content-Type": "application/octet-stream", "X-Forwarded-For": "100.65.0.1" },
};

test("one client can send twenty files an hour, also when forty arrive at once at two processes", async () => {
  // Two uploads are left, as many as a process accepts from one client at a time. So only the hourly limit refuses.
  for (let sent = 2; sent < FILES_AN_HOUR; sent += 1) {
    expect((await sites.ask(sent % 2 === 0 ? 0 : 1, upload)).status).toBe(422);
  }
  const answers = await sites.all(Array.from({ length: 40 }, () => upload));
  expect([withStatus(answers, 422), withStatus(answers, 429)]).toEqual([2, 38]);
  const neighbour = { ...upload, headers: { ...upload.headers, "X-Forwarded-For": "100.65.1.1" } };
  expect((await sites.ask(0, neighbour)).status).toBe(422);
});

test("a budget that is selected first and updated then accepts one file too many (control)", async () => {
  await db.pool.query(
    "insert into budgets (key, used, ends_at) values ('naive-upload', $1, now() + interval '1 hour')",
    [FILES_AN_HOUR - 1],
  );
  await prepareMeeting(db);
  const asked = { path: "/naive/upload", json: { client: "naive-upload", most: String(FILES_AN_HOUR) } };
  await sites.all([asked, asked]);
  const { rows } = await db.pool.query("select used from budgets where key = 'naive-upload'");
  expect(rows).toEqual([{ used: FILES_AN_HOUR + 1 }]);
});

test("files that are counted first and inserted then are one too many (control)", async () => {
  const files = await waitingFiles(2);
  await prepareMeeting(db);
  const asked = files.map((creative) => ({
    path: "/naive/ad-file",
    json: { msisdn: "01720000035", creative, most: "1" },
  }));
  await sites.all(asked);
  expect(await filesOfOrders()).toBe(2);
});
