import { PageHead } from "@/components/layout/page-head";
import { SearchView } from "@/components/search/search-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { getSearchPageProps, type SearchPageData } from "@/services/search/search-page.server";
import type { PageProps } from "@/utils/layout/page-layout";

export const getServerSideProps = getSearchPageProps;

export default function SearchPage({ layout, texts: _, ...search }: PageProps & SearchPageData) {
  const { t } = useTexts("search");
  const { query } = search;
  const title = query === "" ? t("page.bareTitle") : t("page.title", { query });
  const description = query === "" ? t("page.bareDescription") : t("page.description", { query });
  return (
    <>
      <PageHead layout={layout} title={title} description={description} indexed={false} />
      <SearchView {...search} />
    </>
  );
}
