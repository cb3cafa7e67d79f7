import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Backend } from "@/backend/app";
import type { Refusal } from "@/backend/contract/errors";
import { creativeFolder } from "@/backend/domain/ads-platform/receive-creative";
import { sweepCreatives } from "@/backend/domain/ads-platform/sweep-creatives";
import type { Connection } from "@/backend/http/requests/request-context";
import { jpegFile, mp4File, pngFile, zipFile } from "@/tests/support/creatives";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MEGABYTE = 1024 * 1024;
let db: TestDatabase;
let backend: Backend;
let dataDir: string;

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "ad-creatives-"));
  backend = checkedBackend(db, { variables: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: {
    data?: { creative_id: string; name: string; type: string; width: number; height: number };
  } & Partial<Refusal>;
}

/** The chunks of a body, one at a time as a socket would deliver them. */
function streamOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const next = each.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

async function upload(
  body: Uint8Array | ReadableStream<Uint8Array>,
  name = "offer.png",
  headers: Record<string, string> = {},
  connection?: Connection,
): Promise<Answer> {
  const response = await backend.fetch(
    new Request(`${ORIGIN}/api/v1/ads/creative?${new URLSearchParams({ name })}`, {
      method: "POST",
      headers: { lang: "en", "content-type": "application/octet-stream", ...headers },
      body,
      duplex: "half",
    } as RequestInit),
    connection,
  );
  return { status: response.status, body: await response.json() };
}
const onDisk = () => readdir(creativeFolder(dataDir)).catch(() => []);
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];

