import styles from "@/components/sims/service-view.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { serviceFees } from "@/utils/money/sim-fees";

/** Fee, time and documents of a service. */
export function ServiceAside({ service }: { service: keyof typeof serviceFees }) {
  const { t, language } = useTexts("sim-services");
  return (
    <aside className={styles.aside} aria-labelledby="about-service">
      <h2 id="about-service">{t("request.summary")}</h2>
      <FactList
        facts={[
          [t("request.fee"), formatMoney(serviceFees[service], language)],
          [t("request.time"), t(`services.${service}.time`)],
        ]}
      />
      <h3>{t("request.documents")}</h3>
      <ServiceDocuments service={service} />
    </aside>
  );
}

/** The documents that a customer brings or has ready for a service. */
export function ServiceDocuments({ service }: { service: keyof typeof serviceFees }) {
  const { t } = useTexts("sim-services");
  return (
    <ul className={styles.documents}>
      {([0, 1, 2] as const).map((index) => (
        <li key={index}>{t(`services.${service}.documents.${index}`)}</li>
      ))}
    </ul>
  );
}
