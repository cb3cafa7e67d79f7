import { InvoicePage } from "@/components/orders/invoice-page";
import { loadInvoice } from "@/services/orders/invoice-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], loadInvoice);

export default InvoicePage;
