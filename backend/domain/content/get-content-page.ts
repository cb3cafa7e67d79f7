import type { ContentPage } from "@/backend/contract/content/content-page";
import { type ContentEntry, findPage, listEntries } from "@/backend/db/queries/content/content-page-queries";
import { positionInTree } from "@/backend/domain/content/content-tree-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";

type Context = Pick<DomainContext, "db" | "lang">;

/** A content page in the reader's language, with its place in the tree. @throws DomainError `content-page-not-found` */
export async function getContentPage(
  context: Context,
  { path, withDraft }: { path: string; withDraft: boolean },
  entries: () => Promise<readonly ContentEntry[]> = () => listContentEntries(context),
): Promise<ContentPage> {
  const { db, lang } = context;
  const page = orThrow(await findPage(db.pool, { path, lang, withDraft }), "content-page-not-found", "path");
  return { ...page, ...positionInTree(path, await entries(), lang) };
}

export function listContentEntries({ db, lang }: Context): Promise<ContentEntry[]> {
  return listEntries(db.pool, lang);
}
