import { ProductCard } from "@/components/catalog/card/product-card";
import { ProductRail } from "@/components/catalog/card/product-rail";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import { Gallery } from "@/components/catalog/gallery/gallery";
import { ActiveFilters } from "@/components/catalog/listing/active-filters";
import { FilterPanel } from "@/components/catalog/listing/filter-panel";
import { SortForm } from "@/components/catalog/listing/sort-form";
import { DesignView } from "@/components/design/design-view";
import { Hero } from "@/components/home/hero";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadDesignPage } from "@/services/content/design-page.server";
import type { DesignTokens } from "@/styles/design-tokens";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

interface DesignPageProps extends ViewProps<typeof loadDesignPage> {
  tokens: DesignTokens;
}

/** The design system, with parts of the home page and the catalogue. */
export function DesignPage({ layout, tokens, listing, filter, cards, gallery, heroPictures }: DesignPageProps) {
  const { t } = useTexts("design");
  const labels = useCardLabels();
  const filters = (
    <>
      <FilterPanel listing={listing} of={{ category: "phones" }} filter={filter} path={paths.phones} />
      <div id="results">
        <ActiveFilters filter={filter} listing={listing} path={paths.phones} />
        <SortForm filter={filter} path={paths.phones} />
      </div>
    </>
  );
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <DesignView
        tokens={tokens}
        hero={<Hero pictures={heroPictures} fiveGFromPoisha={null} level={2} />}
        shop={{
          cards: cards.map((card) => <ProductCard key={card.path} product={card} labels={labels} level={3} />),
          rail: <ProductRail label={t("shop.railLabel")} products={listing.products} />,
          gallery: <Gallery title={gallery.title} pictures={gallery.pictures} />,
          filters,
        }}
      />
    </>
  );
}
