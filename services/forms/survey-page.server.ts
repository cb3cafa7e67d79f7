import { loadContentWithList } from "@/services/content/content-page.server";
import { checkSurvey } from "@/services/forms/survey-service";
import type { PageRequest } from "@/services/page/page-props.server";

/**
 * The survey page: its content, and the survey that the reader can take.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadSurveyPage(request: PageRequest) {
  const { page, list: offer } = await loadContentWithList(request, "survey", () => checkSurvey(request.api));
  return { page, offer };
}
