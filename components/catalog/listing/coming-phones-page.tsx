import { ListingPage } from "@/components/catalog/listing/listing-page";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadComingPhones } from "@/services/catalog/listing-pages.server";
import { comingPhones } from "@/utils/catalog/listing-query";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

/** The phones that can be ordered before they are out. */
export function ComingPhonesPage({ layout, filter, listing }: ViewProps<typeof loadComingPhones>) {
  const { t } = useTexts("preorder");
  return (
    <ListingPage
      layout={layout}
      listing={listing}
      of={comingPhones}
      filter={filter}
      path={paths.preorders}
      title={t("title")}
      crumb={t("crumb")}
      description={t("description")}
      intro={t("intro")}
    />
  );
}
