import { useEffect, useRef } from "react";
import { useUsefulVote } from "@/components/support/use-useful-vote";
import styles from "@/components/support/useful-vote.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

/** Asks whether an answer helped. Without script there is no question, and its place stays empty. */
export function UsefulVote({ slug }: { slug: string }) {
  const { t } = useTexts("support");
  const { answer, state, vote } = useUsefulVote(slug);
  const status = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The clicked button is gone.
    if (state === "done") status.current?.focus();
  }, [state]);
  const thanks = answer === "yes" ? t("answer.thanks") : answer === "no" ? t("answer.sorry") : "";
  return (
    <div className={styles.vote}>
      {answer === null && (
        <>
          <span id={`vote-${slug}`}>{t("answer.vote")}</span>
          {([true, false] as const).map((useful) => (
            <Button
              key={String(useful)}
              variant="outline"
              size="sm"
              aria-describedby={`vote-${slug}`}
              onClick={() => void vote(useful)}
            >
              {t(useful ? "answer.yes" : "answer.no")}
            </Button>
          ))}
        </>
      )}
      <span ref={status} role="status" tabIndex={-1}>
        {state === "failed" ? t("answer.failed") : thanks}
      </span>
    </div>
  );
}
