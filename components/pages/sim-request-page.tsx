import { PageHead } from "@/components/layout/page-head";
import { RequestTrackView } from "@/components/sims/request-track-view";
import { VisitCentres } from "@/components/stores/visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadTrackedRequest } from "@/services/sims/sim-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** A SIM request by its reference, with the customer centres for its visit. */
export function SimRequestPage({ layout, reference, request, phone }: ViewProps<typeof loadTrackedRequest>) {
  const { t } = useTexts("sim-services");
  const trail = shopTrail(
    t,
    { name: t("hub.title"), path: paths.simServices },
    { name: t("hub.track"), path: paths.simRequest },
  );
  return (
    <>
      <PageHead
        layout={layout}
        title={t("track.title")}
        description={t("track.description")}
        indexed={reference === ""}
        trail={trail}
      />
      <RequestTrackView
        reference={reference}
        request={request}
        centres={(visit) => <VisitCentres {...visit} />}
        phone={phone}
        trail={trail}
      />
    </>
  );
}
