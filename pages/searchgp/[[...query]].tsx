import { SearchPage } from "@/components/pages/search-page";
import { getSearchPageProps, type SearchPageData } from "@/services/search/search-page.server";
import type { PageProps } from "@/utils/layout/page-layout";

export const getServerSideProps = getSearchPageProps;

export default function Search(props: PageProps & SearchPageData) {
  return <SearchPage {...props} />;
}
