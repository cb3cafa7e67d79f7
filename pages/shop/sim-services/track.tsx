import { SimRequestPage } from "@/components/pages/sim-request-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadTrackedRequest } from "@/services/sims/sim-pages.server";

export const getServerSideProps = withPageProps(["cart", "sim-services", "stores"], loadTrackedRequest);

export default SimRequestPage;
