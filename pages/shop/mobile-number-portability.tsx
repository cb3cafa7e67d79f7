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

export default function NumberPortabilityPage({ layout, districts }: Props) {
  const { t, language } = useTexts("sim-services");
  const title = t("services.mnp.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths.mnp },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("services.mnp.description")}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ChakraScope>
        <ServiceView
          service="mnp"
          districts={districts}
          trail={trail}
          centres={(visit) => <NearestCentres service={visitServices.mnp} {...visit} />}
        />
      </ChakraScope>
    </>
  );
}
