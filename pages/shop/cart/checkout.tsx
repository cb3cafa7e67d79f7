import { CheckoutPage } from "@/components/pages/checkout-page";
import { loadCheckout } from "@/services/checkout/checkout-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "checkout"], loadCheckout);

export default CheckoutPage;
