import { BudgetEstimator } from "@/components/ads-platform/budget-estimator";
import { FormatGallery } from "@/components/ads-platform/format-gallery";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdsPlanner } from "@/services/ads-platform/ads-page.server";

/** The content of the slots of the advertising page; a sentence if the rates could not be loaded. */
export function adsSlots(planner: AdsPlanner | null) {
  return {
    "ad-formats": planner === null ? <RatesMissing /> : <FormatGallery formats={planner.rates.formats} />,
    "ad-estimate":
      planner === null ? (
        <RatesMissing />
      ) : (
        <BudgetEstimator key={Object.values(planner.plan).join()} planner={planner} />
      ),
  };
}

function RatesMissing() {
  const { t } = useTexts("ads");
  return <p role="alert">{t("estimate.failed")}</p>;
}
