import styles from "@/components/home/pack-rail.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Rail } from "@/components/ui/lists/rail";
import cards from "@/components/ui/sections/card-cover.module.css";
import look from "@/components/ui/sections/pack-look.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomePack } from "@/services/content/home-page.server";
import { formatMoney } from "@/utils/money/money";
import { dataVolume } from "@/utils/numbers/data-volume";
import { formatNumber } from "@/utils/numbers/digits";
import { packPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const HOURS_IN_DAY = 24;

/** The functions that make the texts of a pack's card. */
function usePackLabels() {
  const { t, language } = useTexts("home");
  const digits = (count: number) => formatNumber(count, language);
  const volumeOf = (megabytes: number) => {
    const { amount, unit } = dataVolume(megabytes);
    return { number: digits(amount), unit: t(`packs.${unit}`) };
  };

  /** The main figure of a pack: unlimited, a data volume, or minutes. */
  const figure = ({ unlimitedData, dataMb, minutes }: HomePack) => {
    if (unlimitedData) return { number: t("packs.unlimited"), unit: "" };
    return dataMb > 0 ? volumeOf(dataMb) : { number: digits(minutes), unit: t("packs.minute") };
  };
  const extras = ({ unlimitedData, dataMb, minutes, sms }: HomePack) => {
    const { number, unit } = volumeOf(dataMb);
    const texts = [
      ...(unlimitedData ? [t("packs.fullSpeed", { volume: `${number} ${unit}` })] : []),
      ...(dataMb > 0 && minutes > 0 ? [t("packs.plusMinutes", { number: minutes })] : []),
      ...(sms > 0 ? [t("packs.plusSms", { number: sms })] : []),
    ];
    return keepUnits(texts.join(" "));
  };
  const time = ({ validityHours }: HomePack) => {
    const days = validityHours / HOURS_IN_DAY;
    return days > 1 && Number.isInteger(days)
      ? t("packs.days", { count: days })
      : t("packs.hours", { count: validityHours });
  };
  return { t, language, figure, extras, time };
}

/** Packs with their volume as the largest text on the card. */
export function PackRail({ label, packs }: { label: string; packs: readonly HomePack[] }) {
  const { t, language, figure, extras, time } = usePackLabels();
  const card = (pack: HomePack) => {
    const { number, unit } = figure(pack);
    const price = formatMoney(pack.pricePoisha, language);
    const labels = { title: `${number} ${unit}`.trim(), time: time(pack), price };
    return (
      <>
        <p className={`${look.tag} ${styles.tag}`}>{pack.tag && t(`packs.tag.${pack.tag}`)}</p>
        <h3 className={unit === "" ? styles.word : styles.volume}>
          {number} {unit && <small>{unit}</small>}
        </h3>
        <p className={`${look.time} ${styles.time}`}>{labels.time}</p>
        <p className={`${look.extras} ${styles.extras}`}>{extras(pack)}</p>
        <p className={`${look.price} ${styles.price}`}>
          <b>{price}</b>
          {pack.wasPoisha !== null && (
            <>
              <span className={page.srOnly}> {t("packs.was")} </span>
              <s>{formatMoney(pack.wasPoisha, language)}</s>
            </>
          )}
        </p>
        <SiteLink
          href={packPath(pack.packId)}
          prefetch={false}
          className={`${look.buy} ${styles.buy}`}
          aria-label={t("packs.buyPack", labels)}
        >
          {t("packs.buy")}
        </SiteLink>
      </>
    );
  };
  return (
    <Rail label={label}>
      {packs.map((pack) => (
        <CachedMarkup
          as="li"
          key={pack.packId}
          name="pack"
          data={pack}
          className={`${styles.pack} ${cards.cover} ${look.pack} ${pack.tag === "best-value" ? look.best : ""}`}
        >
          {() => card(pack)}
        </CachedMarkup>
      ))}
    </Rail>
  );
}
