import { createServer } from "node:http";
import next from "next";
import { drain, onStop } from "@/server/drain";
import { createLog } from "@/server/log";
import { PageReuse } from "@/server/page-reuse";
import { createRequestHandler } from "@/server/request-handler";
import { securityHeaders } from "@/server/security-headers";
import { StaticFiles } from "@/server/static-files";

/** The baseline page, served by the site's own request handler. It has only Next, React and one paragraph. */
async function main(): Promise<void> {
  const root = process.cwd();
  const port = Number(process.env.PORT);
  const log = createLog("error");
  const pages = next({ dev: false, dir: root, port });
  await pages.prepare();
  const files = new StaticFiles(root);
  const reuse = new PageReuse(pages.getRequestHandler(), { seconds: 0, memory: 0 });
  const handler = createRequestHandler({
    health: { draining: false, database: undefined },
    log,
    securityHeaders: securityHeaders({
      inlineScripts: [],
      scripts: [],
      frameAncestors: [],
      connect: [],
      pictures: [],
      publicOrigin: `http://127.0.0.1:${port}`,
      dev: false,
    }),
    backend: undefined,
    guard: undefined,
    files: (...request) => files.serve(...request),
    pages: (request, response) => reuse.serve(request, response),
  });
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  onStop(
    (_why, exitCode) => {
      drain(server).then(() => process.exit(exitCode));
    },
    (error) => log.fatal({ error }, "The baseline failed"),
  );
  server.listen(port, "127.0.0.1");
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
