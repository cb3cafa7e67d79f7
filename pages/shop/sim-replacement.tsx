import { ServicePage } from "@/components/sims/service-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadService } from "@/services/sims/sim-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["cart", "sim-services"], loadService);

export default function SimReplacement(props: ViewProps<typeof loadService>) {
  return <ServicePage {...props} service="sim_replacement" />;
}
