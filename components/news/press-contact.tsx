import styles from "@/components/news/press-contact.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** Whom journalists ask. */
export function PressContact() {
  const { t } = useTexts("news");
  return (
    <aside className={styles.contact}>
      <h2>{t("contact")}</h2>
      <p>{t("contactText")}</p>
    </aside>
  );
}
