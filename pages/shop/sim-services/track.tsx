import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { RequestTrackView } from "@/components/sims/request-track-view";
import { VisitCentres } from "@/components/stores/visit-centres";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { loadTrackedRequest } from "@/services/sims/sim-pages.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

export const getServerSideProps = withPageProps(["cart", "sim-services", "stores"], loadTrackedRequest);

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SimRequestPage({ layout, reference, request, phone }: Props) {
  const { t, language } = useTexts("sim-services");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
    { name: t("hub.track"), path: paths.simRequest },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("track.title")}
        description={t("track.description")}
        share={{}}
        indexed={reference === ""}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
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
