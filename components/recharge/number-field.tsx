import { useId } from "react";
import styles from "@/components/recharge/recharge-form.module.css";
import { problemId, RechargeProblem } from "@/components/recharge/recharge-problem";
import { PlainField } from "@/components/ui/forms/plain-field";
import { SegmentedChoice } from "@/components/ui/forms/segmented-choice";
import { Icon } from "@/components/ui/values/icon";
import type { RechargeForm, RechargeStart } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The number to recharge: the reader's own or another, with the network that its first digits show. */
export function NumberField({ form, start }: { form: RechargeForm; start: RechargeStart }) {
  const { t, language } = useTexts("recharge");
  const id = useId();
  const { msisdn, network } = form;
  const { options, ownMsisdn, brand } = start;
  const isWrong = problemId(form, "number") !== undefined;
  const or = t("or");
  const prefixes = options.prefixes.join(or);
  return (
    <div className={styles.part}>
      {ownMsisdn !== "" && (
        <SegmentedChoice
          legend={t("who")}
          options={[
            { value: "own", label: t("own") },
            { value: "other", label: t("other") },
          ]}
          chosen={msisdn === ownMsisdn ? "own" : "other"}
          onChoose={(who) => form.changeMsisdn(who === "own" ? ownMsisdn : "")}
        />
      )}
      <PlainField
        id={`${id}-number`}
        name="msisdn"
        label={t("msisdn")}
        value={msisdn}
        onChange={form.changeMsisdn}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        invalid={isWrong || network === "other"}
        describedBy={isWrong ? problemId(form, "number") : `${id}-network`}
      />
      <p id={`${id}-network`} aria-live="polite" className={styles.network} data-network={network ?? undefined}>
        {!isWrong && network === "ours" && (
          <>
            <Icon name="check" size={18} /> {t("ours", { brand })}
          </>
        )}
        {!isWrong && network === "other" && t("notOurs", { brand, prefixes: formatNumber(prefixes, language) })}
      </p>
      <RechargeProblem form={form} start={start} place="number" />
    </div>
  );
}
