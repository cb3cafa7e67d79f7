import styles from "@/components/ui/actions/back-to-top.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

/** The link to the top of a long page, from its third screen on. It fills its nearest positioned ancestor or page. */
export function BackToTop() {
  const { t } = useTexts();
  return (
    <div className={styles.shaft}>
      <div className={styles.run}>
        <a href="#top" className={styles.link} aria-label={t("backToTop")}>
          <Icon name="arrowUp" />
        </a>
      </div>
    </div>
  );
}
