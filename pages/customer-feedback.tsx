import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { loadContentPage } from "@/services/content/content-page.server";
import { answerFeedbackForm } from "@/services/forms/feedback-form.server";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

const page = withPageProps(["content", "feedback"], loadContentPage);
export const getServerSideProps = withForms(page, ["feedback"], answerFeedbackForm, drawPlainReply);

export default function CustomerFeedbackPage(props: ContentPageProps) {
  const slots = { "customer-feedback": <FeedbackForm ownMsisdn={ownMsisdnOf(props.layout.user)} /> };
  return <ContentPage {...props} parts={{ slots }} />;
}
