import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "@/backend/db/client";
import { listQueues, type QueueRow } from "@/backend/db/queries/queue-queries";
import { isSameSecret } from "@/backend/domain/codes/code-secrets";
import { hashToken } from "@/backend/domain/random-ids";
import { ReadCache } from "@/backend/domain/read-cache";
import { withTimeout } from "@/utils/requests/with-timeout";

/** What answered a request. */
type RequestKind = "page" | "call" | "file";
/** How a page was made: from memory, from memory after its data were read again, anew, or for one reader only. */
export type PageSource = "memory" | "unchanged" | "rendered" | "personal";

/** The request while it is answered; `null` when it is not counted. */
export interface WatchedRequest {
  kind: RequestKind | null;
}

export const METRICS_PATH = "/metrics";

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Fewer, because there are a hundred and fifty calls. */
const CALL_SECONDS = [0.01, 0.1, 0.5, 2.5];
const QUEUES_FRESH_MS = 5_000;
const QUEUES_TIMEOUT_MS = 2_000;
/** Two scrapes within this time get one text. */
const TEXT_FRESH_MS = 1_000;
const BEARER = /^Bearer +([\x21-\x7e]{1,512})$/i;

/**
 * The figures of this process for Prometheus (docs/decisions/32). Every label has a small, fixed set of values: no path,
 * no id, and nothing that a visitor chooses.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<"kind" | "status">;
  private readonly calls: Histogram<"call" | "status">;
  private readonly limited: Counter<"kind" | "reason">;
  private readonly pages: Counter<"source">;
  private readonly texts = readCache<string>(TEXT_FRESH_MS);

  /** @param database undefined when the operator's systems answer the calls */
  constructor(
    private readonly token: string,
    database: Database | undefined,
  ) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: "portal_request_duration_seconds",
      help: "Requests until their answer was sent, by what answered them and by class of status",
      labelNames: ["kind", "status"],
      buckets: REQUEST_SECONDS,
      registers,
    });
    this.calls = new Histogram({
      name: "portal_call_duration_seconds",
      help: "Calls of browsers and of our own pages, by name and class of status",
      labelNames: ["call", "status"],
      buckets: CALL_SECONDS,
      registers,
    });
    this.limited = new Counter({
      name: "portal_limited_requests_total",
      help: "Requests that were refused because of a budget or because the site was busy",
      labelNames: ["kind", "reason"],
      registers,
    });
    this.pages = new Counter({
      name: "portal_pages_total",
      help: "Pages by how they were made: from memory, unchanged, rendered, or personal",
      labelNames: ["source"],
      registers,
    });
    if (database === undefined) return;
    watchPool(database, registers);
    watchQueues(database, registers);
  }

  /** Counts a request when it is answered and its response is closed. */
  watch(response: ServerResponse, answered: Promise<unknown>, request: WatchedRequest): void {
    const began = performance.now();
    const closed = new Promise((done) => response.once("close", done));
    void Promise.all([closed, answered]).then(() => {
      if (request.kind === null) return;
      const status = response.writableFinished ? classOf(response.statusCode) : "aborted";
      this.requests.observe({ kind: request.kind, status }, (performance.now() - began) / 1_000);
    });
  }

  /** Counts a call. @param name from the contract, or `other` */
  readonly countCall = (name: string, status: number, seconds: number): void => {
    this.calls.observe({ call: name, status: classOf(status) }, seconds);
    if (status === 429) this.limited.inc({ kind: "call", reason: "too-many-requests" });
  };

  /** Counts a page that was refused. */
  countLimited(reason: "too-many-requests" | "site-busy"): void {
    this.limited.inc({ kind: "page", reason });
  }

  readonly countPage = (source: PageSource): void => {
    this.pages.inc({ source });
  };

  /** GET /metrics for a scraper with the token. @returns false for anybody else: there is no such address */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const sent = BEARER.exec(request.headers.authorization ?? "")?.[1];
    if (request.method !== "GET" || sent === undefined) return false;
    if (!isSameSecret(hashToken(sent), hashToken(this.token))) return false;
    const text = await this.texts.get("", () => this.registry.metrics());
    response.writeHead(200, {
      "Content-Type": this.registry.contentType,
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    });
    response.end(text);
    return true;
  }
}

const classOf = (status: number) => `${Math.trunc(status / 100)}xx`;

/** Callers at the same time share one read, and its value for a while. */
function readCache<Value>(freshMs: number): ReadCache<Value> {
  return new ReadCache<Value>({ freshMs, maxEntries: 1, isOutage: () => false });
}

function watchPool({ pool }: Database, registers: Registry[]): void {
  const figures = {
    max: ["The most connections to the database", () => pool.options.max],
    in_use: ["Connections to the database that work", () => pool.totalCount - pool.idleCount],
    waiting: ["Requests that wait for a connection to the database", () => pool.waitingCount],
  } as const;
  for (const [name, [help, read]] of Object.entries(figures)) {
    new Gauge({
      name: `portal_database_connections_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}

/** Reads the queues when a scraper asks, at most once in five seconds. Without an answer in time, they have no figures. */
function watchQueues({ pool }: Database, registers: Registry[]): void {
  const known = readCache<QueueRow[]>(QUEUES_FRESH_MS);
  const read = () =>
    withTimeout(
      known.get("", () => listQueues(pool)),
      QUEUES_TIMEOUT_MS,
    ).catch(() => null);
  const figures = { waiting: "Entries that wait, 10000 at most", oldest: "Age of the oldest entry" } as const;
  for (const figure of ["waiting", "oldest"] as const) {
    new Gauge({
      name: figure === "waiting" ? "portal_queue_waiting" : "portal_queue_oldest_seconds",
      help: `${figures[figure]}, by queue: messages, payments that are undecided, paid recharges`,
      labelNames: ["queue"],
      registers,
      async collect() {
        const rows = await read();
        this.reset();
        for (const { queue, ...row } of rows ?? []) this.set({ queue }, row[figure]);
      },
    });
  }
  new Gauge({
    name: "portal_database_up",
    help: "1 when the database answered this scrape in time",
    registers,
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
}
