import { MessagePage } from "@/components/layout/message-page";
import { PageHead } from "@/components/layout/page-head";
import { PopularPlaces } from "@/components/layout/popular-places";
import { useTexts } from "@/hooks/use-texts";
import { withStaticPageProps } from "@/services/page-props.server";
import type { PageProps } from "@/utils/page-shell";

export const getStaticProps = withStaticPageProps();

export default function NotFoundPage({ shell }: PageProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHead shell={shell} title={t("notFound.title")} description={t("notFound.text")} indexed={false} />
      <MessagePage illustration="404" heading={t("notFound.heading")} text={t("notFound.text")} />
      <PopularPlaces />
    </>
  );
}
