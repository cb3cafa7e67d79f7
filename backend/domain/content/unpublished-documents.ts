import { posix } from "node:path";
import { listUnpublishedFiles } from "@/backend/db/queries/content/document-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { ReadCache } from "@/backend/domain/read-cache";
import { dayInDhaka } from "@/utils/dates/dates";

const FOLDER = "/documents/";
const FRESH_MS = 5_000;

/**
 * Tells whether a decoded path is that of a document before its day, however the path is written (docs/investors.md).
 * The documents are listed every five seconds at most; without the database the last list is used.
 */
export function unpublishedDocuments({
  db,
  now,
}: Pick<DomainContext, "db" | "now">): (pathname: string) => Promise<boolean> {
  const cache = new ReadCache<Set<string>>({ freshMs: FRESH_MS, maxEntries: 1, isOutage: () => true });
  const list = async () => new Set(await listUnpublishedFiles(db.pool, now().toISOString(), dayInDhaka(now())));
  return async (pathname) => {
    const path = posix.normalize(pathname.replaceAll("\\", "/"));
    return path.startsWith(FOLDER) && (await cache.get("", list)).has(path);
  };
}
