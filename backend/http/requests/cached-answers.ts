import type { CallDefinition } from "@/backend/contract/call";
import { ReadCache, type ReadCacheOptions } from "@/backend/domain/read-cache";
import { isOutage } from "@/backend/http/errors/refusal";
import { type CallAnswer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";

type CallerContext = Pick<RequestContext, "db" | "lang">;

/** How to keep expensive answers for longer than five seconds, and old ones after an error. */
type CacheOptions = Partial<Pick<ReadCacheOptions, "costFactor" | "maxFreshMs" | "isOutage">>;

/**
 * Caches the answers of one call that is the same for everyone, for five seconds, by payload and language
 * (docs/decisions/08). A cache belongs to one database: tests and a second backend in the process stay separate.
 * @returns a function that runs `read` or returns the cached answer for `payload`, which is validated
 */
export function cachedAnswers<Answer>(
  options: CacheOptions = {},
): (context: CallerContext, payload: unknown, read: () => Promise<Answer>) => Promise<Answer> {
  const caches = new WeakMap<object, ReadCache<Answer>>();
  return (context, payload, read) => {
    let cache = caches.get(context.db);
    if (cache === undefined) {
      cache = new ReadCache<Answer>({ freshMs: 5_000, maxEntries: 500, isOutage, ...options });
      caches.set(context.db, cache);
    }
    return cache.get(JSON.stringify([context.lang, payload]), read);
  };
}

/** A `route` with an answer that is the same for everyone, cached by its input and language (see `cachedAnswers`). */
export function cachedRoute<Call extends CallDefinition>(
  call: Call,
  read: (context: RequestContext, input: CallInput<Call>) => Promise<CallAnswer<Call>>,
): Route {
  const cached = cachedAnswers<CallAnswer<Call>>();
  return route(call, (context, input) => {
    const { params, query, body } = input;
    return cached(context, [params, query, body], () => read(context, input));
  });
}
