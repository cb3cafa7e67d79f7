import { serve } from "@hono/node-server";
import { createBackend } from "@/backend/app";
import { openDatabase } from "@/backend/db/client";
import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { sandboxPush } from "@/backend/domain/messages/sandbox-messages";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { readBackendEnv } from "@/backend/env";
import { answerNaively, isNaive } from "@/tests/support/naive/naive-calls";

/**
 * The backend in its own process, on DATABASE_URL and a free port, which it prints on its first line. Besides the
 * product's calls it also answers the controls' calls, with the same connections to the same database.
 */
const env = readBackendEnv();
const db = openDatabase(env.databaseUrl);
const backend = createBackend({ db, env, log: { warn() {}, error() {} }, say() {} });

/** Background rounds that a test starts one by one; the backend's own rounds do not run. */
const rounds: Readonly<Record<string, (asked: Readonly<Record<string, string>>) => Promise<boolean>>> = {
  "/rounds/pushes": () =>
    dispatchPushes({ connection: db.pool, gateway: sandboxPush(db, () => undefined), onFailure: () => undefined }),
  "/rounds/price-drop": ({ msisdn = "" }) =>
    queueMessage(db.pool, {
      msisdn,
      purpose: "price-drop",
      lang: "en",
      facts: { title: "Padmiro Char 4", pricePoisha: 100, productPath: "/shop" },
      proof: "number",
    }),
};

/** The number of rolled back transactions, including deadlocks that the product has retried. */
let rollbacks = 0;
db.pool.on("connect", (client) => {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    if (asked[0] === "rollback") rollbacks += 1;
    return query(...asked);
  }) as typeof client.query;
});

serve(
  {
    fetch: async (request, connection) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/rollbacks") return Response.json({ rollbacks });
      const round = rounds[pathname];
      if (round !== undefined) return Response.json({ more: await round(await request.json()) });
      if (isNaive(pathname)) return answerNaively(db, pathname, await request.json());
      return backend.fetch(request, connection);
    },
    port: 0,
    hostname: "127.0.0.1",
    // Clients of the tests keep connections: on a busy machine, one can be idle for minutes between two tests.
    serverOptions: { keepAliveTimeout: 0 },
  },
  ({ port }) => process.stdout.write(`${port}\n`),
);
