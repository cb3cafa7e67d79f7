import type { InferGetServerSidePropsType } from "next";
import dynamic from "next/dynamic";
import { ContentPage } from "@/components/content/content-page";
import { ContactForms } from "@/components/forms/contact-forms";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { contactFormOf } from "@/utils/forms/web-forms";

const ContentForm = dynamic(() => import("@/components/forms/content-form").then((part) => part.ContentForm));

export const getServerSideProps = withPageProps(
  ["content", "forms"],
  async (request) => ({ ...(await loadContentPage(request)), form: contactFormOf(request.query["form_type"]) }),
  textsOfBlocks,
);

export default function ContactPage({ form, ...content }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const parts = { Form: ContentForm, slots: { "contact-form": <ContactForms form={form} /> } };
  return <ContentPage {...content} parts={parts} />;
}
