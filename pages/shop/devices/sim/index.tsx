import { SimShopPage } from "@/components/sims/sim-shop-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadSimShop } from "@/services/sims/sim-pages.server";

export const getServerSideProps = withPageProps(["cart", "sims"], loadSimShop);

export default SimShopPage;
