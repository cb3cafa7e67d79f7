import { CategoryLinks } from "@/components/catalog/front/category-links";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { PageTitle } from "@/components/catalog/front/page-title";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadAllCategories } from "@/services/catalog/categories-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** Every category of the shop. */
export function AllCategoriesPage({ layout, tiles, sims }: ViewProps<typeof loadAllCategories>) {
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  const trail = shopTrail(shop, { name: t("allCategories.title"), path: paths.allCategories });
  return (
    <>
      <PageHead
        layout={layout}
        title={t("allCategories.title")}
        description={t("allCategories.description")}
        trail={trail}
      />
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <PageTitle title={t("allCategories.title")} text={t("allCategories.intro")} />
        <CategoryTiles tiles={tiles} sims={sims} level={2} />
        <CategoryLinks />
      </div>
    </>
  );
}
