import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { packJsonLd } from "@/components/packs/pack-seo";
import { PackView } from "@/components/packs/pack-view";
import { usePackWords } from "@/components/packs/use-pack-words";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import type { InternetPack } from "@/services/packs/packs-service";
import type { Shell } from "@/utils/layout/page-shell";
import { localePath, packPath, paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

interface PackPageProps {
  shell: Shell;
  pack: InternetPack;
  comparable: readonly ListedPack[];
  activation: ReactNode;
}

/** The page of a pack with its head. */
export function PackPage({ shell, pack, comparable, activation }: PackPageProps) {
  const { t, language, money } = usePackWords();
  const path = packPath(pack.packId);
  const words = { title: pack.title, price: money(pack.pricePoisha) };
  const description = t("page.description", words);
  const trail = [
    { name: t("page.home"), path: paths.home },
    { name: t("hub.label"), path: paths.plansOffers },
    { name: t("page.packs"), path: paths.internetPacks },
    { name: pack.title, path },
  ];
  const about = { path: localePath(path, language), brand: shell.brand, origin: shell.origin, description };
  const inLanguage = trail.map((crumb) => ({ ...crumb, path: localePath(crumb.path, language) }));
  return (
    <>
      <PageHead
        shell={shell}
        title={t("page.title", words)}
        description={description}
        path={path}
        share={{ title: pack.title, text: words.price }}
        jsonLd={
          typeof window === "undefined" ? [packJsonLd(pack, about), breadcrumbJsonLd(inLanguage, shell.origin)] : []
        }
      />
      <PackView trail={trail} pack={pack} comparable={comparable} activation={activation} />
    </>
  );
}
