import { createHash, timingSafeEqual } from "node:crypto";
import { type ContentPage, contentPageCalls } from "@/backend/contract/content/content-page";
import type { ContentEntry } from "@/backend/db/queries/content/content-page-queries";
import { getContentPage, listContentEntries } from "@/backend/domain/content/get-content-page";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";
import { type RequestContext, type Route, route } from "@/backend/http/requests/route";

const [getContentPageCall, listContentPagesCall] = contentPageCalls;
const cachedPages = cachedAnswers<ContentPage>();
const cachedEntries = cachedAnswers<ContentEntry[]>();

/** Pages of rich blocks, as their editors left them. */
export const contentPageRoutes: readonly Route[] = [
  route(getContentPageCall, async (context, { query: { path } }) => {
    const entries = () => cachedEntries(context, null, () => listContentEntries(context));
    // What is cached between here and a reader is the published page and no draft.
    context.answerHeaders["vary"] = "lang, Previewtoken";
    if (mayPreview(context)) {
      context.answerHeaders["cache-control"] = "private, no-store";
      return { status: true as const, data: await getContentPage(context, { path, withDraft: true }, entries) };
    }
    const page = await cachedPages(context, path, () => getContentPage(context, { path, withDraft: false }, entries));
    return { status: true as const, data: page };
  }),

  route(listContentPagesCall, async (context) => ({
    status: true as const,
    data: (await cachedEntries(context, null, () => listContentEntries(context))).map(
      ({ path, name, section, updatedOn }) => ({ path, name, section, updated_on: updatedOn }),
    ),
  })),
];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** True with the editors' token; never when none is configured. */
function mayPreview({ env, previewToken }: RequestContext): boolean {
  return (
    env.previewToken !== "" && previewToken !== null && timingSafeEqual(digest(previewToken), digest(env.previewToken))
  );
}
