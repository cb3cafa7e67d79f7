import type { contentCalls } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import { type ArticleKind, type ArticleRow, getArticle, listArticles } from "@/backend/domain/dated-articles";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import type { CallInput, RequestContext } from "@/backend/http/requests/route";

type ArticlesBody = CallInput<(typeof contentCalls)["listPressReleases" | "listNotices"]>["body"];

/** The answer of a call for dated articles: a page of them, or with a slug one in full, as a list of one. */
export async function answerArticles<Row extends ArticleRow, Own>(
  context: RequestContext,
  kind: ArticleKind<Row>,
  { slug, key, year, page, per_page }: ArticlesBody,
  own: (row: Row, lang: Language) => Own,
) {
  const { lang } = context;
  const view = (row: Row) => ({
    slug: row.slug,
    title: row.titles[lang],
    summary: row.summaries[lang],
    published_on: row.publishedOn,
    ...own(row, lang),
  });
  if (slug !== undefined) {
    const { article, years } = await getArticle(context, kind, slug);
    const entry = view(article);
    const inFull = { ...entry, body: article.bodies[lang] };
    return { items: [entry], count: 1, page: 1, pages: 1, per_page: 1, years, article: inFull };
  }
  const list = await listArticles(context, kind, {
    filter: { key: key === undefined || key === "" ? null : key, year: year ?? null },
    ...pageQueryOf({ page, per_page }),
  });
  return { items: list.items.map(view), ...pageFieldsOf(list), years: list.years, article: null };
}
