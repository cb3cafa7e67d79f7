import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { ContactForms } from "@/components/forms/contact-forms";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { contactFormOf } from "@/utils/forms/web-forms";

export const getServerSideProps = withPageProps(
  ["content", "forms"],
  async (request) => ({ ...(await loadContentPage(request)), form: contactFormOf(request.query["form_type"]) }),
  textsOfBlocks,
);

export default function ContactPage({ form, ...content }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const parts = { Form: LazyContentForm, slots: { "contact-form": <ContactForms form={form} /> } };
  return <ContentPage {...content} parts={parts} />;
}
