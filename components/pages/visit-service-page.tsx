import { ServicePage } from "@/components/sims/service-page";
import { NearestCentres } from "@/components/stores/nearest-centres";
import type { loadService } from "@/services/sims/sim-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { visitServices } from "@/utils/sims/sim-steps";

interface VisitServicePageProps extends ViewProps<typeof loadService> {
  service: keyof typeof visitServices;
}

/** A SIM service that ends with a visit. Its last step lists the customer centres near the typed place. */
export function VisitServicePage({ layout, service, districts }: VisitServicePageProps) {
  return (
    <ServicePage
      layout={layout}
      service={service}
      districts={districts}
      centres={(visit) => <NearestCentres service={visitServices[service]} {...visit} />}
    />
  );
}
