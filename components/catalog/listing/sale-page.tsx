import { SaleBanner } from "@/components/catalog/front/sale-banner";
import { ListingPage } from "@/components/catalog/listing/listing-page";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadSale } from "@/services/catalog/listing-pages.server";
import { onSale } from "@/utils/catalog/listing-query";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

/** The products at a reduced price. */
export function SalePage({ layout, filter, listing }: ViewProps<typeof loadSale>) {
  const { t } = useTexts("shop-lists");
  return (
    <ListingPage
      layout={layout}
      listing={listing}
      of={onSale}
      filter={filter}
      path={paths.sale}
      title={t("sale.title")}
      description={t("sale.description")}
      intro={listing.categories.length > 0 ? t("sale.intro") : t("sale.none")}
      banner={<SaleBanner listing={listing} filter={filter} />}
    />
  );
}
