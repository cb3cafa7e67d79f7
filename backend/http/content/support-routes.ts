import { contentCalls, type Notice, type NoticeList } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import type { NoticeRow } from "@/backend/db/queries/content/notice-queries";
import { getNotice } from "@/backend/domain/support/get-notice";
import { listNotices } from "@/backend/domain/support/list-notices";
import { searchUsefulInfo } from "@/backend/domain/support/search-useful-info";
import { voteUsefulInfo } from "@/backend/domain/support/vote-useful-info";
import { datedArticle, datedAsked, datedList } from "@/backend/http/content/dated-texts-view";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";

/** The notice board, and the answers of the support pages. */
export const supportRoutes: readonly Route[] = [
  cachedRoute(contentCalls.listNotices, async (context, { body }) => answer(await readNotices(context, body))),

  cachedRoute(contentCalls.searchUsefulInfo, async (context, { params }) => {
    const { items, count } = await searchUsefulInfo(context, params.term);
    const { lang } = context;
    return answer({
      items: items.map(({ slug, topics, titles, answers, steps, path }) => ({
        slug,
        title: titles[lang],
        answer: answers[lang],
        steps: steps[lang],
        topic: topics[lang],
        path,
      })),
      count,
    });
  }),

  route(contentCalls.voteUsefulInfo, async (context, { body }) => {
    await voteUsefulInfo(context, body);
    return { status: true as const };
  }),
];

async function readNotices(
  context: RequestContext,
  body: CallInput<typeof contentCalls.listNotices>["body"],
): Promise<NoticeList> {
  const { lang } = context;
  const view = (notice: NoticeRow) => noticeView(notice, lang);
  if (body.slug !== undefined) return datedArticle(await getNotice(context, body.slug), lang, view);
  return datedList(await listNotices(context, datedAsked(body)), view);
}

function noticeView({ slug, titles, summaries, publishedOn, file }: NoticeRow, lang: Language): Notice {
  return { slug, title: titles[lang], summary: summaries[lang], published_on: publishedOn, file };
}
