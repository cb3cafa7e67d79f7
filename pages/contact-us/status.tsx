import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { FormStatus } from "@/components/forms/form-status";
import { loadContentPage } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "form-status"], async (request) => ({
  ...(await loadContentPage(request)),
  reference: typeof request.query["reference"] === "string" ? request.query["reference"].slice(0, 40) : "",
}));

export default function FormStatusPage({
  reference,
  ...content
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ContentPage {...content} parts={{ slots: { "form-status": <FormStatus reference={reference} /> } }} />;
}
