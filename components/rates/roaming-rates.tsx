import styles from "@/components/rates/country-rates.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { DialCode } from "@/components/ui/values/dial-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Country, RoamingPack } from "@/services/subscriber-services/rates-service";
import { formatMoney } from "@/utils/money/money";
import { dataVolume } from "@/utils/numbers/data-volume";

/** Using our number abroad: the price without a pack, the packs, and the networks. */
export function RoamingRates({ country }: { country: Country }) {
  const { t, language } = useTexts("rates");
  const { name, roaming, packs, operators } = country;
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby="roaming-title">
      <h3 id="roaming-title">{t("roaming.title", { country: name })}</h3>
      {roaming.length === 0 ? (
        <p>{t("roaming.none", { country: name })}</p>
      ) : (
        <>
          <FactList
            facts={roaming.map(({ label, pricePoisha, unit }) => [
              label,
              `${formatMoney(pricePoisha, language)} ${t(`unit.${unit}`)}`,
            ])}
            className={styles.rates}
          />
          {packs.length > 0 && <h4>{t("roaming.packs")}</h4>}
          <ul className={styles.packs}>
            {packs.map((pack) => (
              <li key={pack.packId}>
                <Pack pack={pack} />
              </li>
            ))}
          </ul>
          <p className={styles.operators}>
            <b>{t("roaming.operators")}</b> {operators.join(", ")}
          </p>
        </>
      )}
    </section>
  );
}

function Pack({ pack: { dataMb, minutes, validityDays, pricePoisha, dialCode } }: { pack: RoamingPack }) {
  const { t, language } = useTexts("rates");
  const { amount, unit } = dataVolume(dataMb);
  const volume = t(unit === "GB" ? "roaming.gb" : "roaming.mb", { volume: amount });
  const title = minutes === 0 ? volume : t("roaming.withMinutes", { volume, minutes });
  return (
    <>
      <span className={styles.pack}>
        <b>{title}</b>
        <span>{t("roaming.days", { days: validityDays })}</span>
      </span>
      <span className={styles.packPrice}>{formatMoney(pricePoisha, language)}</span>
      <DialCode code={dialCode} name={title} />
    </>
  );
}
