import { useTexts } from "@/hooks/ui/use-texts";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import { formatMoney } from "@/utils/money/money";
import { unitPrice } from "@/utils/money/pack-price";
import { dataVolume } from "@/utils/numbers/data-volume";
import { formatNumber } from "@/utils/numbers/digits";
import { informativeTag } from "@/utils/packs/informative-tag";
import { keepUnits } from "@/utils/text/keep-units";

const HOURS_IN_DAY = 24;

/** The texts of packs in the reader's language and digits. */
export function usePackLabels() {
  const { t, language } = useTexts("packs");
  const count = (number: number) => formatNumber(number, language);
  const money = (poisha: number) => formatMoney(poisha, language);
  const volume = (megabytes: number) => {
    const { amount, unit } = dataVolume(megabytes);
    return { number: count(amount), unit: t(`unit.${unit}`) };
  };

  return {
    t,
    language,
    count,
    money,
    volumeText: (megabytes: number) => {
      const { number, unit } = volume(megabytes);
      return `${number} ${unit}`;
    },
    /** The large figure: unlimited, a volume, or minutes. */
    figure: ({ unlimitedData, dataMb, minutes }: ListedPack) => {
      if (unlimitedData) return { number: t("unlimited"), unit: "" };
      return dataMb > 0 ? volume(dataMb) : { number: count(minutes), unit: t("unit.minutes") };
    },
    /** The contents of a pack apart from its large figure. */
    extras: ({ unlimitedData, dataMb, minutes, sms }: ListedPack) => {
      const { number, unit } = volume(dataMb);
      const texts = [
        ...(unlimitedData ? [t("fullSpeed", { volume: `${number} ${unit}` })] : []),
        ...(dataMb > 0 && minutes > 0 ? [t("plusMinutes", { number: minutes })] : []),
        ...(sms > 0 ? [t("plusSms", { number: sms })] : []),
      ];
      return keepUnits(texts.join(" "));
    },
    length: (hours: number) => {
      const days = hours / HOURS_IN_DAY;
      return days > 1 && Number.isInteger(days) ? t("days", { count: days }) : t("hours", { count: hours });
    },
    /** The price of a gigabyte or a minute; null if that price says nothing useful. */
    perUnit: (pack: ListedPack) => {
      const price = unitPrice(pack);
      return price === null ? null : t(`per.${price.unit}`, { amount: money(price.poisha) });
    },
    /** The name of a pack, with the number of purchases if there are several. */
    named: ({ title }: ListedPack, times: number) =>
      keepUnits(times === 1 ? title : t("plan.times", { number: times, title })),
    tag: ({ tags }: ListedPack) => informativeTag(tags),
  };
}
