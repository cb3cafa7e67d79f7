import { countReleases, findRelease, type PressReleaseArticleRow } from "@/backend/db/queries/content/content-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * A full press release, and all years that have a press release (API-SITE-05).
 * @throws DomainError `press-release-not-found`
 */
export async function getPressRelease(
  { db }: DbContext,
  slug: string,
): Promise<{ article: PressReleaseArticleRow; years: number[] }> {
  const article = await findRelease(db.pool, slug);
  if (article === null) throw new DomainError("press-release-not-found", { field: "slug" });
  const { years } = await countReleases(db.pool, { year: null });
  return { article, years };
}
