import { VisitServicePage } from "@/components/pages/visit-service-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadService } from "@/services/sims/sim-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["cart", "sim-services", "stores"], loadService);

export default function OwnershipTransfer(props: ViewProps<typeof loadService>) {
  return <VisitServicePage {...props} service="ownership_transfer" />;
}
