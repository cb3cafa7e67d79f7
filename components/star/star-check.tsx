import styles from "@/components/star/star-check.module.css";
import { StarTier } from "@/components/star/star-tier";
import { useStarCheck } from "@/components/star/use-star-check";
import { NumberCheckBox, NumberCheckForm } from "@/components/ui/codes/number-check-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarStatus } from "@/services/star/star-status-service";
import { formatMsisdn } from "@/utils/numbers/msisdn";

interface StarCheckProps {
  /** Empty for a visitor who is not logged in. */
  ownMsisdn: string;
  /** The visitor's own tier, if the page already has it. */
  own?: StarStatus | null;
}

/** Shows the tier of a number: at once for the visitor's own number, after a code for any other number. */
export function StarCheck({ ownMsisdn, own = null }: StarCheckProps) {
  const { t, language } = useTexts("star");
  const check = useStarCheck(ownMsisdn, own);
  const { step, msisdn, found, error, secondsLeft, startOver } = check;
  const labels = {
    lead: t("lead"),
    msisdn: t("msisdn"),
    sentTo: t("sentTo", { msisdn: formatMsisdn(msisdn, language) }),
    code: t("code"),
    busy: t("checking"),
    request: t("check"),
    confirm: t("show"),
    wait: t("wait", { seconds: secondsLeft }),
    resend: t("resend"),
    change: t("change"),
    error: error && t(`error.${error}`),
  };
  return (
    <NumberCheckBox check={check} noScript={t("noScript")} className={styles.box}>
      {step === "found" && found !== null ? (
        <StarTier msisdn={msisdn} status={found} onAgain={startOver} />
      ) : (
        <NumberCheckForm check={check} labels={labels} />
      )}
    </NumberCheckBox>
  );
}
