import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "@/backend/app";
import { creativeFolder } from "@/backend/domain/ads-platform/receive-creative";
import { sweepCreatives } from "@/backend/domain/ads-platform/sweep-creatives";
import { pngFile } from "@/tests/support/creatives";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MEGABYTE = 1024 ** 2;
let db: TestDatabase;
let backend: Backend;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "ad-file-space-"));
  backend = checkedBackend(db, { variables: { DATA_DIR: dataDir } });
});
beforeEach(() => db.pool.query("truncate web_forms, ad_creatives, budgets cascade"));
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a file. @returns its id, or status and code of the refusal */
async function send(remoteAddress: string): Promise<string | [number, string]> {
  const response = await backend.fetch(
    new Request(`${ORIGIN}/api/v1/ads/creative?name=offer.png`, {
      method: "POST",
      headers: { lang: "en", "content-type": "application/octet-stream" },
      body: pngFile(),
      duplex: "half",
    } as RequestInit),
    { incoming: { socket: { remoteAddress } } },
  );
  const { data, errors } = await response.json();
  return response.status === 200 ? data.creative_id : [response.status, errors[0].code];
}
/** Makes a stored file larger, for the counts alone. */
const grow = (id: unknown, bytes: number) =>
  db.pool.query("update ad_creatives set bytes = $2 where id = $1", [id, bytes]);
/** Gives a stored file to a new order. */
async function claim(id: unknown, reference: string, steps = ""): Promise<void> {
  await db.pool.query("insert into web_forms (reference, form, lang, fields) values ($1, 'order_gpfi', 'en', '{}')", [
    reference,
  ]);
  await db.pool.query("insert into ad_orders (reference) values ($1)", [reference]);
  await db.pool.query("update ad_creatives set reference = $2 where id = $1", [id, reference]);
  if (steps !== "") await db.pool.query(`update ad_orders set ${steps} where reference = $1`, [reference]);
}

test("one network cannot use up the space for uploaded files, and another can still send one", async () => {
  await grow(await send("203.0.113.7"), 65 * MEGABYTE);
  expect(await send("203.0.113.7")).toEqual([503, "creative-space"]);
  expect(await send("203.0.113.8")).toEqual(expect.any(String));
});

test("a network is stored as a digest with its file, not as an address", async () => {
  await send("203.0.113.7");
  const { rows } = await db.pool.query("select network from ad_creatives");
  expect(rows).toEqual([{ network: expect.stringMatching(/^[\w-]{20,}$/) }]);
});

test("files of orders have a total limit", async () => {
  const half = 2_000_000_000;
  for (let at = 0; at < 6; at += 1) {
    const id = await send(`203.0.113.${at}`);
    await grow(id, half);
    await claim(id, `R${at}`);
  }
  expect(await send("203.0.113.9")).toEqual([503, "creative-space"]);
});

test("files of declined and finished orders are deleted after their time, and no others", async () => {
  const sent = [];
  for (let at = 0; at < 5; at += 1) sent.push(await send(`203.0.113.${at}`));
  const [open, declined, justDeclined, finished, justFinished] = sent;
  const done = (days: number) => `reviewed_at = now() - interval '200 days', booked_at = now() - interval '199 days',
    started_at = now() - interval '198 days', finished_at = now() - interval '${days} days'`;
  await claim(open, "R1");
  await claim(declined, "R2", "declined_at = now() - interval '8 days'");
  await claim(justDeclined, "R3", "declined_at = now() - interval '6 days'");
  await claim(finished, "R4", done(91));
  await claim(justFinished, "R5", done(89));
  expect(await sweepCreatives({ db, dataDir })).toBe(2);
  expect((await readdir(creativeFolder(dataDir))).sort()).toEqual(
    expect.arrayContaining([open, justDeclined, justFinished] as string[]),
  );
  const { rowCount } = await db.pool.query("select 1 from ad_creatives where id = any($1)", [[declined, finished]]);
  expect(rowCount).toBe(0);
});
