import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import next from "next";
import { createBackend } from "@/backend/app";
import { contractMismatch } from "@/backend/contract/all-calls";
import { unpublishedDocuments } from "@/backend/domain/content/unpublished-documents";
import { type BackendEnv, readBackendEnv, unknownVariables } from "@/backend/env";
import { printLine, step, welcome } from "@/server/announce";
import { compressed, withSandboxMark } from "@/server/captured-page";
import { drain, onStop } from "@/server/drain";
import type { HealthState } from "@/server/health";
import { KeptBuilds, keepBuild } from "@/server/kept-builds";
import { createLog, type Log, logConsole } from "@/server/log";
import { Metrics } from "@/server/metrics";
import { renderWithNodeBuild } from "@/server/next-patches/node-renderer";
import { pageFinisher, usesPatches } from "@/server/next-patches/page-finisher";
import { PageGuard } from "@/server/page-guard";
import { PageReuse } from "@/server/page-reuse";
import { answerParserErrors } from "@/server/parser-errors";
import { createRequestHandler, type Parts } from "@/server/request-handler";
import { calledOrigins, securityHeaders } from "@/server/security-headers";
import { withoutServiceWorker } from "@/server/service-worker";
import { limitSlowRequests, MAX_UPLOAD_MS } from "@/server/slow-requests";
import { StaticFiles } from "@/server/static-files";
import { openStorage, readPepper, type Storage } from "@/server/storage";
import { TextFiles } from "@/server/text-files";
import { apiBases } from "@/services/api/env";
import { readSiteEnv, type SiteEnv } from "@/services/api/env.server";
import { BENGALI_FONT_REQUEST, BENGALI_FONT_SCRIPT } from "@/styles/bengali-font-script";
import { EARLY_LINKS_SCRIPT } from "@/utils/analytics/early-links";
import { EARLY_CLICK_SCRIPT } from "@/utils/browser/early-click";
import { FLOOD_DRAFT_SCRIPT } from "@/utils/forms/flood-draft-script";
import { COLOUR_MODE_SCRIPT } from "@/utils/layout/colour-mode-script";
import { tileOrigin } from "@/utils/maps/map-tiles";
import { EnvironmentError, readBoth } from "@/utils/requests/env-values";
import { MAX_HEADER_BYTES } from "@/utils/requests/request-limits";

const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: MAX_UPLOAD_MS, keepAliveTimeout: 65_000 };

/** What a running site has to stop, in the order of its start. */
interface Running {
  storage?: Promise<Storage>;
  backend?: Awaited<ReturnType<typeof createBackend>>;
  server?: Server;
}

async function main(): Promise<void> {
  const [env, site] = readBoth(readBackendEnv, readSiteEnv);
  const log = createLog(env.logLevel);
  const health: HealthState = { draining: false, database: undefined };
  const running: Running = {};
  const stop = async () => {
    health.draining = true;
    if (running.server !== undefined) await drain(running.server);
    try {
      await running.backend?.stop();
    } finally {
      const storage = await running.storage?.catch(() => undefined);
      await storage?.close();
    }
  };
  stopOnSignal(log, stop);
  try {
    await start(running, { env, site, log, health });
  } catch (error) {
    // A signal is stopping the site already, and the start failed because of that.
    if (health.draining) return;
    await stop();
    throw error;
  }
}

/** The composition root: only this function connects database, backend, pages, health and drain. */
async function start(
  running: Running,
  { env, site, log, health }: { env: BackendEnv; site: SiteEnv; log: Log; health: HealthState },
): Promise<void> {
  const root = process.cwd();
  const dev = process.argv.includes("--dev");
  if (!dev) logConsole(log);
  const isPatched = usesPatches(root, env.nextPatches, (message) => log.warn(message));
  if (isPatched) renderWithNodeBuild(root, !dev);
  const pages = createPages(root, env, dev);
  // The database starts while Next loads the build: neither needs the other.
  if (!env.isBackendDisabled) running.storage = step("Database", () => openStorage(env, root, log));
  const [storage] = await Promise.all([running.storage, step("Pages", () => pages.prepare())]);
  if (health.draining) return;
  if (!dev) {
    await keepBuild(root, env.dataDir).catch((err: unknown) =>
      log.warn({ err }, "The files of this build are not kept: pages that are open during an update may miss some"),
    );
  }
  const metrics = env.metricsToken === "" ? undefined : new Metrics(env.metricsToken, storage?.database);
  if (storage !== undefined) {
    health.database = storage.database;
    running.backend = await createBackend({
      db: storage.database,
      env: { ...env, codePepper: await readPepper(env) },
      log,
      say: printLine,
      onAnswer: metrics?.countCall,
    });
    await running.backend.start();
    globalThis.dispatch = running.backend.fetch;
  }
  globalThis.contractMismatch = contractMismatch;
  const headers = headersOf(env, site, dev);
  const guard = new PageGuard({ ...env.rateClient, trustProxyHops: env.trustProxyHops });
  const finish = pageFinisher(root, headers.get("Content-Security-Policy") ?? "", isPatched);
  const handler = createRequestHandler({
    health,
    log,
    securityHeaders: headers,
    backend: running.backend && compressed(getRequestListener(running.backend.fetch, { overrideGlobalObjects: false })),
    guard: dev ? undefined : guard,
    isUnpublished: storage && unpublishedDocuments({ db: storage.database, now: () => new Date() }),
    files: fileServer(root, dev, env.dataDir, site),
    pages: dev ? pages.getRequestHandler() : reusedPages(env, pages.getRequestHandler(), finish, guard, metrics, log),
    metrics,
  });
  running.server = createSiteServer(handler, guard, headers);
  await listen(running.server, env);
  welcome({
    address: env.publicOrigin,
    siteMode: env.siteMode,
    dataDir: env.dataDir,
    database: storage?.description ?? "not used: the operator's systems answer",
    isBackendDisabled: env.isBackendDisabled,
    placeholders: env.placeholders,
    unknown: unknownVariables(root),
  });
}

