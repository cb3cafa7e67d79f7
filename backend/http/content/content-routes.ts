import { contentCalls } from "@/backend/contract/content/content";
import { PRESS_RELEASES } from "@/backend/domain/dated-articles";
import { answerArticles } from "@/backend/http/content/dated-articles-view";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type Route } from "@/backend/http/requests/route";

export const contentRoutes: readonly Route[] = [
  cachedRoute(contentCalls.listPressReleases, async (context, { body }) =>
    answer(
      await answerArticles(context, PRESS_RELEASES, body, ({ picture }, lang) => ({
        picture: picture && pictureOf(picture, lang),
      })),
    ),
  ),
];
