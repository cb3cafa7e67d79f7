import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { SurveySlot } from "@/components/survey/survey-slot";
import { answerSurveyForm } from "@/services/forms/survey-form.server";
import { loadSurveyPage, type SurveyPageData } from "@/services/forms/survey-page.server";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";

const surveyPage = withPageProps(["content", "survey"], loadSurveyPage);
export const getServerSideProps = withForms(surveyPage, ["survey"], answerSurveyForm, drawPlainReply);

export default function SurveyPage({ page, layout, offer }: ContentPageProps & SurveyPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: { survey: <SurveySlot offer={offer} /> } }} />;
}
