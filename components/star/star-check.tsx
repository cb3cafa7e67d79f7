import { useEffect, useRef } from "react";
import styles from "@/components/star/star-check.module.css";
import { StarForm } from "@/components/star/star-form";
import { StarTier } from "@/components/star/star-tier";
import { useStarCheck } from "@/components/star/use-star-check";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarStatus } from "@/services/star/star-status-service";

interface StarCheckProps {
  /** Empty for a visitor. */
  ownMsisdn: string;
  /** The reader's own tier, where the page already has it. */
  own?: StarStatus | null;
}

/** The tier of a number, at once for the reader's own and by a code for any other. */
export function StarCheck({ ownMsisdn, own = null }: StarCheckProps) {
  const { t } = useTexts("star");
  const check = useStarCheck(ownMsisdn, own);
  const { step, status, error } = check;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The focus moves to the next step; the page itself does not take it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (box.current?.querySelector("input") ?? box.current)?.focus();
  }, [step]);
  // While a code is checked its boxes are closed, which takes the focus away.
  useEffect(() => {
    if (step === "code" && error !== null) box.current?.querySelector("input")?.focus();
  }, [step, error]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      {step === "tier" && status !== null ? (
        <StarTier msisdn={check.msisdn} status={status} onAgain={check.back} />
      ) : (
        <StarForm check={check} />
      )}
    </div>
  );
}
