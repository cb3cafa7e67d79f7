import styles from "@/components/catalog/front/sale-banner.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Listing } from "@/services/catalog/catalog-service";
import { type ListingFilter, listedCategoryOf, listingHref } from "@/utils/catalog/listing-query";
import { dayInDhaka, formatDay } from "@/utils/dates/dates";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

/** The end of the sale, the time left, and the categories in the sale. */
export function SaleBanner({ listing, filter }: { listing: Listing; filter: ListingFilter }) {
  const { t, language } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  const { saleEndsAt, categories } = listing;
  const { category: chosen, ...narrowed } = filter;
  // The attributes are left out: another category has other ones.
  const open = { ...narrowed, attributes: [] };
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.banner}>
      {saleEndsAt !== null && (
        <div className={styles.end}>
          <p>{t("sale.ends", { day: formatDay(dayInDhaka(new Date(saleEndsAt)), language) })}</p>
          <TimeLeft until={saleEndsAt} />
        </div>
      )}
      {categories.length > 1 && (
        <ul className={styles.categories} aria-label={t("sale.category")}>
          <CategoryLink href={listingHref(paths.sale, open)} label={t("sale.all")} count={total} current={!chosen} />
          {categories.map(({ category, count }) => {
            const listed = listedCategoryOf(category);
            return listed === undefined ? null : (
              <CategoryLink
                key={category}
                href={listingHref(paths.sale, open, { category: listed })}
                label={shop(`categories.${listed}`)}
                count={count}
                current={chosen === listed}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}

function CategoryLink({
  href,
  label,
  count,
  current,
}: {
  href: string;
  label: string;
  count: number;
  current: boolean;
}) {
  const { language } = useTexts();
  return (
    <li>
      <SiteLink
        href={href}
        prefetch={false}
        scroll={false}
        className={styles.category}
        {...(current && { "aria-current": "true" as const })}
      >
        {label} <span>{formatNumber(count, language)}</span>
      </SiteLink>
    </li>
  );
}

const UNITS = [
  ["days", 86_400, Number.POSITIVE_INFINITY],
  ["hours", 3_600, 24],
  ["minutes", 60, 60],
  ["seconds", 1, 60],
] as const;

/** The boxes have their size before the clock starts, so nothing moves. A screen reader reads the day above instead. */
function TimeLeft({ until }: { until: string }) {
  const { t, language } = useTexts("shop-lists");
  const left = useCountdown(until);
  return (
    <div className={styles.clock} aria-hidden="true">
      {UNITS.map(([unit, seconds, modulus]) => (
        <span key={unit}>
          <b>{left === null ? "–" : formatNumber(Math.floor(left / seconds) % modulus, language)}</b>
          {t(`sale.${unit}`)}
        </span>
      ))}
    </div>
  );
}
