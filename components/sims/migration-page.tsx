import { PageHead } from "@/components/layout/page-head";
import { MigrationView } from "@/components/sims/migration-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PageProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";
import { servicePaths } from "@/utils/sims/sim-steps";

/** The page for moving a number to an eSIM. */
export function MigrationPage({ layout }: Pick<PageProps, "layout">) {
  const { t } = useTexts("sim-services");
  const title = t("services.esim_migration.title");
  const trail = shopTrail(
    t,
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths.esim_migration },
  );
  return (
    <>
      <PageHead layout={layout} title={title} description={t("services.esim_migration.description")} trail={trail} />
      <ChakraScope>
        <MigrationView trail={trail} />
      </ChakraScope>
    </>
  );
}
