import { PageHead } from "@/components/layout/page-head";
import { ServiceView } from "@/components/sims/service-view";
import type { StepParts } from "@/components/sims/typed-step";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";
import { servicePaths } from "@/utils/sims/sim-steps";

/** The page of a SIM service with a form of several steps. */
export function ServicePage({ layout, ...parts }: StepParts & { layout: LayoutData }) {
  const { t } = useTexts("sim-services");
  const { service } = parts;
  const title = t(`services.${service}.title`);
  const trail = shopTrail(
    t,
    { name: t("hub.title"), path: paths.simServices },
    { name: title, path: servicePaths[service] },
  );
  return (
    <>
      <PageHead layout={layout} title={title} description={t(`services.${service}.description`)} trail={trail} />
      <ChakraScope>
        <ServiceView {...parts} trail={trail} />
      </ChakraScope>
    </>
  );
}
