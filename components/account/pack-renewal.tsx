import styles from "@/components/account/pack-renewal.module.css";
import { usePackRenewal } from "@/components/account/use-pack-renewal";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import errorText from "@/components/ui/forms/error-text.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

interface PackRenewalProps {
  /** The pack's reference at the charging system. */
  reference: string;
  renews: boolean;
  title: string;
}

/** The switch for the renewal of a pack. */
export function PackRenewal({ reference, renews: initial, title }: PackRenewalProps) {
  const { t } = useTexts("account");
  const { renews, state, change } = usePackRenewal(reference, initial);
  return (
    <div className={styles.renewal}>
      <label>
        <ChoiceInput
          type="checkbox"
          role="switch"
          autoComplete="off"
          aria-label={t("balance.renewalName", { title })}
          checked={renews}
          aria-checked={renews}
          aria-busy={state === "busy"}
          onChange={(isOn) => void change(isOn)}
        />
        {t("balance.renewal")}
      </label>
      <p role="status" className={page.quiet}>
        {t(renews ? "balance.renewalOn" : "balance.renewalOff")}
      </p>
      <p role="alert" className={errorText.error}>
        {state === "failed" && t("balance.renewalFailed")}
      </p>
    </div>
  );
}
