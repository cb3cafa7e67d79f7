import { useEffect, useState } from "react";
import styles from "@/components/consent/consent.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { openConsentPanel } from "@/utils/analytics/consent";

/** The button in the footer that opens the privacy choices. Its space is reserved until the page's script is ready. */
export function ConsentButton() {
  const { t } = useTexts("consent");
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button
      type="button"
      className={ready ? styles.footerButton : `${styles.footerButton} ${styles.waiting}`}
      onClick={() => openConsentPanel(true)}
    >
      {t("open")}
    </button>
  );
}
