import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { CallDefinition } from "@/backend/contract/call";
import { HttpRefusal, jsonResponse, refuse } from "@/backend/http/errors/refusal";
import { allowedOrigins, checkOrigin } from "@/backend/http/requests/origin-check";
import { fieldsOf, readForm, readPayload, uploadedFile } from "@/backend/http/requests/request-body";
import { requestBudgets, requestTurns } from "@/backend/http/requests/request-budgets";
import { type Connection, type ContextServices, HttpContext } from "@/backend/http/requests/request-context";
import type { PageRoute, Route } from "@/backend/http/requests/route";
import { validated } from "@/backend/http/requests/validate";
import { brokenLimit } from "@/utils/requests/request-limits";

type BackendApp = Hono<{ Bindings: Connection }>;
type Call = Context<{ Bindings: Connection }>;
type Answer = (c: Call) => Promise<Response>;

interface RouterOptions extends ContextServices {
  readonly routes: readonly Route[];
  readonly pages: readonly PageRoute[];
  /** True to check every answer against its schema before it is sent. For tests only: it takes longer than the call. */
  readonly checkAnswers: boolean;
  /** Called for each answer; absent when nobody counts them. */
  readonly onAnswer?: OnAnswer | undefined;
}

/** @param call the name of the call; `other` for an address that is no call of the contract */
export type OnAnswer = (call: string, status: number, seconds: number) => void;

const noSearch = new URLSearchParams();

/** Combines calls and pages in one Hono app: matching, headers, limits, validation, and the common refusal shape. */
export function createRouter(options: RouterOptions): BackendApp {
  const app: BackendApp = new Hono();
  const allowed = allowedOrigins(options.env.publicOrigin, options.env.corsAllow);
  if (options.env.corsAllow.length > 0) app.use("*", crossOrigin(options.env.corsAllow));
  app.use("*", (c, next) => {
    const { url } = c.req;
    const limit = brokenLimit(url.slice(url.indexOf("/", url.indexOf("//") + 2)), c.req.header("cookie"));
    return limit === null ? next() : Promise.resolve(refuse(contextOf(options, c), new HttpRefusal(limit)));
  });
  const takeBudget = requestBudgets(options.env);
  const inTurn = requestTurns(options.env);
  /** Answers after the checks that calls and pages have in common. */
  const checked =
    (target: CallDefinition | PageRoute, handle: (context: HttpContext, c: Call) => Promise<Response>): Answer =>
    async (c) => {
      const context = contextOf(options, c);
      const isOpen = "allowsOtherSites" in target && target.allowsOtherSites === true;
      try {
        // The origin is checked first, so that a foreign page cannot use up the budgets of its visitor.
        if (target.method !== "GET" && !isOpen) checkOrigin(c.req.raw, allowed);
        await takeBudget(context, target);
        return await inTurn(context, () => handle(context, c));
      } catch (error) {
        return refuse(context, error, "answer" in target ? target : undefined);
      }
    };
  for (const { call, handle } of options.routes) {
    const answer = checked(call, (context, c) => answerCall(call, handle, context, c, options.checkAnswers));
    app.on(call.method, honoPath(call.path), counted(call.name, answer, options.onAnswer));
  }
  for (const page of options.pages) {
    const answer = checked(page, async (context, c) => {
      const { params, search } = addressOf(c);
      const form = page.method === "POST" ? await readForm(c.req.raw) : noSearch;
      const { headers } = c.req.raw;
      return page.handle(context, { params, query: search, form, headers, peerAddress: context.peerAddress });
    });
    app.on(page.method, honoPath(page.path), counted(OTHER, answer, options.onAnswer));
  }
  app.notFound(counted(OTHER, unknownAnswer(options, takeBudget), options.onAnswer));
  app.onError((error, c) => refuse(contextOf(options, c), error));
  return app;
}

/** The name under which answers are counted that belong to no call of the contract. */
const OTHER = "other";

