import { DashboardPage } from "@/components/account/dashboard-view";
import { loadDashboard } from "@/services/account/dashboard-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";

export const getServerSideProps = withPageProps(["account"], async ({ api, context }) => ({
  account: await loadDashboard(api, hasToken(context)),
}));

export default DashboardPage;
