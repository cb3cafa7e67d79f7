import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { SurveySlot } from "@/components/survey/survey-slot";
import { loadSurveyPage, type SurveyPageData } from "@/services/forms/survey-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "survey"], loadSurveyPage);

export default function SurveyPage({ page, layout, offer }: ContentPageProps & SurveyPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: { survey: <SurveySlot offer={offer} /> } }} />;
}
