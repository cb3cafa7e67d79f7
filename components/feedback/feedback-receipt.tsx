import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/button";
import styles from "@/components/ui/forms/posted-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** The receipt after a rating was sent; it gets the focus. */
export function FeedbackReceipt({ receipt, onAnother }: { receipt: string; onAnother: () => void }) {
  const { t } = useTexts("feedback");
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={styles.card}>
      <p className={styles.thanks}>{t("thanks")}</p>
      <p>
        {t("receipt")} <strong>{receipt}</strong>
      </p>
      <p>{t("read")}</p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onAnother}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}
