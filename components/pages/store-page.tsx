import { PageHead } from "@/components/layout/page-head";
import { ProductRail } from "@/components/pages/lazy-rails";
import { StoreView } from "@/components/stores/store-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadStore } from "@/services/stores/stores-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { localePath, paths, storePath } from "@/utils/paths/paths";
import { storeJsonLd } from "@/utils/stores/store-seo";

/** A customer centre, with the phones that it has in stock. */
export function StorePage({ layout, store, near, phones }: ViewProps<typeof loadStore>) {
  const { t, language } = useTexts("stores");
  const { id, name, district, addressLines } = store;
  const path = storePath(id);
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("page.trail"), path: paths.storeLocator },
    { name, path },
  ];
  const about = { path: localePath(path, language), brand: layout.brand, origin: layout.origin };
  const rail = phones.products.length === 0 ? null : <ProductRail label={t("page.rail")} products={phones.products} />;
  return (
    <>
      <PageHead
        layout={layout}
        title={t("page.title", { name, district })}
        description={t("page.description", { name, address: addressLines[language] })}
        path={path}
        share={{ title: name, text: addressLines[language] }}
        trail={trail}
        jsonLd={typeof window === "undefined" ? [storeJsonLd(store, about)] : []}
      />
      <StoreView trail={trail} store={store} near={near} phones={{ rail, count: phones.count }} />
    </>
  );
}
