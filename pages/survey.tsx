import { ContentPage } from "@/components/content/content-page";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { SurveySlot } from "@/components/survey/survey-slot";
import { answerSurveyForm } from "@/services/forms/survey-form.server";
import { loadSurveyPage } from "@/services/forms/survey-page.server";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

const surveyPage = withPageProps(["content", "survey"], loadSurveyPage);
export const getServerSideProps = withForms(surveyPage, ["survey"], answerSurveyForm, drawPlainReply);

export default function SurveyPage({ offer, ...content }: ViewProps<typeof loadSurveyPage>) {
  return <ContentPage {...content} parts={{ slots: { survey: <SurveySlot offer={offer} /> } }} />;
}
