import type { ReactNode } from "react";
import { CountryPlace } from "@/components/stores/country-place";
import { DirectionsLink } from "@/components/stores/directions-link";
import { HoursTable } from "@/components/stores/hours-table";
import { OpenState } from "@/components/stores/open-state";
import { ServiceList } from "@/components/stores/service-list";
import { StoreCard } from "@/components/stores/store-card";
import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import type { Store, StoreInFull } from "@/services/stores/stores-service";
import { formatCount } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

interface StoreViewProps {
  trail: readonly Crumb[];
  store: StoreInFull;
  /** The nearest others. */
  near: readonly Store[];
  /** Phones that lie in the centre now: a row of some, drawn by who knows goods, and how many there are. */
  phones: { rail: ReactNode; count: number };
}

/** One centre: where it is, when it is open, what can be done there, and where else to go. On paper it is a sheet. */
export function StoreView({ trail, store, near, phones }: StoreViewProps) {
  const { t, language, digits } = useStoreLabels();
  const { name, district, phone, names, addressLines, latitude, longitude } = store;
  const other = language === "bn" ? "en" : "bn";
  const number = formatCount(phones.count, language);
  return (
    <article className={styles.page}>
      <div className={styles.hero}>
        <div className={`${page.container} ${styles.crumbs}`}>
          <Breadcrumbs trail={trail} />
        </div>
        <div className={`${page.container} ${styles.head}`}>
          <div className={styles.words}>
            <p className={styles.district}>{district}</p>
            <h1 className={styles.name}>{name}</h1>
            <OpenState store={store} className={styles.state} />
            <address className={styles.address}>
              <p>{addressLines[language]}</p>
              <p lang={other} className={styles.other}>
                {names[other]}, {addressLines[other]}
              </p>
            </address>
            <div className={styles.actions}>
              <DirectionsLink
                store={store}
                className="chakra-button chakra-button--variant_primary chakra-button--size_lg"
              />
              {phone !== null && (
                <Button asChild variant="outline" size="lg">
                  <a href={`tel:${phone}`}>{t("call", { number: digits(phone) })}</a>
                </Button>
              )}
            </div>
          </div>
          <CountryPlace label={t("page.where", { name, district })} latitude={latitude} longitude={longitude} />
        </div>
      </div>
      <div className={`${page.container} ${styles.facts}`}>
        <section aria-labelledby="hours" className={styles.card}>
          <h2 id="hours">{t("page.hours")}</h2>
          <HoursTable store={store} />
          <p className={styles.note}>
            {t("page.holidays")}{" "}
            <SiteLink href={paths.notices} prefetch={false}>
              {t("page.notices")}
            </SiteLink>
          </p>
        </section>
        <section aria-labelledby="services" className={styles.card}>
          <h2 id="services">{t("page.services")}</h2>
          <ServiceList services={store.services} />
          <p className={styles.note}>
            <SiteLink href={`${paths.storeLocator}#bring`} prefetch={false}>
              {t("page.bring")}
            </SiteLink>
          </p>
        </section>
      </div>
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
        <Share title={name} />
      </div>
    </article>
  );
}