function counted(name: string, answer: Answer, onAnswer: OnAnswer | undefined): Answer {
  if (onAnswer === undefined) return answer;
  return async (c) => {
    const began = performance.now();
    const response = await answer(c);
    onAnswer(name, response.status, (performance.now() - began) / 1_000);
    return response;
  };
}

/** Answers an address without a call, and a call with another method. */
function unknownAnswer(options: RouterOptions, takeBudget: ReturnType<typeof requestBudgets>): Answer {
  const methods = methodsByPath([...options.routes.map(({ call }) => call), ...options.pages]);
  return async (c) => {
    const context = contextOf(options, c);
    try {
      const isReading = ["GET", "HEAD", "OPTIONS"].includes(c.req.method);
      await takeBudget(context, { method: isReading ? "GET" : "POST" });
      const allow = methods(c.req.path);
      if (allow === null) throw new HttpRefusal("call-not-found");
      if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
      throw new HttpRefusal("method-not-allowed", { headers: { allow } });
    } catch (error) {
      return refuse(context, error);
    }
  };
}

async function answerCall(
  call: CallDefinition,
  handle: Route["handle"],
  context: HttpContext,
  c: Call,
  checkAnswers: boolean,
): Promise<Response> {
  if (call.authority === "session" && context.webLoginToken === null) throw new HttpRefusal("no-session");
  if (call.idempotent === true && context.idempotencyKey === null) throw new HttpRefusal("idempotency-key-missing");
  const { params, search } = addressOf(c);
  const answer = await handle(context, {
    params: validated(call.params, params, context.lang),
    query: validated(call.query, call.query && fieldsOf(search), context.lang),
    body: validated(call.body, call.body && (await readPayload(call, c.req.raw)), context.lang),
    file: call.encoding === "file" ? uploadedFile(c.req.raw) : null,
  });
  if (checkAnswers) call.answer.parse(answer);
  if (call.cacheSeconds === 0) return jsonResponse(answer, 200, context.requestId, context.answerHeaders);
  const response = jsonResponse(answer, 200, context.requestId, {
    "cache-control": `public, max-age=${call.cacheSeconds}`,
    vary: "lang",
    ...context.answerHeaders,
  });
  return call.hasEtag === true ? withEtag(response, c.req.header("if-none-match")) : response;
}

/** The answer with its ETag, or 304 without a body if the caller already has it. */
async function withEtag(response: Response, known: string | undefined): Promise<Response> {
  const body = await response.text();
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  response.headers.set("etag", etag);
  const has = known?.split(",").some((entry) => [etag, `W/${etag}`, "*"].includes(entry.trim())) ?? false;
  return has
    ? new Response(null, { status: 304, headers: response.headers })
    : new Response(body, { status: 200, headers: response.headers });
}

function contextOf(services: ContextServices, c: Call): HttpContext {
  return new HttpContext(services, c.req.raw.headers, c.env);
}

/** Path parameters and query of a call. @throws HttpRefusal for a NUL, which PostgreSQL cannot store */
function addressOf(c: Call): { params: Record<string, string>; search: URLSearchParams } {
  const { url } = c.req;
  if (url.includes("%00")) throw new HttpRefusal("invalid-input");
  const start = url.indexOf("?");
  return { params: c.req.param(), search: start === -1 ? noSearch : new URLSearchParams(url.slice(start)) };
}

/** Converts a path such as `/api/v1/get-thana-by-district/{district}` to Hono's syntax. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/** Returns a function that lists the methods of an address for the Allow header, or null for an unknown address. */
function methodsByPath(entries: readonly { method: string; path: string }[]): (path: string) => string | null {
  const known = entries.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  }));
  return (path) => {
    const methods = known.filter((entry) => entry.pattern.test(path)).map((entry) => entry.method);
    if (methods.length === 0) return null;
    return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  };
}

function crossOrigin(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ["GET", "POST"],
    allowHeaders: [
      "content-type",
      "authorization",
      "lang",
      "webLoginToken",
      "authToken",
      "Previewtoken",
      "channelName",
      "Idempotency-Key",
      "x-request-id",
    ],
    exposeHeaders: ["x-request-id", "retry-after"],
    maxAge: 600,
  });
}
