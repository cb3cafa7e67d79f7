import { SurveyForm } from "@/components/survey/survey-form";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SurveyOffer } from "@/services/forms/survey-service";

/** The survey of the page. If it could not be loaded, a sentence says so. */
export function SurveySlot({ offer }: { offer: SurveyOffer | null }) {
  const { t } = useTexts("survey");
  return offer === null ? <Callout tone="warning">{t("unavailable")}</Callout> : <SurveyForm offer={offer} />;
}
