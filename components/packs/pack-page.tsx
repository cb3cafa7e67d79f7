import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { PackView } from "@/components/packs/pack-view";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import type { InternetPack } from "@/services/packs/packs-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath, packPath, paths } from "@/utils/paths/paths";
import { packJsonLd } from "@/utils/seo/seo";

interface PackPageProps {
  layout: LayoutData;
  pack: InternetPack;
  comparable: readonly ListedPack[];
  activation: ReactNode;
}

/** The page of a pack with its head. */
export function PackPage({ layout, pack, comparable, activation }: PackPageProps) {
  const { t, language, money } = usePackLabels();
  const { packId, title, pricePoisha } = pack;
  const path = packPath(packId);
  const labels = { title, price: money(pricePoisha) };
  const description = t("page.description", labels);
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("hub.label"), path: paths.plansOffers },
    { name: t("page.packs"), path: paths.internetPacks },
    { name: title, path },
  ];
  const product = {
    id: packId,
    title,
    description,
    brand: layout.brand,
    path: localePath(path, language),
    pricePoisha,
  };
  return (
    <>
      <PageHead
        layout={layout}
        title={t("page.title", labels)}
        description={description}
        path={path}
        share={{ title, text: labels.price }}
        trail={trail}
        jsonLd={typeof window === "undefined" ? [packJsonLd(product, layout.origin)] : []}
      />
      <PackView trail={trail} pack={pack} comparable={comparable} activation={activation} />
    </>
  );
}
