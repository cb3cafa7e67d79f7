import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { ServiceView } from "@/components/sims/service-view";
import { NearestCentres } from "@/components/stores/nearest-centres";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { listDistricts } from "@/services/checkout/delivery-service";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { servicePaths, visitServices } from "@/utils/sims/sim-steps";

export const getServerSideProps = withPageProps(["cart", "sim-services", "stores"], async ({ api }) => ({
  districts: await listDistricts(api),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function OwnershipTransferPage({ layout, districts }: Props) {
  const { t, language } = useTexts("sim-services");
  const title = t("services.ownership_transfer.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths.ownership_transfer },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("services.ownership_transfer.description")}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ChakraScope>
        <ServiceView
          service="ownership_transfer"
          districts={districts}
          trail={trail}
          centres={(visit) => <NearestCentres service={visitServices.ownership_transfer} {...visit} />}
        />
      </ChakraScope>
    </>
  );
}
