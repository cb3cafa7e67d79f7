import { OrderPage } from "@/components/pages/order-page";
import { loadOrder, textsOfOrder } from "@/services/orders/order-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], loadOrder, textsOfOrder);

export default OrderPage;
