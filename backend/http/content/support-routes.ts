import { contentCalls, type Notice, type NoticeList, type UsefulInfoList } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import type { NoticeRow } from "@/backend/db/queries/content/notice-queries";
import { getNotice } from "@/backend/domain/support/get-notice";
import { listNotices } from "@/backend/domain/support/list-notices";
import { searchUsefulInfo } from "@/backend/domain/support/search-useful-info";
import { voteUsefulInfo } from "@/backend/domain/support/vote-useful-info";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/requests/page-view";
import { answer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";

const cachedNotices = cachedAnswers<NoticeList>();
const cachedAnswersFound = cachedAnswers<UsefulInfoList>();

/** The notice board, and the answers of the support pages. */
export const supportRoutes: readonly Route[] = [
  route(contentCalls.listNotices, async (context, { body }) =>
    answer(
      await cachedNotices(context, body, () =>
        body.slug === undefined ? readList(context, body) : readArticle(context, body.slug),
      ),
    ),
  ),

  route(contentCalls.searchUsefulInfo, async (context, { params }) =>
    answer(
      await cachedAnswersFound(context, params, async () => {
        const { items, count } = await searchUsefulInfo(context, params.term);
        const { lang } = context;
        return {
          items: items.map(({ slug, topics, titles, answers, steps, path }) => ({
            slug,
            title: titles[lang],
            answer: answers[lang],
            steps: steps[lang],
            topic: topics[lang],
            path,
          })),
          count,
        };
      }),
    ),
  ),

  route(contentCalls.voteUsefulInfo, async (context, { body }) => {
    await voteUsefulInfo(context, body);
    return { status: true as const };
  }),
];

async function readList(
  context: RequestContext,
  body: CallInput<typeof contentCalls.listNotices>["body"],
): Promise<NoticeList> {
  const list = await listNotices(context, {
    filter: { key: body.key === undefined || body.key === "" ? null : body.key, year: body.year ?? null },
    page: body.page ?? 1,
    perPage: body.per_page ?? ENTRIES_PER_PAGE,
  });
  return {
    items: list.items.map((notice) => noticeView(notice, context.lang)),
    ...pageFieldsOf(list),
    years: list.years,
    article: null,
  };
}

async function readArticle(context: RequestContext, slug: string): Promise<NoticeList> {
  const { article, years } = await getNotice(context, slug);
  const notice = noticeView(article, context.lang);
  return {
    items: [notice],
    count: 1,
    page: 1,
    pages: 1,
    per_page: 1,
    years,
    article: { ...notice, body: article.bodies[context.lang] },
  };
}

function noticeView({ slug, titles, summaries, publishedOn, file }: NoticeRow, lang: Language): Notice {
  return { slug, title: titles[lang], summary: summaries[lang], published_on: publishedOn, file };
}
