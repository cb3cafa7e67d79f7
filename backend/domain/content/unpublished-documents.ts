import { posix } from "node:path";
import { isUnpublishedFile } from "@/backend/db/queries/content/document-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { dayInDhaka } from "@/utils/dates/dates";

const FOLDER = "/documents/";

/**
 * Tells whether a path is that of a document before its day, however the path is written (docs/investors.md).
 * @param pathname decoded
 */
export async function isUnpublishedDocument(
  { db, now }: Pick<DomainContext, "db" | "now">,
  pathname: string,
): Promise<boolean> {
  const path = posix.normalize(pathname.replaceAll("\\", "/"));
  return path.startsWith(FOLDER) && isUnpublishedFile(db.pool, path, now().toISOString(), dayInDhaka(now()));
}
