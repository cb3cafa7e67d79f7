import { SalePage } from "@/components/catalog/listing/sale-page";
import { loadSale } from "@/services/catalog/listing-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "cart"], loadSale);

export default SalePage;
