import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { loadContentPage } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

/** Length of the country code, which people do not write before their number. */
const COUNTRY_PREFIX = 2;

export const getServerSideProps = withPageProps(["content", "feedback"], loadContentPage);

export default function CustomerFeedbackPage(props: ContentPageProps) {
  const ownMsisdn = props.layout.user?.msisdn.slice(COUNTRY_PREFIX) ?? "";
  const slots = { "customer-feedback": <FeedbackForm ownMsisdn={ownMsisdn} /> };
  return <ContentPage {...props} parts={{ slots }} />;
}
