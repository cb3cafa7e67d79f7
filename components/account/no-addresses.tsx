import styles from "@/components/account/account.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** Shown when no address is saved yet. */
export function NoAddresses() {
  const { t } = useTexts("account");
  return (
    <div className={styles.nothing}>
      <h3>{t("addresses.empty")}</h3>
      <p>{t("addresses.emptyText")}</p>
    </div>
  );
}
