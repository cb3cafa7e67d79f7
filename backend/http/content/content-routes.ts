import { contentCalls, type PressRelease, type PressReleaseList } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import type { PressReleaseRow } from "@/backend/db/queries/content/content-queries";
import { getPressRelease } from "@/backend/domain/content/get-press-release";
import { listPressReleases } from "@/backend/domain/content/list-press-releases";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/requests/page-view";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";

const kept = cachedAnswers<PressReleaseList>();

/** The press releases of the company. */
export const contentRoutes: readonly Route[] = [
  route(contentCalls.listPressReleases, async (context, { body }) =>
    answer(
      await kept(context, body, () =>
        body.slug === undefined ? readList(context, body) : readArticle(context, body.slug),
      ),
    ),
  ),
];

async function readList(
  context: RequestContext,
  body: CallInput<typeof contentCalls.listPressReleases>["body"],
): Promise<PressReleaseList> {
  const list = await listPressReleases(context, {
    filter: { key: body.key === undefined || body.key === "" ? null : body.key, year: body.year ?? null },
    page: body.page ?? 1,
    perPage: body.per_page ?? ENTRIES_PER_PAGE,
  });
  return {
    items: list.items.map((release) => releaseView(release, context.lang)),
    ...pageFieldsOf(list),
    years: list.years,
    article: null,
  };
}

async function readArticle(context: RequestContext, slug: string): Promise<PressReleaseList> {
  const { article, years } = await getPressRelease(context, slug);
  const release = releaseView(article, context.lang);
  return {
    items: [release],
    count: 1,
    page: 1,
    pages: 1,
    per_page: 1,
    years,
    article: { ...release, body: article.bodies[context.lang] },
  };
}

function releaseView(release: PressReleaseRow, lang: Language): PressRelease {
  return {
    slug: release.slug,
    title: release.titles[lang],
    summary: release.summaries[lang],
    published_on: release.publishedOn,
    picture: release.picture && pictureOf(release.picture, lang),
  };
}
