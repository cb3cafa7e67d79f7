import { appendFile, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** An event as the sandbox keeps it. */
export interface LoggedEvent {
  /** ISO moment, by the browser's clock. */
  at: string;
  name: string;
  properties: Readonly<Record<string, unknown>>;
  /** The visitor's id; empty for an anonymous one. */
  visitor: string;
  /** What the vocabulary does not allow of it; empty for a good event. */
  problems: readonly string[];
}

interface Limits {
  /** Bytes of a file before the next one is begun. */
  fileBytes: number;
  /** Files that are kept, the one being written included. */
  files: number;
}

const LIMITS: Limits = { fileBytes: 1024 * 1024, files: 5 };

/**
 * Events as lines of JSON in a folder: `events.ndjson`, and the full ones before it as `events.1.ndjson` and on. The
 * oldest file is deleted, so that the folder stays below 5 MB and one event. One process writes at a time.
 */
export class EventLog {
  private last: Promise<unknown> = Promise.resolve();

  /** @param folder absolute; made with the first event */
  constructor(
    private readonly folder: string,
    private readonly limits: Limits = LIMITS,
  ) {}

  /** Writes events one after the other, for all senders. @throws Error when the disk refuses */
  append(events: readonly LoggedEvent[]): Promise<void> {
    const write = this.last.then(async () => {
      for (const event of events) await this.write(`${JSON.stringify(event)}\n`);
    });
    this.last = write.catch(() => undefined);
    return write;
  }

  /** The newest events, newest first. */
  async newest(most: number): Promise<LoggedEvent[]> {
    const found: LoggedEvent[] = [];
    for (let age = 0; age < this.limits.files && found.length < most; age += 1) {
      const text = await readFile(this.file(age), "utf8").catch(() => "");
      found.push(...text.split("\n").flatMap(readLine).reverse());
    }
    return found.slice(0, most);
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

/** One line; none for half a line, which a stopped process may have left. */
function readLine(line: string): LoggedEvent[] {
  if (line === "") return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
