import type { InferGetServerSidePropsType } from "next";
import dynamic from "next/dynamic";
import { PageHead } from "@/components/layout/page-head";
import { StoreView } from "@/components/stores/store-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { loadStore } from "@/services/stores/stores-page.server";
import { localePath, paths, storePath } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { storeJsonLd } from "@/utils/stores/store-seo";

const ProductRail = dynamic(() => import("@/components/catalog/card/product-rail").then((part) => part.ProductRail));

export const getServerSideProps = withPageProps(["stores"], loadStore);

export default function StorePage({
  layout,
  store,
  near,
  phones,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t, language } = useTexts("stores");
  const { id, name, district, addressLines } = store;
  const path = storePath(id);
  const own = localePath(path, language);
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("page.trail"), path: paths.storeLocator },
    { name, path },
  ];
  const inLanguage = trail.map((crumb) => ({ ...crumb, path: localePath(crumb.path, language) }));
  const rail = phones.products.length === 0 ? null : <ProductRail label={t("page.rail")} products={phones.products} />;
  return (
    <>
      <PageHead
        layout={layout}
        title={t("page.title", { name, district })}
        description={t("page.description", { name, address: addressLines[language] })}
        path={path}
        share={{ title: name, text: addressLines[language] }}
        jsonLd={
          typeof window === "undefined"
            ? [
                storeJsonLd(store, { path: own, brand: layout.brand, origin: layout.origin }),
                breadcrumbJsonLd(inLanguage, layout.origin),
              ]
            : []
        }
      />
      <StoreView trail={trail} store={store} near={near} phones={{ rail, count: phones.count }} />
    </>
  );
}
