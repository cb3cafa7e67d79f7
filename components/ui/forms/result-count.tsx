import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount } from "@/utils/numbers/digits";

interface ResultCountProps {
  /** What the list has; products of several kinds are called products. */
  noun: "phones" | "tab" | "wearables" | "accessories" | "products";
  /** Null while it is not known. */
  count: number | null;
}

/** "Show 4 phones": the words of the filter's button, which follow what is ticked. They are those of shop-parts. */
export function ResultCount({ noun, count }: ResultCountProps) {
  const { t, language } = useTexts("shop-parts");
  if (count === null) return <>{t("count.show")}</>;
  if (count === 0) return <>{t("count.none")}</>;
  return <>{t(`count.${noun}`, { count, number: formatCount(count, language) })}</>;
}
