import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";

/** In place of a list that cannot be had: whom to ask instead. */
export function Outage() {
  const { t } = useTexts("investors");
  return <Callout tone="warning">{t("outage")}</Callout>;
}
