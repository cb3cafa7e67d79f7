import { PageHead } from "@/components/layout/page-head";
import { SimNotSold } from "@/components/sims/sim-not-sold";
import { SimShopView } from "@/components/sims/sim-shop-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadSimShop } from "@/services/sims/sim-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";

/** The page for choosing a number with a SIM or an eSIM. */
export function SimShopPage({ layout, search, validationError, list }: ViewProps<typeof loadSimShop>) {
  const { t } = useTexts("sims");
  const title = t("picker.pageTitle");
  const trail = shopTrail(t, { name: title, path: paths.sim });
  return (
    <>
      <PageHead layout={layout} title={title} description={t("picker.description")} trail={trail} />
      {list === null ? (
        <SimNotSold query={search} trail={trail} />
      ) : (
        <SimShopView list={list} query={search} validationError={validationError} trail={trail} />
      )}
    </>
  );
}
