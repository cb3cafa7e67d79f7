import { PopularPlaces } from "@/components/layout/footer/popular-places";
import { MessagePage } from "@/components/layout/message-page";
import { PageHead } from "@/components/layout/page-head";
import { SiteSearchBar } from "@/components/search/site-search-bar";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PageProps } from "@/utils/layout/page-layout";

/** The page for an address that does not exist, with the search. */
export function NotFoundPage({ layout }: Pick<PageProps, "layout">) {
  const { t } = useTexts("not-found");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("text")} indexed={false} />
      <MessagePage illustration="404" heading={t("heading")} text={t("text")}>
        <SiteSearchBar />
      </MessagePage>
      <PopularPlaces />
    </>
  );
}
