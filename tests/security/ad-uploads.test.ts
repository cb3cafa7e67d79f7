import { once } from "node:events";
import { readdir, readFile, utimes } from "node:fs/promises";
import { type ClientRequest, request as openRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { creativeFolder } from "@/backend/domain/ads-platform/receive-creative";
import { jpegFile, mp4File, pngFile, zipFile } from "@/tests/support/creatives";
import { WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(65_536, 5);

jest.setTimeout(180_000);

/** A network whose address many people share. */
const SHARED_NETWORK = "100.66.0.1";

let database: TestDatabase;
let site: Site;
const data = createDataDir();
let clients = 0;

const start = async () =>
  startSite({
    dataDir: data.path,
    port: await freePort(),
    asBuilt: true,
    env: {
      DATABASE_URL: database.url,
      ...WIDE_CLIENTS,
      TRUST_PROXY_HOPS: "1",
      RATE_CLIENT_SHARED_NETWORKS: SHARED_NETWORK,
    },
  });
beforeAll(async () => {
  database = await createTestDatabase();
  site = await start();
});
afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
  await database.close();
});

/** Each test uses its own networks, and so its own budgets. */
const newClient = () => {
  clients += 1;
  return `100.65.${clients >> 8}.${clients & 255}`;
};
const onDisk = () => readdir(creativeFolder(data.path)).catch(() => []);
const rows = async () => (await database.pool.query("select 1 from ad_creatives")).rowCount ?? 0;
/** The memory of the site's process in bytes, as the kernel reports it. */
const memory = async () =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid}/status`, "utf8"))?.[1]) * 1024;

interface Upload {
  name?: string;
  client?: string;
  headers?: Record<string, string | number>;
}
function open({ name = "offer.png", client = newClient(), headers = {} }: Upload = {}): ClientRequest {
  const { hostname, port } = new URL(site.address);
  return openRequest({
    hostname,
    port,
    method: "POST",
    path: `/api/v1/ads/creative?${new URLSearchParams({ name })}`,
    headers: { lang: "en", "content-type": "application/octet-stream", "x-forwarded-for": client, ...headers },
  });
}
interface Answer {
  status: number;
  code: string | undefined;
  message: string | undefined;
  name: string | undefined;
}
async function answerOf(request: ClientRequest): Promise<Answer> {
  const [response] = await once(request, "response");
  const body = JSON.parse(await text(response)) as {
    data?: { name: string };
    errors?: { code: string; message: string }[];
  };
  const [error] = body.errors ?? [];
  return { status: response.statusCode, code: error?.code, message: error?.message, name: body.data?.name };
}
/** A server that does not want the rest of a file may close the connection before the client reads the response. */
const CUT: Answer = { status: 0, code: undefined, message: undefined, name: undefined };

/** Sends a file in chunks until there is a response. */
async function send(body: Buffer, options: Upload = {}): Promise<Answer> {
  const request = open({ ...options, headers: { "content-length": body.length, ...options.headers } });
  request.on("error", () => undefined);
  let answered = false;
  const answer = answerOf(request)
    .catch(() => CUT)
    .finally(() => {
      answered = true;
    });
  for (let at = 0; at < body.length && !answered; at += PIECE.length) {
    const isTaken = request.write(body.subarray(at, at + PIECE.length));
    if (!isTaken) await Promise.race([once(request, "drain").catch(() => undefined), answer]);
  }
  if (!answered) request.end();
  const found = await answer;
  request.destroy();
  return found;
}

describe("a file over a real connection", () => {
  it.each([
    ["a text", Buffer.from("Half price until Friday, at both of our shops."), 422, "creative-type"],
    ["a program renamed to .png", Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff", "latin1"), 422, "creative-type"],
    ["a picture with an archive behind it", Buffer.concat([pngFile(), zipFile()]), 422, "creative-type"],
    [
      "a film with an HTML page behind it",
      Buffer.concat([mp4File(), Buffer.from("<html><script>")]),
      422,
      "creative-type",
    ],
    ["a picture with more behind it", Buffer.concat([jpegFile(), Buffer.alloc(40, 1)]), 422, "creative-damaged"],
    ["a picture that is an HTML page too", withComment("<html><script>alert(1)</script>"), 422, "creative-type"],
    ["a picture that PHP would run", withComment("<?php system($_GET[0]);"), 422, "creative-type"],
    ["a picture that is a PDF document too", withComment("%PDF-1.7"), 422, "creative-type"],
    ["a picture that is an archive too", pngFile(300, 250, zipWithEntry()), 422, "creative-type"],
    [
      "a film that is an HTML page too",
      Buffer.concat([mp4File(), freeBox("<!DOCTYPE html><svg>")]),
      422,
      "creative-type",
    ],
    ["a picture that decompresses to gigabytes", pngFile(60_000, 60_000), 422, "creative-dimensions"],
    ["a ZIP archive that decompresses to gigabytes", zipBomb(), 422, "creative-type"],
    ["100 MB with their length", Buffer.alloc(100 * MEGABYTE, 5), 413, "creative-too-large"],
  ])("is refused with a sentence and not stored: %s", async (_what, file, status, code) => {
    const before = [await onDisk(), await rows()];
    const answer = await send(file);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/^\S+ .{20,}\.$/);
    expect([await onDisk(), await rows()]).toEqual(before);
  });

  it("is refused when it is compressed, because decompression could fill memory", async () => {
    const answer = await send(gzipSync(Buffer.alloc(50 * MEGABYTE)), { headers: { "content-encoding": "gzip" } });
    expect([answer.status, answer.code]).toEqual([415, "content-type-not-supported"]);
  });

  it.each([
    ["../../../../etc/cron.d/evil.png", "evil.png"],
    ["..\\..\\windows\\win.png", "win.png"],
    ["%2e%2e%2fevil.png", "2e2e2fevil.png"],
    ["/dev/null", "null.png"],
    ["offer\u202egnp.exe", "offergnp.png"],
    ["-rf.png", "rf.png"],
    ["NUL", "creative.png"],
    ["", "creative.png"],
  ])("is stored under an id, and its name is made safe: %s", async (name, kept) => {
    const before = (await onDisk()).length;
    expect(await send(pngFile(), { name })).toMatchObject({ status: 200, name: kept });
    const files = await onDisk();
    expect(files).toHaveLength(before + 1);
    expect(files.every((file) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(file))).toBe(true);
  });

  it("is refused with the content types that a form of another site can send", async () => {
    const files = await onDisk();
    for (const type of ["multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded"]) {
      const answer = await send(pngFile(), { headers: { "content-type": type } });
      expect([type, answer.status, answer.code]).toEqual([type, 415, "content-type-not-supported"]);
    }
    expect(await onDisk()).toEqual(files);
  });

  it("is refused with a NUL in its name", async () => {
    const files = await onDisk();
    expect(await send(pngFile(), { name: "a.png\u0000.php" })).toMatchObject({ status: 400 });
    expect(await onDisk()).toEqual(files);
  });

  it("gets a name of at most eighty characters", async () => {
    const answer = await send(pngFile(), { name: `${"অ".repeat(300)}.png` });
    expect(answer).toMatchObject({ status: 200, name: `${"অ".repeat(80)}.png` });
  });

  it("of 100 MB without a length is refused after 8 MB, and memory stays low", async () => {
    const [files, start] = [await onDisk(), await memory()];
    const request = open({ headers: { "transfer-encoding": "chunked" } });
    request.on("error", () => undefined);
    const answer = answerOf(request);
    const head = Buffer.concat([pngFile().subarray(0, 33), Buffer.from([0x06, 0x40, 0, 0]), Buffer.from("IDAT")]);
    request.write(head);
    let peak = 0;
    let answered = false;
    void answer.finally(() => {
      answered = true;
    });
    for (let sent = 0; sent < 100 * MEGABYTE && !answered && !request.destroyed; sent += PIECE.length) {
      if (!request.write(PIECE)) await Promise.race([once(request, "drain"), answer.catch(() => undefined)]);
      if (sent % MEGABYTE === 0) peak = Math.max(peak, (await memory()) - start);
    }
    expect(await answer).toMatchObject({ status: 413, code: "creative-too-large" });
    request.destroy();
    expect(await onDisk()).toEqual(files);
    expect(peak).toBeLessThan(100 * MEGABYTE);
  });

  it("is limited to sixteen uploads at a time: of fifty some answer 429 with a sentence, and memory stays low", async () => {
    const [files, start] = [(await onDisk()).length, await memory()];
    const whole = pngFile(300, 250, Buffer.alloc(7 * MEGABYTE, 9));
    let peak = 0;
    const watch = setInterval(() => {
      void memory().then((now) => {
        peak = Math.max(peak, now - start);
      });
    }, 20);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(whole)));
    clearInterval(watch);
    const kept = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(kept.length).toBeGreaterThanOrEqual(4);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ message }) => /\S+ .{20,}\.$/.test(message ?? ""))).toBe(true);
    expect(await onDisk()).toHaveLength(files + kept.length);
    // Fifty complete files would be 350 MB.
    expect(peak).toBeLessThan(150 * MEGABYTE);
  });
});

/** Starts to upload a PNG of 7 MB. When it returns, the server has received the first part. */
async function halfSent(options: Upload = {}): Promise<ClientRequest> {
  const parts = async () => (await onDisk()).filter((name) => name.endsWith(".part")).length;
  const before = await parts();
  const whole = pngFile(300, 250, Buffer.alloc(7 * MEGABYTE, 9));
  const request = open({ ...options, headers: { "content-length": whole.length } });
  request.on("error", () => undefined);
  request.write(whole.subarray(0, MEGABYTE));
  await until(async () => (await parts()) > before, 15_000);
  return request;
}

describe("a client that is slow or disconnects", () => {
  it("leaves no file when it disconnects during an upload", async () => {
    const files = await onDisk();
    const request = await halfSent();
    request.destroy();
    await until(async () => (await onDisk()).length === files.length, 15_000);
    expect(await onDisk()).toEqual(files);
  });

  it("has at most two uploads at a time, so that others can send", async () => {
    const client = newClient();
    const slow = [await halfSent({ client }), await halfSent({ client })];
    expect(await send(pngFile(), { client })).toMatchObject({ status: 429 });
    expect(await send(pngFile())).toMatchObject({ status: 200 });
    for (const request of slow) request.destroy();
    await until(async () => (await onDisk()).every((name) => !name.endsWith(".part")), 15_000);
  });

  it("in a network that many people share leaves slots for the others", async () => {
    const slow: ClientRequest[] = [];
    for (let opened = 0; opened < 8; opened += 1) slow.push(await halfSent({ client: SHARED_NETWORK }));
    expect(await send(pngFile(), { client: SHARED_NETWORK })).toMatchObject({ status: 429 });
    expect(await send(pngFile())).toMatchObject({ status: 200 });
    for (const request of slow) request.destroy();
    await until(async () => (await onDisk()).every((name) => !name.endsWith(".part")), 15_000);
  });

  it("gets 408 when it stops sending", async () => {
    const files = await onDisk();
    const request = await halfSent();
    const began = Date.now();
    expect(await answerOf(request)).toMatchObject({ status: 408, code: "creative-too-slow" });
    expect(Date.now() - began).toBeLessThan(30_000);
    request.destroy();
    await until(async () => (await onDisk()).length === files.length, 15_000);
  });

  it("cannot smuggle a second request in the body of a refused file", async () => {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname);
    const hidden = "GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n";
    const body = `not a picture at all${hidden}`;
    socket.write(
      `POST /api/v1/ads/creative?name=a.png HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${newClient()}\r\n` +
        `content-type: application/octet-stream\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    const answers = await text(socket);
    expect(answers.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answers).toContain("creative-type");
  });
});

