import { useTexts } from "@/hooks/ui/use-texts";
import type { StorePoint } from "@/services/stores/stores-service";
import { clockAt, clockTime } from "@/utils/dates/clock";
import { type StoreHours, type Weekday, weekInShort } from "@/utils/dates/store-hours";
import { formatDecimal, formatNumber } from "@/utils/numbers/digits";

const METRES_IN_KILOMETRE = 1_000;
const SERVICES_NAMED = 4;

/** The texts about a centre, in the reader's language. */
export function useStoreLabels() {
  const { t, language } = useTexts("stores");
  const digits = (text: string) => formatNumber(text, language);

  /** The opening hours, e.g. `10 am – 7 pm`, or that the centre is closed. */
  const times = (hours: readonly StoreHours[]) =>
    hours.length === 0
      ? t("closedAllDay")
      : hours
          .map(({ opens, closes }) =>
            t("timeRange", { opens: clockTime(opens, language), closes: clockTime(closes, language) }),
          )
          .join(", ");

  return {
    t,
    language,
    digits,
    times,
    /** The next change, e.g. `closes at 6 pm`; empty for a centre without hours. */
    change({ isOpenNow, nextChange }: Pick<StorePoint, "isOpenNow" | "nextChange">): string {
      if (nextChange === null) return "";
      const { inDays, day } = nextChange;
      const time = clockAt(nextChange.time, language);
      if (isOpenNow) return t("change.closes", { time });
      if (inDays < 2) return t(inDays === 0 ? "change.opensToday" : "change.opensTomorrow", { time });
      return t("change.opensOn", { time, day: t(`days.${day as Weekday}`) });
    },
    /** The opening hours of a week in a line or two: `Sat to Thu: 9:30 am – 6 pm`. */
    week: (hours: readonly StoreHours[]) =>
      weekInShort(hours).map(({ from, to, hours: own }) => {
        const [first, last] = [t(`shortDays.${from}`), t(`shortDays.${to}`)];
        const days = from === to ? first : t("dayRange", { from: first, to: last });
        return t("dayHours", { days, times: times(own) });
      }),
    away: (metres: number) => t("away", { kilometres: formatDecimal(metres / METRES_IN_KILOMETRE, language) }),
    /** The first few services, and the number of the others. */
    services(services: readonly { label: string }[]): string {
      const named = services.slice(0, SERVICES_NAMED).map(({ label }) => label);
      const more = services.length - named.length;
      const text = named.join(" · ");
      return more === 0 ? text : t("and", { services: text, number: more });
    },
  };
}
