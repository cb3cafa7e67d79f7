import { type ContentView, loadContentWithList } from "@/services/content/content-page.server";
import { checkSurvey, type SurveyOffer } from "@/services/forms/survey-service";
import type { PageRequest } from "@/services/page/page-props.server";

export interface SurveyPageData {
  page: ContentView;
  /** Null when it could not be loaded: the rest of the page is shown. */
  offer: SurveyOffer | null;
}

/**
 * The survey page: its content, and the survey that the reader can take.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadSurveyPage(request: PageRequest): Promise<SurveyPageData> {
  const { page, list: offer } = await loadContentWithList(request, "survey", () => checkSurvey(request.api));
  return { page, offer };
}
