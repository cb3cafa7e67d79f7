import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { PackView } from "@/components/packs/pack-view";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import type { InternetPack } from "@/services/packs/packs-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath, packPath, paths } from "@/utils/paths/paths";
import type { JsonLd } from "@/utils/seo/json-ld";

interface PackPageProps {
  layout: LayoutData;
  pack: InternetPack;
  comparable: readonly ListedPack[];
  activation: ReactNode;
}

/** The page of a pack with its head. */
export function PackPage({ layout, pack, comparable, activation }: PackPageProps) {
  const { t, language, money } = usePackLabels();
  const path = packPath(pack.packId);
  const labels = { title: pack.title, price: money(pack.pricePoisha) };
  const description = t("page.description", labels);
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("hub.label"), path: paths.plansOffers },
    { name: t("page.packs"), path: paths.internetPacks },
    { name: pack.title, path },
  ];
  const about = { path: localePath(path, language), brand: layout.brand, origin: layout.origin, description };
  return (
    <>
      <PageHead
        layout={layout}
        title={t("page.title", labels)}
        description={description}
        path={path}
        share={{ title: pack.title, text: labels.price }}
        trail={trail}
        jsonLd={typeof window === "undefined" ? [packJsonLd(pack, about)] : []}
      />
      <PackView trail={trail} pack={pack} comparable={comparable} activation={activation} />
    </>
  );
}

/**
 * A pack as a schema.org product.
 * @param about the page's path with the language, the brand, and the site's origin without a trailing slash
 */
function packJsonLd(
  pack: Pick<InternetPack, "packId" | "title" | "pricePoisha">,
  about: { path: string; brand: string; origin: string; description: string },
): JsonLd {
  const { origin, brand, path, description } = about;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: pack.title,
    description,
    sku: pack.packId,
    brand: { "@type": "Brand", name: brand },
    image: [`${origin}/icons/app-512.png`],
    offers: {
      "@type": "Offer",
      url: origin + path,
      price: (pack.pricePoisha / 100).toFixed(2),
      priceCurrency: "BDT",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: brand },
    },
  };
}
