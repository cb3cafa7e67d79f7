import { useTexts } from "@/hooks/ui/use-texts";
import type { Offer } from "@/services/offers/offers-service";
import { formatMoney } from "@/utils/money/money";
import { dataVolume } from "@/utils/numbers/data-volume";
import { formatNumber } from "@/utils/numbers/digits";
import { keepUnits } from "@/utils/text/keep-units";

const HOURS_IN_DAY = 24;

/** The texts about an offer, in the reader's language. */
export function useOfferLabels() {
  const { t, language } = useTexts("offers");
  const digits = (value: number) => formatNumber(value, language);
  const volume = (megabytes: number) => {
    const { amount, unit } = dataVolume(megabytes);
    return { number: digits(amount), unit: t(`unit.${unit}`) };
  };

  return {
    t,
    language,
    money: (poisha: number) => formatMoney(poisha, language),
    /** The large figure of a card: the data volume, or the minutes if there is no data. */
    figure({ dataMb, minutes }: Offer) {
      return dataMb > 0 ? volume(dataMb) : { number: digits(minutes), unit: t("unit.minutes") };
    },
    /** The details beside the large figure. */
    extras({ dataMb, minutes, sms }: Offer): string {
      const texts = [
        ...(dataMb > 0 && minutes > 0 ? [t("plusMinutes", { number: minutes })] : []),
        ...(sms > 0 ? [t("plusSms", { number: sms })] : []),
      ];
      return keepUnits(texts.join(" "));
    },
    length({ validityHours }: Offer): string {
      const days = validityHours / HOURS_IN_DAY;
      return Number.isInteger(days) ? t("days", { count: days }) : t("hours", { count: validityHours });
    },
    /** The audience of an offer: everyone, the tiers from a lowest one upwards, or selected numbers. */
    audience({ audience, tiers }: Offer): string {
      const [lowest] = tiers;
      return audience === "star" && lowest !== undefined
        ? t("forTier", { tier: t(`tier.${lowest}`) })
        : t(`for.${audience}`);
    },
  };
}
