import styles from "@/components/star/star-check.module.css";
import progressStyles from "@/components/star/star-progress.module.css";
import { useStarCheck } from "@/components/star/use-star-check";
import { Button } from "@/components/ui/actions/button";
import { NumberCheckBox, NumberCheckForm } from "@/components/ui/codes/number-check-form";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { codeErrorText } from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarProgress as Progress, StarStatus } from "@/services/star/star-status-service";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { starBadge } from "@/utils/star/star-badge";

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
    sentTo: t("sentTo", { msisdn: formatMsisdnInText(msisdn, language) }),
    code: t("code"),
    busy: t("checking"),
    request: t("check"),
    confirm: t("show"),
    wait: t("wait", { seconds: secondsLeft }),
    resend: t("resend"),
    change: t("change"),
    error: error && codeErrorText(error, (kind) => t(`error.${kind}`)),
  };
  return (
    <NumberCheckBox check={check} noScript={t("noScript")} className={`${page.card} ${styles.box}`}>
      {step === "found" && found !== null ? (
        <StarTier msisdn={msisdn} status={found} onAgain={startOver} />
      ) : (
        <NumberCheckForm check={check} labels={labels} />
      )}
    </NumberCheckBox>
  );
}

/** The tier of a number: its benefits, and how to reach the next tier. */
function StarTier({ msisdn, status, onAgain }: { msisdn: string; status: StarStatus; onAgain: () => void }) {
  const { t, language } = useTexts("star");
  const { tier, benefits, next } = status;
  const badge = starBadge(tier);
  const number = formatMsisdnInText(msisdn, language);
  return (
    <div role="status" className={styles.tier}>
      <p className={styles.lead}>{t("number", { msisdn: number })}</p>
      <p className={styles.name}>
        {badge === null ? t("nonStar") : <Badge tone={badge.tone}>{t(`tier.${tier}`)}</Badge>}
      </p>
      <h3>{t("benefits")}</h3>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {next === null ? (
          t("top")
        ) : (
          <>
            <b>{t("next", { tier: t(`tier.${next.tier}`) })}</b> {next.condition}
          </>
        )}
      </p>
      {next?.progress && <StarProgress progress={next.progress} />}
      <Button variant="outline" className={styles.again} onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}

/** A tier is calculated from the use of this many months. */
const MONTHS = 3;

/** The progress to the next tier: the amounts, and the deadline. */
function StarProgress({ progress }: { progress: Progress }) {
  const { t, language } = useTexts("star");
  const { neededPoisha, averagePoisha, usedPoisha, missingPoisha, sentence } = progress;
  const targetPoisha = neededPoisha * MONTHS;
  const money = (poisha: number) => formatMoney(poisha, language);
  return (
    <div className={progressStyles.progress}>
      <progress
        className={progressStyles.bar}
        aria-label={t("progress.label")}
        max={targetPoisha}
        value={Math.max(0, targetPoisha - missingPoisha)}
      />
      <p className={progressStyles.sentence}>{sentence}</p>
      <FactList
        facts={[
          [t("progress.average"), money(averagePoisha)],
          [t("progress.used"), money(usedPoisha)],
          [t("progress.needed"), money(neededPoisha)],
        ]}
        className={progressStyles.figures}
      />
    </div>
  );
}
