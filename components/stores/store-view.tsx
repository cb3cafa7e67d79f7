import type { ReactNode } from "react";
import country from "@/components/stores/country-place.module.css";
import { DirectionsLink } from "@/components/stores/directions-link";
import { OpenState } from "@/components/stores/open-state";
import { StoreCard } from "@/components/stores/store-card";
import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { PrintButton } from "@/components/ui/actions/print-button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { Icon } from "@/components/ui/values/icon";
import type { Store, StoreInFull } from "@/services/stores/stores-service";
import { dayOfChange, weekOf } from "@/utils/dates/store-hours";
import { placeOnOutline } from "@/utils/maps/country-map";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

/** The pages on which a service is described in detail, or done online. */
const PLACES: Readonly<Record<string, string>> = {
  "new-sim": paths.sim,
  "sim-replacement": paths.simReplacement,
  esim: paths.esimMigration,
  "number-portability": paths.numberPortability,
  "ownership-transfer": paths.simOwnershipTransfer,
  "order-pickup": paths.trackOrder,
  devices: paths.devices,
  "bill-payment": paths.recharge,
};

/** The services of a centre. Each links to its page, if there is one. */
function ServiceList({ services }: Pick<Store, "services">) {
  return (
    <ul className={`${page.textLinks} ${styles.services}`}>
      {services.map(({ key, label }) => (
        <li key={key}>
          <Icon name="check" size={18} />
          {PLACES[key] === undefined ? (
            <span>{label}</span>
          ) : (
            <SiteLink href={PLACES[key]} prefetch={false}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The opening hours of a centre, and its services. */
function StoreFacts({ store }: { store: StoreInFull }) {
  const { t } = useStoreLabels();
  return (
    <div className={`${page.container} ${styles.facts}`}>
      <section aria-labelledby="hours" className={`${page.card} ${styles.card}`}>
        <h2 id="hours">{t("page.hours")}</h2>
        <HoursTable store={store} />
        <p className={`${page.textLinks} ${styles.note}`}>
          {t("page.holidays")}{" "}
          <SiteLink href={paths.notices} prefetch={false}>
            {t("page.notices")}
          </SiteLink>
        </p>
      </section>
      <section aria-labelledby="services" className={`${page.card} ${styles.card}`}>
        <h2 id="services">{t("page.services")}</h2>
        <ServiceList services={store.services} />
        <p className={`${page.textLinks} ${styles.note}`}>
          <SiteLink href={`${paths.storeLocator}#bring`} prefetch={false}>
            {t("page.bring")}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

/** The opening hours of a centre for a week; today is marked by a word and by bold type. */
function HoursTable({ store: { hours, nextChange } }: { store: Pick<Store, "hours" | "nextChange"> }) {
  const { t, times } = useStoreLabels();
  const today = nextChange === null ? null : dayOfChange(nextChange);
  return (
    <table className={styles.hours}>
      <tbody>
        {weekOf(hours).map(({ day, hours: own }) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">
              {t(`days.${day}`)}
              {day === today && <small>{t("page.today")}</small>}
            </th>
            <td>{times(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
        <PrintButton>{t("page.print")}</PrintButton>
        <Share title={store.name} />
      </div>
    </article>
  );
}

/** Name, address and state of a centre, directions, and its position in the country. */
function StoreHero({ trail, store }: { trail: readonly Crumb[]; store: StoreInFull }) {
  const { t, language, digits } = useStoreLabels();
  const { name, district, phone, names, addressLines, latitude, longitude } = store;
  const other = language === "bn" ? "en" : "bn";
  return (
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
            <p lang={other} className={page.quiet}>
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
  );
}

interface CountryPlaceProps {
  /** The text for readers who do not see the picture. */
  label: string;
  latitude: number;
  longitude: number;
}

/** The position of something in the country: the country's outline with a pin, without a script. */
function CountryPlace({ label, ...position }: CountryPlaceProps) {
  const { left, top } = placeOnOutline(position);
  const at = { left: `${(left * 100).toFixed(1)}%`, top: `${(top * 100).toFixed(1)}%` };
  return (
    <div role="img" aria-label={label} className={country.country}>
      <span className={country.pin} style={at} />
    </div>
  );
}
