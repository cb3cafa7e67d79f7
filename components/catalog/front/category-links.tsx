import styles from "@/components/catalog/front/category-links.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import { categoryPath, paths } from "@/utils/paths/paths";

const OTHERS = [
  ["services", "/shop/sim-services"],
  ["preorder", paths.preorders],
  ["sale", paths.sale],
] as const;

const POPULAR = [
  ["fiveG", `${paths.phones}?five_g=1`],
  ["under15", `${paths.phones}?price_max=15000`],
  ["kids", categoryPath("wearables")],
  ["pocket", `${categoryPath("modems-routers")}?sort=price-low`],
  ["trackers", categoryPath("iot-products")],
  ["jerseys", categoryPath("apparel-accessories")],
] as const;

/** Links to the parts of the shop beside its categories. */
export function OtherLinks() {
  const { t } = useTexts("shop-lists");
  return (
    <ul className={styles.others}>
      {OTHERS.map(([name, href]) => (
        <li key={name}>
          <SiteLink href={href} prefetch={false} className={styles.other}>
            {t(`allCategories.${name}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to the parts of the shop beside its categories, and to popular searches. */
export function CategoryLinks() {
  const { t } = useTexts("shop-lists");
  return (
    <>
      <OtherLinks />
      <h2 className={styles.title}>{t("allCategories.popular")}</h2>
      <ul className={styles.popular}>
        {POPULAR.map(([name, href]) => (
          <li key={name}>
            <SiteLink href={href} prefetch={false}>
              {t(`allCategories.links.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
