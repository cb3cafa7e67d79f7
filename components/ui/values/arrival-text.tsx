import { useTexts } from "@/hooks/ui/use-texts";
import type { Arrival } from "@/utils/dates/arrival";
import { formatDay } from "@/utils/dates/dates";

/** "Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet". */
export function ArrivalText({ arrival: { earliest, latest, place } }: { arrival: Arrival }) {
  const { t, language } = useTexts();
  const days = { earliest: formatDay(earliest, language), latest: formatDay(latest, language), place };
  return <>{t(earliest === latest ? "arrival.on" : "arrival.between", days)}</>;
}