it("one client can send twenty files an hour, and another client has its own budget", async () => {
  const client = newClient();
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await send(pngFile(), { client })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect((await send(pngFile())).status).toBe(200);
});

it("an upload that was interrupted by a kill of the site is not stored, and the next start deletes its file", async () => {
  const before = await rows();
  const request = await halfSent();
  await site.end("SIGKILL");
  request.destroy();
  const left = (await onDisk()).filter((name) => name.endsWith(".part"));
  expect(left).toHaveLength(1);
  // No process writes to the file any more; after a minute the site knows that it is abandoned.
  const minuteAgo = Date.now() / 1_000 - 61;
  await utimes(join(creativeFolder(data.path), left[0] ?? ""), minuteAgo, minuteAgo);
  site = await start();
  await until(async () => (await onDisk()).every((name) => !name.endsWith(".part")), 30_000);
  expect(await rows()).toBe(before);
  expect((await send(pngFile())).status).toBe(200);
});

/** A JPEG with a comment, which viewers skip but other programs may read. */
function withComment(text: string): Buffer {
  const picture = jpegFile();
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(text, "latin1"), picture.subarray(2)]);
}

/** A box of an MP4 file that players skip. */
function freeBox(text: string): Buffer {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length);
  box.write(`free${text}`, 4, "latin1");
  return box;
}

/** The end of an archive with one file: other programs find the archive from its end. */
function zipWithEntry(): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  return Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), Buffer.alloc(26, 1), end]);
}

/** The header of an archive with an entry that claims a size of four gigabytes. */
function zipBomb(): Buffer {
  const head = Buffer.alloc(30);
  head.write("PK\u0003\u0004", 0, "latin1");
  head.writeUInt32LE(0xffff_ffff, 22);
  return Buffer.concat([head, gzipSync(Buffer.alloc(MEGABYTE))]);
}
