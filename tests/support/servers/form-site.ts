import type { IncomingMessage, ServerResponse } from "node:http";
import type { GetServerSideProps, GetServerSidePropsContext } from "next";
import { getCookieParser } from "next/dist/server/api-utils/get-cookie-parser";
import { createLog } from "@/server/log";
import { PageGuard } from "@/server/page-guard";
import { PageReuse } from "@/server/page-reuse";
import { createRequestHandler } from "@/server/request-handler";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

/** The fields of a form; a list where a name is repeated. */
export type FormFields = Record<string, string> | [string, string][];

export interface PageAnswer {
  status: number;
  headers: Headers;
  html: string;
}

/** The loaders of pages by path; one of `/name/[id]` is found by `/name/`. */
export type PageLoaders = Readonly<Record<string, GetServerSideProps>>;

export interface FormSite extends LocalServer {
  /** Sends a form to a page of the site, as a browser without script does. */
  send(
    path: string,
    fields: FormFields | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ): Promise<PageAnswer>;
}

/** Calls the page's loader as Next does. */
async function load(loaders: PageLoaders, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? "/", "http://localhost");
  const path = pathname.replace(/^\/bn(?=\/)/, "");
  const [, folder, id] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const loader = loaders[path] ?? loaders[folder ?? ""];
  if (loader === undefined) throw new Error(`The test has no page for ${path}`);
  const cookies = getCookieParser(req.headers as Record<string, string>)();
  const answer = await loader({
    req: Object.assign(req, { cookies }),
    res,
    params: { id },
    query: Object.fromEntries(searchParams),
    resolvedUrl: path,
    locale: pathname.startsWith("/bn/") ? "bn" : "en",
  } as unknown as GetServerSidePropsContext);
  if (!res.writableEnded && "notFound" in answer) res.writeHead(404, { "Content-Type": "text/html" }).end("not found");
}

/**
 * Serves pages with forms through the same guard and the same reuse of pages as server.ts, without a build.
 * @param trustProxyHops 1: the client's address is the one in X-Forwarded-For
 */
export async function serveFormPages(loaders: PageLoaders, trustProxyHops = 0): Promise<FormSite> {
  const guard = new PageGuard({ pagesPerMinute: 1_000, sharedNetworks: [], trustProxyHops });
  const reuse = new PageReuse((request, response) => load(loaders, request, response), {
    seconds: 60,
    memory: 1e6,
    inTurn: (request, render) => guard.inTurn(request, render),
  });
  const server = await serve(
    createRequestHandler({
      health: { draining: false, database: undefined },
      securityHeaders: new Map(),
      log: createLog("silent"),
      backend: undefined,
      files: async () => false,
      guard,
      pages: (request, response) => reuse.serve(request, response),
    }),
  );
  return {
    ...server,
    async send(path, fields, headers = {}) {
      const response = await fetch(server.address + path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: fields instanceof Uint8Array ? fields : new URLSearchParams(fields).toString(),
        redirect: "manual",
      });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}
