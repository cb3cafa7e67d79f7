import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { ServiceView } from "@/components/sims/service-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { listDistricts } from "@/services/checkout/delivery-service";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { servicePaths } from "@/utils/sims/sim-steps";

export const getServerSideProps = withPageProps(["cart", "sim-services"], async ({ api }) => ({
  districts: await listDistricts(api),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SimReplacementPage({ layout, districts }: Props) {
  const { t, language } = useTexts("sim-services");
  const title = t("services.sim_replacement.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths.sim_replacement },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("services.sim_replacement.description")}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ChakraScope>
        <ServiceView service="sim_replacement" districts={districts} trail={trail} />
      </ChakraScope>
    </>
  );
}
