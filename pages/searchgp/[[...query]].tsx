import { SearchPage } from "@/components/pages/search-page";
import { getSearchPageProps } from "@/services/search/search-page.server";

export const getServerSideProps = getSearchPageProps;

export default SearchPage;
