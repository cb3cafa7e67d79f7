import { ProductPage } from "@/components/pages/product-page";
import { loadProduct } from "@/services/catalog/product-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "product", "cart", "reviews"], loadProduct);

export default ProductPage;
