import type { ServerResponse } from "node:http";
import type { Database } from "@/backend/db/client";
import { withTimeout } from "@/utils/requests/with-timeout";

const TIMEOUT_MS = 2_000;

/** The state of the running server that the health addresses use. */
export interface HealthState {
  draining: boolean;
  /** Undefined when the embedded backend is not used: then there is no database to check. */
  database: Database | undefined;
  /** The question to the database that is under way. */
  asking?: Promise<boolean> | undefined;
}

/** GET /healthz: the process runs and answers. */
export function answerHealth(response: ServerResponse): void {
  send(response, 200, { status: "ok", uptimeSeconds: Math.round(process.uptime()) });
}

/** GET /readyz: 200 when it may get traffic: not draining, schema applied (it listens only then), database reachable. */
export async function answerReadiness(response: ServerResponse, health: HealthState): Promise<void> {
  if (health.draining) return send(response, 503, { status: "draining" });
  if (health.database === undefined) return send(response, 200, { status: "ready", database: "not used" });
  const reachable = await isReachable(health, health.database);
  send(response, reachable ? 200 : 503, { status: reachable ? "ready" : "database unreachable" });
}

/**
 * Checks at the same time share one question. The address has no budget, so many checks would otherwise use up the
 * connections of the visitors, and then fail themselves.
 */
function isReachable(health: HealthState, database: Database): Promise<boolean> {
  health.asking ??= answersInTime(database).finally(() => {
    health.asking = undefined;
  });
  return health.asking;
}

function answersInTime({ pool }: Database): Promise<boolean> {
  return withTimeout(pool.query("select 1"), TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader("Cache-Control", "no-store");
  if (status === 503) response.setHeader("Retry-After", "2");
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
