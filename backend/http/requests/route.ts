import type { z } from "zod";
import type { CallDefinition } from "@/backend/contract/call";
import type { OnFailure } from "@/backend/domain/domain-context";
import { getSession, type Session } from "@/backend/domain/login/sessions";
import type { BackendLog, HttpContext } from "@/backend/http/requests/request-context";

/** Logs the failures of work that continues. */
export const warnOfFailure =
  (log: BackendLog): OnFailure =>
  (err, what) =>
    log.warn({ err }, `Could not ${what}`);

/** Everything that a handler knows about the call besides its input. */
export type RequestContext = Pick<HttpContext, keyof HttpContext>;

type Shape<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** The validated input of a call, typed by its contract. */
export interface CallInput<Call extends CallDefinition> {
  readonly params: Shape<NonNullable<Call["params"]>>;
  readonly query: Shape<NonNullable<Call["query"]>>;
  readonly body: Shape<NonNullable<Call["body"]>>;
  /** For a call with the encoding `file`: its bytes as a stream; null for every other call. */
  readonly file: ReadableStream<Uint8Array> | null;
}

/** `{ status: true, data }`, the answer that the contract declares by `answerWith`. */
export const answer = <Data>(data: Data) => ({ status: true as const, data });

export type CallAnswer<Call extends CallDefinition> = z.infer<Call["answer"]>;

export interface Route {
  readonly call: CallDefinition;
  readonly handle: (context: RequestContext, input: CallInput<CallDefinition>) => Promise<unknown>;
}

/**
 * Connects a call of the contract with its handler: the router validates the input, the handler calls one domain
 * function and maps its result to the answer, e.g. `route(cartCalls.addCartItem, ...)`.
 * @throws what the handler throws; the router answers a DomainError with its code
 */
export function route<Call extends CallDefinition>(
  call: Call,
  handler: (context: RequestContext, input: CallInput<Call>) => Promise<CallAnswer<Call>> | CallAnswer<Call>,
): Route {
  return { call, handle: async (context, input) => handler(context, input as CallInput<Call>) };
}

/** A `route` for a call with the authority `session`: the handler gets the open session, or is not called. */
export function sessionRoute<Call extends CallDefinition>(
  call: Call,
  handler: (context: RequestContext, session: Session, input: CallInput<Call>) => Promise<CallAnswer<Call>>,
): Route {
  return route(call, async (context, input) =>
    handler(context, await getSession(context, context.webLoginToken), input),
  );
}

/** The request of a page outside the contract (documentation, sandbox). None of its values is validated. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of a posted form; empty for GET. */
  readonly form: URLSearchParams;
  readonly headers: Headers;
  /** The other end of the socket; null for a call made inside the process. */
  readonly peerAddress: string | null;
}

/** An address outside the contract that answers with a Response of its own, e.g. the sandbox payment gateway. */
export interface PageRoute {
  readonly method: "GET" | "POST";
  /** The path, with parameters in braces, as in `/sandbox/gateway/{transaction}`. */
  readonly path: string;
  /** True for an address to which other sites send visitors or messages: it checks its caller, or changes nothing. */
  readonly allowsOtherSites?: boolean;
  readonly handle: (context: RequestContext, request: PageRequest) => Promise<Response> | Response;
}
