import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventLog, type LoggedEvent } from "@/backend/domain/events/event-log";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "events-")), "events");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

const event = (name: string): LoggedEvent => ({
  at: "2026-11-23T08:00:00.000Z",
  name,
  properties: {},
  visitor: "",
  problems: [],
});
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => event(`event-${from + index}`));
const names = (events: readonly LoggedEvent[]) => events.map(({ name }) => name);

it("returns no events before the first one", async () => {
  expect(await new EventLog(folder).newest(10)).toEqual([]);
});

it("stores one event as one line, also if a text contains line breaks", async () => {
  const forged = `a\n${JSON.stringify(event("forged"))}\r\n\u2028{"name":"forged"}`;
  const log = new EventLog(folder);
  await log.append([{ ...event("true"), visitor: forged, properties: { [forged]: forged } }]);
  expect(names(await log.newest(10))).toEqual(["true"]);
});

it("returns the newest events first, including those of an earlier process", async () => {
  await new EventLog(folder).append([event("first"), event("second")]);
  const log = new EventLog(folder);
  await log.append([event("third")]);
  expect(names(await log.newest(10))).toEqual(["third", "second", "first"]);
  expect(names(await log.newest(2))).toEqual(["third", "second"]);
});

it("starts a new file when one is full, deletes the oldest, and reads across files", async () => {
  const limits = { fileBytes: 1_000, files: 3 };
  const log = new EventLog(folder, limits);
  await log.append(numbered(0, 200));
  expect(readdirSync(folder).sort()).toEqual(["events.1.ndjson", "events.2.ndjson", "events.ndjson"]);
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.fileBytes);
  const kept = names(await log.newest(1_000));
  expect(kept[0]).toBe("event-199");
  expect(kept).toEqual(Array.from(kept, (_, index) => `event-${199 - index}`));
  expect(kept.length).toBeGreaterThan(15);
});

it("keeps all events in order when many are appended at the same time", async () => {
  const log = new EventLog(folder);
  await Promise.all(Array.from({ length: 50 }, (_, at) => log.append(numbered(at * 4, at * 4 + 4))));
  const kept = names(await log.newest(1_000));
  expect([...kept].reverse()).toEqual(names(numbered(0, 200)));
});

it("ignores an incomplete line of a process that was stopped", async () => {
  const log = new EventLog(folder);
  await log.append([event("whole")]);
  writeFileSync(join(folder, "events.ndjson"), '{"at":"2026', { flag: "a" });
  expect(names(await log.newest(10))).toEqual(["whole"]);
});

it("writes again after a write that failed", async () => {
  writeFileSync(folder, "in the way");
  const log = new EventLog(folder);
  await expect(log.append([event("lost")])).rejects.toThrow();
  rmSync(folder);
  await log.append([event("kept")]);
  expect(names(await log.newest(10))).toEqual(["kept"]);
});
