import styles from "@/components/catalog/front/budget-tiles.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Section } from "@/components/ui/sections/section";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney, formatMoneyRange } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";

const POISHA = 100;
/** The limits between the price bands, in whole taka. */
const EDGES = [15_000, 30_000, 60_000] as const;

const bands = [
  { name: "under", from: null, to: EDGES[0] },
  { name: "between", from: EDGES[0], to: EDGES[1] },
  { name: "between", from: EDGES[1], to: EDGES[2] },
  { name: "over", from: EDGES[2], to: null },
] as const;

function bandHref(from: number | null, to: number | null): string {
  const parts = [from !== null && `price_min=${from}`, to !== null && `price_max=${to}`, "sort=price-low"];
  return `${paths.phones}?${parts.filter(Boolean).join("&")}`;
}

/** The price bands of phones, shown as large figures. */
export function BudgetTiles() {
  const { t, language } = useTexts("shop-lists");
  return (
    <Section id="budgets" title={t("budgets.title")}>
      <ul className={styles.tiles}>
        {bands.map(({ name, from, to }) => (
          <li key={`${from}-${to}`}>
            <SiteLink href={bandHref(from, to)} prefetch={false} className={styles.tile}>
              <span>{t(`budgets.${name}`)}</span>
              <b>
                {from !== null && to !== null
                  ? formatMoneyRange(from * POISHA, to * POISHA, language)
                  : formatMoney((to ?? from ?? 0) * POISHA, language)}
              </b>
              <Icon name="arrowRight" className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
