import { serve } from "@hono/node-server";
import { createBackend } from "@/backend/app";
import { openDatabase } from "@/backend/db/client";
import { readBackendEnv } from "@/backend/env";

/** The backend in a process of its own, on DATABASE_URL and a free port, which it tells on its first line. */
const env = readBackendEnv();
const db = openDatabase(env.databaseUrl);
const backend = createBackend({ db, env, log: { warn() {}, error() {} }, say() {} });
serve({ fetch: backend.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`${port}\n`));
