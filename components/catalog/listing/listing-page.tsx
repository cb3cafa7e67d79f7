import { ListingView, type ListingViewProps } from "@/components/catalog/listing/listing-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import { canonicalListing } from "@/utils/catalog/listing-query";
import type { LayoutData } from "@/utils/layout/page-layout";
import { shopTrail } from "@/utils/paths/shop-trail";

interface ListingPageProps extends Omit<ListingViewProps, "trail"> {
  layout: LayoutData;
  description: string;
  /** The page's name in the breadcrumbs, if it is not the title. */
  crumb?: string;
}

/** A page with a list of products, and its head. */
export function ListingPage({ layout, description, crumb, ...view }: ListingPageProps) {
  const { t } = useTexts("shop-lists");
  const { t: shop } = useTexts("shop");
  const { title, path, filter } = view;
  const trail = shopTrail(shop, { name: crumb ?? title, path });
  return (
    <>
      <PageHead
        layout={layout}
        title={filter.page > 1 ? t("listing.pageTitle", { title, page: filter.page }) : title}
        description={description}
        path={canonicalListing(path, filter)}
        share={{ title }}
        trail={trail}
      />
      {/* A new listing starts without the state of the previous one: no checked boxes, no open sheet. */}
      <ListingView key={path} {...view} trail={trail} />
    </>
  );
}
