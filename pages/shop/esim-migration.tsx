import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { MigrationView } from "@/components/sims/migration-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { servicePaths } from "@/utils/sims/sim-steps";

export const getServerSideProps = withPageProps(["cart", "sims", "sim-services"]);

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function EsimMigrationPage({ layout }: Props) {
  const { t, language } = useTexts("sim-services");
  const title = t("services.esim_migration.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths.esim_migration },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("services.esim_migration.description")}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ChakraScope>
        <MigrationView trail={trail} />
      </ChakraScope>
    </>
  );
}
