import { useState } from "react";
import styles from "@/components/design/design.module.css";
import { Specimen, State } from "@/components/design/specimen";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The boxes of a one-time code. */
export function CodeSpecimen() {
  const { t, language } = useTexts("design");
  const [code, setCode] = useState("");
  const [complete, setComplete] = useState("");
  const shown = formatNumber(complete, language);
  return (
    <Specimen title={t("forms.code")}>
      <div className={styles.codes}>
        <State name={t("states.rest")}>
          <CodeBoxes value={code} onChange={setCode} onComplete={setComplete} label={t("forms.codeLabel")} />
        </State>
        <State name={t("states.error")}>
          <CodeBoxes value="123" onChange={() => undefined} label={t("forms.codeLabel")} error={t("forms.codeError")} />
        </State>
        <State name={t("states.disabled")}>
          <CodeBoxes value="" onChange={() => undefined} label={t("forms.codeLabel")} disabled />
        </State>
      </div>
      <p role="status" className={styles.note}>
        {complete !== "" && t("forms.codeDone", { code: shown })}
      </p>
    </Specimen>
  );
}
