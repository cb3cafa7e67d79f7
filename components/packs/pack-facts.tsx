import styles from "@/components/packs/pack-view.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import type { InternetPack } from "@/services/packs/packs-service";

interface Fact {
  key: "data" | "minutes" | "sms" | "time" | "price" | "unit" | "renewal";
  text: string;
}

/** The contents of the pack, one per line. */
export function PackFacts({ pack }: { pack: InternetPack }) {
  const { t, count, volumeText, length, perUnit, money } = usePackLabels();
  const { dataMb, unlimitedData, minutes, sms } = pack;
  const unit = perUnit(pack);
  const facts: Fact[] = [
    ...(unlimitedData ? [{ key: "data" as const, text: t("fullSpeed", { volume: volumeText(dataMb) }) }] : []),
    ...(!unlimitedData && dataMb > 0 ? [{ key: "data" as const, text: volumeText(dataMb) }] : []),
    ...(minutes > 0 ? [{ key: "minutes" as const, text: t("toAll", { number: count(minutes) }) }] : []),
    ...(sms > 0 ? [{ key: "sms" as const, text: count(sms) }] : []),
    { key: "time", text: length(pack.validityHours) },
    { key: "price", text: money(pack.pricePoisha) },
    ...(unit === null ? [] : [{ key: "unit" as const, text: unit }]),
    { key: "renewal", text: t(pack.autoRenew ? "fact.renews" : "fact.once") },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, text }) => (
        <div key={key}>
          <dt>{t(`fact.${key}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
