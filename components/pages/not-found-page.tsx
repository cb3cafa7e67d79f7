import { PopularPlaces } from "@/components/layout/footer/popular-places";
import { MessagePage } from "@/components/layout/message-page";
import { PageHead } from "@/components/layout/page-head";
import { SiteSearchBar } from "@/components/search/site-search-bar";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PageProps } from "@/utils/layout/page-layout";

/** The page for an address that does not exist, with the search. */
export function NotFoundPage({ layout }: Pick<PageProps, "layout">) {
  const { t } = useTexts();
  return (
    <>
      <PageHead layout={layout} title={t("notFound.title")} description={t("notFound.text")} indexed={false} />
      <MessagePage illustration="404" heading={t("notFound.heading")} text={t("notFound.text")}>
        <SiteSearchBar />
      </MessagePage>
      <PopularPlaces />
    </>
  );
}
