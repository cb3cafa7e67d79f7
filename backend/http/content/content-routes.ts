import { contentCalls } from "@/backend/contract/content/content";
import { NOTICES, PRESS_RELEASES } from "@/backend/domain/dated-articles";
import { searchUsefulInfo, voteUsefulInfo } from "@/backend/domain/support/useful-info";
import { answerArticles } from "@/backend/http/content/dated-articles-view";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { tryDailyBudget } from "@/backend/http/requests/code-context";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type Route, route } from "@/backend/http/requests/route";

/** Press releases, the notice board, and the answers of the support pages. */
export const contentRoutes: readonly Route[] = [
  cachedRoute(contentCalls.listPressReleases, async (context, { body }) =>
    answer(
      await answerArticles(context, PRESS_RELEASES, body, ({ picture }, lang) => ({
        picture: picture && pictureOf(picture, lang),
      })),
    ),
  ),

  cachedRoute(contentCalls.listNotices, async (context, { body }) =>
    answer(await answerArticles(context, NOTICES, body, ({ file }) => ({ file }))),
  ),

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
    const mayCount = (slug: string) => tryDailyBudget(context, `vote ${slug}`);
    await voteUsefulInfo({ db: context.db, mayCount }, body);
    return { status: true as const };
  }),
];
