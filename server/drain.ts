import type { Server } from "node:http";

const GRACE_MS = 10_000;

/** Stops accepting connections, lets open requests finish, and closes the rest after ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // A kept-alive connection becomes idle only after its response was sent, so idle ones are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
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
