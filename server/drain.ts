import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const GRACE_MS = 10_000;
const QUIET_MS = 250;
const MAX_WAIT_MS = 3_000;

/** Stops accepting connections when no more requests come, and closes those still open after ten seconds. */
export async function drain(server: Server): Promise<void> {
  await untilQuiet(server);
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // A kept-alive connection becomes idle only after its response was sent, so idle ones are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Waits until no request has come for a quarter of a second, three seconds at most. Closing at once would reset requests
 * that are already on their way, and a proxy repeats none that changes something. Meanwhile it sees that /readyz is 503,
 * and that each answer closes its connection.
 */
async function untilQuiet(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  const note = () => {
    last = performance.now();
  };
  server.on("request", note);
  do await wait(50);
  while (performance.now() - last < QUIET_MS && performance.now() - began < MAX_WAIT_MS);
  server.off("request", note);
}

/** Calls `stop` once on SIGTERM, SIGINT or a fatal error; a second signal ends the process at once. */
export function onStop(stop: (reason: string, exitCode: number) => void, fatal: (error: unknown) => void): void {
  let stopping = false;
  const once = (reason: string, exitCode: number) => {
    if (stopping) process.exit(exitCode === 0 ? 130 : exitCode);
    stopping = true;
    stop(reason, exitCode);
  };
  process.on("SIGTERM", () => once("SIGTERM", 0));
  process.on("SIGINT", () => once("Ctrl-C", 0));
  process.on("SIGHUP", () => once("The terminal was closed", 0));
  const failed = (error: unknown) => {
    fatal(error);
    once("A fatal error", 1);
  };
  process.on("uncaughtException", failed);
  process.on("unhandledRejection", failed);
}
