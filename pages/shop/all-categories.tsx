import { AllCategoriesPage } from "@/components/catalog/front/all-categories-page";
import { loadAllCategories } from "@/services/catalog/categories-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "cart"], loadAllCategories);

export default AllCategoriesPage;
