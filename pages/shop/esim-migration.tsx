import { MigrationPage } from "@/components/sims/migration-page";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "sims", "sim-services"]);

export default MigrationPage;
