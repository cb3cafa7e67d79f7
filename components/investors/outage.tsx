import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";

/** Shown in place of a list that could not be loaded: whom to contact instead. */
export function Outage() {
  const { t } = useTexts("investors");
  return <Callout tone="warning">{t("outage")}</Callout>;
}
