import { ProductRail } from "@/components/catalog/card/product-rail";
import { RecentlyViewed } from "@/components/catalog/card/recently-viewed";
import brands from "@/components/catalog/front/brand-tiles.module.css";
import { BudgetTiles } from "@/components/catalog/front/budget-tiles";
import { OtherLinks } from "@/components/catalog/front/category-links";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { LeadProduct } from "@/components/catalog/front/lead-product";
import styles from "@/components/catalog/front/trust-row.module.css";
import { PageHead } from "@/components/layout/page-head";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { Drawing } from "@/components/ui/values/drawing";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BrandTile, loadShop } from "@/services/catalog/shop-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

const reasons = [
  { name: "warranty", icon: "warranty" },
  { name: "delivery", icon: "delivery" },
  { name: "emi", icon: "emi" },
  { name: "cod", icon: "cash" },
] as const;

/** The advantages of the shop for a buyer. */
function TrustRow() {
  const { t } = useTexts("shop-lists");
  return (
    <Section id="trust" title={t("trust.title")} more={{ href: paths.storeLocator, label: t("trust.stores") }}>
      <ul className={styles.row}>
        {reasons.map(({ name, icon }) => (
          <li key={name} className={styles.reason}>
            <Drawing src={`/icons/${icon}.svg`} width={44} />
            <h3>{t(`trust.${name}Title`)}</h3>
            <p>{t(`trust.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The front page of the shop. */
export function ShopPage(props: ViewProps<typeof loadShop>) {
  const { layout, lead, deals, newest, bestsellers, brands, tiles, sims } = props;
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  return (
    <>
      <PageHead
        layout={layout}
        title={t("landing.title")}
        description={t("landing.description")}
        trail={shopTrail(shop)}
      />
      <div className={page.container}>
        <h1 className={page.srOnly}>{t("landing.title")}</h1>
        {lead && <LeadProduct product={lead} />}
      </div>
      <Section
        id="categories"
        title={t("landing.categories")}
        more={{ href: paths.allCategories, label: t("devices.featuredMore") }}
      >
        <CategoryTiles tiles={tiles} sims={sims} level={3} first={false} />
        <OtherLinks />
      </Section>
      <BrandTiles tiles={brands} />
      {deals.length > 0 && (
        <Section id="deals" title={t("landing.deals")} more={{ href: paths.sale, label: t("landing.dealsMore") }}>
          <ProductRail label={t("landing.deals")} products={deals} />
        </Section>
      )}
      <Section
        id="new"
        title={t("landing.newTitle")}
        more={{ href: `${paths.phones}?sort=newest`, label: t("landing.newMore") }}
      >
        <ProductRail label={t("landing.newTitle")} products={newest} />
      </Section>
      <Section
        id="bestsellers"
        title={t("landing.bestsellers")}
        more={{ href: paths.phones, label: t("landing.bestsellersMore") }}
      >
        <ProductRail label={t("landing.bestsellers")} products={bestsellers} />
      </Section>
      <RecentlyViewed />
      <BudgetTiles />
      <TrustRow />
    </>
  );
}

/** The makers of phones. */
function BrandTiles({ tiles }: { tiles: readonly BrandTile[] }) {
  const { t } = useTexts("shop-lists");
  return (
    <Section id="brands" title={t("brands.title")}>
      <ul className={brands.tiles}>
        {tiles.map(({ value, label, count, picture }) => (
          <li key={value}>
            <SiteLink href={`${paths.phones}?brand=${value}`} prefetch={false} className={brands.tile}>
              <Picture picture={picture} alt="" sizes={CARD_SIZES} />
              <b>{label}</b>
              <span>{t("brands.count", { count })}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
