import { PreorderPage } from "@/components/pages/preorder-page";
import { loadPreorder } from "@/services/checkout/checkout-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "checkout"], loadPreorder);

export default PreorderPage;
