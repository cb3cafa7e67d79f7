import { ReadCache, type ReadCacheOptions } from "@/backend/domain/catalog/read-cache";
import { isOutage } from "@/backend/http/errors/refusal";
import type { RequestContext } from "@/backend/http/requests/route";

type Asker = Pick<RequestContext, "db" | "lang">;

/** Options to keep expensive answers for longer than five seconds, see ReadCacheOptions. */
type Keeping = Pick<ReadCacheOptions, "worth" | "mostFreshMs">;

/**
 * Caches the answers of one call that is the same for everyone, for five seconds, by payload and language
 * (docs/decisions/08). A cache belongs to one database: tests and a second backend in the process stay separate.
 * @returns a function that runs `read` or returns the cached answer for `asked`, a validated payload
 */
export function cachedAnswers<Answer>(
  keeping: Keeping = {},
): (context: Asker, asked: unknown, read: () => Promise<Answer>) => Promise<Answer> {
  const caches = new WeakMap<object, ReadCache<Answer>>();
  return (context, asked, read) => {
    let cache = caches.get(context.db);
    if (cache === undefined) {
      cache = new ReadCache<Answer>({ freshMs: 5_000, most: 500, isOutage, ...keeping });
      caches.set(context.db, cache);
    }
    return cache.get(JSON.stringify([context.lang, asked]), read);
  };
}
