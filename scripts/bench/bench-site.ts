import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type startProgram, stopAllPrograms } from "./programs";

export const root = resolve(__dirname, "../..");
export const port = Number(process.env.BENCH_PORT ?? 3160);

/** Options to start the site for a measurement: with its own folder and with budgets that no load reaches. */
export function siteOptions(dataDir: string, more: Record<string, string>): Parameters<typeof startProgram>[0] {
  const much = "1000000000";
  return {
    args: [join(root, "scripts", "start.mjs")],
    folder: root,
    port,
    readyPath: "/readyz",
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      HOST: "127.0.0.1",
      SITE_MODE: "sandbox",
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      RATE_CLIENT_PAGES_PER_MINUTE: much,
      RATE_CLIENT_READS_PER_MINUTE: much,
      RATE_CLIENT_WRITES_PER_MINUTE: much,
      RATE_CLIENT_ORDERS_PER_HOUR: much,
      RATE_CLIENT_NUMBERS_PER_DAY: "1000000",
      RATE_CLIENT_CODES_PER_HOUR: "1000000",
      SMS_PER_MINUTE: "1000000",
      // Orders are measured without the code that expensive cash-on-delivery orders require.
      COD_CODE_FROM_TAKA: "100000000",
      ...more,
    },
  };
}

/** Runs a bench in a new folder and removes all of it, also when interrupted. A failure is printed as a message. */
export async function inFreshFolder(bench: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  // PostgreSQL refuses to run as root. It runs as an unprivileged user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const leave = async () => {
    await stopAllPrograms();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      leave().finally(() => process.exit(130));
    });
  }
  try {
    await bench(dataDir);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await leave();
  }
}

/** One after the other, so that no two disturb each other. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

export function print(what: string): void {
  process.stdout.write(`  ${what}\n`);
}

/** No page is kept: each request asks for its data and has React write all of it. */
export const WRITTEN_ANEW = { PAGE_REUSE_SECONDS: "0", PAGE_MEMORY_MB: "0" };
