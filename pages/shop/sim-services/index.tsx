import { ServicesHubPage } from "@/components/sims/services-hub";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "sim-services"]);

export default ServicesHubPage;
