import { Button } from "@/components/ui/actions/button";
import styles from "@/components/ui/codes/code-by-call.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { CodeState } from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import { TEXTS_BEFORE_CALL } from "@/utils/login/one-time-code";

/** The remaining seconds are announced in steps of this size, not every second. */
const SPOKEN_STEP = 10;

interface CodeByCallProps extends Omit<CodeState<unknown>, "error"> {
  onCall: () => void;
}

/** Shown beside every "resend": the code by a call after two texts, and the waiting time for screen readers. */
export function CodeByCall({ sends, called, secondsLeft, busy, onCall }: CodeByCallProps) {
  const { t } = useTexts();
  const waits = secondsLeft > 0;
  const spoken = Math.ceil(secondsLeft / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <>
      {called && (
        <p role="status" className={styles.calling}>
          {t("codeCall.calling")}
        </p>
      )}
      {sends >= TEXTS_BEFORE_CALL && !waits && (
        <Button variant="outline" disabled={busy} onClick={onCall}>
          {t("codeCall.ask")}
        </Button>
      )}
      <p role="status" className={page.srOnly}>
        {sends === 0 || busy ? "" : waits ? t("codeCall.wait", { seconds: spoken }) : t("codeCall.ready")}
      </p>
    </>
  );
}