function createSiteServer(
  handler: ReturnType<typeof createRequestHandler>,
  guard: PageGuard,
  headers: ReturnType<typeof securityHeaders>,
): Server {
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES }, handler);
  guard.watch(server);
  limitSlowRequests(server);
  answerParserErrors(server, headers);
  return server;
}

/** Finishes open requests and ends the process, on a signal or after a fatal error. */
function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  onStop(
    (reason, exitCode) => {
      printLine(`\n  ${reason}: finishing what is under way and stopping.`);
      stop().then(
        () => process.exit(exitCode),
        (error: unknown) => {
          log.error({ err: error }, "Stopping failed");
          process.exit(1);
        },
      );
    },
    (error) => log.fatal({ err: error }, "A fatal error"),
  );
}

/**
 * Next would listen for upgrade requests on the server it is given, without our handler. It needs them only in
 * development. In production it gets a server that never listens, and so no requests.
 */
function createPages(root: string, env: BackendEnv, dev: boolean): ReturnType<typeof next> {
  return next({ dev, dir: root, port: env.port, ...(!dev && { httpServer: new Server() }) });
}

function headersOf(env: BackendEnv, site: SiteEnv, dev: boolean): ReturnType<typeof securityHeaders> {
  return securityHeaders({
    inlineScripts: [
      COLOUR_MODE_SCRIPT,
      EARLY_CLICK_SCRIPT,
      EARLY_LINKS_SCRIPT,
      BENGALI_FONT_SCRIPT,
      BENGALI_FONT_REQUEST,
      FLOOD_DRAFT_SCRIPT,
    ],
    scripts: site.webviewBridge.startsWith("/") ? [] : [new URL(site.webviewBridge).origin],
    frameAncestors: env.frameAncestors,
    connect: calledOrigins(site, Object.values(apiBases)),
    pictures: site.mapTiles === null ? [] : [tileOrigin(site.mapTiles.url)],
    publicOrigin: env.publicOrigin,
    dev,
  });
}

/** Serves the build's files and the texts; in development, Next serves them. */
function fileServer(root: string, dev: boolean, dataDir: string, site: SiteEnv): Parts["files"] {
  const files = dev ? undefined : new StaticFiles(root);
  const texts = dev ? undefined : new TextFiles(join(root, "locales"));
  const others = dev ? undefined : new KeptBuilds(dataDir);
  const serve: Parts["files"] = async (...request) =>
    (await files?.serve(...request)) || (await texts?.serve(...request)) || (await others?.serve(...request)) || false;
  return site.serviceWorker && !dev ? serve : withoutServiceWorker(serve);
}

/** Serves rendered pages; each is cached for a few seconds. */
function reusedPages(
  env: BackendEnv,
  handlePage: Parts["pages"],
  finish: ReturnType<typeof pageFinisher>,
  guard: PageGuard,
  metrics: Metrics | undefined,
  log: Log,
): Parts["pages"] {
  const reuse = new PageReuse(handlePage, {
    seconds: env.pageReuseSeconds,
    memory: env.pageMemoryMb * 1024 * 1024,
    finish: env.siteMode === "sandbox" ? (page) => withSandboxMark(finish(page)) : finish,
    inTurn: (request, render) => guard.inTurn(request, render),
    onPage: metrics?.countPage,
    onMismatch: (mismatch) =>
      log.error({ mismatch }, "A page failed: an answer of another system does not fit the contract"),
  });
  return (request: IncomingMessage, response: ServerResponse) => reuse.serve(request, response);
}

function listen(server: Server, env: BackendEnv): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      fail(error.code === "EADDRINUSE" ? new EnvironmentError([portTaken(env.port)]) : error);
    });
    server.listen({ port: env.port, backlog: 4_096, ...(env.host !== "" && { host: env.host }) }, done);
  });
}

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n  The site could not start.\n  ${message.split("\n").join("\n  ")}\n\n`);
  process.exit(1);
});
