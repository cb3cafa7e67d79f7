import dynamic from "next/dynamic";
import { useState } from "react";
import styles from "@/components/design/design.module.css";
import { Group, Specimen, State } from "@/components/design/specimen";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { Stepper } from "@/components/ui/lists/stepper";
import { Skeleton } from "@/components/ui/sections/skeleton";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

const FieldStates = dynamic(() => import("@/components/design/field-states").then((loaded) => loaded.FieldStates), {
  ssr: false,
  loading: () => <Skeleton shape="card" height="24rem" />,
});

/** Form fields. They are loaded after the page, because they need Chakra. */
export function FormGroup() {
  const { t } = useTexts("design");
  return (
    <Group id="forms" title={t("groups.forms")}>
      <Specimen title={t("forms.fields")}>
        <FieldStates />
      </Specimen>
      <CodeSpecimen />
      <ChoiceSpecimen />
      <div className={styles.pair}>
        <Specimen title={t("forms.summary")}>
          <ErrorSummary
            tries={0}
            wrong={{
              heading: t("forms.summaryHeading"),
              validationErrors: [
                { target: "design-name", text: t("forms.summaryName") },
                { target: "design-mobile", text: t("forms.summaryMobile") },
              ],
            }}
          />
        </Specimen>
        <Specimen title={t("forms.summary")}>
          <ErrorSummary tries={0} error={{ heading: t("forms.error"), text: t("forms.errorText") }} />
        </Specimen>
      </div>
      <Specimen title={t("forms.stepper")}>
        <Stepper
          label={t("forms.steps")}
          doneLabel={t("forms.done")}
          steps={[
            { href: "#forms", label: t("forms.contact"), done: true },
            { href: "#layers", label: t("forms.delivery"), done: false },
            { href: "#content-parts", label: t("forms.payment"), done: false },
          ]}
        />
      </Specimen>
    </Group>
  );
}

/** The boxes of a one-time code. */
function CodeSpecimen() {
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

/** Poisha. */
const FEES = { regular: 6000, express: 12_000 } as const;

/** Cards, of which one can be chosen. */
function ChoiceSpecimen() {
  const { t, language } = useTexts("design");
  const [way, setWay] = useState("regular");
  return (
    <Specimen title={t("forms.choices")}>
      <fieldset className={styles.choices}>
        <legend>{t("forms.delivery")}</legend>
        {(["regular", "express"] as const).map((value) => (
          <ChoiceCard
            key={value}
            name="design-way"
            value={value}
            checked={way === value}
            title={t(`forms.${value}`)}
            aside={formatMoney(FEES[value], language)}
            onChoose={() => setWay(value)}
          >
            {t(`forms.${value}Note`)}
          </ChoiceCard>
        ))}
        <ChoiceCard
          name="design-way"
          value="off"
          checked={false}
          disabled
          title={t("forms.express")}
          onChoose={() => undefined}
        >
          {t("forms.expressOff")}
        </ChoiceCard>
      </fieldset>
    </Specimen>
  );
}
