import { type ContentPage, contentPageCalls } from "@/backend/contract/content/content-page";
import type { ContentEntry } from "@/backend/db/queries/content/content-page-queries";
import { isSameSecret } from "@/backend/domain/codes/code-secrets";
import { getContentPage, listContentEntries } from "@/backend/domain/content/get-content-page";
import { hashToken } from "@/backend/domain/random-ids";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";

const cachedPages = cachedAnswers<ContentPage>();
const cachedEntries = cachedAnswers<ContentEntry[]>();

/** Content pages made of rich blocks, as their editors saved them. */
export const contentPageRoutes: readonly Route[] = [
  route(contentPageCalls.getContentPage, async (context, { query: { path } }) => {
    const entries = () => cachedEntries(context, null, () => listContentEntries(context));
    // Caches between this server and a reader may store the published page, but never a draft.
    context.answerHeaders["vary"] = "lang, Previewtoken";
    if (mayPreview(context)) {
      context.answerHeaders["cache-control"] = "private, no-store";
      return answer(await getContentPage(context, { path, withDraft: true }, entries));
    }
    const page = await cachedPages(context, path, () => getContentPage(context, { path, withDraft: false }, entries));
    return answer(page);
  }),

  route(contentPageCalls.listContentPages, async (context) =>
    answer(
      (await cachedEntries(context, null, () => listContentEntries(context))).map(
        ({ path, name, section, updatedOn }) => ({ path, name, section, updated_on: updatedOn }),
      ),
    ),
  ),
];

/** True if the request has the editors' token. Always false if no token is configured. */
function mayPreview({ env, previewToken }: RequestContext): boolean {
  if (env.previewToken === "" || previewToken === null) return false;
  return isSameSecret(hashToken(previewToken), hashToken(env.previewToken));
}
