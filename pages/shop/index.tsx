import { ShopPage } from "@/components/catalog/front/shop-page";
import { loadShop } from "@/services/catalog/shop-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "cart"], loadShop);

export default ShopPage;
