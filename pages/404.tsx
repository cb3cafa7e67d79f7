import { MessagePage } from "@/components/layout/message-page";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/button";
import { useTexts } from "@/hooks/use-texts";
import { withStaticPageProps } from "@/services/page-props.server";
import type { PageProps } from "@/utils/page-shell";
import { paths } from "@/utils/paths";

export const getStaticProps = withStaticPageProps();

export default function NotFoundPage({ shell }: PageProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHead shell={shell} title={t("notFound.title")} description={t("notFound.text")} indexed={false} />
      <MessagePage illustration="404" heading={t("notFound.heading")} text={t("notFound.text")}>
        <ButtonLink href={paths.phones} locale={false}>
          {t("footer.allPhones")}
        </ButtonLink>
        <ButtonLink href={paths.trackOrder} locale={false} variant="secondary">
          {t("nav.trackOrder")}
        </ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          {t("notFound.home")}
        </ButtonLink>
      </MessagePage>
    </>
  );
}
