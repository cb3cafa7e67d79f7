import { CutText } from "@/components/catalog/card/cut-text";
import { ProductRail } from "@/components/catalog/card/product-rail";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { PageTitle } from "@/components/catalog/front/page-title";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import type { readCategories } from "@/services/catalog/categories-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** Number of characters of the introduction that are shown at first (ROUTE-05). */
const INTRO_LENGTH = 400;

/** The categories, and the most popular products of the whole shop. */
export function DevicesPage({ layout, tiles, sims, popular }: ViewProps<typeof readCategories>) {
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  const trail = shopTrail(shop, { name: t("devices.title"), path: paths.devices });
  return (
    <>
      <PageHead layout={layout} title={t("devices.title")} description={t("devices.description")} trail={trail} />
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <PageTitle title={t("devices.title")} />
        <CutText
          text={t("devices.intro")}
          length={INTRO_LENGTH}
          labels={{ more: t("devices.more"), less: t("devices.less") }}
        />
      </div>
      <Section id="categories" title={t("devices.categories")}>
        <CategoryTiles tiles={tiles} sims={sims} level={3} />
      </Section>
      <Section
        id="featured"
        title={t("devices.featured")}
        more={{ href: paths.allCategories, label: t("devices.featuredMore") }}
      >
        <ProductRail label={t("devices.featured")} products={popular} />
      </Section>
    </>
  );
}
