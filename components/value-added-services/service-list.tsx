import { FilterLinks } from "@/components/ui/actions/filter-links";
import { SiteLink } from "@/components/ui/actions/site-link";
import { SearchBar } from "@/components/ui/forms/search-bar";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { DialCode } from "@/components/ui/values/dial-code";
import styles from "@/components/value-added-services/service-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type {
  ValueAddedService,
  ValueAddedServices,
} from "@/services/subscriber-services/value-added-services-service";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface ServiceListProps {
  /** Null when it could not be loaded. */
  list: ValueAddedServices | null;
  filter: { term: string; category: string };
}

const ANCHOR = "codes";

/** Value-added services by search text and category. Both are in the address, so that it works without script. */
export function ServiceList({ list, filter: { term, category } }: ServiceListProps) {
  const { t, language } = useTexts("value-added-services");
  const hrefOf = (key: string | null) => listHref(paths.valueAddedServices, ANCHOR, { q: term, category: key });
  const total = list?.categories.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const choices = [
    { key: "", label: t("all", { number: total }), href: hrefOf(null), chosen: category === "" },
    ...(list?.categories ?? []).map(({ key, label, count }) => ({
      key,
      label: `${label} (${formatNumber(count, language)})`,
      href: hrefOf(key),
      chosen: key === category,
    })),
  ];
  return (
    <>
      <SearchBar
        action={`${localePath(paths.valueAddedServices, language)}#${ANCHOR}`}
        id="service-search"
        name="q"
        label={t("search.label")}
        button={t("search.action")}
        hint={t("search.hint")}
        value={term}
        hiddenFields={{ category: category === "" ? null : category }}
      />
      {list === null ? (
        <p role="alert">{t("down")}</p>
      ) : (
        <>
          <FilterLinks label={t("categories")} choices={choices} />
          <p role="status" className={styles.count}>
            {t("count", { count: list.services.length })}
          </p>
          {list.services.length === 0 ? (
            <p className={styles.none}>
              {t("none")}{" "}
              <SiteLink href={`${paths.valueAddedServices}#${ANCHOR}`} prefetch={false}>
                {t("showAll")}
              </SiteLink>
            </p>
          ) : (
            <ServiceCards services={list.services} />
          )}
        </>
      )}
    </>
  );
}

/** Services as cards with their codes. @param services null when they could not be loaded */
export function ServiceCards({ services }: { services: readonly ValueAddedService[] | null }) {
  const { t } = useTexts("value-added-services");
  if (services === null) return <p role="alert">{t("down")}</p>;
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: ValueAddedService }) {
  const { t, language } = useTexts("value-added-services");
  const { name, category, summary, terms, pricePoisha, period, startCode, stopCode } = service;
  const price = formatMoney(pricePoisha, language);
  return (
    <article className={`${page.card} ${styles.card}`}>
      <p className={styles.category}>{category}</p>
      <h3>{name}</h3>
      <p>{keepUnits(summary)}</p>
      <p className={styles.price}>{pricePoisha === 0 ? t("free") : t(`price.${period}`, { price })}</p>
      <FactList
        facts={[
          [t(stopCode === null ? "use" : "start"), <DialCode key="start" code={startCode} name={name} />],
          stopCode === null ? null : [t("stop"), <DialCode key="stop" code={stopCode} name={name} />],
        ]}
        className={styles.codes}
      />
      <p className={styles.terms}>{keepUnits(terms)}</p>
    </article>
  );
}
