import { useTexts } from "@/hooks/ui/use-texts";
import type { StarOffer } from "@/services/star/star-service";
import { weekdayLabels } from "@/utils/dates/weekday-range";
import { formatDecimal } from "@/utils/numbers/digits";

const METRES_IN_KILOMETRE = 1_000;

/** The texts about a partner's offer, in the reader's language. */
export function useStarLabels() {
  const { t, language } = useTexts("star");
  const day = (number: number) => t(`days.${number as 0 | 1 | 2 | 3 | 4 | 5 | 6}`);
  const away = (metres: number) =>
    t("offers.away", { kilometres: formatDecimal(metres / METRES_IN_KILOMETRE, language) });

  return {
    t,
    language,
    away,
    /** `Sunday to Thursday`, or `Friday, Saturday`. */
    days(weekdays: readonly number[]): string {
      const labels = weekdayLabels(weekdays);
      return "range" in labels
        ? t("offers.dayRange", { from: day(labels.range[0]), to: day(labels.range[1]) })
        : labels.days.map(day).join(", ");
    },
    /** The nearest branch, its distance and the number of other branches; for an offer without branches, its area. */
    place({ branches, area }: Pick<StarOffer, "branches" | "area">): string {
      const [nearest, ...others] = branches;
      if (nearest === undefined) return area.label;
      const { name, district, metres } = nearest;
      const where = name === district ? name : t("offers.branch", { name, district });
      const count = others.length;
      return [
        count === 0 ? where : t("offers.andMore", { where, count }),
        ...(metres === null ? [] : [away(metres)]),
      ].join(" · ");
    },
  };
}
