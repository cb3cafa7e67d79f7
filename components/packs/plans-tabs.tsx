import { PackCards } from "@/components/packs/pack-card";
import styles from "@/components/packs/plans-tabs.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { Tabs } from "@/components/ui/actions/tabs";
import { CachedMarkup } from "@/components/ui/cached-markup";
import type { BestPacks } from "@/services/packs/pack-pages.server";
import { packSearchHref, readPackSearch } from "@/utils/packs/pack-search";
import { paths } from "@/utils/paths/paths";

/** Everything available for a number: the best packs of each kind, the packages of a SIM, and its own offers. */
export function PlansTabs({ best }: { best: readonly BestPacks[] }) {
  const { t } = usePackLabels();
  const kinds = best.map(({ kind, packs }) => ({
    id: kind,
    label: t(`hub.${kind}`),
    panel: (
      <>
        <p className={styles.text}>{t("hub.best")}</p>
        <CachedMarkup as="div" name="best-packs" data={packs}>
          {() => <PackCards packs={packs} />}
        </CachedMarkup>
        <p className={styles.more}>
          <ButtonLink href={packSearchHref(readPackSearch({ kind }), {})} variant="secondary">
            {t(`all.${kind}`)}
          </ButtonLink>
          <ButtonLink href={paths.packFinder} variant="ghost">
            {t("finder.title")}
          </ButtonLink>
        </p>
      </>
    ),
  }));
  return (
    <Tabs
      label={t("hub.label")}
      tabs={[
        ...kinds,
        {
          id: "packages",
          label: t("hub.packages"),
          panel: (
            <>
              <p className={styles.text}>{t("hub.packagesText")}</p>
              <p className={styles.more}>
                <ButtonLink href={paths.tariffPackages}>{t("hub.packagesLink")}</ButtonLink>
              </p>
            </>
          ),
        },
        {
          id: "mine",
          label: t("hub.mine"),
          panel: (
            <>
              <p className={styles.text}>{t("hub.mineText")}</p>
              <p className={styles.more}>
                <ButtonLink href={paths.myOffers}>{t("hub.mineLink")}</ButtonLink>
                <ButtonLink href={paths.offers} variant="secondary">
                  {t("hub.offersLink")}
                </ButtonLink>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
