import { appendFile, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readJson } from "@/utils/text/json-fields";

export interface LoggedEvent {
  /** ISO date and time, by the browser's clock. */
  at: string;
  name: string;
  properties: Readonly<Record<string, unknown>>;
  /** The visitor's id; empty for an anonymous one. */
  visitor: string;
  /** The violations of the event vocabulary; empty for a valid event. */
  problems: readonly string[];
}

interface Limits {
  /** After this many bytes, a new file is started. */
  fileBytes: number;
  /** The number of files to keep, including the current one. */
  files: number;
}

const LIMITS: Limits = { fileBytes: 1024 * 1024, files: 5 };

/**
 * Events as lines of JSON in a folder: `events.ndjson`, and older full files as `events.1.ndjson` and so on. The
 * oldest file is deleted, so that the folder stays below 5 MB and one event. One process writes at a time.
 */
export class EventLog {
  private last: Promise<unknown> = Promise.resolve();

  /** @param folder absolute path; the folder is created with the first event */
  constructor(
    private readonly folder: string,
    private readonly limits: Limits = LIMITS,
  ) {}

  /** Writes events one after the other, for all senders. @throws Error when writing to the disk fails */
  append(events: readonly LoggedEvent[]): Promise<void> {
    const write = this.last.then(async () => {
      for (const event of events) await this.write(`${JSON.stringify(event)}\n`);
    });
    this.last = write.catch(() => undefined);
    return write;
  }

  /** The newest events, newest first. */
  async newest(count: number): Promise<LoggedEvent[]> {
    const found: LoggedEvent[] = [];
    for (let age = 0; age < this.limits.files && found.length < count; age += 1) {
      const text = await readFile(this.file(age), "utf8").catch(() => "");
      found.push(...text.split("\n").flatMap(readLine).reverse());
    }
    return found.slice(0, count);
  }

  private async write(line: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const size = await stat(this.file(0)).then(
      (file) => file.size,
      () => 0,
    );
    if (size > 0 && size + Buffer.byteLength(line) > this.limits.fileBytes) await this.rotate();
    await appendFile(this.file(0), line);
  }

  private async rotate(): Promise<void> {
    await rm(this.file(this.limits.files - 1), { force: true });
    for (let age = this.limits.files - 2; age >= 0; age -= 1) {
      await rename(this.file(age), this.file(age + 1)).catch(() => undefined);
    }
  }

  private file(age: number): string {
    return join(this.folder, age === 0 ? "events.ndjson" : `events.${age}.ndjson`);
  }
}

/** Reads one line. Returns nothing for a partial line, which a stopped process may have left. */
function readLine(line: string): LoggedEvent[] {
  const event = readJson(line);
  return event === undefined ? [] : [event as LoggedEvent];
}
