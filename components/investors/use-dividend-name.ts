import { useTexts } from "@/hooks/ui/use-texts";
import type { DividendKind } from "@/services/investors/investor-news-service";

/** The name of a dividend, by its year and kind. */
export function useDividendName() {
  const { t } = useTexts("investors");
  return ({ year, kind }: { year: number; kind: DividendKind }) => t(`unclaimed.${kind}`, { year });
}
