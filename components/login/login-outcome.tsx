import { useEffect, useRef } from "react";
import styles from "@/components/login/login.module.css";
import { Button } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

/** Shown for a short time after a log-in (LOGIN-10, LOGIN-20). */
export function LoginSuccess() {
  const { t } = useTexts("login");
  const heading = useFocused<HTMLParagraphElement>();
  return (
    <div className={styles.outcome}>
      <span className={styles.good}>
        <Icon name="check" size={36} />
      </span>
      <p ref={heading} tabIndex={-1} role="status" className={styles.outcomeTitle}>
        {t("success")}
      </p>
    </div>
  );
}

/** Shown when the code could not be checked (LOGIN-11 to LOGIN-13, ERR-10). */
export function LoginFailed({ onBack }: { onBack: () => void }) {
  const { t } = useTexts("login");
  const button = useFocused<HTMLDivElement>();
  return (
    <div className={styles.outcome}>
      <span className={styles.bad}>
        <Icon name="warning" size={36} />
      </span>
      <div ref={button} tabIndex={-1} role="alert" className={styles.outcomeText}>
        <p className={styles.outcomeTitle}>{t("failed.title")}</p>
        <p className={styles.quiet}>{t("failed.text")}</p>
      </div>
      <Button size="lg" width="full" onClick={onBack}>
        {t("failed.back")}
      </Button>
    </div>
  );
}

/** Moves the focus to this part, because the previous step was removed with its focus. */
function useFocused<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
