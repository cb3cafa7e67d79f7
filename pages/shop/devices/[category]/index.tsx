import { CategoryPage } from "@/components/catalog/listing/category-page";
import { loadCategory } from "@/services/catalog/listing-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "cart"], loadCategory);

export default CategoryPage;
