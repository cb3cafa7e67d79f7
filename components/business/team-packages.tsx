import { businessPaths, POPULAR_PACKAGE, teamPackages } from "@/components/business/business-facts";
import styles from "@/components/business/team-packages.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatAmount, formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

/** Packages by the size of the team, each with its data volume as the biggest figure. */
export function TeamPackages() {
  const { t, language } = useTexts("business");
  const digits = (number: number) => formatNumber(formatAmount(number), language);
  return (
    <ul className={styles.packages}>
      {teamPackages.map(({ name, from, to, gigabytes, minutes, sms, pricePoisha }) => (
        <li key={name} className={name === POPULAR_PACKAGE ? styles.chosen : styles.package}>
          <h3>
            {t(`packages.${name}`)}
            {name === POPULAR_PACKAGE && <span>{t("packages.popular")}</span>}
          </h3>
          <p className={styles.people}>
            {to === undefined
              ? t("packages.peopleFrom", { from: digits(from) })
              : t("packages.people", { from: digits(from), to: digits(to) })}
          </p>
          <p className={styles.volume}>
            {digits(gigabytes)} <small>{t("packages.gb")}</small>
          </p>
          <ul className={styles.contents}>
            <li>
              <Icon name="check" size={18} />
              {minutes === null ? t("packages.unlimitedMinutes") : t("packages.minutes", { number: digits(minutes) })}
            </li>
            <li>
              <Icon name="check" size={18} />
              {t("packages.sms", { number: digits(sms) })}
            </li>
            <li>
              <Icon name="check" size={18} />
              {t("packages.free")}
            </li>
          </ul>
          <p className={styles.price}>
            <b>{formatMoney(pricePoisha, language)}</b> {t("packages.perMonth")}
          </p>
          <SiteLink
            href={businessPaths.packageRequest}
            prefetch={false}
            className={styles.ask}
            aria-label={t("packages.askFor", { name: t(`packages.${name}`) })}
          >
            {t("packages.ask")}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
