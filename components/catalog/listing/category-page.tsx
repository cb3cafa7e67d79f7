import { ListingPage } from "@/components/catalog/listing/listing-page";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadCategory } from "@/services/catalog/listing-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { categoryPath } from "@/utils/paths/paths";

/** The products of a category. */
export function CategoryPage({ category, ...listed }: ViewProps<typeof loadCategory>) {
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  return (
    <ListingPage
      {...listed}
      of={{ category }}
      path={categoryPath(category)}
      title={shop(`categories.${category}`)}
      description={t(`categories.${category}.description`)}
      intro={t(`categories.${category}.intro`)}
    />
  );
}