describe("the file of an ad order", () => {
  it.each([
    ["a PNG", pngFile(300, 250), "image/png", "offer.png", 300, 250],
    ["a JPEG, whatever its name says", jpegFile(1080, 540), "image/jpeg", "offer.jpg", 1080, 540],
    ["an MP4", mp4File(1920, 1080), "video/mp4", "offer.mp4", 1920, 1080],
  ])("is stored with its type and size: %s", async (_what, file, type, name, width, height) => {
    const { status, body } = await upload(file, "offer.gif");
    expect([status, body.data]).toEqual([200, expect.objectContaining({ type, name, width, height })]);
    expect(await readFile(join(creativeFolder(dataDir), body.data?.creative_id ?? ""))).toEqual(file);
  });

  it("is accepted when it arrives byte by byte", async () => {
    const bytes = [...jpegFile(640, 360)].map((byte) => new Uint8Array([byte]));
    const { body } = await upload(streamOf(bytes));
    expect(body.data).toEqual(expect.objectContaining({ type: "image/jpeg", width: 640, height: 360 }));
  });

  it.each([
    ["nothing", Buffer.alloc(0), "creative-type"],
    ["a text", Buffer.from("Half price until Friday, at both of our shops."), "creative-type"],
    ["a program renamed to .png", Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff", "latin1"), "creative-type"],
    ["a ZIP archive", zipFile(), "creative-type"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), "creative-type"],
    ["a picture with an archive behind it", Buffer.concat([pngFile(), zipFile()]), "creative-type"],
    ["a picture with a page inside", pngFile(300, 250, Buffer.from("xx<ScRiPt>alert(1)</script>")), "creative-type"],
    ["a picture with more behind it", Buffer.concat([jpegFile(), Buffer.alloc(40, 1)]), "creative-damaged"],
    ["a film with more behind it", Buffer.concat([mp4File(), Buffer.alloc(40, 1)]), "creative-damaged"],
    ["half a picture", jpegFile().subarray(0, 30), "creative-damaged"],
    ["a picture that decompresses to gigabytes", pngFile(60_000, 60_000), "creative-dimensions"],
    ["a picture of one pixel", pngFile(1, 1), "creative-dimensions"],
  ])("is refused with a sentence and not stored: %s", async (_what, file, code) => {
    const before = await onDisk();
    const answer = await upload(file);
    expect(codeOf(answer)).toEqual([422, code]);
    expect(answer.body.errors?.[0]?.message).toMatch(/^\S+ .{20,}\.$/);
    expect(await onDisk()).toEqual(before);
  });

  it("is not stored when its sender hangs up, which counts as no failure of the site", async () => {
    const before = await onDisk();
    const file = pngFile();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(file.subarray(0, 40)),
      pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    expect(codeOf(await upload(broken))).toEqual([408, "creative-too-slow"]);
    expect(await onDisk()).toEqual(before);
  });

  it("is refused when a forbidden marker lies across two chunks", async () => {
    const file = pngFile(300, 250, Buffer.from("xxxx<?php echo 1;"));
    const cut = file.indexOf("<?php") + 2;
    expect(codeOf(await upload(streamOf([file.subarray(0, cut), file.subarray(cut)])))).toEqual([422, "creative-type"]);
  });

  it("is refused when it is compressed, sent as text, or sent by another site", async () => {
    const packed = gzipSync(Buffer.alloc(MEGABYTE));
    expect(codeOf(await upload(packed, "a.png", { "content-encoding": "gzip" }))).toEqual([
      415,
      "content-type-not-supported",
    ]);
    expect(codeOf(await upload(pngFile(), "a.png", { "content-type": "text/plain" }))[0]).toBe(415);
    expect(codeOf(await upload(pngFile(), "a.png", { origin: "https://elsewhere.example" }))).toEqual([
      403,
      "forbidden",
    ]);
  });

  it.each([
    ["../../etc/passwd", "passwd.png"],
    ["C:\\fakepath\\Eid offer.jpeg", "Eid offer.png"],
    ["\u202egnp.exe", "gnp.png"],
    ["a\u0000b\nc$(rm -rf).png", "abc(rm -rf).png"],
    ["....", "creative.png"],
    ["CON", "creative.png"],
    ["ঈদ অফার.png", "ঈদ অফার.png"],
  ])("gets the safe part of its name: %j", async (typed, name) => {
    const answer = await upload(pngFile(), typed.replace("\u0000", ""));
    expect(answer.body.data?.name).toBe(name);
  });

  it("is refused after 8 MB of 100 MB, and not stored", async () => {
    const before = await onDisk();
    const head = pngFile().subarray(0, 33);
    let sent = 0;
    function* endless() {
      yield Buffer.concat([head, Buffer.from([0x06, 0x40, 0, 0]), Buffer.from("IDAT")]);
      for (; sent < 100; sent += 1) yield Buffer.alloc(MEGABYTE, 5);
    }
    expect(codeOf(await upload(streamOf(endless())))).toEqual([413, "creative-too-large"]);
    expect(sent).toBeLessThanOrEqual(10);
    expect(codeOf(await upload(pngFile(), "a.png", { "content-length": String(100 * MEGABYTE) }))[0]).toBe(413);
    expect(await onDisk()).toEqual(before);
  });

  it("is limited to sixteen uploads at a time: the rest of fifty networks get 429, and memory stays low", async () => {
    const before = (await onDisk()).length;
    const data = Buffer.alloc(7 * MEGABYTE, 9);
    const whole = pngFile(300, 250, data);
    function* pieces() {
      for (let at = 0; at < whole.length; at += 65_536) yield whole.subarray(at, at + 65_536);
    }
    const start = process.memoryUsage().arrayBuffers;
    let peak = 0;
    const watched = function* () {
      for (const piece of pieces()) {
        peak = Math.max(peak, process.memoryUsage().arrayBuffers - start);
        yield piece;
      }
    };
    const network = (index: number) => ({ incoming: { socket: { remoteAddress: `198.51.100.${index}` } } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => upload(streamOf(watched()), "a.png", {}, network(index))),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(16);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([429]));
    expect(await onDisk()).toHaveLength(before + 16);
    // Fifty complete files would be 350 MB.
    expect(peak).toBeLessThan(60 * MEGABYTE);
  });

  it("is deleted later if its upload was interrupted, or if no order uses it", async () => {
    const { body } = await upload(pngFile());
    const kept = body.data?.creative_id ?? "";
    const left = join(creativeFolder(dataDir), "AAAA-AAAA-AAAA-AAAA.part");
    await writeFile(left, "half");
    expect(await sweepCreatives({ db, dataDir })).toBe(0);
    await utimes(left, 0, 0);
    expect(await sweepCreatives({ db, dataDir })).toBe(1);
    await db.pool.query("update ad_creatives set created_at = now() - interval '25 hours' where id = $1", [kept]);
    expect(await sweepCreatives({ db, dataDir })).toBe(1);
    expect(await onDisk()).not.toContain(kept);
  });
});
