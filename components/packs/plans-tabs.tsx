import type { ReactNode } from "react";
import { PackCards } from "@/components/packs/pack-card";
import styles from "@/components/packs/plans-tabs.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { Tabs } from "@/components/ui/actions/tabs";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Callout } from "@/components/ui/sections/callout";
import type { BestPacks } from "@/services/packs/pack-pages.server";
import { packSearchHref, readPackSearch } from "@/utils/packs/pack-search";
import { paths } from "@/utils/paths/paths";

/**
 * Everything available for a number: the best packs of each kind, the packages of a SIM, and its own offers.
 * @param props.best null if they could not be loaded
 */
export function PlansTabs({ best }: { best: readonly BestPacks[] | null }) {
  const { t } = usePackLabels();
  const kinds = (best ?? []).map(({ kind, packs }) => ({
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
    <>
      {best === null && <Callout tone="warning">{t("notLoaded")}</Callout>}
      <Tabs
        label={t("hub.label")}
        tabs={[
          ...kinds,
          {
            id: "packages",
            label: t("hub.packages"),
            panel: (
              <LinkPanel text={t("hub.packagesText")}>
                <ButtonLink href={paths.tariffPackages}>{t("hub.packagesLink")}</ButtonLink>
              </LinkPanel>
            ),
          },
          {
            id: "mine",
            label: t("hub.mine"),
            panel: (
              <LinkPanel text={t("hub.mineText")}>
                <ButtonLink href={paths.myOffers}>{t("hub.mineLink")}</ButtonLink>
                <ButtonLink href={paths.offers} variant="secondary">
                  {t("hub.offersLink")}
                </ButtonLink>
              </LinkPanel>
            ),
          },
        ]}
      />
    </>
  );
}

/** A text with links to the pages that it is about. */
function LinkPanel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <p className={styles.more}>{children}</p>
    </>
  );
}
