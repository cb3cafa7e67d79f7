import { PageHead } from "@/components/layout/page-head";
import { PackFinder } from "@/components/packs/pack-finder";
import styles from "@/components/packs/pack-view.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import type { PackPlan } from "@/services/packs/packs-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import type { PackNeed } from "@/utils/packs/pack-need";
import { paths } from "@/utils/paths/paths";

interface PackFinderPageProps {
  layout: LayoutData;
  need: PackNeed;
  plans: readonly PackPlan[];
}

/** The pack finder with its head. Search engines see the same page for every need. */
export function PackFinderPage({ layout, need, plans }: PackFinderPageProps) {
  const { t } = usePackLabels();
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("hub.label"), path: paths.plansOffers },
    { name: t("finder.title"), path: paths.packFinder },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("finder.title")}
        description={t("finder.description")}
        share={{ title: t("finder.title") }}
        trail={trail}
      />
      <div className={`${page.container} ${styles.page}`}>
        <Breadcrumbs trail={trail} />
        <TitleBand title={t("finder.title")} text={t("finder.intro")} src="/images/kit/scene/packs.svg" wide />
        <PackFinder need={need} plans={plans} />
      </div>
    </>
  );
}
