import { HttpConnection, type PlannedRequest, requestBytes } from "./http-connection";
import { quantile } from "./quantile";

export interface LoadPlan {
  port: number;
  connections: number;
  seconds: number;
  /** Sent in order; after the last request, the first one follows again. */
  requests: readonly PlannedRequest[];
  /** The load ends after this number of requests, or earlier when its time is up. */
  most: number;
}

export interface LoadResult {
  requests: number;
  /** Answers outside 200 to 299, and 200 with status false. */
  refused: number;
  firstRefusal: string | undefined;
  seconds: number;
  p50: number;
  p99: number;
}

/** Sends a plan's requests over its connections until the time or number limit, and reports the time of each answer. */
async function generateLoad(plan: LoadPlan): Promise<LoadResult> {
  const bytes = plan.requests.map((request) => requestBytes(plan.port, request));
  const connections = await Promise.all(Array.from({ length: plan.connections }, () => HttpConnection.open(plan.port)));
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  let firstRefusal: string | undefined;
  const started = performance.now();
  const until = started + plan.seconds * 1000;
  const run = async (connection: HttpConnection) => {
    for (let from = performance.now(); from < until; ) {
      const request = bytes[next % bytes.length];
      if (request === undefined || next >= plan.most) return;
      next += 1;
      const reply = await connection.ask(request);
      const to = performance.now();
      times.push(to - from);
      from = to;
      if (reply.status >= 200 && reply.status < 300 && !reply.body.startsWith('{"status":false')) continue;
      refused += 1;
      firstRefusal ??= `${reply.status} ${reply.body.slice(0, 300)}`;
    }
  };
  await Promise.all(connections.map(run));
  const seconds = (performance.now() - started) / 1000;
  for (const connection of connections) connection.close();
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { requests: times.length, refused, firstRefusal, seconds, p50, p99 };
}

process.on("message", (plan: LoadPlan) => {
  generateLoad(plan).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
