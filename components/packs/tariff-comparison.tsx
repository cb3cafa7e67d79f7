import styles from "@/components/packs/tariff-comparison.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { type Fact, FactList } from "@/components/ui/lists/fact-list";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import type { TariffPackage } from "@/services/packs/tariff-service";
import { formatMoneyRange } from "@/utils/money/money";
import { dialCodeHref } from "@/utils/numbers/dial-codes";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** The rates of a package in words. All packages have the same lines, so that they can be compared line by line. */
function useRates() {
  const { t, language, count, money, volumeText } = usePackLabels();
  const fnfText = (fnf: TariffPackage["fnf"]) => {
    if (fnf === null) return t("tariff.none");
    const number = count(fnf.numbers);
    return fnf.callPoisha === 0
      ? t("tariff.fnfFree", { number })
      : t("tariff.fnfValue", { number, rate: money(fnf.callPoisha) });
  };
  const includedText = ({ includedMb, includedMinutes }: TariffPackage) =>
    [
      ...(includedMb > 0 ? [volumeText(includedMb)] : []),
      ...(includedMinutes > 0 ? [t("finder.minutes", { number: includedMinutes })] : []),
    ].join(" + ") || t("tariff.none");

  return (tariff: TariffPackage): Fact[] => {
    const { pulseSeconds, credit, feePoisha } = tariff;
    const rates = [
      [t("tariff.call"), money(tariff.callPoisha)],
      [t("tariff.pulse"), t("tariff.seconds", { count: pulseSeconds })],
      [t("tariff.fnf"), fnfText(tariff.fnf)],
      [t("tariff.sms"), money(tariff.smsPoisha)],
      [t("tariff.fee"), feePoisha === 0 ? t("tariff.none") : money(feePoisha)],
      [t("tariff.included"), includedText(tariff)],
      [
        t("tariff.credit"),
        credit === null ? t("tariff.none") : formatMoneyRange(credit.minPoisha, credit.maxPoisha, language),
      ],
      [
        t("tariff.deposit"),
        credit === null ? t("tariff.none") : t("tariff.noDeposit", { amount: money(credit.depositFreePoisha) }),
      ],
      [t("tariff.sim"), money(tariff.simPoisha)],
    ] as const;
    return rates.map(([name, text]) => [name, keepUnits(text)]);
  };
}

/** Prepaid and postpaid packages beside each other, with what to do next. @param props.tariffs null if not loaded */
export function TariffComparison({ tariffs }: { tariffs: readonly TariffPackage[] | null }) {
  const { t } = usePackLabels();
  const rates = useRates();
  if (tariffs === null) return <Callout tone="warning">{t("tariff.unavailable")}</Callout>;
  return (
    <>
      <ul className={styles.packages}>
        {tariffs.map((tariff) => {
          const { packageId, type, name, suits, changeCode } = tariff;
          const dialler = changeCode === null ? null : dialCodeHref(changeCode);
          return (
            <li key={packageId} className={`${page.card} ${styles.package}`}>
              <div className={styles.head}>
                <Badge tone={type === "postpaid" ? "brand" : "soft"}>{t(`tariff.${type}`)}</Badge>
                <h3>{name}</h3>
                <p>{suits}</p>
              </div>
              <FactList facts={rates(tariff)} />
              <div className={styles.next}>
                {dialler === null ? (
                  <p>
                    <a href="#migrate">{t("tariff.steps")}</a>
                  </p>
                ) : (
                  <p>
                    {t("tariff.change")}: <a href={dialler}>{changeCode}</a>
                  </p>
                )}
                <ButtonLink href={paths.sim} variant="secondary" width="full">
                  {t("tariff.getSim")}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t("tariff.caption")}</p>
    </>
  );
}
