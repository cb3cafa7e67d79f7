import { contentCalls, type PressRelease, type PressReleaseList } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import type { PressReleaseRow } from "@/backend/db/queries/content/content-queries";
import { getPressRelease } from "@/backend/domain/content/get-press-release";
import { listPressReleases } from "@/backend/domain/content/list-press-releases";
import { datedArticle, datedAsked, datedList } from "@/backend/http/content/dated-texts-view";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type CallInput, type RequestContext, type Route } from "@/backend/http/requests/route";

/** The press releases of the company. */
export const contentRoutes: readonly Route[] = [
  cachedRoute(contentCalls.listPressReleases, async (context, { body }) => answer(await read(context, body))),
];

async function read(
  context: RequestContext,
  body: CallInput<typeof contentCalls.listPressReleases>["body"],
): Promise<PressReleaseList> {
  const { lang } = context;
  const view = (release: PressReleaseRow) => releaseView(release, lang);
  if (body.slug !== undefined) return datedArticle(await getPressRelease(context, body.slug), lang, view);
  return datedList(await listPressReleases(context, datedAsked(body)), view);
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
