import { DevicesPage } from "@/components/catalog/front/devices-page";
import { readCategories } from "@/services/catalog/categories-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "cart"], readCategories);

export default DevicesPage;
