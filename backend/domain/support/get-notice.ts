import { countNotices, findNotice, type NoticeArticleRow } from "@/backend/db/queries/content/notice-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * A full notice, and all years that have a notice (API-SITE-21).
 * @throws DomainError `notice-not-found`
 */
export async function getNotice(
  { db }: DbContext,
  slug: string,
): Promise<{ article: NoticeArticleRow; years: number[] }> {
  const article = await findNotice(db.pool, slug);
  if (article === null) throw new DomainError("notice-not-found", { field: "slug" });
  const { years } = await countNotices(db.pool, { year: null });
  return { article, years };
}
