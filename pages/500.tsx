import { MessagePage } from "@/components/layout/message-page";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import { withStaticPageProps } from "@/services/page/page-props.server";
import type { PageProps } from "@/utils/layout/page-layout";

export const getStaticProps = withStaticPageProps();

export default function FailurePage({ layout }: PageProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHead layout={layout} title={t("failure.title")} description={t("failure.text")} indexed={false} />
      <MessagePage illustration="offline" heading={t("failure.heading")} text={t("failure.text")}>
        <Button onClick={() => window.location.reload()}>{t("failure.retry")}</Button>
      </MessagePage>
    </>
  );
}
