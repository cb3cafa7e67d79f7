import { createHmac } from "node:crypto";
import { countSearch, countSearchMiss } from "@/backend/db/queries/search/search-count-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { shownText } from "@/backend/domain/search/shown-text-rules";
import { dayInDhaka } from "@/utils/dates/dates";
import { clientNetwork } from "@/utils/requests/client-network";
import { foldText } from "@/utils/search/search-text";

interface AnsweredSearch {
  key: string;
  /** Address of the caller; null for a call of the site's own pages, which is not counted. */
  client: string | null;
  found: number;
  isWhole: boolean;
}

/** Longer queries are individual sentences, not popular searches. */
const MAX_QUERY_LENGTH = 60;
/** One customer may have a /48 of IPv6 with 65,536 networks; so a wide network asks once. */
const ASKER_BITS = 48;
/** A query with a person's number, in any script, is never stored. */
const PERSONAL = /\p{Nd}{6,}|@/u;
/** What people write between the parts of a number, after the folding. */
const BETWEEN = /[ .]/g;

/**
 * Counts a search: for the popular searches once per network and day, and without a result for the editors. No data of
 * the person is stored (docs/search.md).
 */
export async function recordSearch(
  { db, lang, pepper, now }: Pick<DomainContext, "db" | "lang" | "now"> & { pepper: string },
  { key, client, found, isWhole }: AnsweredSearch,
): Promise<void> {
  const query = foldText(key);
  if (query === "" || key.length > MAX_QUERY_LENGTH || PERSONAL.test(query.replace(BETWEEN, ""))) return;
  const shown = shownText(key);
  // Everybody may read it: a text that loses letters by the cleaning is no search that people make.
  if (shown.length > MAX_QUERY_LENGTH || foldText(shown) !== query) return;
  const ask = { day: dayInDhaka(now()), lang, query, shown, found };
  if (found === 0) await countSearchMiss(db.pool, ask);
  else if (isWhole && client !== null) {
    const asker = createHmac("sha256", pepper)
      .update(["search", ask.day, lang, query, clientNetwork(client, ASKER_BITS)].join("\n"))
      .digest("base64url");
    await countSearch(db.pool, { ...ask, asker });
  }
}
