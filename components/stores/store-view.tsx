import type { ReactNode } from "react";
import { StoreCard } from "@/components/stores/store-card";
import { StoreFacts } from "@/components/stores/store-facts";
import { StoreHero } from "@/components/stores/store-hero";
import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import type { Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { Share } from "@/components/ui/actions/share";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import type { Store, StoreInFull } from "@/services/stores/stores-service";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

interface StoreViewProps {
  trail: readonly Crumb[];
  store: StoreInFull;
  /** The nearest others. */
  near: readonly Store[];
  /** Phones in stock at the centre: a row of some of them, drawn by another feature, and the total number. */
  phones: { rail: ReactNode; count: number };
}

/** One centre: address, opening hours, services, and where else to go. When printed, it is a sheet. */
export function StoreView({ trail, store, near, phones }: StoreViewProps) {
  const { t, language } = useStoreLabels();
  const number = formatNumber(phones.count, language);
  return (
    <article className={styles.page}>
      <StoreHero trail={trail} store={store} />
      <StoreFacts store={store} />
      {phones.rail !== null && (
        <div className={styles.screen}>
          <Section
            id="phones"
            title={t("page.phones", { count: phones.count, number })}
            more={{ href: paths.phones, label: t("page.allPhones") }}
          >
            {phones.rail}
          </Section>
        </div>
      )}
      <Section id="near" title={t("page.near")} more={{ href: paths.storeLocator, label: t("page.all") }}>
        <ul className={styles.near}>
          {near.map((each) => (
            <li key={each.id}>
              <StoreCard store={each} />
            </li>
          ))}
        </ul>
      </Section>
      <div className={`${page.container} ${styles.tools} ${styles.screen}`}>
        <Button variant="outline" onClick={() => window.print()}>
          {t("page.print")}
        </Button>
        <Share title={store.name} />
      </div>
    </article>
  );
}
