import { useTexts } from "@/hooks/ui/use-texts";

interface ResultCountProps {
  /** The noun for the items of the list; products of several kinds are called products. */
  noun: "phones" | "tab" | "wearables" | "accessories" | "products";
  /** Null while it is not known. */
  count: number | null;
}

/** "Show 4 phones": the text of the filter's button, which follows the ticks. It comes from the texts of shop-parts. */
export function ResultCount({ noun, count }: ResultCountProps) {
  const { t } = useTexts("shop-parts");
  if (count === null) return <>{t("count.show")}</>;
  if (count === 0) return <>{t("count.none")}</>;
  return <>{t(`count.${noun}`, { count })}</>;
}
